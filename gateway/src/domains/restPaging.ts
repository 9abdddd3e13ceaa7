import { z } from 'zod';
import type { PageRequest } from '../lib/pages.js';

const DEFAULT_PAGE_SIZE = 10;
const pageSize = z.coerce
  .number('pageSize deve estar entre 1 e 100.')
  .int()
  .min(1, 'pageSize deve estar entre 1 e 100.')
  .max(100, 'pageSize deve estar entre 1 e 100.');
const emptyIsAbsent = (value: unknown) => (value === '' || value === 'null' ? undefined : value);

/** Paging of every list call: `page` from 1, `pageSize` or `limit` 1 to 100, else 422. */
export const pagingQuery = z.object({
  page: z
    .preprocess(emptyIsAbsent, z.coerce.number('page começa em 1.').int().min(1, 'page começa em 1.').optional())
    .meta({ description: 'From 1, which is the default.' }),
  pageSize: z
    .preprocess(emptyIsAbsent, pageSize.optional())
    .meta({ description: `Entries of a page; ${DEFAULT_PAGE_SIZE} unless told.` }),
  limit: z.preprocess(emptyIsAbsent, pageSize.optional()).meta({ description: 'The same as `pageSize`.' }),
});

export function pageRequestFromQuery(
  query: z.infer<typeof pagingQuery>,
  { sizeUnlessTold = DEFAULT_PAGE_SIZE } = {},
): PageRequest {
  const limit = query.pageSize ?? query.limit ?? sizeUnlessTold;
  return { offset: ((query.page ?? 1) - 1) * limit, limit };
}
