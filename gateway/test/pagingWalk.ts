/** Reads a connection page by page while others insert and delete. */

/** What a page says, as far as a walk reads it. */
export interface WalkedPage {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  pageCursors: { around: { page: number; cursor: string; isCurrent: boolean }[]; totalPages: number };
  edges: { cursor: string; node: { id: string } }[];
}

export type PageArgs = { first?: number; after?: string | null; last?: number; before?: string | null; page?: number };
export type ReadPage = (args: PageArgs) => Promise<WalkedPage>;

/** The selection that a walk needs. */
export const WALKED = `totalCount
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  pageCursors { totalPages around { page cursor isCurrent } }
  edges { cursor node { id } }`;

export const idsOf = ({ edges }: WalkedPage): string[] => edges.map(({ node }) => node.id);

/**
 * Reads on from a page until there is none, always by the cursor of the page before.
 * @param between is called with the ids of each page before the next one is read.
 * @returns the ids in list order, the given page's among them.
 */
export async function walk(read: ReadPage, { from, direction, size, between }: Walk): Promise<string[]> {
  const seen = idsOf(from);
  let page = from;
  for (let pages = 0; direction === 'forward' ? page.pageInfo.hasNextPage : page.pageInfo.hasPreviousPage; pages += 1) {
    if (pages > 200) throw new Error('the list has no end');
    await between?.(idsOf(page));
    page = await read(
      direction === 'forward'
        ? { first: size, after: page.pageInfo.endCursor }
        : { last: size, before: page.pageInfo.startCursor },
    );
    if (direction === 'forward') seen.push(...idsOf(page));
    else seen.unshift(...idsOf(page));
  }
  return seen;
}

export interface Walk {
  from: WalkedPage;
  direction: 'forward' | 'backward';
  size: number;
  between?: (ids: string[]) => Promise<void>;
}
