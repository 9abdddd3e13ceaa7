import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ARTIFACTS = fileURLToPath(new URL('../../artifacts/bench', import.meta.url));

/** One line of the performance table: what was measured, what it came to, and what it may come to. */
export function print(what: string, value: string, limit: string): void {
  process.stdout.write(`${what.padEnd(62)} ${value.padStart(14)}   ${limit}\n`);
}

/** The value below which the share `quantile` (0 to 1) of the measured values lies. */
export function percentile(values: readonly number[], quantile: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Writes the figures of a part as JSON: into the file that `--json` names, else to `artifacts/bench/<part>.json`. */
export function writeFigures(part: string, figures: unknown): void {
  const option = process.argv.indexOf('--json');
  const file = path.resolve((option >= 0 && process.argv[option + 1]) || path.join(ARTIFACTS, `${part}.json`));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  process.stdout.write(`the same as JSON: ${file}\n`);
}
