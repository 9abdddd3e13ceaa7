import type { Types } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { DomainError } from '../../../lib/errors.js';
import type { CandidateRecord } from '../../candidates/candidatesModel.js';
import { resultsToUndo, storeUndo, type ResultRecord } from '../stored/importResultsModel.js';
import type { RunDependencies } from './importRunner.js';
import { markOf } from './rowResults.js';

const GROUP = 100;
const TOUCHED = 'O candidato foi alterado depois da importação.';
const CONFIRMED = 'O candidato já foi confirmado.';
const MAILED = 'O acesso já foi enviado ao candidato.';

/** What became of one row in undoing. */
interface Undone {
  outcome: 'takenBack' | 'left';
  message: string | null;
}

const takenBack: Undone = { outcome: 'takenBack', message: null };
const left = (message: string): Undone => ({ outcome: 'left', message });

/**
 * Takes back the next rows of an import, the last first: a candidate that it registered is deleted, one that it changed has
 * its earlier data again, unless somebody has touched either since. The rights are those of the person who undoes.
 * @returns whether there are more.
 */
export async function undoSome(deps: RunDependencies, viewer: UserViewer, importId: Types.ObjectId): Promise<boolean> {
  const results = await resultsToUndo(importId, GROUP);
  const { imported } = deps.services.candidates;
  const candidates = await imported.byIds(
    viewer,
    results.flatMap(({ candidateId }) => candidateId ?? []),
  );
  for (const result of results) {
    const candidate = candidates.get(result.candidateId?.toString() ?? '');
    const { outcome, message } = await undoOne(deps, viewer, result, candidate);
    await storeUndo(result, outcome, message);
  }
  return results.length === GROUP;
}

async function undoOne(
  deps: RunDependencies,
  viewer: UserViewer,
  result: ResultRecord,
  candidate: CandidateRecord | undefined,
): Promise<Undone> {
  // One that is gone was deleted by somebody, or by this before a crash: there is nothing to take back any more.
  if (!candidate) return takenBack;
  const { revision, importId, row, previous } = result;
  const mark = `undo:${markOf(importId, row)}`;
  if (candidate.importedBy === mark) return takenBack;
  if (revision === null || candidate.revision !== revision) return left(TOUCHED);
  if (result.outcome === 'created') {
    if (candidate.isConfirmed) return left(CONFIRMED);
    if (candidate.accessSentAt) return left(MAILED);
    const isRemoved = await deps.services.candidates.imported.removeUntouched(viewer, candidate._id, revision);
    return isRemoved ? takenBack : left(TOUCHED);
  }
  if (!previous) return left('Os dados anteriores já foram removidos.');
  try {
    const input = { ...previous, expectedRevision: revision };
    await deps.services.candidates.update(viewer, candidate._id.toString(), input, { importedBy: mark });
    return takenBack;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return left(error.code === 'CONFLICT' && error.current !== undefined ? TOUCHED : error.message);
  }
}
