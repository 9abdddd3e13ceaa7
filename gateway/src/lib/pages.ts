import { DomainError } from './errors.js';

/** How many pages a pager shows on each side of the current one. */
const PAGER_WINDOW = 2;

/** A slice of a sorted list: `items` starts at `offset`, `limit` was asked for, `totalCount` match in all. */
export interface Page<T> {
  items: T[];
  offset: number;
  limit: number;
  totalCount: number;
}

/** Where a page starts and how many entries it holds. */
export interface PageRequest {
  offset: number;
  limit: number;
}

const CURSOR_PREFIX = 'offset:';

/** Cursors are opaque to callers; inside, they hold the number of entries before the next one. */
function encodeCursor(offset: number): string {
  return Buffer.from(`${CURSOR_PREFIX}${offset}`).toString('base64url');
}

function decodeCursor(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  const offset = text.startsWith(CURSOR_PREFIX) ? Number(text.slice(CURSOR_PREFIX.length)) : Number.NaN;
  if (!Number.isSafeInteger(offset) || offset < 0) throw new DomainError('INVALID', 'Cursor inválido.');
  return offset;
}

/**
 * Reads the paging arguments of a connection.
 * @throws DomainError INVALID when `first` is not 1 to 100, `page` not 1 or more, or the cursor not one of ours.
 */
export function pageRequestFromConnectionArgs(args: {
  first?: number | null;
  after?: string | null;
  page?: number | null;
}): PageRequest {
  const limit = args.first ?? 5;
  if (limit < 1 || limit > 100) throw new DomainError('INVALID', '`first` deve estar entre 1 e 100.');
  if (args.page != null) {
    if (args.page < 1) throw new DomainError('INVALID', '`page` começa em 1.');
    return { offset: (args.page - 1) * limit, limit };
  }
  return { offset: args.after == null ? 0 : decodeCursor(args.after), limit };
}

/** The paging properties of a REST list. */
export function pagingProperties({ totalCount, offset, limit }: Omit<Page<unknown>, 'items'>) {
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
    private readonly position: number,
  ) {}

  get cursor(): string {
    return encodeCursor(this.position);
  }
}

/** A Relay connection over a page, with cursors of the numbered pages. */
export function connectionFromPage<T>(page: Page<T>) {
  const { items, offset, totalCount } = page;
  const edges = items.map((node, index) => new Edge(node, offset + index + 1));
  return {
    edges,
    totalCount,
    pageInfo: {
      hasNextPage: offset + items.length < totalCount && offset < totalCount,
      hasPreviousPage: offset > 0 && totalCount > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    pageCursors: pageCursors(page),
  };
}

function pageCursors({ offset, limit, totalCount }: Page<unknown>) {
  const totalPages = Math.max(1, Math.ceil(totalCount / limit));
  const current = Math.min(Math.floor(offset / limit) + 1, totalPages);
  const cursorOf = (page: number) => ({ page, cursor: encodeCursor((page - 1) * limit), isCurrent: page === current });
  const from = Math.max(1, current - PAGER_WINDOW);
  const to = Math.min(totalPages, current + PAGER_WINDOW);
  return {
    first: from > 1 ? cursorOf(1) : null,
    around: Array.from({ length: to - from + 1 }, (_, index) => cursorOf(from + index)),
    last: to < totalPages ? cursorOf(totalPages) : null,
    totalPages,
  };
}
