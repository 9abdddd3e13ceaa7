/**
 * The keyboard of the table of rows, as a pure reducer: what a key makes of the place, the selection and the cell being
 * edited, and what it asks to be done with the rows. It knows positions only, and of the cell being edited which one it is.
 */

/** A cell: both from 0. Column 0 says whether the row takes part; the fields follow. */
export interface GridPlace {
  row: number;
  column: number;
}

/** A block of cells, corners included. */
export interface GridRange {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A cell wherever it moves to: rows that leave a filter move the others up. */
export interface GridCell {
  /** The number of its row in the sheet. */
  row: number;
  fieldKey: string;
}

/** A cell whose text is being typed. */
export interface GridEditing {
  cell: GridCell;
  /** The text that the cell had before. */
  before: string;
  text: string;
  /** Begun by typing over the cell: arrows then write the text and move on, as in a spreadsheet. */
  typedOver: boolean;
}

export interface GridState {
  cursor: GridPlace;
  /** The corner opposite to the cursor of a selected block; null for the one cell. */
  anchor: GridPlace | null;
  editing: GridEditing | null;
}

/** What the table is like when a key is pressed. */
export interface GridBounds {
  rows: number;
  /** How many columns there are, column 0 included. */
  columns: number;
  /** How many rows 'Page Down' moves. */
  pageRows: number;
  /** The cell at a place and its text, to go on writing in it; null where its row has not been loaded. */
  cellAt: (place: GridPlace) => { cell: GridCell; text: string } | null;
  /** What can be chosen in a cell; null where anything can be typed. */
  choicesAt: (place: GridPlace) => readonly string[] | null;
}

export interface GridKey {
  key: string;
  shift?: boolean;
  /** Ctrl, or Command on a Mac. */
  ctrl?: boolean;
}

/** What is to be done with the rows. */
export type GridCommand =
  | { kind: 'write'; cell: GridCell; text: string }
  | { kind: 'clear'; range: GridRange }
  /** The cells of row `from` go into those below, down to the bottom of the range. */
  | { kind: 'fillDown'; from: number; range: GridRange }
  /** Rows top to bottom are left out, or take part again. */
  | { kind: 'toggle'; range: GridRange };

export interface GridStep {
  state: GridState;
  command?: GridCommand;
  /** Whether the key means something here; one that does not is the browser's. */
  handled: boolean;
}

export const firstPlace: GridState = { cursor: { row: 0, column: 1 }, anchor: null, editing: null };

/** The selected block; the cursor's own cell where none is. */
export function rangeOf({ cursor, anchor }: Pick<GridState, 'cursor' | 'anchor'>): GridRange {
  const other = anchor ?? cursor;
  return {
    top: Math.min(cursor.row, other.row),
    bottom: Math.max(cursor.row, other.row),
    left: Math.min(cursor.column, other.column),
    right: Math.max(cursor.column, other.column),
  };
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** A place inside of the table, the nearest to the one that is meant. */
export const placeInside = ({ row, column }: GridPlace, { rows, columns }: Pick<GridBounds, 'rows' | 'columns'>) => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});

const ignored = (state: GridState): GridStep => ({ state, handled: false });
const nothing = (state: GridState): GridStep => ({ state, handled: true });

/** Moves the cursor; with `extend` the block grows from where it began. */
export function moveTo(state: GridState, to: GridPlace, bounds: GridBounds, extend = false): GridState {
  return {
    cursor: placeInside(to, bounds),
    anchor: extend ? (state.anchor ?? state.cursor) : null,
    editing: null,
  };
}

/** Begins to edit the cursor's cell. A row that has not been loaded, and the column that has no text, cannot be edited. */
export function beginEdit(state: GridState, bounds: GridBounds, typed?: string): GridStep {
  const found = bounds.cellAt(state.cursor);
  if (state.cursor.column === 0 || found === null) return nothing(state);
  const { cell, text: before } = found;
  const begun =
    typed === undefined ? { text: before, typedOver: false } : typedOver(state.cursor, bounds, before, typed);
  return nothing({ cursor: state.cursor, anchor: null, editing: { cell, before, ...begun } });
}

/** A letter typed over a list of choices chooses the first that begins with it, as in any list. */
function typedOver(
  place: GridPlace,
  bounds: GridBounds,
  text: string,
  typed: string,
): Pick<GridEditing, 'text' | 'typedOver'> {
  const choices = bounds.choicesAt(place);
  if (!choices) return { text: typed, typedOver: true };
  const chosen = typed && choices.find((choice) => choice.toLowerCase().startsWith(typed.toLowerCase()));
  return { text: chosen || text, typedOver: false };
}

