import { startTransition, useEffect, useState } from 'react';

/**
 * What is drawn of a long list: a first portion at once, the others one after another without blocking the page, so
 * that the list is there, and typing goes on, before its last rows are. A list that shrinks grows again from there.
 * @param portion how many at a time; more than fit on a screen
 */
export function useIncrementalRender<Item>(items: readonly Item[], portion: number): readonly Item[] {
  const [count, setCount] = useState(portion);
  const most = Math.max(items.length, portion);
  if (count > most) setCount(most);
  useEffect(() => {
    if (count < items.length) startTransition(() => setCount(Math.min(count + portion, items.length)));
  }, [count, items.length, portion]);
  return count < items.length ? items.slice(0, count) : items;
}
