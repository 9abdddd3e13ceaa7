import { z } from 'zod';
import { asUser } from '../../auth/rules.js';
import { DomainError, fieldError } from '../../lib/errors.js';
import { checkBounds } from '../../lib/inputBounds.js';
import { pagedEnvelope } from '../../lib/pages.js';
import { isBlank } from '../../lib/text.js';
import { parseInput } from '../../lib/validation.js';
import { readUploadForm } from '../exports/templates/uploadForm.js';
import { arrivingBody } from '../http/arrivingBody.js';
import { dataAnswer, pagedAnswer } from '../http/restAnswers.js';
import { defineRestCall, type RestCall, type RestInput } from '../http/restCall.js';
import { pageRequestFromQuery, pagingQuery } from '../http/restPaging.js';
import type { PlanCounts } from './plan/importPlans.js';
import { problemText, type PlannedRow } from './plan/planRow.js';
import type { ImportRecord } from './stored/importsModel.js';
import type { ResultWithPerson } from './run/resultsWithPerson.js';

const tag = 'Imports';
const KEY_HEADER = 'Idempotency-Key';
const idParams = z.object({ id: z.string() });
/** The largest JSON body: 10,000 rows of a thousand characters. */
const MAX_JSON_BYTES = 10 * 1024 * 1024;

const importAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['draft', 'running', 'paused', 'done', 'undoing', 'undone']),
    createdAt: z.iso.datetime(),
    clientId: z.string().nullable(),
    revision: z.int(),
    columns: z.array(
      z
        .object({
          column: z.int(),
          heading: z.string(),
          fieldKey: z.string().nullable(),
          refusal: z.string().nullable(),
        })
        .meta({ id: 'ImportColumn' }),
    ),
    counts: z
      .object({
        total: z.int(),
        new: z.int(),
        changes: z.int(),
        same: z.int(),
        problem: z.int(),
        leftOut: z.int(),
      })
      .meta({
        id: 'ImportCounts',
        description:
          'How many rows there are of each kind, as they would be written now; while the import is at work, as when they were first asked for.',
      }),
    progress: z
      .object({
        done: z.int(),
        created: z.int(),
        changed: z.int(),
        same: z.int(),
        failed: z.int(),
        leftOut: z.int(),
        finishedAt: z.iso.datetime().nullable(),
        pauseReason: z.string().nullable(),
      })
      .meta({ id: 'ImportProgress' })
      .nullable()
      .meta({ examples: [null] }),
  })
  .meta({ id: 'Import' });

const resultAnswer = z
  .object({
    row: z.int(),
    outcome: z.enum(['created', 'changed', 'same', 'failed', 'leftOut']),
    message: z.string().nullable(),
    person: z.string().nullable(),
    candidateId: z.string().nullable(),
    changedKeys: z.array(z.string()),
  })
  .meta({ id: 'ImportResult' });

function presentWithCounts(
  record: ImportRecord,
  counts: PlanCounts,
  refusals: readonly (string | null)[],
): z.infer<typeof importAnswer> {
  const { _id, name, state, createdAt, clientId, revision, columns, run } = record;
  return {
    id: _id.toString(),
    name,
    state,
    createdAt: createdAt.toISOString(),
    clientId: clientId?.toString() ?? null,
    revision,
    columns: columns.map(({ heading, fieldKey }, index) => ({
      column: index + 1,
      heading,
      fieldKey,
      refusal: refusals[index] ?? null,
    })),
    counts,
    progress: run && {
      done: run.counts.done,
      created: run.counts.created,
      changed: run.counts.changed,
      same: run.counts.same,
      failed: run.counts.failed,
      leftOut: run.counts.leftOut,
      finishedAt: run.finishedAt?.toISOString() ?? null,
      pauseReason: run.pauseReason,
    },
  };
}

const presentResult = ({ row, outcome, message, person, candidateId, changedKeys }: ResultWithPerson) => ({
  row,
  outcome: outcome ?? ('failed' as const),
  message,
  person,
  candidateId: candidateId?.toString() ?? null,
  changedKeys,
});

/** What a run would say of a row that it cannot write. */
function presentProblem(row: PlannedRow): z.infer<typeof resultAnswer> {
  const textOf = (key: string) => row.cells.find(({ field }) => field.key === key)?.text.trim();
  return {
    row: row.row,
    outcome: 'failed',
    message: problemText(row),
    person: textOf('name') || textOf('email') || null,
    candidateId: row.candidateId,
    changedKeys: [],
  };
}

const importBody = z.object({
  file: z
    .file()
    .optional()
    .meta({
      description: 'An .xlsx or .csv file of at most 10 MB; or send JSON with `rows`.',
      examples: ['candidatos.xlsx'],
    }),
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .optional()
    .meta({ description: 'In a JSON body: up to 10,000 objects with values by key, `name` and `email` among them.' }),
  clientId: z.string().nullish().meta({ description: 'When an admin imports; a client imports for itself.' }),
  sheetName: z.string().nullish(),
  dryRun: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .nullish()
    .meta({
      description:
        'Only says what would be done; nothing is written. The rows that would not be are in the results of the import.',
    }),
});
const options = importBody.pick({ clientId: true, sheetName: true, dryRun: true });
const jsonBody = options.extend({
  rows: z
    .array(z.record(z.string(), z.unknown()))
    .meta({ examples: [[{ name: 'Ana Souza', email: 'ana.souza@exemplo.com.br' }]] }),
});
const headers = z.object({
  [KEY_HEADER]: z.string().max(100).optional().meta({
    description:
      'A text of the caller: a call that repeats it answers the import of the first one, and is refused with other data.',
  }),
});

