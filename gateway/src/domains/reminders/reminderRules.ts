import { isDeepStrictEqual } from 'node:util';
import { Schema, trusted, type Types } from 'mongoose';
import { z } from 'zod';
import { defineModel } from '../../cache/defineModel.js';
import { isDuplicateKey } from '../../database/duplicateKey.js';
import { hasWritten } from '../../database/hasWritten.js';
import { DomainError } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import { languages, type Language } from '../texts/messages.js';
import { OFFICE } from '../texts/companySettings.js';

/** The mails to a company that its rules switch on and off. */
export const companyMails = ['complete', 'overdue', 'digest'] as const;
export type CompanyMail = (typeof companyMails)[number];

/** What a company has chosen. */
export interface ReminderRules {
  /** How many days before the due date the candidate is reminded; none for never. */
  readonly daysBefore: readonly number[];
  /** How many days after it. */
  readonly daysAfter: readonly number[];
  /** Which mails the company gets. */
  readonly companyMails: readonly CompanyMail[];
  /** The language of all mails that the rules send. */
  readonly language: Language;
}

/** What holds for companies and candidates without one until somebody has chosen. */
export const DEFAULT_RULES: ReminderRules = {
  daysBefore: [3, 1],
  daysAfter: [1],
  companyMails: ['complete', 'overdue', 'digest'],
  language: 'pt-BR',
};

/** Without the rules for a company that has chosen none of its own and has paused a mail. */
type StoredRules = { -readonly [Name in keyof ReminderRules]?: ReminderRules[Name] } & {
  /** The id of the client; `OFFICE` for what holds for candidates without a company, and companies that have chosen nothing. */
  _id: string;
  /** The mails that a reader has paused by a link, whatever the rules say; absent for none. */
  pausedMails?: CompanyMail[];
};

const schema = new Schema<StoredRules>(
  {
    _id: { type: String, required: true },
    daysBefore: { type: [Number], default: undefined },
    daysAfter: { type: [Number], default: undefined },
    companyMails: { type: [String], default: undefined },
    language: { type: String, enum: languages },
    pausedMails: { type: [String], default: undefined },
  },
  { collection: 'reminderRules', versionKey: false },
);
const RulesModel = defineModel<StoredRules>('ReminderRules', schema, {
  untracked: 'The runner of jobs and one screen read it; nothing of it is cached.',
});

/** The most days between a due date and a reminder. */
export const MAX_DAYS = 30;
const MAX_REMINDERS = 5;
const WHICH_DAYS = `Informe dias de 1 a ${MAX_DAYS}.`;
const days = z
  .array(z.int(WHICH_DAYS).min(1, WHICH_DAYS).max(MAX_DAYS, WHICH_DAYS))
  .max(MAX_REMINDERS, `São no máximo ${MAX_REMINDERS} lembretes.`)
  .refine((numbers) => new Set(numbers).size === numbers.length, 'Há dias repetidos.');

const rulesInput = z.object({
  daysBefore: days.transform((numbers) => numbers.toSorted((left, right) => right - left)),
  daysAfter: days.transform((numbers) => numbers.toSorted((left, right) => left - right)),
  companyMails: z
    .array(z.enum(companyMails))
    .max(companyMails.length, 'Há e-mails repetidos.')
    .refine((mails) => new Set(mails).size === mails.length, 'Há e-mails repetidos.'),
  language: z.enum(languages),
});
/** With what the caller took the rules to be, so that none are overwritten that it has not seen. */
const guardedRules = rulesInput.extend({ expected: rulesInput.nullish() });

const idOf = (clientId: Types.ObjectId | string | null) => clientId?.toString() ?? OFFICE;

/** What was chosen; null where only a mail was paused. */
function chosenIn({ daysBefore, daysAfter, companyMails: mails, language }: StoredRules): ReminderRules | null {
  if (!daysBefore || !daysAfter || !mails || !language) return null;
  return { daysBefore, daysAfter, companyMails: mails, language };
}

/** The rules that hold for each of the clients that some stored rows are about; those of the office among the rows. */
function rulesIn(stored: readonly StoredRules[]) {
  const rows = new Map(stored.map((row) => [row._id, row]));
  const chosenFor = (id: string) => {
    const row = rows.get(id);
    return row ? chosenIn(row) : null;
  };
  return (clientId: Types.ObjectId | string | null): ReminderRules & { isOwn: boolean } => {
    const id = idOf(clientId);
    const own = chosenFor(id);
    const rules = own ?? chosenFor(OFFICE) ?? DEFAULT_RULES;
    const paused = rows.get(id)?.pausedMails ?? [];
    const mails = rules.companyMails.filter((mail) => !paused.includes(mail));
    return { ...rules, companyMails: mails, isOwn: own !== null };
  };
}

/** The rules that hold for the candidates of some clients, or with null for those without one, in their order. */
export async function rulesOfSeveral(
  clientIds: readonly (Types.ObjectId | string | null)[],
): Promise<(ReminderRules & { isOwn: boolean })[]> {
  const stored = await RulesModel.find({ _id: trusted({ $in: [OFFICE, ...clientIds.map(idOf)] }) }).lean<
    StoredRules[]
  >();
  return clientIds.map(rulesIn(stored));
}

