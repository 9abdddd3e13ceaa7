import { Types } from 'mongoose';
import { LRUCache } from 'lru-cache';
import { dataVersions } from '../../../cache/dataVersions.js';
import { rawFind } from '../../../database/rawFind.js';
import type { PageRequest } from '../../../lib/pages.js';
import { nameIndex } from '../candidateIndexes.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { stateOf } from '../tallies/candidateState.js';
import {
  admitsState,
  countRestrictions,
  nameFilter,
  questionOf,
  restrictingFilter,
  suffixFilter,
  type CandidateFilter,
  type FilterSearch,
} from './candidateFilter.js';
import type { CandidateOrder } from './candidateOrders.js';
import { searchTextOf } from './candidateSearch.js';
import { knownCandidates } from './knownCandidates.js';

/** All hits of a search are read where they are no more: that costs less than counting them and asking for a page. */
export const FEW = 200;
/** All of so many are read when a search comes again: each page of it is then there, and the count. */
export const MOST = 2_000;
/** Cache size: some forty searches with the most hits. */
const HITS_BYTES = 8 * 1024 ** 2;
const HIT_BYTES = 150;
/** Cache size of the counts of searches, by their questions, which name the companies that have the text. */
const COUNTED_BYTES = 1024 ** 2;
/** What an entry takes besides, about. */
const ENTRY_BYTES = 200;

interface Hit {
  id: string;
  /** What the order compares. */
  value: string | number;
}

interface Hits {
  /** In ascending order. */
  rows: readonly Hit[];
  /** The moment of `ChangedRecords` before they were read. */
  readAt: number;
  /** How often marks had not been relied on by then: changes without one are seen as soon here as in other lists. */
  forgotten: number;
}

/** What the orders compare that have a value of every candidate. */
const comparedOf = {
  createdAt: ({ createdAt }: CandidateRecord) => createdAt,
  searchText: (candidate: CandidateRecord) => searchTextOf(candidate),
  progress: ({ progress }: CandidateRecord) => progress,
};

/** A search over everybody for a text in names, or for candidates of companies that have it, and what its hits are ordered by. */
interface NameSearch {
  where: CandidateFilter;
  search: FilterSearch & { scope: 'all' };
  /** The ids of the companies that have the text. */
  clients: ReadonlySet<string>;
  path: keyof typeof comparedOf;
  question: string;
}

const known = new LRUCache<string, Hits>({
  maxSize: HITS_BYTES,
  sizeCalculation: ({ rows }, listed) => ENTRY_BYTES + listed.length + HIT_BYTES * rows.length,
});
/** How many hits searches had when they were counted. It decides how a search is read, never what it finds. */
const counted = new LRUCache<string, number>({
  maxSize: COUNTED_BYTES,
  sizeCalculation: (_count, question) => ENTRY_BYTES + question.length,
});

/** The search that conditions hold; null for one whose hits are not kept. */
function nameSearch(where: CandidateFilter, { path }: CandidateOrder): NameSearch | null {
  const { search } = where;
  if (search?.scope !== 'all' || search.whole || search.patterns.isOneLetter) return null;
  if (path === 'stageSince' || path === 'attentionSince') return null;
  const clients = new Set(search.clientIds.map((id) => id.toHexString()));
  // All documents of a company would be read to find those in a state that its indexes do not have.
  if (clients.size > 0 && countRestrictions(where) > 0) return null;
  return { where, search, clients, path, question: JSON.stringify(questionOf(where)) };
}

/**
 * All whom a search over everybody finds, in order, where they are no more than `MOST`. They are kept: after later writes only those who were
 * written are looked at again.
 * @param where conditions as `inOrder` gives them. Scope 'all' says that the viewer is an administrator who names no client.
 * @returns the part of them that a page shows, and how many they are. Null where there are more, or the search has to be counted first
 *   (`tellCount`), as more than `FEW` are, and all where companies have the text; for a single letter, and where an e-mail or a CPF finds
 *   candidates besides; and in orders whose value a candidate may lack.
 */
