import { z } from 'zod';
import { isBlank } from '../../../lib/text.js';
import { personalFieldKeys } from '../../fields/definitions/fallbackFields.js';
import type { FieldWrite } from '../../fields/values/storedValues.js';
import { MAX_FIELDS } from '../../fields/values/writtenValue.js';
import { pagingQuery } from '../../http/restPaging.js';
import { optionalInQuery } from '../../http/restQuery.js';
import { documentsStates } from '../progress/documentsState.js';
import { candidateStages } from '../standing/standing.js';
import { candidateSorts, candidateStatus, fieldText, fieldWrites, MAX_UPDATES } from '../candidatesInput.js';

const search = optionalInQuery(z.string()).meta({ description: 'In name, client and company.' });
export const searchQuery = z.object({ search });

/** The filters of `GET /candidates`. */
export const listQuery = pagingQuery.extend({
  search,
  status: optionalInQuery(candidateStatus),
  clientId: optionalInQuery(z.string()),
  confirmed: optionalInQuery(
    z.enum(['true', 'false'], 'confirmed aceita true ou false.').transform((text) => text === 'true'),
  ),
  documentsState: optionalInQuery(z.enum(documentsStates, 'Estado de documentos desconhecido.')),
  stage: optionalInQuery(z.enum(candidateStages, 'Etapa desconhecida.')).meta({
    description: 'Where the admission stands.',
  }),
  sort: optionalInQuery(z.enum(candidateSorts, 'Ordem desconhecida.')),
});

const personalTexts = Object.fromEntries(personalFieldKeys.map((key) => [key, fieldText]));

/** The body of PUT /candidates; personal fields may stand beside name and e-mail. */
export const candidateBody = z
  .object({
    name: z.string().nullish(),
    email: z.string().nullish(),
    ...personalTexts,
    customFields: fieldWrites.nullish().meta({ description: 'Values of fields; a blank one clears.' }),
    expectedRevision: z.int().nullish().meta({ description: 'Refuses the change (409) when the record has moved on.' }),
  })
  .meta({ id: 'CandidateChanges' });

/** The body of POST /candidates: a candidate's client is told when they are registered, and by no change of them. */
export const newCandidateBody = candidateBody.omit({ expectedRevision: true }).extend({
  clientId: z
    .string()
    .nullish()
    .meta({ description: 'When an admin registers; a client registers for itself, whatever is sent.' }),
});

type CandidateChanges = Record<string, unknown> & { customFields?: readonly FieldWrite[] | null };

/**
 * Where the body holds what the service calls `fields.cpf`: beside the name, or in the list, which is read last; and
 * `updates`, which a body that is itself the list does not name.
 */
export function sentAs(path: readonly string[], body: unknown): string[] {
  const sent = placeOf(path, body);
  return Array.isArray(body) && sent[0] === 'updates' ? sent.slice(1) : sent;
}

function placeOf(path: readonly string[], body: unknown): string[] {
  const at = path.indexOf('fields');
  if (at < 0) return [...path];
  const { updates = body } = body as { updates?: unknown };
  const changes = at === 0 ? (body as CandidateChanges) : (updates as CandidateChanges[])[Number(path[at - 1])];
  const [key = '', ...below] = path.slice(at + 1);
  const isListed = changes?.customFields?.some((write) => write.key === key);
  const isBeside = personalFieldKeys.includes(key) && changes?.[key] != null && !isListed;
  return isBeside ? [...path.slice(0, at), key, ...below] : path.with(at, 'customFields');
}

/** What the calls hand to the service; blank personal properties are what a form leaves empty, not a wish to clear. */
export function toCandidateInput({ customFields, expectedRevision, ...body }: z.output<typeof candidateBody>) {
  const texts = body as Record<string, unknown>;
  const personal = personalFieldKeys.flatMap((key): FieldWrite[] => {
    const value = texts[key];
    return typeof value === 'string' && !isBlank(value) ? [{ key, value }] : [];
  });
  const { name, email } = body;
  return { name, email, expectedRevision, fields: [...personal, ...(customFields ?? [])] };
}

/** What is handed to the service for a new candidate. Forms in which no company is chosen send a blank client. */
export const toNewCandidateInput = ({ clientId, ...body }: z.output<typeof newCandidateBody>) => ({
  ...toCandidateInput(body),
  clientId: isBlank(clientId) ? null : clientId,
});

const bulkItem = z
  .object({ id: z.string().nullish() })
  .extend(candidateBody.shape)
  .extend({ candidateId: z.string().nullish().meta({ description: 'The same as `id`.' }) })
  .meta({ id: 'ChangesOfCandidate' });
const bulkItems = z.array(bulkItem).min(1, 'Informe os candidatos.').max(MAX_UPDATES, 'Candidatos demais.');

/** 'A body of updates': as a list, or under `updates`. */
export const bulkBody = z.union([bulkItems, z.object({ updates: bulkItems }).meta({ id: 'CandidateUpdates' })]);

export function toBulkInput(body: z.output<typeof bulkBody>) {
  const items = Array.isArray(body) ? body : body.updates;
  return items.map(({ id, candidateId, ...item }) => ({ id: id ?? candidateId ?? '', input: toCandidateInput(item) }));
}

/** The body of PATCH form-data: texts by field key, name and e-mail among them. */
export const formDataBody = z.object({
  formData: z.record(z.string(), fieldText).refine((data) => Object.keys(data).length <= MAX_FIELDS, 'Campos demais.'),
});

/** Name, e-mail and field writes of a `formData`. */
export function toAnswers({ formData }: z.output<typeof formDataBody>) {
  const { name, email, ...values } = formData;
  const fields = Object.entries(values).map(([key, value]) => ({ key, value }));
  return { name, email, fields };
}

/** All that the service names is a property of `formData`. It counts the values where one has no key of a field. */
export function sentInFormData(path: readonly string[], body: unknown): string[] {
  if (path[0] !== 'fields') return ['formData', ...path];
  const [, at = ''] = path;
  const miscalled = toAnswers(body as z.output<typeof formDataBody>).fields[Number(at)];
  return ['formData', ...(miscalled ? [miscalled.key] : path.slice(1))];
}
