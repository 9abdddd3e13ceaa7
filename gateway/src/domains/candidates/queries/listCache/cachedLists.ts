import { mongo } from 'mongoose';
import { LRUCache } from 'lru-cache';
import { dataVersions } from '../../../../cache/dataVersions.js';
import { rawFind } from '../../../../database/rawFind.js';
import type { PageRequest } from '../../../../lib/pages.js';
import { RequestYield } from '../../../../lib/yieldToRequests.js';
import { nameIndex } from '../../candidateIndexes.js';
import { CandidateModel, type CandidateRecord } from '../../candidatesModel.js';
import { stateOf } from '../../tallies/candidateState.js';
import {
  admitsState,
  fullFilter,
  isOfClient,
  nameFilter,
  orderIndex,
  restrictingFilter,
  suffixFilter,
  type CandidateFilter,
} from '../candidateFilter.js';
import { cacheableListOf, clientsOf, searchedListOf, type CacheableList } from './cacheableLists.js';
import type { CandidateOrder } from '../candidateOrders.js';
import { searchTextOf } from '../candidateSearch.js';
import { cachedCandidates } from '../cachedCandidates.js';
import {
  areSame,
  comparedOf,
  inOrder,
  insert,
  rowOf,
  textFields,
  withoutText,
  type ListedRow,
  type TextFields,
} from './listedRows.js';
import { ListTexts } from './listTexts.js';
import type { QueryPlan } from '../queryPlan.js';

/** All hits of a search are read where they are no more: that costs less than counting them and asking for a page. */
export const MAX_FIRST_HITS = 200;
/** All of so many are read when a search comes again: each page of it is then there, and the count. */
export const MAX_HITS = 2_000;
/** A list without a search is kept where it is no longer: following a write in it takes some milliseconds. */
export const MAX_ROWS = 20_000;
/** More changes than these since a list was read are not followed. */
const MAX_CHANGES = 200;
/** Cache size: some fifty searches with the most hits, five of the longest lists, or two of these with their texts. */
const CACHE_BYTES = 16 * 1024 ** 2;
const ROW_BYTES = 150;
/** With a text of fifty letters, which is once or twice more in what searches look through. */
const ROW_WITH_TEXT_BYTES = 350;
/** A search of the database costs as much as reading so many rows of the list that it is a part of. */
export const ROWS_OF_SEARCH = 500;
/** Cache size of the statistics of lists, by their keys, which name the companies that have the text of a search. */
const STATISTICS_BYTES = 1024 ** 2;
/** What an entry takes besides, about. */
const ENTRY_BYTES = 200;

interface CachedList {
  /** In ascending order. */
  rows: readonly ListedRow[];
  holdsTexts: boolean;
  /** Made of the rows once they are searched. */
  texts?: ListTexts;
  /** The sequence number of `ChangedRecords` before they were read. */
  sequenceNumber: number;
  /** The invalidation count of the data versions by then: changes without a mark are seen as soon here as in other lists. */
  invalidationCount: number;
}

const cache = new LRUCache<string, CachedList>({
  maxSize: CACHE_BYTES,
  sizeCalculation: ({ rows, holdsTexts }, key) =>
    ENTRY_BYTES + key.length + (holdsTexts ? ROW_WITH_TEXT_BYTES : ROW_BYTES) * rows.length,
});
/** Lists that are being brought up to date, and to which moment, so that all who ask in it share that, and later ones follow it. */
const refreshes = new Map<string, { moment: string; list: Promise<CachedList | null> }>();
/**
 * How long lists were when parts of them were read, and how many rows that took, of which a search takes no account. It decides how a list
 * is read, never what is in it.
 */
const listStatistics = new LRUCache<string, { count: number; rows: number }>({
  maxSize: STATISTICS_BYTES,
  sizeCalculation: (_statistics, key) => ENTRY_BYTES + key.length,
});

/**
 * A part of a list that is kept as a whole, ids in their order: after later writes only those who were written are looked at again. A list
 * is read as a whole once its parts have cost as much (`trackListRead`), a search where it has few hits. Of a list that has been searched as
 * often as reading it costs, the texts are kept besides, and any search in it looks at them alone.
 * @param where conditions as `inOrder` gives them. Scope 'all' says that the viewer is an administrator who names no client.
 * @returns the part that a page shows, and how many there are in all. Null for a list that is longer than `MAX_ROWS`, or has cost less by
 *   now; where an e-mail or a CPF finds candidates besides, where documents are read to pass rows, and in orders whose value a candidate may
 *   lack. Where no texts are kept also for a search with more hits than `MAX_HITS`, for one that has to be counted first, as more than `MAX_FIRST_HITS`
 *   are, and all where companies have the text, and for a single letter.
 */
