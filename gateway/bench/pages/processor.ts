import { readFileSync } from 'node:fs';
import { family } from './memory.js';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
/** Where `utime` and `stime` stand in `/proc/<pid>/stat` after the name, which ends with a parenthesis. */
const USER = 11;
const SYSTEM = 12;

/** The processor time that a process and its children have used so far, in milliseconds. */
export function processorMilliseconds(pid: number): number {
  const ticks = family(pid).map((member) => {
    const fields = readFileSync(`/proc/${member}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[USER]) + Number(fields[SYSTEM]);
  });
  return TICK_MS * ticks.reduce((sum, each) => sum + each, 0);
}
