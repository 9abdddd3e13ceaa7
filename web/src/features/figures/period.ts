import { useState } from 'react';
import { addDays, dayOf } from '../../lib/days';
import { choiceParameter, textParameter } from '../../lib/urlState';

export const periodChoices = ['30', '7', '90', 'own'] as const;

/** What the page of figures keeps in its address. */
export const figuresParameters = {
  period: choiceParameter(periodChoices, '30'),
  from: textParameter(),
  to: textParameter(),
  client: textParameter(),
};

export interface PeriodState {
  period: (typeof periodChoices)[number];
  from: string;
  to: string;
}

/** The last so many days, today included. */
export function lastDays(count: number, now: Date): { from: string; to: string } {
  const to = dayOf(now);
  return { from: addDays(to, 1 - count), to };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The days that are meant, 'yyyy-MM-dd'; null while an own period is not chosen as a whole. */
export function periodOf({ period, from, to }: PeriodState, now = new Date()): { from: string; to: string } | null {
  if (period !== 'own') return lastDays(Number(period), now);
  return isDay(from) && isDay(to) ? { from, to } : null;
}

/**
 * `meant` are the days of `periodOf`; `shown` stay those that were meant last while a date of an own period is typed, so that
 * the figures do not go and come with its keys. Null where none were meant yet.
 */
export function useShownPeriod(state: PeriodState) {
  const meant = periodOf(state);
  const [last, setLast] = useState(meant);
  if (meant && (meant.from !== last?.from || meant.to !== last.to)) setLast(meant);
  return { meant, shown: meant ?? last };
}
