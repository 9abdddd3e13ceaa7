import { z } from 'zod';
import { asCandidate, asUser } from '../../auth/rules.js';
import type { RequestContext } from '../context.js';
import { personalFieldKeys } from '../customFields/fallbackFields.js';
import type { FieldValueView } from '../customFields/fieldValues.js';
import { candidateFields, filledFields } from './candidateFields.js';
import type { CandidateRecord } from './candidatesModel.js';
import { progressOf } from './candidatesProgress.js';

const keyValue = z.object({ key: z.string(), value: z.string() });

const personalAnswers = Object.fromEntries(personalFieldKeys.map((key) => [key, z.string().nullable()]));

/** Spec section 3, 'Candidate'. Personal fields are null when empty and when the viewer may not see them. */
export const candidateAnswer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  token: z.string(),
  password: z.string(),
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
  user: z.object({ id: z.string(), nome: z.string(), email: z.string(), roles: z.array(z.string()) }),
  accessLink: z.string(),
  isConfirmed: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  revision: z.int(),
});

const fieldAnswer = z.object({
  key: z.string(),
  value: z.string().nullable(),
  displayValue: z.string().nullable(),
  label: z.string(),
  type: z.string(),
  required: z.boolean(),
  active: z.boolean(),
  canView: z.boolean(),
  canEdit: z.boolean(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  description: z.string().nullable(),
  placeholder: z.string().nullable(),
});

/** Spec section 3, 'candidate with fields'. */
export const candidateWithFieldsAnswer = candidateAnswer.extend({ fields: z.array(fieldAnswer) });

/** The candidate's own record: before consent without name, e-mail and values (design.md section 6). */
export const ownCandidateAnswer = candidateAnswer
  .omit({ token: true, password: true, accessLink: true, user: true, name: true, email: true })
  .extend({
    name: z.string().nullable(),
    email: z.string().nullable(),
    hasConsented: z.boolean(),
    requestedFieldKeys: z.array(z.string()),
    fields: z.array(fieldAnswer),
  });

/** A candidate as staff read it. The loaders of the request make a page of them cost two queries. */
export async function presentCandidate(candidate: CandidateRecord, context: RequestContext) {
  const viewer = asUser(context.viewer);
  const catalogue = await context.services.customFields.catalogue('candidate');
  const id = candidate._id.toString();
  const access = context.services.candidates.credentialsOf(viewer, candidate);
  return {
    ...(await presentCommon(candidate, filledFields(candidate, viewer, catalogue), context)),
    name: candidate.name,
    email: candidate.email,
    token: access?.token ?? null,
    password: access?.password ?? null,
    accessLink: access?.link ?? null,
    user: { id, nome: candidate.name, email: candidate.email, roles: ['candidate'] },
  };
}

export async function presentCandidateWithFields(candidate: CandidateRecord, context: RequestContext) {
  const catalogue = await context.services.customFields.catalogue('candidate');
  const fields = candidateFields(candidate, asUser(context.viewer), catalogue);
  return { ...(await presentCandidate(candidate, context)), fields: fields.map(presentField) };
}

/** A candidate as they read themselves. */
export async function presentOwnCandidate(candidate: CandidateRecord, context: RequestContext) {
  asCandidate(context.viewer);
  const catalogue = await context.services.customFields.catalogue('candidate');
  const hasConsented = context.services.privacy.hasConsented(candidate);
  const fields = context.services.candidates.ownFields(candidate, catalogue);
  return {
    ...(await presentCommon(candidate, fields, context)),
    name: hasConsented ? candidate.name : null,
    email: hasConsented ? candidate.email : null,
    hasConsented,
    requestedFieldKeys: candidate.requestedFieldKeys,
    fields: fields.map(presentField),
  };
}

async function presentCommon(candidate: CandidateRecord, fields: FieldValueView[], { services, loaders }: RequestContext) {
  const clientId = candidate.clientId?.toString() ?? null;
  const [client, catalogue] = await Promise.all([
    clientId ? loaders.clientById.load(clientId) : null,
    services.customFields.catalogue('candidate'),
  ]);
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
    clientId,
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
  const { key, value, displayValue, label, type, required, active, options, description, placeholder } = field;
  const rights = { canView: field.viewerCanView, canEdit: field.viewerCanEdit };
  return { key, value, displayValue, label, type, required, active, ...rights, options, description, placeholder };
}
