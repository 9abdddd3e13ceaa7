import DataLoader from 'dataloader';

/** Rows in the order of `keys`, null where there is none. */
function inKeyOrder<T>(keys: readonly string[], rows: readonly T[], keyOf: (row: T) => string): (T | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/** All rows of each key, in the order of `keys`; an empty list where there is none. */
function groupedInKeyOrder<T>(keys: readonly string[], rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>(keys.map((key) => [key, []]));
  for (const row of rows) groups.get(keyOf(row))?.push(row);
  return keys.map((key) => groups.get(key) ?? []);
}

/** A loader of single records by id; null for an id that no record has. */
export function recordLoader<T>(fetch: (ids: readonly string[]) => Promise<T[]>, keyOf: (row: T) => string) {
  return new DataLoader<string, T | null>(async (ids) => inKeyOrder(ids, await fetch(ids), keyOf));
}

/** A loader of the many records that share a foreign key. */
export function listLoader<T>(fetch: (keys: readonly string[]) => Promise<T[]>, keyOf: (row: T) => string) {
  return new DataLoader<string, T[]>(async (keys) => groupedInKeyOrder(keys, await fetch(keys), keyOf));
}
