import { DecodedDocumentCache } from '../../../cache/decodedDocumentCache.js';
import { rawFind } from '../../../database/rawFind.js';
import { CandidateModel, sortIndex, type CandidateRecord, type SortField } from '../candidatesModel.js';
import {
  fullFilter,
  suffixFilter,
  takesEveryState,
  type Filter,
  type CandidateFilter,
  type FilterSearch,
} from './candidateFilter.js';

export type { SortField };

/** A walk in sort order that takes longer was misjudged: the matches lie together at the far end. */
const MAX_WALK_MS = 15;
const MAX_TIME_EXPIRED = 50;

const projection = { nameSuffixes: 0, searchText: 0 } as const;

/** Ten pages of the largest size. */
const decodedCandidates = new DecodedDocumentCache<CandidateRecord>(1_000);

export interface PageOrder {
  where: CandidateFilter;
  sort: { field: SortField; direction: 1 | -1 };
  offset: number;
  limit: number;
  /** How many match. */
  totalCount: number;
  /** How many there are without the search: what a walk passes. */
  scannedCount: number;
}

/**
 * Reads one page. It reads from the nearer end, so that the last page costs what the first does; and a search walks
 * the sort order where matches are dense, or gathers and sorts them where they are few.
 */
export async function readCandidates({
  where,
  sort,
  offset,
  limit,
  totalCount,
  scannedCount,
}: PageOrder): Promise<CandidateRecord[]> {
  const count = Math.min(limit, totalCount - offset);
  if (count <= 0) return [];
  const after = totalCount - offset - count;
  const isReversed = after < offset;
  const part: Part = {
    order: orderOf(sort.field, isReversed ? flip(sort.direction) : sort.direction),
    skip: isReversed ? after : offset,
    limit: count,
  };
  const rows = where.search
    ? await search(where, where.search, sort.field, part, totalCount, scannedCount)
    : await read(fullFilter(where), part, indexOf(where, sort.field));
  return isReversed ? rows.toReversed() : rows;
}

interface Part {
  order: Record<string, 1 | -1>;
  skip: number;
  limit: number;
}

type Index = Record<string, 1>;

async function search(
  where: CandidateFilter,
  condition: FilterSearch,
  field: SortField,
  part: Part,
  matchCount: number,
  scannedCount: number,
): Promise<CandidateRecord[]> {
  const walked = ((part.skip + part.limit) * scannedCount) / matchCount;
  const gathered = condition.scope === 'all' ? matchCount : scannedCount;
  const gather = () =>
    condition.scope === 'all'
      ? read(suffixFilter(where, condition), part)
      : read(fullFilter(where), part, indexOf(where, 'searchText'));
  // Names that match lie together in alphabetical order, so that nothing can be said about how far the walk would go.
  if (field === 'searchText' && condition.scope === 'all') return gather();
  if (walked > gathered) return gather();
  try {
    return await read(fullFilter(where), part, indexOf(where, field), MAX_WALK_MS);
  } catch (error) {
    if ((error as { code?: number }).code !== MAX_TIME_EXPIRED) throw error;
    return gather();
  }
}

async function read(
  filter: Filter,
  { order: sort, skip, limit }: Part,
  hint?: Index,
  maxTimeMS?: number,
): Promise<CandidateRecord[]> {
  const command = { filter, projection, sort, skip, limit, ...(hint && { hint }), ...(maxTimeMS && { maxTimeMS }) };
  return decodedCandidates.from(await rawFind<Uint8Array>(CandidateModel, command, { raw: true }));
}

function indexOf(where: CandidateFilter, field: SortField): Index {
  const ofClient = where.clientId !== undefined;
  return sortIndex(field, { ofClient, byState: ofClient || !takesEveryState(where) });
}

const orderOf = (field: SortField, direction: 1 | -1): Record<string, 1 | -1> => ({
  [field]: direction,
  _id: direction,
});
const flip = (direction: 1 | -1) => (direction === 1 ? -1 : 1);
