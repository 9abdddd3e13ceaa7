import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import { NavLinks } from './NavLinks';

const OriginalObserver = globalThis.ResizeObserver;
let widened: () => void;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      widened = () => told([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  globalThis.ResizeObserver = OriginalObserver;
});

const between = (left: number, right: number) => () => ({ left, right }) as DOMRect;

test('the open link is scrolled into sight again when a count that comes later widens those before it, and the page stays', () => {
  const links = ['Painel', 'Documentos', 'Lembretes'].map((label) => ({ to: `/${label.toLowerCase()}`, label }));
  renderUi(<NavLinks label="Telas" links={links} />, { path: '/lembretes' });
  const nav = screen.getByRole('navigation', { name: 'Telas' });
  const open = screen.getByRole('link', { name: 'Lembretes' });
  const moved = jest.fn();
  open.scrollIntoView = moved;
  nav.getBoundingClientRect = between(0, 390);
  open.getBoundingClientRect = between(330, 420);
  nav.scrollLeft = 0;
  act(() => widened());
  expect(nav.scrollLeft).toBe(58);
  expect(moved).not.toHaveBeenCalled();

  // Something of the link before it is left to see as well.
  open.getBoundingClientRect = between(-20, 70);
  act(() => widened());
  expect(nav.scrollLeft).toBe(10);
});
