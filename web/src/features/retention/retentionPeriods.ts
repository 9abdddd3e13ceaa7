import type { TFunction } from 'i18next';
import type { SelectOption } from '../../components/Select/Select';
import type { Retention } from './retentionOperations';

const DAY_MS = 24 * 60 * 60_000;
const offered = [3, 6, 12, 24, 60, 120, 240, 360];

/** The periods as the form holds them: months, '' where the data are kept. */
export const periodNames = ['hired', 'other'] as const;

/** A draft has the revision that it was begun over, so that one that is opened again later overwrites nothing unseen. */
export type PeriodValues = Record<(typeof periodNames)[number] | 'revision', string>;

const written = (months: number | null | undefined) => (months == null ? '' : String(months));
const read = (months: string) => (months === '' ? null : Number(months));

export const valuesOf = ({ hiredMonths, otherMonths, revision }: Retention): PeriodValues => ({
  hired: written(hiredMonths),
  other: written(otherMonths),
  revision: String(revision),
});

/** The periods as the server takes them. */
export const monthsOf = ({ hired, other }: PeriodValues) => ({ hiredMonths: read(hired), otherMonths: read(other) });

/** Whether nothing is deleted by these periods. */
export const keepsAll = ({ hired, other }: PeriodValues) => hired === '' && other === '';

/** A period in words, in years where it is whole ones. */
export function periodText(t: TFunction<'staff'>, months: string): string {
  const count = read(months);
  if (count === null) return t('retention.keep');
  return count % 12 === 0 ? t('retention.years', { count: count / 12 }) : t('retention.months', { count });
}

/** What can be chosen; a period that a program has set is among it. @param stored the period in force */
export function periodOptions(t: TFunction<'staff'>, ...stored: string[]): SelectOption[] {
  const periods = new Set([...offered, ...stored.flatMap((months) => read(months) ?? [])]);
  const sorted = [...periods].sort((one, other) => one - other).map(String);
  return ['', ...sorted].map((value) => ({ value, label: periodText(t, value) }));
}

/** When the server would begin to delete by periods that are saved now. */
export const startOfNewPeriods = (): string => new Date(Date.now() + 7 * DAY_MS).toISOString();

/** Whether it has begun to delete. */
export const isPast = (moment: string): boolean => Date.parse(moment) <= Date.now();
