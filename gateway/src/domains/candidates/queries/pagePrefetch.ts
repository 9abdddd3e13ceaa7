import { MAX_PAGE_SIZE, type PageRequest } from '../../../lib/pages.js';
import { isInOrderIndex, type CandidateFilter } from './candidateFilter.js';
import type { CandidateOrder } from './candidateOrders.js';

/**
 * Pages that begin between two multiples of this are read together, ids only: who reads one often reads the next, and so many keys of an
 * index more cost the database less than one command does.
 */
const LENGTH = 200;
/** What is read for a page at most. */
export const PREFETCH_ROWS = LENGTH + MAX_PAGE_SIZE;

/**
 * The rows that are read at once for a page: its own, or more where it is a numbered page without a search. Where documents are read to
 * pass rows, more rows would cost more than a command.
 */
export function prefetchRange(
  where: CandidateFilter,
  { path }: Pick<CandidateOrder, 'path'>,
  page: PageRequest,
): PageRequest {
  const isPassedInIndex = !where.search && isInOrderIndex(where, path);
  if (!isPassedInIndex || page.seek || page.limit > MAX_PAGE_SIZE) return page;
  return { offset: page.offset - (page.offset % LENGTH), limit: PREFETCH_ROWS };
}
