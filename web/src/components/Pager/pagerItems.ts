/** A page number, or a gap between numbers. */
export type PagerItem = number | 'ellipsis';

function withGaps(pages: readonly number[]): PagerItem[] {
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    return before !== undefined && page - before > 1 ? ['ellipsis' as const, page] : [page];
  });
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function clampPage(current: number, total: number): number {
  return Math.min(Math.max(1, Math.trunc(current) || 1), total);
}

/**
 * Page 1, the last page, and `window` pages on each side of the current one, with an ellipsis wherever pages are left
 * out. `current` outside 1..total counts as the nearest page; no pages give no items.
 */
export function pagerItems(current: number, total: number, window = 2): PagerItem[] {
  if (total < 1) return [];
  const centre = clampPage(current, total);
  const near = range(Math.max(2, centre - window), Math.min(total - 1, centre + window));
  return withGaps([1, ...near, ...(total > 1 ? [total] : [])]);
}

/** The client dashboard's pager: never more than `most` page buttons, the first and the last among them. */
export function compactPagerItems(current: number, total: number, most = 5): PagerItem[] {
  if (total < 1) return [];
  if (total <= most) return range(1, total);
  const inner = most - 2;
  const centre = clampPage(current, total);
  const start = Math.min(Math.max(2, centre - Math.floor(inner / 2)), total - inner);
  return withGaps([1, ...range(start, start + inner - 1), total]);
}
