import { renderHook, waitFor } from '@testing-library/react';
import { useIncrementalRender } from './useIncrementalRender';

const list = (length: number) => Array.from({ length }, (_, index) => index);

/** How many items each render drew. */
function drawn(items: readonly number[]) {
  const lengths: number[] = [];
  const hook = renderHook(
    ({ shown }) => {
      const growing = useIncrementalRender(shown, 10);
      lengths.push(growing.length);
      return growing;
    },
    { initialProps: { shown: items } },
  );
  return { lengths, ...hook };
}

test('a list of one portion is drawn at once, as it is', () => {
  const items = list(10);
  const { result, lengths } = drawn(items);
  expect(result.current).toBe(items);
  expect(lengths).toEqual([10]);
});

test('a long list is drawn by portions, from its beginning, until all of it is there', async () => {
  const items = list(25);
  const { result, lengths } = drawn(items);
  await waitFor(() => expect(result.current).toBe(items));
  expect(lengths).toEqual([10, 20, 25]);
});

test('a list that has shrunk grows again by portions', async () => {
  const items = list(25);
  const { result, lengths, rerender } = drawn(items);
  await waitFor(() => expect(result.current).toBe(items));
  rerender({ shown: list(2) });
  expect(result.current).toEqual([0, 1]);
  lengths.length = 0;
  rerender({ shown: items });
  await waitFor(() => expect(result.current).toBe(items));
  expect(lengths).toEqual([10, 20, 25]);
});
