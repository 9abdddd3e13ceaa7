import { Types } from 'mongoose';
import { LRUCache } from 'lru-cache';
import { dataVersions } from '../../../cache/dataVersions.js';
import { rawFind } from '../../../database/rawFind.js';
import { nameIndex } from '../candidateIndexes.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { stateOf } from '../tallies/candidateState.js';
import {
  admitsState,
  nameFilter,
  questionOf,
  restrictingFilter,
  type CandidateFilter,
  type FilterSearch,
} from './candidateFilter.js';
import type { CandidateOrder } from './candidateOrders.js';
import { searchTextOf } from './candidateSearch.js';
import { knownCandidates } from './knownCandidates.js';

/** All hits of a search are read where they are no more: that costs less than counting them and asking for a page. */
export const FEW = 200;
/** Of a search that comes again, all of so many are read: each page of it is then there, and the count. */
export const MOST = 2_000;
/** Cache size: some ten searches with the most hits. */
const HITS_BYTES = 4 * 1024 ** 2;
const ROW_BYTES = 200;
/** Searches that have found more than these. Which are in it decides how a search is read, never what it finds. */
const passed = new LRUCache<string, number>({ max: 1_000 });

interface Hit {
  _id: Types.ObjectId;
  id: string;
  /** What the order compares. */
  value: string | number;
}

interface Hits {
  /** In ascending order. */
  rows: readonly Hit[];
  /** The moment of `ChangedRecords` before they were read. */
  readAt: number;
}

/** What the orders compare that have a value of every candidate. */
const comparedOf = {
  createdAt: ({ createdAt }: CandidateRecord) => createdAt,
  searchText: (candidate: CandidateRecord) => searchTextOf(candidate),
  progress: ({ progress }: CandidateRecord) => progress,
};

/** A search over everybody for a text in names, and what its hits are ordered by. */
interface NameSearch {
  where: CandidateFilter;
  patterns: (FilterSearch & { scope: 'all' })['patterns'];
  path: keyof typeof comparedOf;
}

const known = new LRUCache<string, Hits>({
  maxSize: HITS_BYTES,
  sizeCalculation: ({ rows }) => ROW_BYTES * (1 + rows.length),
});

/**
 * All whom a search over everybody finds, in order, where they are no more than `MOST`. They are kept: after later writes only those who were
 * written are looked at again.
 * @param where conditions as `inOrder` gives them. Scope 'all' says that the viewer is an administrator who names no client.
 * @returns null where there are more, as there are of a single letter; where companies, an e-mail or a CPF find candidates besides,
 *   which lie in other indexes; and in orders whose value a candidate may lack.
 */
export async function searchHits(where: CandidateFilter, order: CandidateOrder): Promise<Types.ObjectId[] | null> {
  const { search } = where;
  const { path, direction } = order;
  if (search?.scope !== 'all' || search.whole || search.clientIds.length > 0 || search.patterns.isOneLetter)
    return null;
  if (path === 'stageSince' || path === 'attentionSince') return null;
  const asked: NameSearch = { where, patterns: search.patterns, path };
  const question = JSON.stringify(questionOf(where));
  const listed = `${path} ${question}`;
  const present = known.get(listed);
  const hits = (present && (await withChanges(present, asked))) ?? (await readHits(asked, question));
  if (!hits) return null;
  known.set(listed, hits);
  const ids = hits.rows.map(({ _id }) => _id);
  return direction === 1 ? ids : ids.reverse();
}

async function readHits({ where, patterns, path }: NameSearch, question: string): Promise<Hits | null> {
  if (passed.get(question) === MOST) return null;
  const most = passed.has(question) ? MOST : FEW;
  const readAt = dataVersions.candidates.moment;
  const found = await rawFind<Pick<CandidateRecord, '_id'> & Record<string, unknown>>(CandidateModel, {
    filter: { ...restrictingFilter(where), ...nameFilter(patterns) },
    projection: { _id: 1, [path]: 1 },
    limit: most + 1,
    hint: nameIndex,
  });
  if (found.length <= most) return { rows: sorted(found.map((hit) => hitOf(hit._id, hit[path]))), readAt };
  passed.set(question, most);
  return null;
}

/** The hits as they are after later writes; null where it is not known what was written, or there are too many by then. */
async function withChanges(hits: Hits, { where, patterns, path }: NameSearch): Promise<Hits | null> {
  const readAt = dataVersions.candidates.moment;
  const changed = dataVersions.candidates.changedSince(hits.readAt);
  if (!changed) return null;
  if (changed.size === 0) return hits;
  const records = await knownCandidates([...changed].map((id) => new Types.ObjectId(id)));
  const found = records.filter(
    (record) => admitsState(where, stateOf(record)) && patterns.inName.test(searchTextOf(record)),
  );
  const rows = [
    ...hits.rows.filter(({ id }) => !changed.has(id)),
    ...found.map((record) => hitOf(record._id, comparedOf[path](record))),
  ];
  return rows.length <= MOST ? { rows: sorted(rows), readAt } : null;
}

/** A hit whose value compares as the database compares it: texts by their bytes in UTF-8, each of which becomes a character here. */
function hitOf(_id: Types.ObjectId, value: unknown): Hit {
  const compared = typeof value === 'string' ? Buffer.from(value).toString('latin1') : Number(value);
  return { _id, id: _id.toHexString(), value: compared };
}

const sorted = (rows: Hit[]): Hit[] =>
  rows.sort((left, right) => compare(left.value, right.value) || compare(left.id, right.id));

function compare<Value extends string | number>(left: Value, right: Value): number {
  return left < right ? -1 : Number(left > right);
}
