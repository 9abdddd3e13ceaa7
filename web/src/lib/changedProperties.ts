/** The properties among `keys` whose values differ, with their new values: what a save sends. */
export function changedProperties<Values, Key extends keyof Values>(
  before: Pick<Values, Key>,
  after: Pick<Values, Key>,
  keys: readonly Key[],
): Partial<Pick<Values, Key>> {
  const changed: Partial<Pick<Values, Key>> = {};
  for (const key of keys) {
    if (after[key] !== before[key]) changed[key] = after[key];
  }
  return changed;
}
