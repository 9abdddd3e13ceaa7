import { z } from 'zod';
import type { PageRequest } from '../../lib/pages.js';
import { optionalInQuery, wholeNumberInQuery } from './restQuery.js';

const DEFAULT_PAGE_SIZE = 10;
const SIZE_OUT_OF_BOUNDS = 'pageSize deve estar entre 1 e 100.';
const pageSize = wholeNumberInQuery(z.int(SIZE_OUT_OF_BOUNDS).min(1, SIZE_OUT_OF_BOUNDS).max(100, SIZE_OUT_OF_BOUNDS));
const NO_PAGE = `page deve ser um número inteiro de no máximo ${Number.MAX_SAFE_INTEGER}.`;

/** Paging of every list call: `page` from 1, `pageSize` or `limit` 1 to 100, else 422. */
export const pagingQuery = z.object({
  page: optionalInQuery(wholeNumberInQuery(z.int(NO_PAGE).min(1, 'page começa em 1.'))).meta({
    description: 'From 1, which is the default.',
  }),
  pageSize: optionalInQuery(pageSize).meta({ description: `Entries of a page; ${DEFAULT_PAGE_SIZE} unless told.` }),
  limit: optionalInQuery(pageSize).meta({ description: 'The same as `pageSize`.' }),
});

export function pageRequestFromQuery(
  query: z.infer<typeof pagingQuery>,
  { sizeUnlessTold = DEFAULT_PAGE_SIZE } = {},
): PageRequest {
  const limit = query.pageSize ?? query.limit ?? sizeUnlessTold;
  return { offset: ((query.page ?? 1) - 1) * limit, limit };
}
