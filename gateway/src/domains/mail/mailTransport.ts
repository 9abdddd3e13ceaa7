import { createTransport } from 'nodemailer';
import type { Config } from '../../config.js';
import { PermanentFailure } from '../jobs/permanentFailure.js';
import type { RenderedMail } from './writeMail.js';
import type { Outbox } from './outbox.js';

/** Gives a mail to the server that delivers it; rejects when that fails, with `PermanentFailure` where it always would. */
export type SendMail = (mail: RenderedMail & Envelope) => Promise<void>;

interface Envelope {
  /** Stays as it is from try to try. */
  id: string;
  to: string;
  /** Which mail it is, for the names of files. */
  template: string;
  at: Date;
  /** Whom it is about, where it is about one candidate. */
  candidateId?: string;
  /** Where readers end such mails with a POST (RFC 8058), which programs for mail offer as a button. */
  pauseUrl?: string;
}

const headersOf = ({ pauseUrl }: Envelope): Record<string, string> =>
  pauseUrl === undefined
    ? {}
    : { 'List-Unsubscribe': `<${pauseUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** A mail server that says nothing for this long is taken for unreachable; far less than the queue's lease. */
const SMTP_TIMEOUT_MS = 20_000;

/** By SMTP_URL; without it into files that a mail program can open. */
export function createSendMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, outbox: Outbox): SendMail {
  return smtpUrl ? smtp(smtpUrl, mailFrom) : intoFiles(outbox, mailFrom);
}

function smtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    // A morning's reminders go over a few connections; a connection for each mail would greet the server as often.
    pool: true,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  return async (mail) => {
    const { id, to, subject, text, html } = mail;
    // The same id on every try: should an answer be lost, mail programs see one mail.
    const messageId = `<${id}@esteira>`;
    const message = { from, to: { name: '', address: to }, subject, text, html, messageId, headers: headersOf(mail) };
    await transport.sendMail(message).catch((error: Error & SmtpRefusal) => {
      throw isPermanent(error) ? new PermanentFailure(error) : error;
    });
  };
}

/** What the mail library tells of an answer of the server. */
interface SmtpRefusal {
  /** What was answered: 'RCPT TO', 'DATA' and others. */
  command?: string;
  responseCode?: number;
  /** The whole answer, the code first. */
  response?: string;
}

/** The enhanced status of an answer (RFC 3463) that refuses for good. */
const ENHANCED_STATUS = /^5\d\d[ -]5\.(\d{1,3}\.\d{1,3})\b/;
/**
 * Its kinds that are about settings: the sender's address (1.7, 1.8), the mail system, the routing, and who may send. A mail that is
 * too big (3.4) and an address that some servers refuse as not routed to them (4.1) are about the mail.
 */
const OF_SETTINGS = /^(?:1\.[78]|3\.(?!4$)\d+|4\.(?!1$)\d+|7\.\d+)$/;

/**
 * Whether the server will take this mail at no time: it refuses the recipient or the content with a code from 500 on. What it
 * says to the sender's address or the sign-in is about settings, which an operator may mend; many servers say it only when they are
 * given the recipient, and tell it by the enhanced status.
 */
function isPermanent({ command, responseCode = 0, response = '' }: SmtpRefusal): boolean {
  if ((command !== 'RCPT TO' && command !== 'DATA') || responseCode < 500) return false;
  return !OF_SETTINGS.test(ENHANCED_STATUS.exec(response)?.[1] ?? '');
}

function intoFiles(outbox: Outbox, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { to, subject, text, html } = mail;
    const headers = headersOf(mail);
    const { message } = await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, headers });
    await outbox.write(mail, message as Buffer);
  };
}
