import type { FieldTarget } from '../values/fieldTypes.js';

/** Letters, digits and underscore, not starting with a digit. */
// eslint-disable-next-line regexp/use-ignore-case -- the OpenAPI document tells a pattern without its flags
export const FIELD_KEY_PATTERN = /^[A-Za-z_]\w*$/;
export const MAX_KEY_LENGTH = 100;

/**
 * Keys that no new field may have, and why. Compared without case, so that `Status` never stands beside `status`. A test names the
 * properties of records in `/v1` that are missing here.
 */
const reservedForAll: readonly { reason: string; keys: readonly string[] }[] = [
  {
    reason: 'they mean something to JavaScript objects',
    keys: ['prototype', ...Object.getOwnPropertyNames(Object.prototype)],
  },
  {
    reason: 'every record in the database and in REST carries them',
    keys: ['id', '_id', '__v', 'createdAt', 'updatedAt'],
  },
  {
    reason: 'they are the record’s own e-mail and its list of field values',
    keys: ['email', 'customFields', 'fields', 'values'],
  },
];

const reservedFor: Record<FieldTarget, readonly { reason: string; keys: readonly string[] }[]> = {
  candidate: [
    {
      reason: 'the REST candidate record has them (R-55)',
      keys: [
        'name',
        'token',
        'password',
        'userId',
        'status',
        'progress',
        'clientId',
        'clientName',
        'clientCompany',
        'customFieldValues',
        'user',
      ],
    },
    {
      reason: 'export columns are called so (R-161)',
      keys: ['client', 'company', 'dueOn', 'plannedAdmissionOn', 'endedAt', 'endReason'],
    },
    {
      reason: 'GraphQL and REST show them beside the fields',
      keys: [
        'completedAt',
        'isConfirmed',
        'confirmations',
        'accessLink',
        'stage',
        'stageSince',
        'revision',
        'hasConsented',
        'hasEnded',
        'requestedFieldKeys',
      ],
    },
  ],
  client: [
    {
      reason: 'the REST client record has them and spreads the field values beside them (R-42)',
      keys: ['nome', 'telefone', 'cnpj', 'nomeEmpresa', 'ativo', 'replaceMissingCustomFields', 'temporaryPassword'],
    },
    {
      reason: 'the client’s own properties are called so in GraphQL and in the export',
      keys: ['name', 'phone', 'companyName', 'active', 'client', 'company', 'status', 'progress', 'token', 'password'],
    },
  ],
};

const lowerCase = (groups: readonly { keys: readonly string[] }[]) =>
  groups.flatMap(({ keys }) => keys).map((key) => key.toLowerCase());

const reservedKeys: Record<FieldTarget, ReadonlySet<string>> = {
  candidate: new Set(lowerCase([...reservedForAll, ...reservedFor.candidate])),
  client: new Set(lowerCase([...reservedForAll, ...reservedFor.client])),
};

const objectKeys: ReadonlySet<string> = new Set(lowerCase(reservedForAll.slice(0, 1)));

/** Whether no field of the target may have this key. */
export function isReservedKey(key: string, target: FieldTarget): boolean {
  return reservedKeys[target].has(key.toLowerCase());
}

/** Whether a key is one that objects inherit: not even a permission may name it. */
export function isObjectKey(key: string): boolean {
  return objectKeys.has(key.toLowerCase());
}
