import { z } from 'zod';
import { asCandidate, asUser } from '../../../auth/rules.js';
import { keyOf } from '../../../auth/viewer.js';
import type { SerializedRow, RowShape } from '../../../cache/rowCache.js';
import type { ClientRecord } from '../../clients/clientsModel.js';
import type { RequestContext } from '../../context.js';
import { createLoaders } from '../../loaders.js';
import {
  documentOptionsAnswer,
  listOptionsAnswer,
  optionAnswer,
  presentDocumentOptions,
  presentListOptions,
} from '../../fields/definitions/customFieldsPresenter.js';
import { personalFieldKeys } from '../../fields/definitions/fallbackFields.js';
import type { FieldValueView } from '../../fields/values/fieldViews.js';
import { catalogueIn, type RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import { candidateFields, filledFields, ownAnswers } from '../candidateFields.js';
import { hasEnded } from '../standing/ending.js';
import { candidateStages } from '../standing/standing.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { requestedKeys } from '../openFields.js';
import { rowCache } from '../queries/cachedCandidates.js';
import { progressOf } from '../progress/candidateProgress.js';

const keyValue = z.object({ key: z.string(), value: z.string() }).meta({ id: 'FieldValue' });

const userAnswer = z
  .object({ id: z.string(), nome: z.string(), email: z.string(), roles: z.array(z.literal('candidate')) })
  .meta({ id: 'CandidateUser' });

const personalAnswers = Object.fromEntries(personalFieldKeys.map((key) => [key, z.string().nullable()]));

/** A candidate as staff read them; personal fields are null when empty or hidden. */
export const candidateAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    token: z.string().nullable().meta({ description: 'Null for an access key.' }),
    password: z.string().nullable().meta({ description: 'Null for an access key.' }),
    userId: z.string(),
    status: z.enum(['in_progress', 'complete']),
    progress: z.int(),
    createdAt: z.iso.datetime(),
    clientId: z.string().nullable(),
    clientName: z.string().nullable(),
    clientCompany: z.string().nullable(),
    ...personalAnswers,
    customFields: z.array(keyValue),
    customFieldValues: z.record(z.string(), z.string()),
    user: userAnswer,
    accessLink: z.string().nullable().meta({ description: 'Null for an access key.' }),
    stage: z.enum(candidateStages).meta({ description: 'Where the admission stands, told by rule.' }),
    stageSince: z.iso.datetime(),
    isConfirmed: z.boolean(),
    completedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    revision: z
      .int()
      .meta({ description: 'Grows by each change; a change that names it as `expectedRevision` overwrites nobody.' }),
  })
  .meta({ id: 'Candidate' });

const fieldAnswer = z
  .object({
    key: z.string(),
    value: z.string().nullable(),
    displayValue: z.string().nullable(),
    label: z.string(),
    type: z.string(),
    required: z.boolean(),
    active: z.boolean(),
    canView: z.boolean(),
    canEdit: z.boolean(),
    section: z.string().nullable(),
    options: z.array(optionAnswer),
    description: z.string().nullable(),
    placeholder: z.string().nullable(),
    documentOptions: documentOptionsAnswer.nullable(),
    listOptions: listOptionsAnswer.nullable(),
  })
  .meta({ id: 'CandidateField' });

/** A candidate with every field known for candidates. */
export const candidateWithFieldsAnswer = candidateAnswer
  .extend({ fields: z.array(fieldAnswer) })
  .meta({ id: 'CandidateWithFields' });

/** The candidate's own record: before consent without name, e-mail and values. */
export const ownCandidateAnswer = candidateAnswer
  .omit({
    token: true,
    password: true,
    accessLink: true,
    user: true,
    name: true,
    email: true,
    stage: true,
    stageSince: true,
  })
  .extend({
    name: z.string().nullable(),
    email: z.string().nullable(),
    hasConsented: z.boolean(),
    hasEnded: z.boolean().meta({ description: 'Whether the company has ended the admission: nothing can be written.' }),
    requestedFieldKeys: z.array(z.string()),
    fields: z.array(fieldAnswer),
  })
  .meta({ id: 'OwnForm' });

/** A candidate as staff read it, with what opens their form. The loaders of the request make a page of them cost two queries. */
export async function presentCandidate(candidate: CandidateRecord, context: RequestContext) {
  await context.services.candidates.credentials.tellShown(asUser(context.viewer), [candidate]);
  const [catalogue, client] = await Promise.all([
    context.services.customFields.catalogueOf(candidate),
    clientOf(candidate, context),
  ]);
  return presentInSurroundings(candidate, { catalogue, client }, context);
}

/** What a candidate's answer is made of besides the record. */
interface Surroundings {
  catalogue: RecordCatalogue;
  client: ClientRecord | null;
}

const utf8 = new TextEncoder();

/**
 * The candidates of a page, each as its JSON in UTF-8: rows that were shown before are not made again.
 * @returns null for rows of more than `mostBytes` together, of which no further ones are made then.
 */