export async function readCachedPage(
  where: CandidateFilter,
  order: CandidateOrder,
  { offset, limit }: PageRequest,
): Promise<{ ids: string[]; totalCount: number } | null> {
  const cacheable = cacheableListOf(where, order);
  const own = cacheable && cache.has(cacheable.key) ? wholeOf(await refreshedList(cacheable)) : null;
  const shown =
    own ?? (await hitsInCachedList(where, order, cacheable)) ?? (cacheable && wholeOf(await refreshedList(cacheable)));
  if (!shown) return null;
  const { rows, totalCount, placeOf } = shown;
  const isAscending = order.direction === 1;
  const from = isAscending ? offset : Math.max(0, totalCount - offset - limit);
  const to = Math.min(totalCount, isAscending ? offset + limit : totalCount - offset);
  const ids: string[] = [];
  for (let index = from; index < to; index += 1) {
    const row = rows[placeOf(index)];
    if (row) ids.push(row.id);
  }
  return { ids: isAscending ? ids : ids.reverse(), totalCount };
}

/** What is shown of the rows of a cached list: how many, and the place of each. */
interface Shown {
  rows: readonly ListedRow[];
  totalCount: number;
  placeOf: (index: number) => number;
}

const wholeOf = (list: CachedList | null): Shown | null =>
  list && { rows: list.rows, totalCount: list.rows.length, placeOf: (index) => index };

/** The hits of a search, looked for in the list that it is a part of; null where that is not kept. @param own the list of the hits alone. */
async function hitsInCachedList(
  where: CandidateFilter,
  order: CandidateOrder,
  own: CacheableList | null,
): Promise<Shown | null> {
  const { search } = where;
  const cacheable = searchedListOf(where, order);
  if (!search || !cacheable) return null;
  // Reading all of it may take longer than the database is given: the search is then read as if nothing were kept.
  const list = await refreshedList(cacheable).catch(() => null);
  if (!list) return null;
  list.texts ??= new ListTexts(list.rows);
  const places = list.texts.placesOf(search.text, clientsOf(search));
  if (own && places.length <= MAX_HITS) cacheHits(own, list, places);
  return { rows: list.rows, totalCount: places.length, placeOf: (index) => places[index] ?? 0 };
}

/** Keeps the hits of a search that comes again as a list of its own: to follow writes in it costs less than to look through all texts. */
function cacheHits(
  { key, statisticsKey }: CacheableList,
  { rows, sequenceNumber, invalidationCount }: CachedList,
  places: readonly number[],
): void {
  if (!listStatistics.has(statisticsKey)) {
    listStatistics.set(statisticsKey, { count: places.length, rows: 0 });
    return;
  }
  const hits = places.flatMap((place) => rows[place] ?? []).map((row) => ({ ...row, ...withoutText }));
  cache.set(key, { rows: hits, holdsTexts: false, sequenceNumber, invalidationCount });
}

/**
 * Counts that a part of a list was read, so that it is known whether all of it is worth reading.
 * @param reading `count`: how long the list is; `rows`: how many of it were read.
 */
export function trackListRead(
  where: CandidateFilter,
  order: CandidateOrder,
  { count, rows }: { count: number; rows: number },
): void {
  const cacheable = cacheableListOf(where, order);
  if (cacheable) addReading(cacheable, rows, count);
}

/**
 * Counts that the database was asked for a search, so that it is known whether the list that it is a part of is worth keeping with its texts.
 * @param count how long that list is; where it is not known, as long as it may be, until its first reading tells.
 */
export function trackSearch(where: CandidateFilter, order: Pick<CandidateOrder, 'path'>, count?: number): void {
  const cacheable = searchedListOf(where, order);
  if (cacheable) addReading(cacheable, ROWS_OF_SEARCH, count);
}

function addReading({ statisticsKey }: CacheableList, rows: number, count?: number): void {
  const before = listStatistics.get(statisticsKey) ?? { count: MAX_ROWS, rows: 0 };
  listStatistics.set(statisticsKey, { count: count ?? before.count, rows: before.rows + rows });
}

function refreshedList(cacheable: CacheableList): Promise<CachedList | null> {
  const moment = `${dataVersions.candidates.sequenceNumber} ${dataVersions.invalidationCount}`;
  const present = refreshes.get(cacheable.key);
  if (present?.moment === moment) return present.list;
  const before = present?.list.catch(() => null) ?? Promise.resolve();
  const list = before
    .then(() => renewed(cacheable))
    .finally(() => {
      if (refreshes.get(cacheable.key)?.list === list) refreshes.delete(cacheable.key);
    });
  refreshes.set(cacheable.key, { moment, list });
  return list;
}

