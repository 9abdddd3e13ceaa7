import type { CandidateFilterInput } from '../src/domains/candidates/candidatesInput.js';
import type { CandidateRecord } from '../src/domains/candidates/candidatesModel.js';

const orders = { CREATED: 'createdAt', NAME: 'searchText', PROGRESS: 'progress' } as const;

/** The orders whose value every candidate has, and by what the database sorts them. */
export const storedSorts = Object.entries(orders).flatMap(([name, path]) => [
  { sort: `${name}_ASC`, path, direction: 1 as const },
  { sort: `${name}_DESC`, path, direction: -1 as const },
]);

/** A condition of a list, and whom it lets through. */
export type StateFilter = [CandidateFilterInput, (candidate: CandidateRecord) => boolean];

/** None, and one of each kind that restricts by what a candidate's states are. */
export const stateFilters: StateFilter[] = [
  [{}, () => true],
  [{ status: 'complete' }, ({ status }) => status === 'complete'],
  [{ status: 'complete', confirmed: false }, ({ status, isConfirmed }) => status === 'complete' && !isConfirmed],
  [{ documentsState: 'waiting' }, ({ documentsState }) => documentsState === 'waiting'],
  [{ stages: ['opened', 'overdue'] }, ({ stage }) => stage === 'opened' || stage === 'overdue'],
  [{ attention: 'unconfirmed' }, ({ attentionReason }) => attentionReason === 'unconfirmed'],
];

/** As tests insert it with their candidates: one in three is in attention, some at the same moment. */
export const attentionOf = (index: number): Pick<CandidateRecord, 'attentionReason' | 'attentionSince'> =>
  index % 3 === 0
    ? { attentionReason: 'unconfirmed', attentionSince: new Date(Date.UTC(2026, 0, 1) + (index % 7)) }
    : {};
