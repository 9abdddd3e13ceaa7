/** Code that is asked for before the part is opened. */
import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { usePrefetch } from './usePrefetch';

afterEach(() => jest.restoreAllMocks());

test('the code of a part is asked for once, and one that does not come disturbs no screen', () => {
  const load = jest.fn(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  const { rerender } = renderHook(() => usePrefetch(load));
  rerender();
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a connection it is not asked for, as browsers may keep that it failed', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = jest.fn(() => Promise.resolve());
  renderHook(() => usePrefetch(load));
  expect(load).not.toHaveBeenCalled();
});
