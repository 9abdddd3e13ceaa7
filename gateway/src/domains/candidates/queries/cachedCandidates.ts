import type { Types } from 'mongoose';
import { decoded, RecordCache } from '../../../cache/recordCache.js';
import { byIds, rawFind } from '../../../database/rawFind.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

const projection = { nameSuffixes: 0, searchText: 0, pendingEvents: 0, eventsPendingSince: 0 } as const;

/** Cache size: some 10,000 candidates with ten values each, which are two hundred pages of 50. */
const CACHE_BYTES = 14 * 1024 * 1024;

const cache = new RecordCache<CandidateRecord>(
  async (ids) => decoded(await rawFind<Uint8Array>(CandidateModel, { filter: byIds(ids), projection }, { raw: true })),
  CACHE_BYTES,
);

/** The candidates of lists, in the order of `ids`, without what only searches and copies of events read; who is gone is left out. */
export const cachedCandidates = (ids: readonly Types.ObjectId[]) => cache.get(ids.map((id) => id.toHexString()));
