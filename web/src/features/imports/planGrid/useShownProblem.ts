import { useEffect, useEffectEvent } from 'react';
import type { ProblemGroup } from '../importQueries';
import { cellOf, type GridField } from './gridFields';
import type { GridPlace } from './gridKeys';
import type { ImportRow, RowsSnapshot } from './rowStore';

export interface ShownProblemOptions {
  /** The problem that somebody has just asked to see; null for none. */
  problem: ProblemGroup | null;
  rows: RowsSnapshot;
  fields: readonly GridField[];
  /** Brings the table onto the screen, and the cursor with the focus to a place in it. */
  goTo: (place: GridPlace) => void;
  /** Told once the place has been gone to, or there is none. */
  onShown: () => void;
}

/** The column, from 0, of a row's cell that is wrong: the problem's own, else the first; the name where it is none in particular. */
function faultyColumn(row: ImportRow, fields: readonly GridField[], key: string | null): number {
  const own = fields.findIndex((field) => field.key === key);
  const wrong = own < 0 ? fields.findIndex((field) => cellOf(row, field.key)?.problem) : own;
  return Math.max(0, wrong) + 1;
}

/** Takes who asks for a problem to its first faulty cell, as soon as its rows are there: the table may be far from the list of problems. */
export function useShownProblem({ problem, rows, fields, goTo, onShown }: ShownProblemOptions): void {
  const show = useEffectEvent(() => {
    const first = rows.rowAt(0);
    if (first) goTo({ row: 0, column: faultyColumn(first, fields, problem?.fieldKey ?? null) });
    onShown();
  });
  const isToBeShown = problem !== null && rows.total !== null;
  useEffect(() => {
    if (isToBeShown) show();
  }, [isToBeShown]);
}
