import { readFile } from 'node:fs/promises';

/** What a process has cost since it began; memory in bytes. */
export interface ProcessCost {
  cpuMs: number;
  rss: number;
  peakRss: number;
}

/** Clock ticks of Linux, in ms. */
const TICK_MS = 10;

/** What a process has cost, told by Linux; null where there is no /proc, or no such process. */
export async function processCost(pid: number): Promise<ProcessCost | null> {
  try {
    const [stat, status] = await Promise.all(
      ['stat', 'status'].map((name) => readFile(`/proc/${String(pid)}/${name}`, 'utf8')),
    );
    // After the name in brackets: the state is the 3rd field, user and system time are the 14th and 15th.
    const fields = stat!.slice(stat!.lastIndexOf(')') + 2).split(' ');
    const memory = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status!)?.[1] ?? 0) * 1024;
    return {
      cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
      rss: memory('VmRSS'),
      peakRss: memory('VmHWM'),
    };
  } catch {
    return null;
  }
}

/** The processes that a process has started, and that live. */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8').catch(() => '');
  return text.split(' ').flatMap((child) => (child === '' ? [] : Number(child)));
}
