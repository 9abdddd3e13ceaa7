import type { Types } from 'mongoose';
import type { CandidateRecord } from '../../candidatesModel.js';
import { searchTextOf } from '../candidateSearch.js';

/** A candidate in a list that is kept. */
export interface ListedRow {
  id: string;
  /** What the order compares. */
  value: string | number;
  /** What a search looks at, blank in lists that are not searched (`withoutText`): name and e-mail, and the company. */
  text: string;
  clientId: string;
}

/** What the orders compare that have a value of every candidate. */
export const comparedOf = {
  createdAt: ({ createdAt }: CandidateRecord) => createdAt,
  searchText: (candidate: CandidateRecord) => searchTextOf(candidate),
  progress: ({ progress }: CandidateRecord) => progress,
};

/** What a search looks at, which is read besides id and the value of the order. */
export const textFields = ['searchText', 'clientId'] as const;
export type TextFields = Pick<CandidateRecord, 'clientId'> & { searchText: string };

/**
 * A row whose value compares as the database compares it: texts by their bytes in UTF-8, each of which becomes a character here.
 * @param fields null in a list that is not searched.
 */
export function rowOf(_id: Types.ObjectId, value: unknown, fields: TextFields | null): ListedRow {
  const compared = typeof value === 'string' ? Buffer.from(value).toString('latin1') : Number(value);
  const row = { id: _id.toHexString(), value: compared, ...withoutText };
  return fields ? { ...row, text: fields.searchText, clientId: fields.clientId?.toHexString() ?? '' } : row;
}

/** What a row has of its candidate in lists that are not searched. */
export const withoutText = { text: '', clientId: '' } as const;

/** Whether rows are the same, in whatever order: what was written of their candidates shows in none. */
export const areSame = (before: readonly ListedRow[], after: readonly ListedRow[]): boolean =>
  before.length === after.length &&
  after.every((row) => before.some((other) => other.id === row.id && isSame(other, row)));

const isSame = (left: ListedRow, right: ListedRow): boolean =>
  left.value === right.value && left.text === right.text && left.clientId === right.clientId;

/** How two rows compare; those of the same value by their ids. */
export const inOrder = (left: ListedRow, right: ListedRow): number =>
  compare(left.value, right.value) || compare(left.id, right.id);

function compare<Value extends string | number>(left: Value, right: Value): number {
  return left < right ? -1 : Number(left > right);
}

/** Puts a row in its place among rows that are in order. */
export function insert(rows: ListedRow[], row: ListedRow): void {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = rows[middle];
    if (other && inOrder(other, row) < 0) from = middle + 1;
    else to = middle;
  }
  rows.splice(from, 0, row);
}
