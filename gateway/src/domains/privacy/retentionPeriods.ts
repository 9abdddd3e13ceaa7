/** How long months are, where data are kept for some. */

/**
 * The moment some months before another, at the same time of day in UTC; where that month has no such day, its last one.
 * What happened until then has been kept for these months.
 */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(moment.getUTCMonth() - months, 1);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(moment.getUTCDate(), lastDay));
  return before;
}

/** The first moment of which `monthsBefore` says this one: where the month has no such day, the beginning of the next one. */
export function monthsAfter(moment: Date, months: number): Date {
  const after = new Date(moment);
  after.setUTCMonth(moment.getUTCMonth() + months, moment.getUTCDate());
  if (after.getUTCDate() === moment.getUTCDate()) return after;
  return new Date(Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), 1));
}