/** Ends editing: the text is written where it is another one than before, and the cursor moves by so much. */
export function endEdit(state: GridState, bounds: GridBounds, move: GridPlace = { row: 0, column: 0 }): GridStep {
  const { cursor, editing } = state;
  if (!editing) return ignored(state);
  const to = { row: cursor.row + move.row, column: cursor.column + move.column };
  const next = moveTo(state, { ...to, column: Math.max(1, to.column) }, bounds);
  const { cell, before, text } = editing;
  return text === before ? nothing(next) : { state: next, command: { kind: 'write', cell, text }, handled: true };
}

const steps: Record<string, GridPlace> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

function keyWhileEditing(state: GridState, { key, shift = false }: GridKey, bounds: GridBounds): GridStep {
  if (key === 'Escape') return nothing({ ...state, editing: null });
  if (key === 'Enter') return endEdit(state, bounds, { row: shift ? -1 : 1, column: 0 });
  if (key === 'Tab') return endEdit(state, bounds, { row: 0, column: shift ? -1 : 1 });
  const step = steps[key];
  return step && state.editing?.typedOver ? endEdit(state, bounds, step) : ignored(state);
}

/** Where a key moves the cursor to; null for a key that does not move. */
function placeAfter({ cursor }: GridState, { key, ctrl = false }: GridKey, bounds: GridBounds): GridPlace | null {
  const { rows, columns, pageRows } = bounds;
  const step = steps[key];
  if (step && ctrl) {
    return {
      row: step.row === 0 ? cursor.row : step.row * rows,
      column: step.column === 0 ? cursor.column : step.column * columns,
    };
  }
  if (step) return { row: cursor.row + step.row, column: cursor.column + step.column };
  switch (key) {
    case 'Home':
      return { row: ctrl ? 0 : cursor.row, column: 0 };
    case 'End':
      return { row: ctrl ? rows : cursor.row, column: columns };
    case 'PageUp':
      return { ...cursor, row: cursor.row - pageRows };
    case 'PageDown':
      return { ...cursor, row: cursor.row + pageRows };
    default:
      return null;
  }
}

/** Tab goes through the cells of a row and then leaves the table, so that no user is caught in 20,000 rows. */
function tab(state: GridState, shift: boolean, bounds: GridBounds): GridStep {
  const column = state.cursor.column + (shift ? -1 : 1);
  if (column < 0 || column >= bounds.columns) return ignored(state);
  return nothing(moveTo(state, { ...state.cursor, column }, bounds));
}

function fillDown(state: GridState): GridStep {
  const range = rangeOf(state);
  // A single row takes what stands above it.
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  if (from < 0) return nothing(state);
  return { state, command: { kind: 'fillDown', from, range: { ...range, top: from + 1 } }, handled: true };
}

/** What a key that changes rows asks for. */
function change(state: GridState, { key, ctrl = false }: GridKey, bounds: GridBounds): GridStep {
  const range = rangeOf(state);
  if (ctrl) return key.toLowerCase() === 'd' ? fillDown(state) : ignored(state);
  const isToggle = state.cursor.column === 0 && (key === ' ' || key === 'Enter');
  if (isToggle) return { state, command: { kind: 'toggle', range }, handled: true };
  if (key === 'Delete' || key === 'Backspace') {
    return range.right === 0 ? nothing(state) : { state, command: { kind: 'clear', range }, handled: true };
  }
  if (key === 'F2' || key === 'Enter') return beginEdit(state, bounds);
  // An accent, or an input method, begins a text that is not known yet: the editor has to be there to take it.
  if (key === 'Dead' || key === 'Process') return { ...beginEdit(state, bounds, ''), handled: false };
  return [...key].length === 1 ? beginEdit(state, bounds, key) : ignored(state);
}

/** What a key does. */
export function pressKey(state: GridState, key: GridKey, bounds: GridBounds): GridStep {
  if (bounds.rows === 0) return ignored(state);
  if (state.editing) return keyWhileEditing(state, key, bounds);
  const to = placeAfter(state, key, bounds);
  if (to) return nothing(moveTo(state, to, bounds, key.shift));
  if (key.key === 'Tab') return tab(state, key.shift ?? false, bounds);
  if (key.key === 'Escape') return state.anchor ? nothing({ ...state, anchor: null }) : ignored(state);
  return change(state, key, bounds);
}
