import { actionOfKey, shownKeys } from './reviewKeys';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
  pageScrolls = false,
) => actionOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }, pageScrolls);

test.each([
  ['a', 'approve'],
  ['A', 'approve'],
  ['r', 'refuse'],
  ['u', 'undo'],
  ['?', 'keys'],
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['+', { look: 'zoomIn' }],
  ['=', { look: 'zoomIn' }],
  ['-', { look: 'zoomOut' }],
  ['0', { look: 'fit' }],
  ['g', { look: 'turn' }],
  ['PageDown', { look: 'nextSheet' }],
  ['ArrowDown', { pan: { right: 0, down: 1 } }],
])('%s is %p', (key, action) => {
  expect(press(key)).toEqual(action);
});

test('a question mark is one although Shift makes it, and a plus sign too', () => {
  expect(press('?', { shiftKey: true })).toBe('keys');
  expect(press('+', { shiftKey: true })).toEqual({ look: 'zoomIn' });
});

test('with Shift the arrows move the picture and not the queue', () => {
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ pan: { right: -1, down: 0 } });
});

test.each([
  ['ArrowUp', { pan: { right: 0, down: -1 } }],
  ['ArrowDown', { pan: { right: 0, down: 1 } }],
  ['PageUp', { look: 'previousSheet' }],
  ['PageDown', { look: 'nextSheet' }],
])('where the page scrolls, %s scrolls it, and means the picture with Shift', (key, action) => {
  expect(press(key, {}, true)).toBeUndefined();
  expect(press(key, { shiftKey: true }, true)).toEqual(action);
});

test('where the page scrolls, the arrows to the sides still go through the queue', () => {
  expect(press('ArrowRight', {}, true)).toBe('next');
});

test('the browser’s own keys stay its own', () => {
  expect(press('r', { ctrlKey: true })).toBeUndefined();
  expect(press('a', { metaKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(press('Tab')).toBeUndefined();
  expect(press('Enter')).toBeUndefined();
});

test('every key that is shown does something', () => {
  const names: Record<string, string> = {
    '←': 'ArrowLeft',
    '→': 'ArrowRight',
    '−': '-',
    '↑': 'ArrowUp',
    '↓': 'ArrowDown',
  };
  for (const key of shownKeys.flatMap(([keys]) => [...keys])) expect(press(names[key] ?? key)).toBeDefined();
});
