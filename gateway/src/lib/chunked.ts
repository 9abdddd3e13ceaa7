/** Cuts a list into chunks of up to `size`, in its order, the last one smaller; none of an empty list. */
export function* chunked<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
