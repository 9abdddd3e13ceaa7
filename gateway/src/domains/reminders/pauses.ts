import { createHmac } from 'node:crypto';
import { Schema } from 'mongoose';
import { defineModel } from '../../cache/defineModel.js';
import { equalInConstantTime } from '../../auth/seal.js';
import type { Config } from '../../config.js';
import { companyMails, rulesOf, switchCompanyMail, type CompanyMail } from './reminderRules.js';

/** Whose mails a link pauses: the reminders of one candidate, or one kind of mail to a company. */
export type PauseSubject = { kind: 'candidate'; id: string } | { kind: 'client'; id: string; mail: CompanyMail };

interface StoredPause {
  /** The candidate's id. */
  _id: string;
  at: Date;
}
const schema = new Schema<StoredPause>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'reminderPauses', versionKey: false },
);
const PauseModel = defineModel<StoredPause>('ReminderPause', schema, {
  untracked: 'The runner of jobs and one page read it; nothing of it is cached.',
});

const SIGNATURE_CHARACTERS = 32;
const TOKEN = /^([a-z]{1,10})\.([0-9a-f]{24})\.([\w-]{32})$/;

/**
 * The links in reminders by which a reader pauses them, without signing in: signed, so that nobody pauses the mails
 * of others, and opening nothing else. A company's are a switch of its rules, where its users see it.
 */
export class Pauses {
  readonly #secret: string;

  constructor({ jwtSecret }: Pick<Config, 'jwtSecret'>) {
    this.#secret = jwtSecret;
  }

  /** The last part of a link. */
  tokenOf(subject: PauseSubject): string {
    const text = `${subject.kind === 'candidate' ? 'c' : subject.mail}.${subject.id}`;
    return `${text}.${this.#signature(text)}`;
  }

  /** What a link is about; null for one that is none of ours. */
  subjectOf(token: string): PauseSubject | null {
    const [, what = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!equalInConstantTime(signature, this.#signature(`${what}.${id}`))) return null;
    if (what === 'c') return { kind: 'candidate', id };
    const mail = companyMails.find((one) => one === what);
    return mail ? { kind: 'client', id, mail } : null;
  }

  async isPaused(subject: PauseSubject): Promise<boolean> {
    if (subject.kind === 'candidate') return (await PauseModel.exists({ _id: subject.id })) !== null;
    return !(await rulesOf(subject.id)).companyMails.includes(subject.mail);
  }

  /** Pauses the mails, or lets them go on; twice is once. */
  async set(subject: PauseSubject, isPaused: boolean, now: Date): Promise<void> {
    if (subject.kind === 'client') await switchCompanyMail(subject.id, subject.mail, !isPaused);
    else if (isPaused) await PauseModel.updateOne({ _id: subject.id }, { $set: { at: now } }, { upsert: true });
    else await this.forget(subject.id);
  }

  /** Forgets the pause of a candidate who is gone. */
  async forget(candidateId: string): Promise<void> {
    await PauseModel.deleteOne({ _id: candidateId });
  }

  #signature(text: string): string {
    const mac = createHmac('sha256', this.#secret).update(`pause of reminders ${text}`).digest('base64url');
    return mac.slice(0, SIGNATURE_CHARACTERS);
  }
}
