import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import { keyIdOf, viewerAccount, type Viewer } from '../../auth/viewer.js';
import type { RequestOrigin } from '../context.js';

/** What happened; `account` is an id, null without a session where none is known. */
export type SecurityEvent =
  | { type: 'signedIn'; account: string; role: Viewer['role']; isNewDevice: boolean }
  | { type: 'signInFailed'; account: string | null; role: Viewer['role'] | null; subject: string }
  | { type: 'triesRefused'; action: string; subject: string; hasJustLocked: boolean }
  | { type: 'signedOut'; account: string }
  | { type: 'sessionsEnded'; account: string; count: number }
  | { type: 'refreshTokenReused'; account: string; sessionId: string }
  | { type: 'passwordRefused'; account: string; action: 'changePassword' | 'reauthenticate' }
  | { type: 'reauthenticated'; account: string }
  | { type: 'passwordReset'; account: string }
  | { type: 'passwordChanged'; account: string; by: string | null }
  | { type: 'emailChanged'; client: string; by: string | null }
  | { type: 'accountSwitched' | 'accountDeleted'; client: string; by: string | null }
  | {
      type: 'accountCreated' | 'accountInvited' | 'accountSwitched' | 'accountDeleted';
      account: string;
      by: string | null;
    }
  | {
      type: 'twoFactorEnabled' | 'twoFactorDisabled' | 'recoveryCodesRenewed';
      account: string;
      by: string | null;
    }
  | { type: 'twoFactorRefused' | 'recoveryCodeUsed'; account: string }
  | { type: 'accessKeyCreated' | 'accessKeyDeleted'; account: string; key: string }
  | { type: 'permissionsChanged'; record: string; by: string | null }
  | { type: 'twoFactorDemanded' | 'twoFactorDemandEnded'; of: string; by: string | null }
  | { type: 'retentionChanged'; by: string | null }
  | { type: 'webhookChanged'; webhook: string; action: string; by: string | null }
  | { type: 'credentialsRenewed'; candidate: string; by: string | null }
  | { type: 'credentialsSent'; candidate: string; by: string | null }
  | { type: 'credentialsRead'; account: string; count: number }
  | { type: 'exported'; rows: number; withCredentials: boolean; by: string | null }
  | { type: 'consentWithdrawn'; account: string };

/** Where an event came from; null for work of the server itself. */
type Source = Pick<RequestOrigin, 'ip' | 'requestId'> | null;

/** Kinds that somebody who watches should look at. */
const alarming: ReadonlySet<SecurityEvent['type']> = new Set([
  'signInFailed',
  'triesRefused',
  'refreshTokenReused',
  'passwordRefused',
  'twoFactorRefused',
  'recoveryCodeUsed',
]);

/**
 * Security events, all in one stream: lines with `stream: "security"`, one for each event, at level info or warn whatever
 * `LOG_LEVEL` leaves out (but `silent`). They hold ids, addresses and keyed hashes, and no e-mail, password or value.
 */
export class SecurityLog {
  readonly #logger: Logger;
  readonly #secret: string;

  constructor({ logger, config }: { logger: Logger; config: { jwtSecret: string } }) {
    const level = logger.level === 'silent' ? 'silent' : 'info';
    this.#logger = logger.child({ stream: 'security' }, { level });
    this.#secret = config.jwtSecret;
  }

  /** Writes one event into the log. @param byKey the id of the access key that a program has caused it by. */
  record(event: SecurityEvent, source: Source, byKey?: string): void {
    const { type, ...facts } = event;
    const line = {
      event: type,
      ...facts,
      ...(byKey && { byKey }),
      address: source?.ip ?? null,
      requestId: source?.requestId ?? null,
    };
    this.#logger[alarming.has(type) ? 'warn' : 'info'](line, 'security event');
  }

  /** Writes an event that a signed-in person caused, or a program by an access key, which is named then. */
  recordOf(viewer: Viewer | null, event: SecurityEvent): void {
    this.record(event, viewer?.origin ?? null, viewer ? keyIdOf(viewer) : undefined);
  }

  /** What an e-mail, or another name of an account, is called in the log: the same each time, and not to be read back. */
  subject(name: string): string {
    return createHmac('sha256', this.#secret).update(`security-log:${name}`).digest('base64url').slice(0, 16);
  }
}

/** The id of who has caused something, for an event. */
export const actorOf = (viewer: Viewer | null): string | null => viewer && viewerAccount(viewer);
