import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority, unstable_scheduleCallback } from 'scheduler';
import { TextDecoder, TextEncoder } from 'node:util';
import { i18next } from '../i18n';

// Whole screens on a busy machine take longer than the usual second; a test still ends as soon as it sees what it waits for.
configure({ asyncUtilTimeout: 30_000 });

/** Resolves when React has rendered all that was due: its scheduler takes what is idle last. */
const rendered = () =>
  new Promise<void>((resolve) => void unstable_scheduleCallback(unstable_IdlePriority, () => resolve()));

// A user sees the result of a click before the next one, also of a handler that awaits something, such as a form's checks. The
// library waits for one timer, which on a busy machine comes before the rendering.
const library = getConfig();
configure({
  asyncWrapper: (action) =>
    library.asyncWrapper(async () => {
      const result = await action();
      await rendered();
      await rendered();
      return result;
    }),
});

// A key without a text, also one that is put together, fails the test that renders it.
Object.assign(i18next.options, {
  saveMissing: true,
  missingKeyHandler: (_languages: readonly string[], namespace: string, key: string) => {
    throw new Error(`There is no text ${namespace}:${key}`);
  },
});

// jsdom has neither, and react-router needs both.
Object.assign(globalThis, { TextEncoder, TextDecoder });

/** jsdom has no layout, so these browser interfaces exist here only as far as components call them. */
class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserverStub;

const elementStubs = {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollBy: () => {},
  scrollIntoView: () => {},
};
for (const [name, stub] of Object.entries(elementStubs)) {
  if (!(name in Element.prototype)) Object.defineProperty(Element.prototype, name, { value: stub, writable: true });
}

// jsdom has this one, which only says that it does nothing.
window.scrollTo = () => {};

if (!('matchMedia' in window)) {
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: (media: string) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
  });
}
