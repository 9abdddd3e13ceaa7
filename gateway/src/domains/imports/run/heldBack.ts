import type { Types } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import { hasEnded } from '../../candidates/standing/ending.js';
import type { CandidateRecord } from '../../candidates/candidatesModel.js';
import type { DependsOn } from '../../services.js';
import type { PreviousData, ResultRecord } from '../stored/importResultsModel.js';
import type { ImportRecord } from '../stored/importsModel.js';

export const TOUCHED = 'O candidato foi alterado depois da importação.';
const CONFIRMED = 'O candidato já foi confirmado.';
const MAILED = 'O acesso já foi enviado ao candidato.';
const OPENED = 'O candidato já entrou com o link.';
const ENDED = 'A admissão deste candidato foi encerrada.';
const WORKED_ON = 'Já houve notas ou prazos deste candidato.';
const FORGOTTEN = 'Os dados anteriores já foram removidos.';

/** What of a candidate decides whether what an import has made of it may be taken back. */
export interface CandidateNow {
  candidate: CandidateRecord | undefined;
  /** When a client last confirmed it; null where none has. */
  confirmedAt: Date | null;
}

/** The candidates of some results as they are, each with its last confirmation. */
export async function candidatesNow(
  { services: { candidates, confirmations } }: DependsOn<'candidates' | 'confirmations'>,
  viewer: UserViewer,
  results: readonly Pick<ResultRecord, 'candidateId'>[],
): Promise<(result: Pick<ResultRecord, 'candidateId'>) => CandidateNow> {
  const ids = results.flatMap(({ candidateId }) => candidateId ?? []);
  const found = await candidates.imported.byIds(viewer, ids);
  const confirmed = await confirmations.records.lastConfirmedAt(ids);
  return ({ candidateId }) => {
    const key = String(candidateId);
    return { candidate: found.get(key), confirmedAt: confirmed.get(key) ?? null };
  };
}

const isSince = (moment: Date | null | undefined, written: Date): boolean => moment != null && moment >= written;

/** What undoing does with a candidate that an import has written, and what it needs for that. */
type UndoStep =
  | { kind: 'leave'; reason: string }
  | { kind: 'delete'; revision: number }
  | { kind: 'restore'; revision: number; previous: PreviousData };

const leave = (reason: string): UndoStep => ({ kind: 'leave', reason });

/**
 * What is done with a candidate that an import has written, as far as its own record tells.
 * @param revision the candidate's own, or the one that taking back a later row of the import would leave.
 */
export function undoStepOf(
  result: Pick<ResultRecord, 'outcome' | 'revision' | 'previous'>,
  candidate: CandidateRecord,
  confirmedAt: Date | null,
  revision = candidate.revision,
): UndoStep {
  if (result.revision === null || revision !== result.revision) return leave(TOUCHED);
  // Neither confirmations nor mails change the revision: the last change is that of the import, or of undoing a later row of it.
  const written = candidate.lastChange?.at ?? candidate.createdAt;
  if (candidate.isConfirmed && isSince(confirmedAt, written)) return leave(CONFIRMED);
  if (isSince(candidate.accessSentAt, written) || isSince(candidate.remindedAt, written)) return leave(MAILED);
  if (result.outcome !== 'created')
    return result.previous ? { kind: 'restore', revision, previous: result.previous } : leave(FORGOTTEN);
  // With the revision of the import there is no earlier address that a mail could have gone to.
  if (candidate.mailedAccessVersion != null) return leave(MAILED);
  if (hasEnded(candidate)) return leave(ENDED);
  return candidate.openedAt ? leave(OPENED) : { kind: 'delete', revision };
}

/** Work on a candidate that its revision does not tell of. */
const untoldWork = ['note_added', 'dates_set'] as const;

/** Why work that their revisions do not tell of holds some candidates back, by their ids: notes, or dates that somebody has set. */
export async function workOn(
  { services }: DependsOn<'candidates'>,
  candidateIds: readonly Types.ObjectId[],
  { createdBy }: Pick<ImportRecord, 'createdBy'>,
): Promise<ReadonlyMap<string, string>> {
  const told = await services.candidates.events.moments(candidateIds.map(String), untoldWork);
  const reasons = new Map<string, string>();
  for (const { candidateId, isInternal } of told) {
    // Companies are not told that there is an internal note: they read the results of what their users have begun, also where an administrator undoes it.
    if (!isInternal || createdBy.role === 'admin') reasons.set(candidateId.toString(), WORKED_ON);
    else if (!reasons.has(candidateId.toString())) reasons.set(candidateId.toString(), TOUCHED);
  }
  return reasons;
}
