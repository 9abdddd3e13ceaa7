import type { Types } from 'mongoose';
import { LRUCache } from 'lru-cache';
import { rawFind } from '../../../database/rawFind.js';
import { nameIndex } from '../candidateIndexes.js';
import { CandidateModel } from '../candidatesModel.js';
import { nameFilter, questionOf, restrictingFilter, type CandidateFilter } from './candidateFilter.js';
import type { CandidateOrder } from './candidateOrders.js';

/** A search that finds more is counted, and read page by page: reading so many hits costs less than asking twice. */
export const FEW = 200;
/** Searches that have found more, and are not tried again. Which are in it decides how a search is read, never what it finds. */
const many = new LRUCache<string, true>({ max: 1_000 });

interface Hit {
  _id: Types.ObjectId;
  createdAt?: Date;
  searchText?: string;
  progress?: number;
}

/**
 * All whom a search over everybody finds, in order, where they are few: one command gives any page of them, and the count.
 * @param where conditions as `inOrder` gives them. Scope 'all' says that the viewer is an administrator who names no client.
 * @returns null where there are more, as there are of a single letter; where companies, an e-mail or a CPF find candidates besides,
 *   which lie in other indexes; and in orders whose value a candidate may lack.
 */
export async function fewHits(
  where: CandidateFilter,
  { path, direction }: CandidateOrder,
): Promise<Types.ObjectId[] | null> {
  const { search } = where;
  if (search?.scope !== 'all' || search.whole || search.clientIds.length > 0 || search.patterns.isOneLetter)
    return null;
  if (path === 'stageSince' || path === 'attentionSince') return null;
  const question = JSON.stringify(questionOf(where));
  if (many.has(question)) return null;
  const hits = await rawFind<Hit>(CandidateModel, {
    filter: { ...restrictingFilter(where), ...nameFilter(search.patterns) },
    projection: { _id: 1, [path]: 1 },
    limit: FEW + 1,
    hint: nameIndex,
  });
  if (hits.length > FEW) {
    many.set(question, true);
    return null;
  }
  const rows = hits.map((hit) => ({ _id: hit._id, value: inStoredOrder(hit[path]), id: hit._id.toHexString() }));
  rows.sort((left, right) => direction * (compared(left.value, right.value) || compared(left.id, right.id)));
  return rows.map(({ _id }) => _id);
}

/** What compares as the database compares the value: texts by their bytes in UTF-8, each of which becomes a character here. */
function inStoredOrder(value: Date | string | number | undefined): string | number {
  return typeof value === 'string' ? Buffer.from(value).toString('latin1') : Number(value);
}

function compared<Value extends string | number>(left: Value, right: Value): number {
  return left < right ? -1 : Number(left > right);
}
