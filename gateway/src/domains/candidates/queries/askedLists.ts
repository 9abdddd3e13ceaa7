import {
  countRestrictions,
  isInOrderIndex,
  questionOf,
  type CandidateFilter,
  type FilterSearch,
} from './candidateFilter.js';
import type { CandidateOrder } from './candidateOrders.js';
import type { comparedOf } from './listedRows.js';

/** A list that may be kept: without a search, or over everybody with one for a text in names or for companies that have it. */
export interface Asked {
  where: CandidateFilter;
  search: (FilterSearch & { scope: 'all' }) | null;
  /** The ids of the companies that have the text. */
  clients: ReadonlySet<string>;
  path: keyof typeof comparedOf;
  /** Whether the rows have what searches look at. */
  holdsTexts: boolean;
  /** Names the list, its order included. */
  list: string;
  /** What it is told of under: a search has as many hits in each order. */
  told: string;
}

/** The list that conditions and an order name; null for one that is not kept, as those of imports are not. */
export function askedOf(where: CandidateFilter, { path }: Pick<CandidateOrder, 'path'>): Asked | null {
  const { search } = where;
  if (path === 'stageSince' || path === 'attentionSince' || where.registered) return null;
  const question = JSON.stringify(questionOf(where));
  const list = `${path} ${question}`;
  const holdsTexts = false;
  if (!search) {
    const asked = { where, search, clients: new Set<string>(), path, holdsTexts, list, told: list };
    return isInOrderIndex(where, path) ? asked : null;
  }
  if (search.scope !== 'all' || search.whole || search.patterns.isOneLetter) return null;
  const clients = clientsOf(search);
  // All documents of a company would be read to find those in a state that its indexes do not have.
  if (clients.size > 0 && countRestrictions(where) > 0) return null;
  return { where, search, clients, path, holdsTexts, list, told: question };
}

/** The list in which a search finds its hits: what is there without it, kept apart, as its rows are larger. Null where it is not kept. */
export function listToSearch(where: CandidateFilter, order: Pick<CandidateOrder, 'path'>): Asked | null {
  if (!where.search || where.search.whole) return null;
  const asked = askedOf({ ...where, search: null }, order);
  if (!asked) return null;
  const list = `searched ${asked.list}`;
  return { ...asked, holdsTexts: true, list, told: list };
}

/** The ids of the companies that have the text of a search; none where it looks at names alone. */
export const clientsOf = (search: FilterSearch): ReadonlySet<string> =>
  new Set(search.scope === 'all' ? search.clientIds.map((id) => id.toHexString()) : []);
