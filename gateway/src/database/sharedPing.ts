/** So long an answer counts for those who ask after it. */
const REMEMBERED_MS = 250;

/**
 * One ping for all who ask at the same time and shortly after: each takes a connection of the pool, and the call that tells whether
 * the database answers is open to everybody. Unlike a `Batcher`, a caller may share one that began before its question.
 */
export function sharedPing(ping: () => Promise<boolean>): () => Promise<boolean> {
  let latest: Promise<boolean> | null = null;
  let endedAt = 0;
  return () => {
    if (latest && performance.now() - endedAt < REMEMBERED_MS) return latest;
    endedAt = Infinity;
    latest = ping().finally(() => {
      endedAt = performance.now();
    });
    return latest;
  };
}
