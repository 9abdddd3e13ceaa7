import { jest } from '@jest/globals';

/** Counts how often the page is loaded anew from now on, which jsdom cannot do and says so. */
export function countReloads(): () => number {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => told.mock.calls.filter(([error]) => String(error).includes('Not implemented: navigation')).length;
}
