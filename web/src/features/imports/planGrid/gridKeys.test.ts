import {
  endEdit,
  firstPlace,
  moveTo,
  pressKey,
  rangeOf,
  type GridBounds,
  type GridKey,
  type GridState,
} from './gridKeys';

const texts = [
  ['', 'Ana', 'ana@exemplo.com', 'Solteiro(a)'],
  ['', 'Bia', 'bia@exemplo.com', ''],
  ['', 'Caio', '', 'casado'],
];
/** The cell at a place of a file whose first row is the heading. */
const cellOf = (row: number, column: number) => ({ row: row + 2, fieldKey: `field${column}` });
const bounds: GridBounds = {
  rows: 3,
  columns: 4,
  pageRows: 2,
  cellAt: ({ row, column }) => {
    const text = texts[row]?.[column];
    return text === undefined ? null : { cell: cellOf(row, column), text };
  },
  choicesAt: ({ column }) => (column === 3 ? ['Solteiro(a)', 'Casado(a)'] : null),
};
const at = (row: number, column: number): GridState => ({ ...firstPlace, cursor: { row, column } });
const key = (name: string): GridKey => {
  const parts = name.split('+');
  return { key: parts.at(-1) ?? '', ctrl: parts.includes('Ctrl'), shift: parts.includes('Shift') };
};
/** Presses keys one after the other; gives the last step. */
function press(state: GridState, names: string, over: Partial<GridBounds> = {}) {
  return names.split(' ').reduce((step, name) => pressKey(step.state, key(name), { ...bounds, ...over }), {
    state,
    handled: true,
  } as ReturnType<typeof pressKey>);
}

test.each([
  ['ArrowDown', [1, 1]],
  ['ArrowRight ArrowRight', [0, 3]],
  ['ArrowUp', [0, 1]],
  ['ArrowLeft ArrowLeft', [0, 0]],
  ['PageDown PageDown', [2, 1]],
  ['End', [0, 3]],
  ['End Home', [0, 0]],
  ['Ctrl+End', [2, 3]],
  ['Ctrl+End Ctrl+Home', [0, 0]],
  ['Ctrl+ArrowDown', [2, 1]],
  ['Ctrl+ArrowDown Ctrl+ArrowUp', [0, 1]],
  ['Tab Tab Shift+Tab', [0, 2]],
])('%s moves the cursor, and never out of the table', (names, [row, column]) => {
  const { state, handled } = press(at(0, 1), names);
  expect(state.cursor).toEqual({ row, column });
  expect(handled).toBe(true);
});

test('Tab leaves the table at the end of a row, Shift+Tab at its beginning, so that no user is caught in it', () => {
  expect(press(at(1, 3), 'Tab').handled).toBe(false);
  expect(press(at(1, 0), 'Shift+Tab').handled).toBe(false);
});

test('Shift and arrows select a block, which the next move without Shift lets go', () => {
  const { state } = press(at(0, 1), 'Shift+ArrowDown Shift+ArrowRight');
  expect(rangeOf(state)).toEqual({ top: 0, bottom: 1, left: 1, right: 2 });
  expect(press(state, 'ArrowDown').state.anchor).toBeNull();
  expect(press(state, 'Escape').state.anchor).toBeNull();
});

test.each(['F2', 'Enter'])('%s edits the text that is there, at its end', (name) => {
  expect(press(at(0, 1), name).state.editing).toEqual({
    ...{ cell: cellOf(0, 1), before: 'Ana' },
    ...{ text: 'Ana', typedOver: false },
  });
});

test('a letter writes over the cell, and an accent opens an empty editor that takes it', () => {
  expect(press(at(0, 1), 'J').state.editing).toMatchObject({ before: 'Ana', text: 'J', typedOver: true });
  const dead = press(at(0, 1), 'Dead');
  expect(dead.state.editing).toMatchObject({ text: '', typedOver: true });
  expect(dead.handled).toBe(false);
});

test('a letter over a list of choices chooses the first that begins with it', () => {
  expect(press(at(0, 3), 'c').state.editing).toMatchObject({ text: 'Casado(a)', typedOver: false });
  expect(press(at(0, 3), 'x').state.editing).toMatchObject({ text: 'Solteiro(a)', typedOver: false });
});

