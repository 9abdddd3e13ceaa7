import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '../../auth/seal.js';
import type { DependsOn } from '../services.js';
import { earlierPauses, forgetEarlierPause } from './earlierPauses.js';
import { companyMails, rulesOf, switchCompanyMail, type CompanyMail } from './reminderRules.js';

/** Whose mails a link pauses: the reminders of one candidate, or one kind of mail to a company. */
export type PauseSubject = { kind: 'candidate'; id: string } | { kind: 'client'; id: string; mail: CompanyMail };

const SIGNATURE_CHARACTERS = 32;
const TOKEN = /^([a-z]{1,10})\.([0-9a-f]{24})\.([\w-]{32})$/;

/**
 * The links in reminders by which a reader pauses them, without signing in: signed, so that no reader pauses the mails
 * of others, and opening nothing else. A candidate's is kept in the candidate's record, where whatever reminds looks; a company's
 * are a switch of its rules, where its users see it.
 */
export class Pauses {
  readonly #secret: string;

  constructor(private readonly deps: DependsOn<'changes' | 'candidates' | 'clientDirectory'>) {
    this.#secret = deps.config.jwtSecret;
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

  /** Whether there is still somebody whose mails a link pauses: that of an old mail may be of a person or company that was deleted. */
  async exists({ kind, id }: PauseSubject): Promise<boolean> {
    const { candidates, clientDirectory } = this.deps.services;
    return kind === 'candidate' ? candidates.exists(id) : (await clientDirectory.byIds([id])).length > 0;
  }

  /** Whether the mails are paused; told only for a person or company that exists. */
  async isPaused(subject: PauseSubject): Promise<boolean> {
    if (subject.kind === 'candidate') return this.deps.services.candidates.actions.reminding.isPaused(subject.id);
    return !(await rulesOf(subject.id)).companyMails.includes(subject.mail);
  }

  /** Whether the mails are off by the rules of the office, so that a reader's wish to have them changes nothing. */
  async isLeftOut(subject: PauseSubject): Promise<boolean> {
    if (subject.kind === 'candidate') return false;
    const { isOwn } = await rulesOf(subject.id);
    return !isOwn && !(await rulesOf(null)).companyMails.includes(subject.mail);
  }

  /** Pauses the mails, or lets them go on; twice is once. */
  async set(subject: PauseSubject, isPaused: boolean): Promise<void> {
    const { candidates, changes } = this.deps.services;
    if (subject.kind === 'candidate') return candidates.actions.reminding.setPaused(subject.id, isPaused);
    const { id, mail } = subject;
    // Nothing is to be kept any more for a company that is gone.
    if (!(await this.exists(subject))) return;
    const change = { entity: 'reminderRules', entityId: id, action: 'update', fields: ['pausedMails'] } as const;
    await changes.record(null, change, async () => (await switchCompanyMail(id, mail, !isPaused)) || null);
  }

  /** Keeps in the records of candidates what an earlier release has kept beside them. It may be called again after a crash. */
  async adoptEarlier(): Promise<void> {
    for await (const candidateId of earlierPauses()) {
      await this.deps.services.candidates.actions.reminding.setPaused(candidateId, true);
      await forgetEarlierPause(candidateId);
    }
  }

  #signature(text: string): string {
    const mac = createHmac('sha256', this.#secret).update(`pause of reminders ${text}`).digest('base64url');
    return mac.slice(0, SIGNATURE_CHARACTERS);
  }
}
