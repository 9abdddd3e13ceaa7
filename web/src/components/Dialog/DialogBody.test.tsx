import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { DialogBody } from './DialogBody';

const OriginalObserver = globalThis.ResizeObserver;
const measures: (() => void)[] = [];

beforeEach(() => {
  measures.length = 0;
  globalThis.ResizeObserver = class {
    constructor(measure: ResizeObserverCallback) {
      measures.push(() => measure([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  globalThis.ResizeObserver = OriginalObserver;
});

/** A body of 300 px, with the given height of content. */
function draw(height: number, content: ReactNode) {
  const { container } = render(<DialogBody label="Sessões">{content}</DialogBody>);
  Object.defineProperties(container.firstElementChild as Element, {
    scrollHeight: { value: height },
    clientHeight: { value: 300 },
  });
  act(() => measures.forEach((measure) => measure()));
  return screen.queryByRole('group', { name: 'Sessões' });
}

test('a long list to read takes the focus, so that the arrow keys scroll it', () => {
  expect(draw(900, <p>Muitas sessões</p>)).toHaveAttribute('tabindex', '0');
});

test.each([
  ['fits', 200, <p key="text">Uma sessão</p>],
  ['holds a control', 900, <button key="button">Encerrar</button>],
])('what %s is no further stop of the Tab key', (_what, height, content) => {
  expect(draw(height, content)).toBeNull();
});
