import { useLayoutEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { readBlock, writeBlock } from './blockText';
import {
  beginEdit,
  endEdit,
  firstPlace,
  moveTo,
  placeInside,
  pressKey,
  rangeOf,
  type GridBounds,
  type GridPlace,
  type GridState,
  type GridStep,
} from './gridKeys';
import type { RowsSnapshot } from './rowStore';
import type { useGridCommands } from './useGridCommands';

export interface PlanGridOptions {
  rows: RowsSnapshot;
  /** Keeps the rows as they are until the function that it gives is called. */
  hold: () => () => void;
  bounds: GridBounds;
  commands: ReturnType<typeof useGridCommands>;
  /** Brings a cell onto the screen. */
  showPlace: (place: GridPlace) => void;
}

/** The cell that an event of mouse or finger is about. */
function placeOf(target: EventTarget | null): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell && { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

const isEditor = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** The place, selection and editor of the table, and what keys, mouse and clipboard do to them. */
export function usePlanGrid({ rows, hold, bounds, commands, showPlace }: PlanGridOptions) {
  const [state, setState] = useState<GridState>(firstPlace);
  /** What `state` is, or will be after the next render: the editor goes away, and blurs, before that. */
  const latest = useRef(state);
  const takesFocus = useRef(false);
  const grid = useRef<HTMLDivElement>(null);
  /** The row that the cursor is in, by its number, as rows that leave a filter move the others up. */
  const cursorRow = useRef<number | null>(null);

  const apply = ({ state: next, command }: GridStep, focus = true) => {
    latest.current = next;
    if (focus) takesFocus.current = true;
    if (next.cursor !== state.cursor) cursorRow.current = rows.rowAt(next.cursor.row)?.row ?? null;
    setState(next);
    if (command) void commands.run(command);
  };

  useLayoutEffect(() => {
    const number = rows.rowAt(latest.current.cursor.row)?.row;
    if (cursorRow.current === null) cursorRow.current = number ?? null;
    if (number === cursorRow.current || bounds.rows === 0) return;
    const { cursor } = latest.current;
    const moved = cursorRow.current === null ? -1 : rows.indexOf(cursorRow.current);
    const place = placeInside(moved >= 0 ? { ...cursor, row: moved } : cursor, bounds);
    if (moved < 0) cursorRow.current = rows.rowAt(place.row)?.row ?? null;
    if (place.row === cursor.row) return;
    latest.current = { ...latest.current, cursor: place, anchor: null };
    setState(latest.current);
  }, [rows, bounds]);

  const { cursor, editing } = state;
  const isEditing = editing !== null;
  useLayoutEffect(() => (isEditing ? hold() : undefined), [hold, isEditing]);
  useLayoutEffect(() => {
    const holdsFocus = grid.current?.contains(document.activeElement) ?? false;
    if (isEditing || !(takesFocus.current || holdsFocus)) return;
    takesFocus.current = false;
    showPlace(cursor);
    const cell = grid.current?.querySelector<HTMLElement>(`[data-row="${cursor.row}"][data-column="${cursor.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the place and the editor decide, not how a place is shown
  }, [cursor, isEditing]);

  const leaveEditor = () => {
    if (latest.current.editing) apply(endEdit(latest.current, bounds), false);
  };

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.altKey) return;
      const { key, shiftKey, ctrlKey, metaKey } = event;
      const step = pressKey(latest.current, { key, shift: shiftKey, ctrl: ctrlKey || metaKey }, bounds);
      if (step.handled) event.preventDefault();
      // Escape that ends the edit of a cell closes nothing around the table.
      if (step.handled && key === 'Escape') event.stopPropagation();
      if (step.handled || step.state !== latest.current) apply(step);
    },
    onMouseDown: (event: MouseEvent) => {
      const place = placeOf(event.target);
      if (!place || isEditor(event.target) || event.button !== 0) return;
      leaveEditor();
      const before = latest.current.cursor;
      const again = before.row === place.row && before.column === place.column;
      // The second click on a cell edits it, as a double click and a second tap do.
      const step =
        again && !event.shiftKey && place.column > 0 && isFocused(event.target)
          ? beginEdit(latest.current, bounds)
          : null;
      event.preventDefault();
      apply(step ?? { state: moveTo(latest.current, place, bounds, event.shiftKey), handled: true });
    },
    onClick: (event: MouseEvent) => {
      const place = placeOf(event.target);
      const onTick = event.target instanceof Element && event.target.closest('[data-tick]');
      if (!place || !onTick) return;
      apply(pressKey(latest.current, { key: ' ' }, bounds));
    },
    onCopy: (event: ClipboardEvent) => {
      if (isEditor(event.target)) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeBlock(commands.copy(rangeOf(latest.current))));
    },
    onPaste: (event: ClipboardEvent) => {
      if (isEditor(event.target)) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      // A picture, which has no text, empties no cells.
      if (text !== '') void commands.paste(readBlock(text), rangeOf(latest.current), bounds.rows);
    },
  };

  const type = (text: string) => {
    const { editing, ...rest } = latest.current;
    if (editing) apply({ state: { ...rest, editing: { ...editing, text } }, handled: true }, false);
  };
  const goTo = (place: GridPlace) => {
    grid.current?.scrollIntoView({ block: 'nearest' });
    apply({ state: moveTo(latest.current, place, bounds), handled: true });
  };
  return { state, grid, handlers, type, leaveEditor, goTo };
}

const isFocused = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-column]') === document.activeElement;
