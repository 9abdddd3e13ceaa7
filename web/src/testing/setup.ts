import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { i18next } from '../i18n';

// Whole screens on a busy machine take longer than the usual second; a test still ends as soon as it sees what it waits for.
configure({ asyncUtilTimeout: 30_000 });

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
