import type { Types } from 'mongoose';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { todayInBrazil } from '../fields/values/fieldDates.js';
import type { RenderedMail } from '../mail/writeMail.js';
import type { DependsOn } from '../services.js';
import type { Message, MessageText } from '../texts/messages.js';
import { candidateMail } from './reminderTemplates.js';
import { candidateValues } from './mailValues.js';
import { REMINDER_OF_CORRECTION, REMINDER_WITHOUT_DAY } from './mailWords.js';
import type { Pauses, PauseSubject } from './pauses.js';
import type { ReminderRules } from './reminderRules.js';

/** Writes the reminders to candidates, of rules and of persons alike, and the links that pause mails. */
export class ReminderMails {
  constructor(
    private readonly deps: DependsOn<'candidates' | 'clientDirectory' | 'texts'>,
    private readonly pauses: Pauses,
  ) {}

  /**
   * A reminder in the company's words: those for the time before the due date or after it, or the product's for a candidate
   * who has no such date, which for a form that was opened again are about the correction. It holds the link and never the password.
   */
  async reminder(
    candidate: CandidateRecord,
    rules: ReminderRules,
    now: Date,
  ): Promise<RenderedMail & { template: string; to: string; pauseUrl: string }> {
    const { candidates, clientDirectory } = this.deps.services;
    const { _id, clientId, name, email: to } = candidate;
    const { language } = rules;
    const dueOn = candidate.dueOn ?? null;
    const companyName = await clientDirectory.companyName(clientId);
    const { link } = candidates.credentials.read(candidate);
    const message: Message = dueOn !== null && dueOn < todayInBrazil(now) ? 'reminderAfter' : 'reminderBefore';
    const undated = candidate.reopenedAt ? REMINDER_OF_CORRECTION : REMINDER_WITHOUT_DAY;
    const text = dueOn === null ? undated[language] : await this.text(message, clientId, rules);
    const values = candidateValues(language, { name, companyName, dueOn, link });
    const pauseUrl = this.pauseUrl({ kind: 'candidate', id: _id.toString() });
    return { ...candidateMail(text, values, { language, companyName, pauseUrl }), template: message, to, pauseUrl };
  }

  /** The words of a message that hold for a company, or with null for candidates without one. */
  text(message: Message, clientId: Types.ObjectId | null, { language }: ReminderRules): Promise<MessageText> {
    return this.deps.services.texts.textOf({ owner: clientId?.toString() ?? null, language, message });
  }

  /** The address of the page that pauses some mails. */
  pauseUrl(subject: PauseSubject): string {
    return `${this.deps.config.publicUrl}/lembretes/${this.pauses.tokenOf(subject)}`;
  }
}
