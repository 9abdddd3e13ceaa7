import { decoded, RecordCache } from '../../../cache/recordCache.js';
import { RowCache, type CachedRow } from '../../../cache/rowCache.js';
import { byIds, rawFind } from '../../../database/rawFind.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

const projection = { nameSuffixes: 0, searchText: 0, pendingEvents: 0, eventsPendingSince: 0 } as const;

/** Cache size: some 10,000 candidates with ten values each, which are two hundred pages of 50, and a row of each in one shape. */
const CACHE_BYTES = 34 * 1024 ** 2;

const cache = new RecordCache<CandidateRecord, CachedRow>(
  async (ids) => decoded(await rawFind<Uint8Array>(CandidateModel, { filter: byIds(ids), projection }, { raw: true })),
  CACHE_BYTES,
);

/** The candidates of lists, in the order of `ids`, without what only searches and copies of events read; who is gone is left out. */
export const cachedCandidates = (ids: readonly string[]) => cache.get(ids);

/** The rows of lists of those candidates. */
export const rowCache = new RowCache(cache);
