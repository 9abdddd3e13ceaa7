import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError, type ErrorDetail } from '../../../lib/errors.js';
import type { CandidateRecord } from '../../candidates/candidatesModel.js';
import { readStored } from '../../fields/values/fieldTypeRules.js';
import { closedField } from '../mapping/importFields.js';
import { storedReader } from '../plan/planRow.js';
import {
  followInEarlier,
  resultsToUndo,
  storeUndo,
  type PreviousData,
  type ResultRecord,
} from '../stored/importResultsModel.js';
import type { ImportRecord } from '../stored/importsModel.js';
import { candidatesNow, TOUCHED, undoStepOf, workOn, type CandidateNow } from './heldBack.js';
import type { RunDependencies } from './importRunner.js';
import { markOf } from './rowResults.js';
import type { RunLease } from './runLease.js';

const GROUP = 100;
/** What became of one row in undoing. */
interface Undone {
  outcome: 'takenBack' | 'left';
  message: string | null;
}

const takenBack: Undone = { outcome: 'takenBack', message: null };
const left = (message: string): Undone => ({ outcome: 'left', message });

/**
 * Takes back the next rows of an import, the last first: a candidate that it registered is deleted, one that it changed has
 * its earlier data again, unless somebody has touched, confirmed or mailed either since. The rights are those of the person who undoes.
 * @returns whether there are more.
 * @throws when another process has the lease by now.
 */
export async function undoSome(
  deps: RunDependencies,
  viewer: UserViewer,
  record: Pick<ImportRecord, '_id' | 'createdBy'>,
  lease: RunLease,
): Promise<boolean> {
  const results = await resultsToUndo(record._id, GROUP);
  const nowOf = await candidatesNow(deps, viewer, results);
  for (const result of results) {
    await lease.assertHeld();
    const { outcome, message } = await undoOne(deps, viewer, { record, result, ...nowOf(result) });
    const isFollowed = outcome === 'takenBack' && result.outcome === 'changed' && (await followInEarlier(result));
    await storeUndo(result, outcome, message);
    // An earlier row of the same candidate is to be taken back: it is read anew, as this one has left it.
    if (isFollowed) return true;
  }
  return results.length === GROUP;
}

async function undoOne(
  deps: RunDependencies,
  viewer: UserViewer,
  {
    record,
    result,
    candidate,
    confirmedAt,
  }: CandidateNow & { record: Pick<ImportRecord, 'createdBy'>; result: ResultRecord },
): Promise<Undone> {
  // One that is gone was deleted by somebody, or by this before a crash: there is nothing to take back any more.
  if (!candidate) return takenBack;
  const { revision, importId, row, previous } = result;
  const mark = `undo:${markOf(importId, row)}`;
  if (candidate.importedBy === mark) return restoredBefore(deps, viewer, { candidate, revision, previous });
  const step = undoStepOf(result, candidate, confirmedAt);
  if (step.kind === 'leave') return left(step.reason);
  if (step.kind === 'restore') return restore(deps, viewer, { candidate, mark, ...step });
  // It is asked when the candidate's turn comes, as many others of the group are deleted before.
  const work = (await workOn(deps, [candidate._id], record)).get(candidate._id.toString());
  if (work !== undefined) return left(work);
  const isRemoved = await deps.services.candidates.imported.removeUntouched(viewer, candidate._id, step.revision);
  return isRemoved ? takenBack : left(TOUCHED);
}

/** What was restored before a crash, as far as nothing has changed the candidate since: its values tell what stayed as the import has left it. */
async function restoredBefore(
  { services }: RunDependencies,
  { role }: UserViewer,
  { candidate, revision, previous }: Pick<ResultRecord, 'revision' | 'previous'> & { candidate: CandidateRecord },
): Promise<Undone> {
  if (!previous || revision === null || candidate.revision !== revision + 1) return takenBack;
  const catalogue = await services.customFields.catalogueOf(candidate);
  const stored = storedReader(catalogue, 'admin');
  const kept = previous.fields.flatMap(({ key, value }) => {
    const { field } = closedField(key, catalogue, role);
    const shape = catalogue.fields.find((each) => each.key === key) ?? field.shape;
    const now = stored(candidate, field);
    // A value from before its field had another type is written anew in the form of today.
    const isRestored = now === value || (value !== null && now === readStored(shape, value));
    return isRestored ? [] : field.label;
  });
  return kept.length === 0 ? takenBack : { ...takenBack, message: keptText([`Campos: ${kept.join(', ')}.`]) };
}

/**
 * Gives a candidate its earlier data again. What its field no longer takes, such as an option that was removed since, or any value as the
 * field was closed, stays as the import has left it, and is named.
 * @param refused what was refused before: rights are looked at before values, so that one try does not name everything.
 */
async function restore(
  deps: RunDependencies,
  viewer: UserViewer,
  of: { candidate: CandidateRecord; revision: number; previous: PreviousData; mark: string },
  refused: readonly ErrorDetail[] = [],
): Promise<Undone> {
  const { candidate, revision, previous, mark } = of;
  try {
    const input = { ...previous, expectedRevision: revision };
    await deps.services.candidates.update(viewer, candidate._id.toString(), input, { importedBy: mark });
    return refused.length === 0 ? takenBack : { ...takenBack, message: keptText(messagesOf(refused)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const isOfValues = error.code === 'INVALID' || error.code === 'FORBIDDEN';
    const fields = isOfValues ? withoutRefused(previous.fields, error.details) : previous.fields;
    const isLess = fields.length < previous.fields.length;
    const isAny = fields.length > 0 || previous.name !== undefined || previous.email !== undefined;
    const all = [...refused, ...error.details];
    if (isLess && isAny) return restore(deps, viewer, { ...of, previous: { ...previous, fields } }, all);
    if (isLess) return left(messagesOf(all).join(' '));
    return left(error.code === 'CONFLICT' && error.current !== undefined ? TOUCHED : error.message);
  }
}

/** The values without those that their fields refuse. */
const withoutRefused = (fields: PreviousData['fields'], details: readonly ErrorDetail[]) =>
  fields.filter(({ key }) => !details.some(({ field: [where, of] }) => where === 'fields' && of === key));

const messagesOf = (refused: readonly ErrorDetail[]) => refused.map(({ message }) => message);

const keptText = (messages: readonly string[]) =>
  `O valor anterior de alguns campos não é mais aceito. ${messages.join(' ')}`;
