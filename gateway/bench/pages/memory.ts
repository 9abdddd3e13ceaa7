import { readFileSync } from 'node:fs';

/** The most memory that a process and its children have had resident, in megabytes; Linux counts it. */
export function peakResidentMegabytes(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  const kilobytes = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return children.reduce((sum, child) => sum + peakResidentMegabytes(child), kilobytes / 1024);
}