async function renewed(cacheable: CacheableList): Promise<CachedList | null> {
  const before = cache.get(cacheable.key);
  const followed = before && (await withChanges(before, cacheable));
  // A search whose hits cannot be followed is looked for in the list that it is a part of before it is read.
  const list = followed ?? (before && cacheable.search ? null : await readAll(cacheable));
  if (list) cache.set(cacheable.key, list);
  else cache.delete(cacheable.key);
  return list;
}

/** How many rows may be read at once; null where reading all of the list is not worth it. */
function mostOf({ search, clients, statisticsKey }: CacheableList): number | null {
  const statistics = listStatistics.get(statisticsKey);
  if (!search)
    return statistics && statistics.rows >= statistics.count && statistics.count <= MAX_ROWS ? MAX_ROWS : null;
  const count = statistics?.count ?? (clients.size > 0 ? Infinity : 0);
  if (count > MAX_HITS) return null;
  return count > MAX_FIRST_HITS ? MAX_HITS : MAX_FIRST_HITS;
}

async function readAll(cacheable: CacheableList): Promise<CachedList | null> {
  const { path, statisticsKey } = cacheable;
  const most = mostOf(cacheable);
  if (most === null) return null;
  const seen = presentMoment();
  // What parts of it have cost begins anew, also where reading it fails: it is not tried again at once.
  if (cacheable.search) trackSearch(cacheable.where, cacheable);
  else listStatistics.set(statisticsKey, { count: listStatistics.get(statisticsKey)?.count ?? MAX_ROWS, rows: 0 });
  const paths = ['_id', path, ...(cacheable.holdsTexts ? textFields : [])];
  const projection = Object.fromEntries(paths.map((each) => [each, 1 as const]));
  const command = { ...inIndex(cacheable), projection, limit: most + 1 };
  const found = await rawFind<Uint8Array>(CandidateModel, command, { raw: true });
  // How many hits a search has need not be known where they are few.
  if (!cacheable.search || found.length > most) listStatistics.set(statisticsKey, { count: found.length, rows: 0 });
  if (found.length > most) return null;
  const rows: ListedRow[] = [];
  const pace = new RequestYield();
  for (const document of found) {
    if (pace.isDue()) await pace.yieldToRequests();
    const row = mongo.BSON.deserialize(document) as Pick<CandidateRecord, '_id'> & TextFields & Record<string, unknown>;
    rows.push(rowOf(row._id, row[path], cacheable.holdsTexts ? row : null));
  }
  return { rows: rows.sort(inOrder), holdsTexts: cacheable.holdsTexts, ...seen };
}

function inIndex({ where, search, clients, path }: CacheableList): QueryPlan {
  if (!search) return { filter: fullFilter(where), hint: orderIndex(where, path) };
  if (clients.size > 0) return { filter: suffixFilter(where, search) };
  return { filter: { ...restrictingFilter(where), ...nameFilter(search.patterns) }, hint: nameIndex };
}

const presentMoment = (): Pick<CachedList, 'sequenceNumber' | 'invalidationCount'> => ({
  sequenceNumber: dataVersions.candidates.sequenceNumber,
  invalidationCount: dataVersions.invalidationCount,
});

/**
 * The list as it is after later writes; null where it is not known what was written, or so much that reading it again costs less, or it is
 * too long by then.
 */
async function withChanges(list: CachedList, cacheable: CacheableList): Promise<CachedList | null> {
  const { where, search, clients, path } = cacheable;
  const seen = presentMoment();
  const changed = dataVersions.candidates.changedSince(list.sequenceNumber);
  if (!changed || changed.size > MAX_CHANGES || list.invalidationCount !== seen.invalidationCount) return null;
  if (changed.size === 0) return list;
  const isListed = (candidate: CandidateRecord) =>
    admitsState(where, stateOf(candidate)) &&
    isOfClient(where, candidate) &&
    (!search || search.text.isHit(searchTextOf(candidate)) || clients.has(candidate.clientId?.toHexString() ?? ''));
  const records = await cachedCandidates([...changed]);
  const written = records.filter(isListed).map((candidate) => {
    const fields = list.holdsTexts ? { searchText: searchTextOf(candidate), clientId: candidate.clientId } : null;
    return rowOf(candidate._id, comparedOf[path](candidate), fields);
  });
  const rows: ListedRow[] = [];
  const before: ListedRow[] = [];
  for (const row of list.rows) (changed.has(row.id) ? before : rows).push(row);
  if (areSame(before, written)) return { ...list, ...seen };
  for (const row of written) insert(rows, row);
  return rows.length <= (search ? MAX_HITS : MAX_ROWS) ? { rows, holdsTexts: list.holdsTexts, ...seen } : null;
}
