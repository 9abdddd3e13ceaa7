/** The longest that a request takes from its first write to its last. */
const LONGEST_REQUEST_MS = 60_000;

/** The moment before which a write that is still pending was begun by a request that was cut off. */
export function abandonedWriteCutoff(now: Date): Date {
  return new Date(now.getTime() - LONGEST_REQUEST_MS);
}