/** The rules that hold for the candidates of a client, or with null for those without one. */
export async function rulesOf(clientId: Types.ObjectId | string | null): Promise<ReminderRules & { isOwn: boolean }> {
  const [rules] = await rulesOfSeveral([clientId]);
  return rules ?? { ...DEFAULT_RULES, isOwn: false };
}

/** All rules that were chosen, by what `clientId` of a candidate says; the office's, or the defaults, hold for others. */
export async function chosenRules(): Promise<(clientId: Types.ObjectId | null) => ReminderRules> {
  return rulesIn(await RulesModel.find().lean<StoredRules[]>());
}

/** Every number of days that some rule names. */
export async function daysInUse(): Promise<{ before: number[]; after: number[] }> {
  const [before, after] = await Promise.all([RulesModel.distinct('daysBefore'), RulesModel.distinct('daysAfter')]);
  return {
    before: [...new Set([...DEFAULT_RULES.daysBefore, ...before])],
    after: [...new Set([...DEFAULT_RULES.daysAfter, ...after])],
  };
}

/**
 * Stores what was chosen; a mail that is switched on by it is paused no more. @returns whether anything has changed by it.
 * @throws INVALID per property; CONFLICT with the rules that hold, where they are neither what was expected nor what is wanted.
 */
export async function saveRules(clientId: string | null, input: unknown): Promise<boolean> {
  const { expected, ...rules } = parseInput(guardedRules, input);
  const _id = idOf(clientId);
  const switchedOn = { pausedMails: trusted({ $in: rules.companyMails }) };
  const update = { $set: rules, $pull: switchedOn };
  if (!expected) return hasWritten(await RulesModel.updateOne({ _id }, update, { upsert: true }));
  const stored = await RulesModel.find({ _id: trusted({ $in: [OFFICE, _id] }) }).lean<StoredRules[]>();
  const current = rulesIn(stored)(clientId);
  if (!isSame(current, expected) && !isSame(current, rules)) throw changedMeanwhile({ ...current, clientId });
  try {
    const asRead = asStored(stored.find((row) => row._id === _id));
    return hasWritten(await RulesModel.updateOne({ _id, ...asRead }, update, { upsert: true }));
  } catch (error) {
    // A row that is another one by now is not found, and cannot be made beside it: what it says is compared in its turn.
    if (!isDuplicateKey(error)) throw error;
    return saveRules(clientId, input);
  }
}

const changedMeanwhile = (current: object): DomainError =>
  new DomainError('CONFLICT', 'As regras foram alteradas por outra pessoa. Confira as atuais antes de salvar.', {
    current,
  });

/** Whether two say the same, in whatever order. */
function isSame(one: ReminderRules, other: ReminderRules): boolean {
  const sorted = ({ daysBefore, daysAfter, companyMails: mails, language }: ReminderRules) => ({
    numbers: [daysBefore, daysAfter].map((numbers) => numbers.toSorted((left, right) => left - right)),
    mails: mails.toSorted(),
    language,
  });
  return isDeepStrictEqual(sorted(one), sorted(other));
}

/** Finds a row only while it is as it was read, or not there. */
function asStored(row: StoredRules | undefined) {
  const names = ['daysBefore', 'daysAfter', 'companyMails', 'language', 'pausedMails'] as const;
  const conditions = names.map((name) => {
    const value = row?.[name];
    return [name, trusted(value === undefined ? { $exists: false } : { $eq: value })] as const;
  });
  return Object.fromEntries(conditions);
}

/**
 * Switches a mail to a company off, or on again, beside its rules: nothing else is written, so that neither another pause nor
 * rules that are saved at the same moment are lost, and a company without rules of its own keeps those of the office.
 * @returns whether anything has changed by it.
 */
export async function switchCompanyMail(clientId: string, mail: CompanyMail, isOn: boolean): Promise<boolean> {
  if (!isOn) {
    const pause = { $addToSet: { pausedMails: mail } };
    return hasWritten(await RulesModel.updateOne({ _id: clientId }, pause, { upsert: true }));
  }
  const goesOn = await RulesModel.updateOne({ _id: clientId }, { $pull: { pausedMails: mail } });
  // Where its own rules leave it out as well.
  const hasRules = { companyMails: trusted({ $exists: true }) };
  const added = await RulesModel.updateOne({ _id: clientId, ...hasRules }, { $addToSet: { companyMails: mail } });
  return hasWritten(goesOn) || hasWritten(added);
}

/**
 * Takes back what a client has chosen, or with null the office; mails that a reader has paused stay so. @returns whether anything
 * has changed by it.
 */
export async function resetRules(clientId: string | null): Promise<boolean> {
  const chosen = { daysBefore: 1, daysAfter: 1, companyMails: 1, language: 1 } as const;
  return hasWritten(await RulesModel.updateOne({ _id: idOf(clientId) }, { $unset: chosen }));
}

/** Forgets everything of a client that is gone. */
export async function forgetRules(clientId: string): Promise<void> {
  await RulesModel.deleteOne({ _id: clientId });
}
