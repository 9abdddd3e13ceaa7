import { readFileSync } from 'node:fs';

/** A sample costs the engine, whose memory is mapped in many pieces, a millisecond. */
const SAMPLE_MS = 250;

/** What Linux tells of a process, or nothing where it has ended meanwhile, as connections of PostgreSQL do. */
export function told(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

/** A process and its children. */
export function family(pid: number): number[] {
  const children = told(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(family)];
}

const kilobytes = (file: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(told(file))?.[1] ?? 0);

/** The sum of the most memory that a process and its children have each had resident, in megabytes; Linux counts it. */
export function peakResidentMegabytes(pid: number): number {
  return family(pid).reduce((sum, member) => sum + kilobytes(`/proc/${member}/status`, 'VmHWM') / 1024, 0);
}

/**
 * Watches how much memory processes and their children have resident together: what they share (Node's own code, by far
 * the most of it) counts once, as it is in memory once.
 * @returns a function that ends the watch and gives the most that was seen, in megabytes.
 */
export function watchMemory(...pids: readonly number[]): () => number {
  let most = 0;
  const sample = () => {
    const together = pids
      .flatMap(family)
      .reduce((sum, member) => sum + kilobytes(`/proc/${member}/smaps_rollup`, 'Pss'), 0);
    most = Math.max(most, together / 1024);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    sample();
    return most;
  };
}
