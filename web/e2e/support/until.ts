import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 60_000;
const STEP_MS = 50;

/** Waits for something that no event tells, and gives it back. @throws Error that names it when it does not come. */
export async function until<T>(what: string, look: () => T | undefined): Promise<T> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what} did not come`);
    await pause(STEP_MS);
  }
}
