import type {
  CompanyMail,
  Language,
  MessageKind,
  SaveReminderSettingsMutation,
  SaveReminderSettingsMutationVariables,
} from '../../generated/staff/graphql';
import type { TextRecord } from '../../lib/threeWayMerge';
import { isEditConflict } from '../conflicts/conflict';
import { readDays, readDefaultDays, writeDays } from './dayNumbers';

/** The mails to a company, each with the message that it is, in the order of the form. */
export const companyMails = [
  ['COMPLETE', 'COMPANY_COMPLETE'],
  ['OVERDUE', 'COMPANY_OVERDUE'],
  ['DIGEST', 'DIGEST'],
] as const satisfies readonly [CompanyMail, MessageKind][];

export interface Rules {
  /** Whether they were chosen for the company; otherwise the office's hold. */
  isOwn: boolean;
  daysBefore: readonly number[];
  daysAfter: readonly number[];
  companyMails: readonly CompanyMail[];
  language: Language;
}

/** A company's default dates: the days from a new registration to each; null for no date. */
export interface DefaultDates {
  dueInDays?: number | null;
  admissionInDays?: number | null;
}

/** The default dates as the form names them, and as the server does. */
export const dateFields = [
  ['due', 'dueInDays'],
  ['admission', 'admissionInDays'],
] as const;

/** The mails of a choice in the order of the form, whatever order they were chosen in: another order is no change. */
export const inOrder = (chosen: readonly string[]): CompanyMail[] =>
  companyMails.flatMap(([mail]) => (chosen.includes(mail) ? [mail] : []));

const writtenDefault = (days: number | null | undefined) => (days == null ? '' : String(days));

const rulesPart = (rules: Omit<Rules, 'isOwn'>) => ({
  before: writeDays(rules.daysBefore),
  after: writeDays(rules.daysAfter),
  mails: inOrder(rules.companyMails),
  language: rules.language,
});

const datesPart = (dates: DefaultDates | undefined) => ({
  due: writtenDefault(dates?.dueInDays),
  admission: writtenDefault(dates?.admissionInDays),
});

/** The rules as the form holds them. */
export const writtenRules = (rules: Omit<Rules, 'isOwn'>, dates: DefaultDates | undefined) => ({
  ...rulesPart(rules),
  ...datesPart(dates),
});

export type RuleValues = ReturnType<typeof writtenRules>;

export const asTexts = ({ mails, ...texts }: RuleValues): TextRecord => ({ ...texts, mails: mails.join(' ') });

export const asValue = (texts: TextRecord): RuleValues => ({
  ...(texts as Omit<RuleValues, 'mails'>),
  mails: inOrder((texts['mails'] ?? '').split(' ')),
});

const readRules = ({ before, after, mails, language }: RuleValues) => ({
  daysBefore: readDays(before) ?? [],
  daysAfter: readDays(after) ?? [],
  companyMails: mails,
  language,
});

/**
 * What is sent to save the form: the rules, of the default dates those that were changed, and what each was. A company that changes
 * its dates alone goes on with the rules of the office: they are not sent as its own.
 * @param setsDates false where there is no company, which has no dates
 */
export function saveVariables(
  { clientId, isOwn, setsDates }: { clientId: string | null; isOwn: boolean; setsDates: boolean },
  { value, base }: Record<'value' | 'base', RuleValues>,
): SaveReminderSettingsMutationVariables {
  const changed = dateFields.filter(([name]) => readDefaultDays(value[name]) !== readDefaultDays(base[name]));
  const datesOf = (values: RuleValues) =>
    Object.fromEntries(changed.map(([name, property]) => [property, readDefaultDays(values[name])]));
  const [rules, expected] = [readRules(value), readRules(base)];
  const isOfDates = setsDates && changed.length > 0 && JSON.stringify(rules) === JSON.stringify(expected);
  return {
    rules: { clientId, ...rules, expected },
    setsRules: isOwn || !isOfDates,
    dates: { clientId, ...datesOf(value), expected: datesOf(base) },
    setsDates,
  };
}

/** What is in store after a save, as the form holds it: what was sent where it was taken, and what another person has left. */
export function storedAfter(
  { value, base }: Record<'value' | 'base', RuleValues>,
  { saveReminderRules, setDefaultDates }: SaveReminderSettingsMutation,
): RuleValues {
  const { due, admission, ...rules } = value;
  const stored = { ...base };
  if (!saveReminderRules || saveReminderRules.userErrors.length === 0) Object.assign(stored, rules);
  else if (isEditConflict(saveReminderRules.userErrors) && saveReminderRules.rules)
    Object.assign(stored, rulesPart(saveReminderRules.rules));
  if (!setDefaultDates) return stored;
  if (setDefaultDates.userErrors.length === 0) return { ...stored, due, admission };
  if (isEditConflict(setDefaultDates.userErrors) && setDefaultDates.client)
    return { ...stored, ...datesPart(setDefaultDates.client) };
  return stored;
}
