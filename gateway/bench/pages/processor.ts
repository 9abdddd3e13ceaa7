import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { family, told } from './memory.js';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
/** Where `utime` stands in `/proc/<pid>/stat` after the name, which ends with a parenthesis; `stime` and those of ended children follow. */
const USER = 11;
/** In the first line of `/proc/stat`, after its word: `idle` and `iowait`. */
const IDLE = [3, 4];
/** How many numbers of the first line of `/proc/stat` are counted: the numbers that come after are parts of the ones before. */
const COUNTED = 8;

function ticksOf(pid: number, { withEnded = false }: { withEnded?: boolean } = {}): number {
  const fields = told(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
  return fields.slice(USER, USER + (withEnded ? 4 : 2)).reduce((sum, each) => sum + Number(each), 0);
}

/** The processor time that a gateway and its children, of which the engine is by far the busiest, have used so far. */
export function processorMilliseconds(pid: number): { gateway: number; engine: number } {
  const [own, ...children] = family(pid);
  const engine = children.reduce((sum, each) => sum + ticksOf(each), 0);
  return { gateway: TICK_MS * ticksOf(own ?? pid), engine: TICK_MS * engine };
}

/** The processor time that a process and its children, those that have ended included, have used so far. */
export const familyMilliseconds = (pid: number): number =>
  TICK_MS * family(pid).reduce((sum, each) => sum + ticksOf(each, { withEnded: true }), 0);

/**
 * Watches what else the machine does.
 * @param measured processes that are measured without being children of this one.
 * @returns a function that tells which share of all processors (0 to 1) went to others than this process, its children and
 *   those of theirs, what the host has taken away included.
 */
export function watchOthers(measured: readonly number[] = []): () => number {
  const read = () => {
    const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '';
    const fields = line
      .trim()
      .split(/\s+/)
      .slice(1, COUNTED + 1)
      .map(Number);
    const busy = fields.reduce((sum, each, index) => sum + (IDLE.includes(index) ? 0 : each), 0);
    const own = [process.pid, ...measured].reduce((sum, pid) => sum + familyMilliseconds(pid), 0) / TICK_MS;
    return { others: busy - own, at: performance.now() };
  };
  const before = read();
  return () => {
    const after = read();
    const available = ((after.at - before.at) / TICK_MS) * availableParallelism();
    return Math.max(0, after.others - before.others) / available;
  };
}

const READING_MS = 1_000;
/** Most processor time of one reading of a server that nothing is asked of. */
const MAX_AT_REST_MS = 150;

/** Resolves when a process and its children have done what they do in the background at their start. */
export async function atRest(pid: number): Promise<void> {
  for (let quiet = 0, used = familyMilliseconds(pid); quiet < 2;) {
    await pause(READING_MS);
    const now = familyMilliseconds(pid);
    quiet = now - used < MAX_AT_REST_MS ? quiet + 1 : 0;
    used = now;
  }
}