export async function searchHits(
  where: CandidateFilter,
  order: CandidateOrder,
  { offset, limit }: PageRequest,
): Promise<{ ids: Types.ObjectId[]; totalCount: number } | null> {
  const asked = nameSearch(where, order);
  if (!asked) return null;
  const listed = `${asked.path} ${asked.question}`;
  const present = known.get(listed);
  const hits = (present && (await withChanges(present, asked))) ?? (await readHits(asked));
  if (!hits) {
    known.delete(listed);
    return null;
  }
  known.set(listed, hits);
  const rows = order.direction === 1 ? hits.rows : hits.rows.toReversed();
  const ids = rows.slice(offset, offset + limit).map(({ id }) => new Types.ObjectId(id));
  return { ids, totalCount: hits.rows.length };
}

/** Tells how many a search has found, so that when it comes again it is known whether all of them are worth reading. */
export function tellCount(where: CandidateFilter, order: CandidateOrder, count: number): void {
  const asked = nameSearch(where, order);
  if (asked) counted.set(asked.question, count);
}

async function readHits({ where, search, clients, path, question }: NameSearch): Promise<Hits | null> {
  const hasClients = clients.size > 0;
  const count = counted.get(question) ?? (hasClients ? Infinity : 0);
  if (count > MOST) return null;
  const most = count > FEW ? MOST : FEW;
  const seen = presentMoment();
  const found = await rawFind<Pick<CandidateRecord, '_id'> & Record<string, unknown>>(CandidateModel, {
    ...(hasClients
      ? { filter: suffixFilter(where, search) }
      : { filter: { ...restrictingFilter(where), ...nameFilter(search.patterns) }, hint: nameIndex }),
    projection: { _id: 1, [path]: 1 },
    limit: most + 1,
  });
  if (found.length <= most) return { rows: sorted(found.map((hit) => hitOf(hit._id, hit[path]))), ...seen };
  counted.set(question, found.length);
  return null;
}

const presentMoment = (): Pick<Hits, 'readAt' | 'forgotten'> => ({
  readAt: dataVersions.candidates.moment,
  forgotten: dataVersions.timesForgotten,
});

/**
 * The hits as they are after later writes; null where it is not known what was written, or so much that reading the hits again costs less,
 * or there are too many by then.
 */
async function withChanges(hits: Hits, { where, search, clients, path }: NameSearch): Promise<Hits | null> {
  const seen = presentMoment();
  const changed = dataVersions.candidates.changedSince(hits.readAt);
  if (!changed || changed.size > FEW || hits.forgotten !== seen.forgotten) return null;
  if (changed.size === 0) return hits;
  const isHit = (candidate: CandidateRecord) =>
    admitsState(where, stateOf(candidate)) &&
    (search.patterns.inName.test(searchTextOf(candidate)) || clients.has(candidate.clientId?.toHexString() ?? ''));
  const records = await knownCandidates([...changed].map((id) => new Types.ObjectId(id)));
  const rows = [
    ...hits.rows.filter(({ id }) => !changed.has(id)),
    ...records.filter(isHit).map((candidate) => hitOf(candidate._id, comparedOf[path](candidate))),
  ];
  return rows.length <= MOST ? { rows: sorted(rows), ...seen } : null;
}

/** A hit whose value compares as the database compares it: texts by their bytes in UTF-8, each of which becomes a character here. */
function hitOf(_id: Types.ObjectId, value: unknown): Hit {
  const compared = typeof value === 'string' ? Buffer.from(value).toString('latin1') : Number(value);
  return { id: _id.toHexString(), value: compared };
}

const sorted = (rows: Hit[]): Hit[] =>
  rows.sort((left, right) => compare(left.value, right.value) || compare(left.id, right.id));

function compare<Value extends string | number>(left: Value, right: Value): number {
  return left < right ? -1 : Number(left > right);
}
