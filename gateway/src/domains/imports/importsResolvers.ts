import { asUser } from '../../auth/rules.js';
import type { Resolvers } from '../../generated/resolvers.js';
import { databaseId, databaseIdOrNull, toGlobalId } from '../../lib/globalId.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { mayManageCandidate } from '../candidates/candidatesPolicy.js';
import type { RequestContext } from '../context.js';
import { payload, toUserErrors } from '../http/userErrors.js';
import { downloadPaths, MODEL_FILE_NAME } from './importsDownload.js';
import { MAX_CELL_TEXT } from './importsInput.js';
import { mayChooseClient, mayCorrect, mayRun, mayUndo } from './importsPolicy.js';
import { problemOfCell, problemOfRow } from './plan/planRow.js';
import { shownValue } from './plan/parseCell.js';
import type { PlannedCell } from './plan/parseRows.js';
import { hasResultFile } from './stored/importsModel.js';

/** A cell with what the row's candidate holds in its place. */
export interface ShownCell {
  cell: PlannedCell;
  isChange: boolean;
  stored: string | null;
  /** Why the cell keeps the row from being written though its value is right, or there is none; null where it does not. */
  rowProblem: string | null;
  doubt: string | null;
}

/** Characters of a cell's text that an answer shows. */
const MAX_SOURCE = 500;
/** Characters of a text that its field does not take, which is corrected from where it stands: one that is cut off is too long for an edit. */
const MAX_REFUSED_TEXT = MAX_CELL_TEXT + 1;
/** Rows that an answer to an edit shows. */
const MAX_EDITED = 100;

const importId = ({ id }: { id: string }) => databaseId('CandidateImport', id);

/** The candidate that a row or a result names; null for one that is gone or is not the viewer's. */
async function candidateOf(
  id: { toString: () => string } | null,
  { viewer, loaders }: RequestContext,
): Promise<CandidateRecord | null> {
  const candidate = id && (await loaders.candidateById.load(id.toString()));
  return candidate && mayManageCandidate(asUser(viewer), candidate) ? candidate : null;
}

