import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { hasEnded } from '../candidates/standing/ending.js';
import { derivedId } from '../../lib/derivedId.js';
import type { MailOutcome, MailSubject } from '../mail/mailOutcomes.js';
import type { Readdressed } from '../mail/mailService.js';
import type { DependsOn } from '../services.js';

/** What is not sent once the admission has ended: what asks the candidate, or the company, to do something. */
const asksForMore: ReadonlySet<MailSubject['kind']> = new Set(['reopening', 'documents_refused', 'correction_request']);

const eventIdOf = (mailId: string, isSent: boolean) => derivedId(mailId, isSent ? 'mail_sent' : 'mail_bounced');

/**
 * Tells the timelines which mails have gone out, and which were refused for good. The mail's job names the event, so that
 * a mail that is handed over again after a crash is told once. Here the mails learn of candidates, whom their own domain does not know.
 */
export class MailEvents {
  constructor(private readonly deps: DependsOn<'changes' | 'mail' | 'candidates' | 'clientDirectory' | 'identity'>) {
    const { changes, mail } = deps.services;
    mail.onOutcome((outcome) => this.#tell(outcome));
    mail.askBeforeSending((about, to) => this.#readdressed(about, to));
    changes.subscribe(
      'candidate',
      ({ entityId }) => mail.outbox.removeOf(entityId),
      ({ action }) => action === 'delete',
    );
  }

  /**
   * What a mail says goes with the candidate. A link and a password are for the address that they were written to, and
   * worth nothing once there are others: staff who have corrected the address, or renewed the access, send that again. What a mail
   * says of the form is said once, and goes to the present address with the present access, unless it is true no more. A company's user
   * reads what a candidate asks at the address that the company has by then.
   */
  async #readdressed(about: MailSubject, to: string): Promise<Readdressed | null> {
    const { candidateId, kind, accessVersion } = about;
    const { candidates } = this.deps.services;
    const [candidate] = await candidates.byIds([candidateId]);
    if (!candidate || (asksForMore.has(kind) && hasEnded(candidate))) return null;
    if (kind === 'correction_request') return candidate.status === 'complete' ? this.#toStaffOf(candidate, to) : null;
    // It holds none of them, or an earlier release has queued it without saying which.
    if (accessVersion === undefined) return { to };
    if (kind === 'reopening' && candidate.status === 'complete') return null;
    if (kind === 'documents_refused' && candidate.documentsState !== 'refused') return null;
    const isAsWritten = candidate.email === to && candidate.accessVersion === accessVersion;
    if (kind === 'access' && !isAsWritten) return null;
    // Here, as the address is certain only now, and the process that queued the mail may have died before noting that it was sent.
    if (!(await candidates.credentials.markMailed(candidate))) return this.#readdressed(about, to);
    if (isAsWritten) return { to };
    const { token, password } = candidates.credentials.read(candidate);
    return { to: candidate.email, access: { accessToken: token, password } };
  }

  async #toStaffOf({ clientId }: CandidateRecord, to: string): Promise<Readdressed | null> {
    const { clientDirectory, identity } = this.deps.services;
    // Each administrator has one of their own, which leads to their pages.
    if ((await identity.staffOf(null)).some(({ email }) => email === to)) return { to };
    const [client] = clientId ? await clientDirectory.byIds([clientId.toString()]) : [];
    return client?.active ? { to: client.email } : null;
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
