/** A page of the list that details are opened from. */
export interface ShownPage {
  ids: readonly string[];
  /** Pages are counted from 1. */
  page: number;
  /** How many entries a whole page has. */
  size: number;
  totalPages: number;
  /** How many entries the whole list has. */
  total: number;
  /** What is shown belongs to the page before: the right one is on its way. */
  arriving: boolean;
}

/** Where in the list the open details stand, and what is beside them. */
export interface Neighbours {
  /** The candidate that is meant; null until the page that it is on has come. */
  id: string | null;
  /** The place in the whole list, counted from 1; null for a candidate that is not on this page. */
  position: number | null;
  total: number;
  /** What the address says of the one before and the one after; null at the ends of the list. */
  previous: Step | null;
  next: Step | null;
}

/** The candidate beside the open one; on another page, whose ids are not known yet, it is the first or the last. */
export interface Step {
  candidate: string;
  page: number;
}

/**
 * Resolves what the address says of the open candidate, and finds the two beside it, across pages.
 * @param opened an id, or 'first' or 'last' of the page
 */
export function neighboursOf(opened: string, shown: ShownPage): Neighbours {
  const { ids, page, size, totalPages, total, arriving } = shown;
  const edge = opened === 'first' ? ids[0] : opened === 'last' ? ids.at(-1) : undefined;
  const byEdge = opened === 'first' || opened === 'last';
  const id = byEdge ? (arriving ? null : (edge ?? null)) : opened;
  const index = id === null || arriving ? -1 : ids.indexOf(id);
  if (index < 0) return { id, position: null, total, previous: null, next: null };
  const before = ids[index - 1];
  const after = ids[index + 1];
  return {
    id,
    position: (page - 1) * size + index + 1,
    total,
    previous: before ? { candidate: before, page } : page > 1 ? { candidate: 'last', page: page - 1 } : null,
    next: after ? { candidate: after, page } : page < totalPages ? { candidate: 'first', page: page + 1 } : null,
  };
}
