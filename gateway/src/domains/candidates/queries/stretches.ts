import { MAX_PAGE_SIZE, type PageRequest } from '../../../lib/pages.js';
import type { CandidateFilter } from './candidateFilter.js';

/**
 * Pages that begin between two multiples of this are read together, ids only: who reads one reads the next, and so many rows more cost
 * the database less than one command does.
 */
const LENGTH = 100;
/** What is read for a page at most. */
export const STRETCH = LENGTH + MAX_PAGE_SIZE;

/** The rows that are read at once for a page: its own, or more where it is a numbered page without a search. */
export function stretchOf({ search }: Pick<CandidateFilter, 'search'>, page: PageRequest): PageRequest {
  if (search || page.seek || page.limit > MAX_PAGE_SIZE) return page;
  return { offset: page.offset - (page.offset % LENGTH), limit: STRETCH };
}