export async function candidateRows(
  candidates: readonly CandidateRecord[],
  context: RequestContext,
  mostBytes = Infinity,
): Promise<Uint8Array[] | null> {
  const viewer = asUser(context.viewer);
  // Rows for a key hold no credentials.
  const reader = `${viewer.role} ${viewer.clientId ?? ''}${keyOf(viewer) ? ' key' : ''}`;
  const shape: RowShape = { name: `/v1 ${reader}`, areas: ['fields', 'clients'] };
  const rows = await rowCache.get(shape, candidates, async (missing) => {
    const loaders = createLoaders(context.services);
    const [catalogue, clients] = await Promise.all([
      context.services.customFields.catalogue('candidate'),
      Promise.all(missing.map((candidate) => clientOf(candidate, { loaders }))),
    ]);
    const made: SerializedRow[] = [];
    let bytesMade = 0;
    for (const [index, candidate] of missing.entries()) {
      if (bytesMade > mostBytes) break;
      const client = clients[index] ?? null;
      const bytes = utf8.encode(
        JSON.stringify(
          presentInSurroundings(candidate, { catalogue: catalogueIn(catalogue, candidate), client }, context),
        ),
      );
      bytesMade += bytes.length;
      made.push({ bytes, values: 1 });
    }
    return made;
  });
  const bytesOfAll = rows.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return bytesOfAll > mostBytes ? null : rows.map(({ bytes }) => bytes);
}

async function clientOf(
  { clientId }: CandidateRecord,
  { loaders }: Pick<RequestContext, 'loaders'>,
): Promise<ClientRecord | null> {
  return clientId && loaders.clientById.load(clientId.toString());
}

function presentInSurroundings(candidate: CandidateRecord, surroundings: Surroundings, context: RequestContext) {
  const viewer = asUser(context.viewer);
  const id = candidate._id.toString();
  const access = context.services.candidates.credentials.shownTo(viewer, candidate);
  return {
    ...presentCommon(candidate, filledFields(candidate, viewer, surroundings.catalogue), surroundings),
    name: candidate.name,
    email: candidate.email,
    token: access?.token ?? null,
    password: access?.password ?? null,
    accessLink: access?.link ?? null,
    stage: candidate.stage,
    stageSince: candidate.stageSince,
    user: { id, nome: candidate.name, email: candidate.email, roles: ['candidate'] },
  };
}

export async function presentCandidateWithFields(candidate: CandidateRecord, context: RequestContext) {
  const catalogue = await context.services.customFields.catalogueOf(candidate);
  const fields = candidateFields(candidate, asUser(context.viewer), catalogue);
  return { ...(await presentCandidate(candidate, context)), fields: fields.map(presentField) };
}

/** A candidate as they read themselves. */
export async function presentOwnCandidate(candidate: CandidateRecord, context: RequestContext) {
  asCandidate(context.viewer);
  const catalogue = await context.services.customFields.catalogueOf(candidate);
  const client = await clientOf(candidate, context);
  const hasConsented = context.services.privacy.hasConsented(candidate);
  // Callers of `/v1` know nothing of conditions, and show each field that they are given.
  const fields = context.services.candidates.ownForm
    .fields(candidate, catalogue)
    .filter(({ conditionUnmet }) => !conditionUnmet);
  return {
    ...presentCommon(candidate, ownAnswers(candidate, catalogue, hasConsented), { catalogue, client }),
    name: hasConsented ? candidate.name : null,
    email: hasConsented ? candidate.email : null,
    hasConsented,
    hasEnded: hasEnded(candidate),
    requestedFieldKeys: requestedKeys(candidate, catalogue),
    fields: fields.map(presentField),
  };
}

function presentCommon(
  candidate: CandidateRecord,
  fields: readonly FieldValueView[],
  { catalogue, client }: Surroundings,
) {
  const filled: { key: string; value: string }[] = [];
  const values: Record<string, string> = {};
  for (const { key, value } of fields) {
    if (value === null) continue;
    filled.push({ key, value });
    values[key] = value;
  }
  const personal: Record<string, string | null> = {};
  for (const key of personalFieldKeys) personal[key] = values[key] ?? null;
  return {
    ...personal,
    id: candidate._id.toString(),
    userId: candidate._id.toString(),
    status: candidate.status,
    progress: progressOf(catalogue, candidate),
    createdAt: candidate.createdAt,
    clientId: candidate.clientId?.toString() ?? null,
    clientName: client?.name ?? null,
    clientCompany: client?.companyName ?? null,
    customFields: filled,
    customFieldValues: values,
    isConfirmed: candidate.isConfirmed,
    completedAt: candidate.completedAt,
    updatedAt: candidate.updatedAt,
    revision: candidate.revision,
  };
}

function presentField(field: FieldValueView) {
  const { key, value, displayValue, label, type, required, active, section, options, description, placeholder } = field;
  const rights = { canView: field.viewerCanView, canEdit: field.viewerCanEdit };
  return {
    ...{ key, value, displayValue, label, type, required, active, ...rights },
    ...{ section, options, description, placeholder },
    documentOptions: presentDocumentOptions(field.documentOptions),
    listOptions: presentListOptions(field.listOptions),
  };
}