export const importsResolvers: Resolvers = {
  Query: {
    candidateImports: async (_, { clientId, ...paging }, { viewer, services }) => {
      const page = pageRequestFromConnectionArgs(paging);
      const ofClient = databaseIdOrNull('Client', clientId);
      return connectionFromPage(await services.imports.list(asUser(viewer), page, ofClient));
    },
    candidateImport: (_, { id }, { viewer, services }) => services.imports.get(asUser(viewer), importId({ id })),
    candidateImportModel: () => ({ downloadUrl: downloadPaths.model, fileName: MODEL_FILE_NAME }),
  },
  CandidateImport: {
    id: ({ _id }) => toGlobalId('CandidateImport', _id),
    createdByName: ({ createdBy }) => createdBy.name,
    client: ({ clientId }, _, { loaders }) => clientId && loaders.clientById.load(clientId.toString()),
    clientCompany: async ({ clientId }, _, { loaders }) =>
      clientId && ((await loaders.clientById.load(clientId.toString()))?.companyName ?? null),
    columns: async (record, _, { viewer, services }) => {
      const refusals = await services.imports.refusals(asUser(viewer), record);
      return record.columns.map((column, index) => ({
        ...column,
        column: index + 1,
        refusal: refusals[index] ?? null,
      }));
    },
    fields: (record, _, { viewer, services }) => services.imports.fields(asUser(viewer), record),
    counts: (record, _, { viewer, services }) => services.imports.counts(asUser(viewer), record),
    problems: async (record, _, { viewer, services }) => (await services.imports.plan(asUser(viewer), record)).problems,
    typedFieldKeys: async (record, _, { viewer, services }) => [
      ...(await services.imports.plan(asUser(viewer), record)).typedKeys,
    ],
    preview: (record, _, { services }) => services.imports.preview(record),
    rows: async (
      record,
      { kind, problem, problemFieldKey, problemGroup, numbers, ...paging },
      { viewer, services },
    ) => {
      const page = pageRequestFromConnectionArgs(paging);
      const conditions = { kind, problem, problemFieldKey, problemGroup, numbers };
      return connectionFromPage(await services.imports.rows(asUser(viewer), record, page, conditions));
    },
    progress: ({ run, rowCount }) => run && { ...run.counts, ...run, total: Math.max(rowCount, run.counts.done) },
    results: async (record, { outcome, undo, ...paging }, { services }) => {
      const page = pageRequestFromConnectionArgs(paging);
      const conditions = { outcome: outcome ?? undefined, undo: undo ?? undefined };
      return connectionFromPage(await services.imports.results(record, page, conditions));
    },
    unsentAccessCount: async (record, _, { viewer, services }) =>
      record.run ? (await services.imports.access.unsent(asUser(viewer), record)).length : 0,
    undoPreview: (record, _, { viewer, services }) => services.imports.runs.undoPreview(asUser(viewer), record),
    resultUrl: (record) => (hasResultFile(record) ? downloadPaths.result(record._id.toString()) : null),
    accessSheetUrl: async (record, _, { viewer, services }) =>
      (await services.imports.access.hasSheet(asUser(viewer), record))
        ? downloadPaths.access(record._id.toString())
        : null,
    viewerCanChooseClient: (record, _, { viewer }) => mayChooseClient(asUser(viewer), record),
    viewerCanRun: (record) => mayRun(record),
    viewerCanCorrect: (record) => mayCorrect(record),
    viewerCanUndo: (record) => mayUndo(record),
  },
  ImportRow: {
    cells: (row) =>
      row.cells.map((cell) => ({
        cell,
        isChange: row.changes.has(cell),
        stored: row.changes.get(cell) ?? row.kept.get(cell) ?? null,
        rowProblem: problemOfCell(row, cell),
        doubt: row.doubts.find(({ field }) => field === cell.field)?.message ?? null,
      })),
    problem: (row) => problemOfRow(row)?.message ?? null,
    problemKind: (row) => (row.kind === 'problem' ? (row.problems[0]?.kind ?? null) : null),
    candidate: ({ candidateId }, _, context) => candidateOf(candidateId, context),
    ambiguousWith: ({ ambiguousId }, _, context) => candidateOf(ambiguousId, context),
  },
  ImportCell: {
    fieldKey: ({ cell }) => cell.field.key,
    source: ({ cell }) => cell.source?.slice(0, MAX_SOURCE) ?? null,
    text: ({ cell }) => cell.text.slice(0, cell.problem === null ? MAX_SOURCE : MAX_REFUSED_TEXT),
    value: ({ cell }) => shownValue(cell.field, cell.value),
    oldValue: ({ cell, stored }) => shownValue(cell.field, stored),
    isEdited: ({ cell }) => cell.isEdited,
    isRepaired: ({ cell }) => cell.isRepaired,
    problem: ({ cell, rowProblem }) => cell.problem ?? rowProblem,
    doubt: ({ doubt }) => doubt,
  },
  ImportResult: {
    outcome: ({ outcome }) => outcome ?? 'failed',
    candidate: ({ candidateId }, _, context) => candidateOf(candidateId, context),
  },
  Mutation: {
    importCandidates: (_, { input: { file, rows, clientId, ...input } }, { viewer, services }) =>
      payload(async () => {
        const given = {
          ...input,
          clientId: databaseIdOrNull('Client', clientId),
          rows: rows?.map(({ fields }) => Object.fromEntries(fields.map(({ key, value }) => [key, value ?? '']))),
        };
        return { candidateImport: await services.imports.begin(asUser(viewer), file ?? null, given) };
      }),
    updateImportSource: (_, { input: { id, clientId, ...input } }, { viewer, services }) =>
      payload(async () => {
        const given = { ...input, clientId: clientId && databaseId('Client', clientId) };
        return { candidateImport: await services.imports.drafts.updateSource(asUser(viewer), importId({ id }), given) };
      }),
    mapImportColumns: (_, { input }, { viewer, services }) =>
      payload(async () => ({
        candidateImport: await services.imports.drafts.mapColumns(asUser(viewer), importId(input), input.columns),
      })),
    editImportCells: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const user = asUser(viewer);
        const { record, rows } = await services.imports.drafts.editCells(user, importId(input), input.cells);
        const edited = await services.imports.rowsNumbered(user, record, rows.slice(0, MAX_EDITED));
        return { candidateImport: record, rows: edited };
      }),
    replaceImportValues: (_, { input: { id, ...input } }, { viewer, services }) =>
      payload(async () => ({
        candidateImport: await services.imports.drafts.replaceValues(asUser(viewer), importId({ id }), input),
      })),
    leaveOutImportRows: (_, { input: { id, ...input } }, { viewer, services }) =>
      payload(async () => ({
        candidateImport: await services.imports.drafts.leaveOut(asUser(viewer), importId({ id }), input),
      })),
    runImport: (_, { input }, { viewer, services }) =>
      payload(async () => ({
        candidateImport: await services.imports.runs.run(asUser(viewer), importId(input), input.expectedRevision),
      })),
    pauseImport: (_, { input }, { viewer, services }) =>
      payload(async () => ({ candidateImport: await services.imports.runs.pause(asUser(viewer), importId(input)) })),
    resumeImport: (_, { input }, { viewer, services }) =>
      payload(async () => ({ candidateImport: await services.imports.runs.resume(asUser(viewer), importId(input)) })),
    undoImport: (_, { input }, { viewer, services }) =>
      payload(async () => ({ candidateImport: await services.imports.runs.undo(asUser(viewer), importId(input)) })),
    correctImport: (_, { input }, { viewer, services }) =>
      payload(async () => ({
        candidateImport: await services.imports.corrections.begin(asUser(viewer), importId(input)),
      })),
    deleteImport: (_, { input }, { viewer, services }) =>
      payload(async () => {
        await services.imports.remove(asUser(viewer), importId(input));
        return { deletedId: input.id };
      }),
    sendImportAccessLinks: (_, { input }, { viewer, services }) =>
      payload(async () => {
        const sent = await services.imports.access.send(asUser(viewer), importId(input));
        return { ...sent, candidateImport: await services.imports.get(asUser(viewer), importId(input)) };
      }),
    createCandidates: (_, { input: { candidates } }, { viewer, services }) =>
      payload(async () => {
        const inputs = candidates.map(({ clientId, ...input }) => ({
          ...input,
          clientId: databaseIdOrNull('Client', clientId),
        }));
        const results = await services.candidates.createMany(asUser(viewer), inputs);
        return {
          results: results.map(({ candidate, error }) => ({ candidate, userErrors: error ? toUserErrors(error) : [] })),
        };
      }),
  },
};
