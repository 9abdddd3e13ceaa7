import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';
import '../i18n';

// jsdom has neither, and react-router needs both.
Object.assign(globalThis, { TextEncoder, TextDecoder });

/** jsdom has no layout, so these browser interfaces exist here only as far as components call them. */
class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= ResizeObserverStub;

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) as MediaQueryList;

Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
