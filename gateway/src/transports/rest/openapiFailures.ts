import { z } from 'zod';
import type { RestCall } from '../../domains/http/restCall.js';
import { httpStatusByCode, type ErrorCode, type FailureStatus } from '../../lib/errors.js';
import { jsonSchema, referenceTo, type JsonObject, type Models } from './openapiSchemas.js';

/** Failures that the transports themselves answer, by what a call has. */
const ALWAYS: FailureStatus[] = [500, 503, 507];
const SIGNED_IN: FailureStatus[] = [401, 403, 429];
const PARAMETERS: FailureStatus[] = [400, 404];
const QUERY: FailureStatus[] = [422];
const BODY: FailureStatus[] = [400, 413, 415, 422];

/** Every status that a call may answer without success, in ascending order. */
export function failuresOf(call: RestCall): FailureStatus[] {
  const statuses = new Set<FailureStatus>([
    ...ALWAYS,
    ...(call.access === 'anyone' ? [] : SIGNED_IN),
    ...(call.params ? PARAMETERS : []),
    ...(call.query ? QUERY : []),
    ...(call.body ? BODY : []),
    ...(call.failures ?? []),
  ]);
  return [...statuses].sort((left, right) => left - right);
}

const descriptions: Record<FailureStatus, string> = {
  400: 'The body is no JSON (or no valid multipart), or the address is malformed.',
  401: 'No valid token, or the credentials do not match.',
  403: 'The wrong role, a field without the right to edit it, a password that must be changed first, or a sign-in that lacks its code.',
  404: "Unknown, malformed, or somebody else's: they do not differ.",
  409: 'The value is taken, or another change came first.',
  413: 'The body or the file is too large.',
  415: 'The body has another media type.',
  422: 'Understood and not accepted; `details` names the fields.',
  429: 'Too many attempts, or too much work of one account.',
  500: 'Not expected; logged under `requestId`.',
  503: 'The database, the store of files or the antivirus does not answer just now, too many files are uploaded or people sign in at once, or a mail cannot be queued.',
  507: 'The database or the store of files has no room left; nothing was stored.',
};

const codes = Object.keys(httpStatusByCode) as ErrorCode[];
const codesOf = (status: FailureStatus) => codes.filter((code) => httpStatusByCode[code] === status);

const detail = z
  .object({
    field: z
      .string()
      .meta({ description: 'Path of what was sent, with dots; `body` for the body itself, or the name of a header.' }),
    message: z.string(),
  })
  .meta({ id: 'FailureDetail' });

/** The body of a failure. */
const failure = z
  .object({
    message: z.string().meta({ description: 'What to tell the user, in Brazilian Portuguese.' }),
    code: z.enum(codes).meta({ description: 'Stable code, for programs.' }),
    details: z.array(detail),
    requestId: z.string(),
  })
  .meta({ id: 'Failure' });

/** The name of the response of failures that no call names. */
export const OTHER_FAILURE = 'Failure';

export const failureName = (status: FailureStatus) => `${OTHER_FAILURE}${status}`;

/** The models of failures. */
export function failureModels(): Models {
  const models: Models = {};
  jsonSchema(failure, 'output', models);
  return models;
}

/** The responses of every failure status, for `components`; a call refers to its own. */
export function failureResponses(): JsonObject {
  const reference = referenceTo('Failure');
  const statuses = Object.keys(descriptions).map((status) => Number(status) as FailureStatus);
  const responses = statuses.map((status) => {
    const schema = { allOf: [reference, { type: 'object', properties: { code: { enum: codesOf(status) } } }] };
    return [failureName(status), { description: descriptions[status], ...headersOf(status), ...answering(schema) }];
  });
  const other = { description: 'A failure that is not expected of this call.', ...answering(reference) };
  return Object.fromEntries([...responses, [OTHER_FAILURE, other]]) as JsonObject;
}

const answering = (schema: object) => ({ content: { 'application/json': { schema } } });

function headersOf(status: FailureStatus): JsonObject {
  const seconds = { description: 'Seconds to wait.', schema: { type: 'integer' } };
  return status === 429 ? { headers: { 'Retry-After': seconds } } : {};
}
