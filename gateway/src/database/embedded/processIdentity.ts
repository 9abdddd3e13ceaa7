import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a process from a later one with the same pid: when it started. `undefined` when there is no such process, or
 * where the platform does not tell (Windows).
 */
export function processStartMark(pid: number): string | undefined {
  return process.platform === 'darwin' ? markFromPs(pid) : markFromProc(pid);
}

/** The kernel's boot id, and the clock tick since then at which the process started. */
function markFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the command's name in parentheses and may itself hold spaces and parentheses.
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = afterName[0];
    const startTicks = afterName[19]; // Field 22 of proc(5); `afterName` begins with field 3.
    if (startTicks === undefined || state === 'Z' || state === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}:${startTicks}`;
  } catch {
    return undefined;
  }
}

function markFromPs(pid: number): string | undefined {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** A process that can be recognised again. `startMark` is missing where the platform does not tell it. */
export interface ProcessIdentity {
  pid: number;
  startMark?: string | undefined;
}

/** The identity of a running process, by its pid. */
export function identify(pid: number): ProcessIdentity {
  return { pid, startMark: processStartMark(pid) };
}

/** Whether exactly this process still runs: a reused pid, and a zombie, count as gone. */
export function isRunning({ pid, startMark }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it exists, and belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (startMark === undefined) return true;
  return processStartMark(pid) === startMark;
}
