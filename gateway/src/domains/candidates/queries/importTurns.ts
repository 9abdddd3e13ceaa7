import { KeyedMutex } from '../../../lib/keyedMutex.js';
import type { CandidateFilter } from './candidateFilter.js';

/** Whom an import has registered is looked at in up to fifty thousand documents each time, whatever a page shows of them. */
const reads = new KeyedMutex<'import'>();

/** Reads a list; those of imports one at a time, so that one request with many of them does not hold up all others. */
export const inTurn = <T>({ registered }: CandidateFilter, read: () => Promise<T>): Promise<T> =>
  registered ? reads.runExclusive('import', read) : read();