describe('while a cell is edited', () => {
  const editing = (text: string, typedOver = false): GridState => ({
    ...at(1, 2),
    editing: { cell: cellOf(1, 2), before: 'bia@exemplo.com', text, typedOver },
  });

  test.each([
    ['Enter', [2, 2]],
    ['Shift+Enter', [0, 2]],
    ['Tab', [1, 3]],
    ['Shift+Tab', [1, 1]],
  ])('%s writes the text and moves on', (name, [row, column]) => {
    const { state, command } = press(editing('x@exemplo.com'), name);
    expect(command).toEqual({ kind: 'write', cell: cellOf(1, 2), text: 'x@exemplo.com' });
    expect(state).toEqual({ cursor: { row, column }, anchor: null, editing: null });
  });

  test('the text is of its cell, whatever row has come to its place meanwhile', () => {
    const cellAt = () => ({ cell: cellOf(7, 2), text: 'x@exemplo.com' });
    expect(press(editing('x@exemplo.com'), 'Enter', { cellAt }).command).toMatchObject({ cell: cellOf(1, 2) });
    expect(press(editing('bia@exemplo.com'), 'Enter', { cellAt }).command).toBeUndefined();
  });

  test('Escape leaves the cell as it was', () => {
    const { state, command, handled } = press(editing('x'), 'Escape');
    expect(state.editing).toBeNull();
    expect(command).toBeUndefined();
    expect(handled).toBe(true);
  });

  test('a text that did not change is not written', () => {
    expect(press(editing('bia@exemplo.com'), 'Enter').command).toBeUndefined();
  });

  test('arrows are the editor’s, but write and move where the cell was typed over', () => {
    expect(press(editing('x'), 'ArrowLeft').handled).toBe(false);
    const { state, command } = press(editing('x', true), 'ArrowDown');
    expect(command).toEqual({ kind: 'write', cell: cellOf(1, 2), text: 'x' });
    expect(state.cursor).toEqual({ row: 2, column: 2 });
  });

  test('leaving it with the mouse writes it too, and once', () => {
    const step = endEdit(editing('x'), bounds);
    expect(step.command).toEqual({ kind: 'write', cell: cellOf(1, 2), text: 'x' });
    expect(endEdit(step.state, bounds).command).toBeUndefined();
  });
});

test('Ctrl+D fills a block from its first row', () => {
  const { state } = press(at(0, 1), 'Shift+ArrowDown Shift+ArrowDown');
  expect(press(state, 'Ctrl+d').command).toEqual({
    kind: 'fillDown',
    from: 0,
    range: { top: 1, bottom: 2, left: 1, right: 1 },
  });
});

test('Ctrl+D on one cell takes what stands above it, and does nothing in the first row', () => {
  expect(press(at(2, 2), 'Ctrl+D').command).toEqual({
    kind: 'fillDown',
    from: 1,
    range: { top: 2, bottom: 2, left: 2, right: 2 },
  });
  expect(press(at(0, 2), 'Ctrl+d')).toMatchObject({ handled: true });
  expect(press(at(0, 2), 'Ctrl+d').command).toBeUndefined();
});

test('Delete empties the selected cells', () => {
  const { state } = press(at(0, 1), 'Shift+ArrowRight');
  expect(press(state, 'Delete').command).toEqual({
    kind: 'clear',
    range: { top: 0, bottom: 0, left: 1, right: 2 },
  });
});

test('Space in the first column leaves the selected rows out', () => {
  const { state } = press(at(0, 0), 'Shift+ArrowDown');
  expect(press(state, 'Enter').command).toEqual({
    kind: 'toggle',
    range: { top: 0, bottom: 1, left: 0, right: 0 },
  });
  expect(pressKey(state, { key: ' ' }, bounds).command).toMatchObject({ kind: 'toggle' });
});

test('a row that has not been loaded is not edited', () => {
  expect(press(at(0, 1), 'F2', { cellAt: () => null }).state.editing).toBeNull();
});

test.each(['Ctrl+c', 'Ctrl+v', 'Shift', 'F5'])('%s is the browser’s', (name) => {
  expect(press(at(1, 1), name).handled).toBe(false);
});

test('a click with Shift selects from the cursor to there', () => {
  const state = moveTo(at(0, 1), { row: 2, column: 2 }, bounds, true);
  expect(rangeOf(state)).toEqual({ top: 0, bottom: 2, left: 1, right: 2 });
});
