import { readFileSync } from 'node:fs';

/** A sample costs the engine, whose memory is mapped in many pieces, a millisecond. */
const SAMPLE_MS = 250;

/** A process and its children. */
export function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(family)];
}

const kilobytes = (file: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1]);

/** The sum of the most memory that a process and its children have each had resident, in megabytes; Linux counts it. */
export function peakResidentMegabytes(pid: number): number {
  return family(pid).reduce((sum, member) => sum + kilobytes(`/proc/${member}/status`, 'VmHWM') / 1024, 0);
}

/**
 * Watches how much memory a process and its children have resident together: what they share (Node's own code, by far
 * the most of it) counts once, as it is in memory once.
 * @returns a function that ends the watch and gives the most that was seen, in megabytes.
 */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const sample = () => {
    const together = family(pid).reduce((sum, member) => sum + kilobytes(`/proc/${member}/smaps_rollup`, 'Pss'), 0);
    most = Math.max(most, together / 1024);
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    sample();
    return most;
  };
}
