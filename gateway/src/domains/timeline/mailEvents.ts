import { derivedEventId } from '../candidates/events/eventCopies.js';
import type { MailOutcome } from '../mail/mailOutcomes.js';
import type { DependsOn } from '../services.js';

const eventIdOf = (mailId: string, isSent: boolean) => derivedEventId(mailId, isSent ? 'mail_sent' : 'mail_bounced');

/**
 * Tells the timelines which mails have gone out, and which were refused for good. The mail's job names the event, so that
 * a mail that is handed over again after a crash is told once.
 */
export class MailEvents {
  constructor(private readonly deps: DependsOn<'mail' | 'candidates'>) {
    deps.services.mail.onOutcome((outcome) => this.#tell(outcome));
    deps.services.mail.askBeforeSending(async ({ candidateId }) => {
      const [candidate] = await deps.services.candidates.byIds([candidateId]);
      return candidate !== undefined;
    });
  }

  async #tell({ candidateId, kind: mail, mailId, isSent, at }: MailOutcome): Promise<void> {
    const { candidates } = this.deps.services;
    // Its job may have died between the mail server's word and its own end.
    if (!isSent && (await candidates.events.find(eventIdOf(mailId, true).toString()))) return;
    const [candidate] = await candidates.byIds([candidateId]);
    if (!candidate) return;
    const { _id, clientId } = candidate;
    await candidates.events.store({
      _id: eventIdOf(mailId, isSent),
      candidateId: _id,
      clientId,
      kind: isSent ? 'mail_sent' : 'mail_bounced',
      at,
      actor: null,
      mail,
      afterConfirmation: false,
    });
  }
}
