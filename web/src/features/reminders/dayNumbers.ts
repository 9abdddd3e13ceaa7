const MAX_DAYS = 30;
const MAX_REMINDERS = 5;

/** Numbers of days as people write them: '3, 1'. Null where one is none from 1 to 30, is there twice, or is the sixth. */
export function readDays(text: string): number[] | null {
  const parts = text.split(/[,;\s]/).filter(Boolean);
  const days = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0));
  const areFit = days.every((day) => day >= 1 && day <= MAX_DAYS);
  return areFit && days.length <= MAX_REMINDERS && new Set(days).size === days.length ? days : null;
}

export const writeDays = (days: readonly number[]): string => days.join(', ');

/** The days until a default date: null for none, undefined for a text that is no number from 1 to 365. */
export function readDefaultDays(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const days = /^\d{1,3}$/.test(trimmed) ? Number(trimmed) : 0;
  return days >= 1 && days <= 365 ? days : undefined;
}
