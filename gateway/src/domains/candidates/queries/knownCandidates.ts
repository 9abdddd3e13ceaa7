import { RecordCache } from '../../../cache/recordCache.js';
import { rawFind } from '../../../database/rawFind.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';

const projection = { nameSuffixes: 0, searchText: 0, pendingEvents: 0, eventsPendingSince: 0 } as const;

/** Cache size: some 10,000 candidates with ten values each, which are two hundred pages of 50. */
const KNOWN_BYTES = 12 * 1024 * 1024;

/** The candidates of lists, without what only searches and copies of events read. */
export const knownCandidates = new RecordCache<CandidateRecord>(
  (ids) => rawFind<Uint8Array>(CandidateModel, { filter: { _id: { $in: ids } }, projection }, { raw: true }),
  KNOWN_BYTES,
);
