import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader sees it. */
export interface ReceivedMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Stays as it is, however often a mail is handed over. */
  messageId: string;
}

/** A real SMTP server that keeps what it is given. */
export interface MailServer {
  /** The address for `SMTP_URL`. */
  url: string;
  received: ReceivedMail[];
  /** How many connections there have been. */
  readonly connections: number;
  /** Ends the connections that there are, as a mail server does that has heard nothing for a while. */
  endConnections(): Promise<void>;
  /** Answers every recipient with this SMTP code and text from now on; null accepts again. */
  refuseWith(code: number | null, text?: string): void;
  /** Called with the number of mails when one has come; null while nothing waits for it. */
  onReceived: ((count: number) => void) | null;
  stop(): Promise<void>;
}

/** Starts a mail server, for `beforeAll`; `stop` belongs in `afterAll`. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: { responseCode: number; text: string } | null = null;
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    // A machine without name servers would wait for each connection.
    disableReverseLookup: true,
    // A connection that its client keeps for the next mail is ended with the server.
    closeTimeout: 1,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, callback) {
      connections += 1;
      callback();
    },
    onRcptTo(_address, _session, callback) {
      callback(refusal && Object.assign(new Error(refusal.text), refusal));
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(parseMail(Buffer.concat(chunks).toString('latin1')));
        mailServer.onReceived?.(received.length);
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    onReceived: null,
    received,
    get connections() {
      return connections;
    },
    async endConnections() {
      const open = [...server.connections];
      await Promise.all(
        open.map(async (connection) => {
          const ended = once(connection._socket, 'close');
          connection.close();
          await ended;
        }),
      );
    },
    refuseWith(code, text = 'refused') {
      refusal = code === null ? null : { responseCode: code, text };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}

/** Reads a mail with a text and an HTML part; the source is latin1, one character per byte. */
export function parseMail(source: string): ReceivedMail {
  const { headers, body } = split(source.replace(/\r\n/g, '\n'));
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\n/, '')));
  const bodyOf = (type: string) => {
    const part = parts.find((candidate) => candidate.headers['content-type']?.startsWith(type));
    return part ? decoded(part.body, part.headers['content-transfer-encoding'] ?? '7bit').trim() : '';
  };
  return {
    to: headers['to'] ?? '',
    from: headers['from'] ?? '',
    subject: decodedWords(headers['subject'] ?? ''),
    text: bodyOf('text/plain'),
    html: bodyOf('text/html'),
    messageId: headers['message-id'] ?? '',
  };
}

/** The address that follows a label in a mail's text. */
export function linkIn(mail: ReceivedMail, label: string): URL {
  const address = new RegExp(`^${label}: (\\S+)$`, 'm').exec(mail.text)?.[1];
  if (!address) throw new Error(`no link '${label}' in: ${mail.text}`);
  return new URL(address);
}

/** The text that follows a label in a mail's text. */
export function valueIn(mail: ReceivedMail, label: string): string {
  const value = new RegExp(`^${label}: (.+)$`, 'm').exec(mail.text)?.[1];
  if (!value) throw new Error(`no '${label}' in: ${mail.text}`);
  return value;
}

function split(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf('\n\n');
  const lines = source
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map((line) => /^([\w-]+): ?(.*)$/.exec(line)).filter((match) => match !== null);
  return {
    headers: Object.fromEntries(headers.map(([, name = '', value = '']) => [name.toLowerCase(), value])),
    body: source.slice(end + 2),
  };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  return unescaped(body.replace(/=\n/g, ''));
}

function unescaped(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodedWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : unescaped(text.replace(/_/g, ' ')),
    );
}
