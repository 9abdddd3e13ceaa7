import { DomainError } from './errors.js';
import { invalidCursor, offsetCursor, readCursor, rowCursor, type RowPlace, type SortKey } from './listCursors.js';

/** How many pages a pager shows on each side of the current one. */
const PAGER_WINDOW = 2;
const DEFAULT_SIZE = 5;
export const MAX_PAGE_SIZE = 100;

/** How the rows of a list are ordered, as far as cursors tell it. */
export interface RowOrder<T> {
  /** Stable, and unique within the list: a cursor of another order is refused. */
  name: string;
  keyOf(row: T): SortKey;
}

/** Where a page begins and how many entries it holds. */
export interface PageRequest {
  /** Entries before the page; with `seek`, as they were counted when its cursor was made. */
  offset: number;
  limit: number;
  /** Reads beside a row instead of counting entries, so that nothing comes twice and nothing is left out. */
  seek?: Seek | undefined;
}

export interface Seek {
  direction: 'after' | 'before';
  place: RowPlace;
}

/** A slice of a sorted list: `items` starts at `offset`, `limit` was asked for, `totalCount` match in all. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly offset: number;
  readonly limit: number;
  readonly totalCount: number;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly order: RowOrder<T>;
}

/** The paging arguments of every connection. */
export interface ConnectionArgs {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
  page?: number | null;
}

/**
 * Reads the paging arguments of a connection.
 * @throws DomainError INVALID when `first` or `last` is not 1 to 100, `page` not 1 or more, a cursor not one of ours, `last`
 *   comes without `before`, `before` is the cursor of a numbered page, or more than one of `page`, `after` and `before` is given.
 */
export function pageRequestFromConnectionArgs({ first, after, last, before, page }: ConnectionArgs): PageRequest {
  if ([after, before, page].filter((given) => given != null).length > 1) {
    throw invalid('Use apenas um entre `page`, `after` e `before`.');
  }
  if (last != null && before == null) throw invalid('`last` acompanha `before`.');
  const limit = last == null ? pageSize('first', first ?? DEFAULT_SIZE) : pageSize('last', last);
  if (page != null) {
    if (page < 1) throw invalid('`page` começa em 1.');
    return { offset: (page - 1) * limit, limit };
  }
  if (before != null) return requestBefore(before, limit);
  return after == null ? { offset: 0, limit } : requestAfter(after, limit);
}

const invalid = (message: string) => new DomainError('INVALID', message);

/** How many entries an argument asks for. @throws DomainError INVALID unless it is 1 to 100. */
export function pageSize(name: 'first' | 'last', given: number): number {
  if (given < 1 || given > MAX_PAGE_SIZE) throw invalid(`\`${name}\` deve estar entre 1 e ${MAX_PAGE_SIZE}.`);
  return given;
}

function requestAfter(cursor: string, limit: number): PageRequest {
  const place = readCursor(cursor);
  if ('offset' in place) return { offset: place.offset, limit };
  return { offset: place.row.position, limit, seek: { direction: 'after', place: place.row } };
}

function requestBefore(cursor: string, limit: number): PageRequest {
  const place = readCursor(cursor);
  if ('offset' in place) throw invalidCursor();
  const offset = Math.max(0, place.row.position - 1 - limit);
  return { offset, limit, seek: { direction: 'before', place: place.row } };
}

/**
 * A page of what was read for a request.
 * @param rows in list order for a numbered page; with `seek` in the order of reading, away from the cursor, and one more
 *   than `limit` where there is one.
 */
export function pageOf<T>(order: RowOrder<T>, request: PageRequest, rows: T[], totalCount: number): Page<T> {
  const { limit, seek } = request;
  if (!seek) {
    const { offset } = request;
    const hasNextPage = offset + rows.length < totalCount && offset < totalCount;
    return {
      items: rows,
      offset,
      limit,
      totalCount,
      order,
      hasNextPage,
      hasPreviousPage: offset > 0 && totalCount > 0,
    };
  }
  const isMore = rows.length > limit;
  const items = rows.slice(0, limit);
  const behind = Math.max(0, totalCount - items.length);
  if (seek.direction === 'after') {
    const offset = isMore ? Math.min(request.offset, behind) : behind;
    return { items, offset, limit, totalCount, order, hasNextPage: isMore, hasPreviousPage: offset > 0 };
  }
  const offset = isMore ? Math.min(request.offset, behind) : 0;
  const hasNextPage = items.length < totalCount;
  return { items: items.toReversed(), offset, limit, totalCount, order, hasNextPage, hasPreviousPage: isMore };
}

/** The REST paging properties of a list. */
export function pagingProperties({
  totalCount,
  offset,
  limit,
}: Pick<Page<unknown>, 'totalCount' | 'offset' | 'limit'>) {
  return { totalCount, totalPages: Math.ceil(totalCount / limit), currentPage: Math.floor(offset / limit) + 1 };
}

/** A page in the envelope of a REST list. */
export function pagedEnvelope<T, U>(page: Page<T>, present: (item: T) => U) {
  return { data: page.items.map(present), ...pagingProperties(page) };
}

/** Its cursor is made when it is asked for: most callers page by number. */
class Edge<T> {
  constructor(
    readonly node: T,
    private readonly order: RowOrder<T>,
    private readonly position: number,
  ) {}

  get cursor(): string {
    return rowCursor({ order: this.order.name, key: this.order.keyOf(this.node), position: this.position });
  }
}

/** Its cursors, too, are made when they are asked for. */
class PageInfo<T> {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;

  constructor(
    { hasNextPage, hasPreviousPage }: Page<T>,
    private readonly edges: readonly Edge<T>[],
  ) {
    this.hasNextPage = hasNextPage;
    this.hasPreviousPage = hasPreviousPage;
  }

  get startCursor(): string | null {
    return this.edges[0]?.cursor ?? null;
  }

  get endCursor(): string | null {
    return this.edges.at(-1)?.cursor ?? null;
  }
}

/** A Relay connection over a page, with cursors of the numbered pages. */
export function connectionFromPage<T>(page: Page<T>) {
  const edges = page.items.map((node, index) => new Edge(node, page.order, page.offset + index + 1));
  return {
    edges,
    totalCount: page.totalCount,
    pageInfo: new PageInfo(page, edges),
    pageCursors: pageCursors(page),
  };
}

function pageCursors({ offset, limit, totalCount }: Page<unknown>) {
  const totalPages = Math.max(1, Math.ceil(totalCount / limit));
  const current = Math.min(Math.floor(offset / limit) + 1, totalPages);
  const cursorOf = (page: number) => ({ page, cursor: offsetCursor((page - 1) * limit), isCurrent: page === current });
  const from = Math.max(1, current - PAGER_WINDOW);
  const to = Math.min(totalPages, current + PAGER_WINDOW);
  return {
    first: from > 1 ? cursorOf(1) : null,
    around: Array.from({ length: to - from + 1 }, (_, index) => cursorOf(from + index)),
    last: to < totalPages ? cursorOf(totalPages) : null,
    totalPages,
  };
}
