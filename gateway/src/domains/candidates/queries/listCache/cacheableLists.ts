import {
  countRestrictions,
  isInOrderIndex,
  questionOf,
  type CandidateFilter,
  type FilterSearch,
} from '../candidateFilter.js';
import type { CandidateOrder } from '../candidateOrders.js';
import type { comparedOf } from './listedRows.js';

/** A list that may be kept: without a search, or over everybody with one for a text in names or for companies that have it. */
export interface CacheableList {
  where: CandidateFilter;
  search: (FilterSearch & { scope: 'all' }) | null;
  /** The ids of the companies that have the text. */
  clients: ReadonlySet<string>;
  path: keyof typeof comparedOf;
  /** Whether the rows have what searches look at. */
  holdsTexts: boolean;
  /** Names the list, its order included. */
  key: string;
  /** Under which its statistics are kept: a search has as many hits in each order. */
  statisticsKey: string;
}

/** The list that conditions and an order name; null for one that is not kept, as those of imports are not. */
export function cacheableListOf(where: CandidateFilter, { path }: Pick<CandidateOrder, 'path'>): CacheableList | null {
  const { search } = where;
  if (path === 'stageSince' || path === 'attentionSince' || where.registered) return null;
  const question = JSON.stringify(questionOf(where));
  const key = `${path} ${question}`;
  const holdsTexts = false;
  if (!search) {
    const cacheable = { where, search, clients: new Set<string>(), path, holdsTexts, key, statisticsKey: key };
    return isInOrderIndex(where, path) ? cacheable : null;
  }
  if (search.scope !== 'all' || search.whole || search.patterns.isOneLetter) return null;
  const clients = clientsOf(search);
  // All documents of a company would be read to find those in a state that its indexes do not have.
  if (clients.size > 0 && countRestrictions(where) > 0) return null;
  return { where, search, clients, path, holdsTexts, key, statisticsKey: question };
}

/** The list in which a search finds its hits: what is there without it, kept apart, as its rows are larger. Null where it is not kept. */
export function searchedListOf(where: CandidateFilter, order: Pick<CandidateOrder, 'path'>): CacheableList | null {
  if (!where.search || where.search.whole) return null;
  const cacheable = cacheableListOf({ ...where, search: null }, order);
  if (!cacheable) return null;
  const key = `searched ${cacheable.key}`;
  return { ...cacheable, holdsTexts: true, key, statisticsKey: key };
}

/** The ids of the companies that have the text of a search; none where it looks at names alone. */
export const clientsOf = (search: FilterSearch): ReadonlySet<string> =>
  new Set(search.scope === 'all' ? search.clientIds.map((id) => id.toHexString()) : []);