export const importsRestCalls: RestCall[] = [
  defineRestCall({
    method: 'post',
    path: '/imports',
    operationId: 'importCandidates',
    description:
      'Imports candidates from a file (multipart) or from rows (application/json): rows without a problem are written in the background. With dryRun nothing is written.',
    tag,
    access: 'staffOrKey',
    bodyKind: 'multipart',
    body: importBody,
    bodyAsJson: jsonBody,
    headers,
    failures: [403, 404, 409],
    answer: dataAnswer(importAnswer),
    status: 201,
    async handle(call) {
      const { services, viewer } = call.context;
      const user = asUser(viewer);
      const { file, rows, clientId, sheetName, dryRun } = await readBody(call);
      const wanted = {
        rows: rows as never,
        // Forms in which no company, or no sheet, is chosen send a blank one.
        clientId: isBlank(clientId) ? null : clientId,
        sheetName: isBlank(sheetName) ? null : sheetName,
        run: dryRun !== true && dryRun !== 'true',
        idempotencyKey: call.request.get(KEY_HEADER),
      };
      const record = await services.imports.begin(user, file, wanted).catch((error: unknown) => {
        throw inWordsOfCall(error, file ? 'file' : 'rows');
      });
      return { data: await presentImport(call, record) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/imports/:id',
    operationId: 'readImport',
    description: 'One import: how far it is, and what its rows are.',
    tag,
    access: 'staffOrKey',
    params: idParams,
    answer: dataAnswer(importAnswer),
    async handle(call) {
      const record = await call.context.services.imports.get(asUser(call.context.viewer), call.params.id);
      return { data: await presentImport(call, record) };
    },
  }),
  defineRestCall({
    method: 'get',
    path: '/imports/:id/results',
    operationId: 'listImportResults',
    description:
      'What became of each row that has been dealt with, in the order of the rows; before a run (dryRun) the rows that would not be written, each with the reason.',
    tag,
    access: 'staffOrKey',
    params: idParams,
    query: pagingQuery,
    answer: pagedAnswer(resultAnswer),
    async handle({ context: { viewer, services }, params, query }) {
      const user = asUser(viewer);
      const record = await services.imports.get(user, params.id);
      const page = pageRequestFromQuery(query);
      return record.state === 'draft'
        ? pagedEnvelope(await services.imports.rows(user, record, page, { kind: 'problem' }), presentProblem)
        : pagedEnvelope(await services.imports.results(record, page), presentResult);
    },
  }),
];

async function presentImport(
  { context: { viewer, services } }: Pick<RestInput<unknown, unknown, unknown>, 'context'>,
  record: ImportRecord,
) {
  const user = asUser(viewer);
  const [counts, refusals] = await Promise.all([
    services.imports.counts(user, record),
    services.imports.refusals(user, record),
  ]);
  return presentWithCounts(record, counts, refusals);
}

/** A failure whose details name what was sent: the service knows of columns, which the file or the rows have. */
function inWordsOfCall(error: unknown, source: 'file' | 'rows'): unknown {
  if (!(error instanceof DomainError) || error.details.length === 0) return error;
  const details = error.details.map((detail) => ({ ...detail, field: partOf(detail.field, source) }));
  return new DomainError(error.code, error.message, { details, cause: error });
}

function partOf(path: string[], source: string): string[] {
  if (path[0] === 'columns') return [source];
  return path[0] === 'idempotencyKey' ? [KEY_HEADER] : path;
}

/** The file and its options, or rows of JSON; a body of ten thousand rows is larger than other calls take. */
async function readBody({ request, context }: RestInput<unknown, unknown, unknown>) {
  if (!request.is('application/json')) {
    const { file, fields } = await readUploadForm(request);
    if (fields['rows'] !== undefined) throw fieldError('INVALID', 'rows', 'Envie as linhas como JSON, sem arquivo.');
    return { file, rows: undefined, ...parseInput(options, fields) };
  }
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of arrivingBody(request)) {
    size += piece.length;
    // The rest is taken off the line and forgotten, so that the client hears the answer.
    if (size <= MAX_JSON_BYTES) pieces.push(piece);
  }
  if (size > MAX_JSON_BYTES) throw new DomainError('PAYLOAD_TOO_LARGE', 'O corpo da requisição é grande demais.');
  const body = parsed(Buffer.concat(pieces).toString());
  checkBounds(body);
  // A body that comes slowly outruns no revocation.
  await context.services.identity.confirm(asUser(context.viewer));
  return { file: null, ...parseInput(jsonBody, body, 'body') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DomainError('MALFORMED', 'O corpo da requisição não é um JSON válido.', { cause: error });
  }
}
