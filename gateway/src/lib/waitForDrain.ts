import { once } from 'node:events';
import type { Writable } from 'node:stream';

/**
 * Resolves when a stream takes more, or is closed. It leaves no listener behind: a large body is waited for hundreds of times,
 * and each would keep one until the end.
 */
export async function waitForDrain(stream: Writable): Promise<void> {
  const over = new AbortController();
  const options = { signal: over.signal };
  await Promise.race([once(stream, 'drain', options), once(stream, 'close', options)]).catch(() => undefined);
  over.abort();
}
