import { Types } from 'mongoose';
import type { CandidateStatus, StoredCandidate } from '../candidatesModel.js';
import type { DocumentsState } from '../progress/documentsState.js';
import type { AttentionReason, CandidateStage } from '../standing/standing.js';

/** What counts tell candidates of one client apart by, in the order in which a cell names it. */
export const statePaths = ['status', 'isConfirmed', 'documentsState', 'stage', 'attentionReason'] as const;

/** The state of a candidate as it is counted; null for what a record does not have. */
export interface CandidateState {
  status: CandidateStatus;
  isConfirmed: boolean;
  documentsState: DocumentsState | null;
  stage: CandidateStage | null;
  attentionReason: AttentionReason | null;
}

/** Some properties of a record, or none of them. */
type Stateful = { readonly [Path in (typeof statePaths)[number]]?: unknown };

/** The name of the cell in which candidates of a state are counted. */
export const cellOf = (record: Stateful): string => statePaths.map((path) => textOf(record[path])).join(':');

const textOf = (value: unknown): string => (typeof value === 'boolean' ? String(value) : ((value as string) ?? ''));

/** The state of a record. */
export const stateOf = (record: Stateful): CandidateState => stateOfCell(cellOf(record));

/** The state that a cell is named after. */
export function stateOfCell(cell: string): CandidateState {
  const [status, isConfirmed, documentsState, stage, attentionReason] = cell.split(':').map((text) => text || null);
  return { status, isConfirmed: isConfirmed === 'true', documentsState, stage, attentionReason } as CandidateState;
}

/** The tally of the candidates without a client. */
export const NO_CLIENT = 'none';

/** The id of the tally that counts a client's candidates. */
export const tallyIdOf = (clientId: Types.ObjectId | string | null | undefined): string =>
  clientId?.toString() ?? NO_CLIENT;

/** The client whose candidates a tally counts. */
export const clientOfTally = (tallyId: string): Types.ObjectId | null =>
  tallyId === NO_CLIENT ? null : new Types.ObjectId(tallyId);

/**
 * A condition that a record is still counted where it was when it was read: client and whole state. A write under it is known
 * to move the candidate from that cell and no other. Such a write needs a hint at the index of ids, as nearly every index of
 * candidates begins with one of these paths.
 */
export function unchangedState(candidate: Stateful & Pick<StoredCandidate, 'clientId'>): Record<string, unknown> {
  return {
    clientId: candidate.clientId,
    ...Object.fromEntries(statePaths.map((path) => [path, candidate[path] ?? null])),
  };
}
