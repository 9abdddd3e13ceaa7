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
