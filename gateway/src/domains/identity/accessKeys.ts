import { Types } from 'mongoose';
import { assertPermitted } from '../../auth/permitted.js';
import { assertRecentPassword } from '../../auth/recentPassword.js';
import { hashToken, newAccessKey } from '../../auth/tokens.js';
import type { UserViewer, Viewer } from '../../auth/viewer.js';
import { DomainError, fieldError, notFound, unauthenticated } from '../../lib/errors.js';
import { isDatabaseId } from '../../lib/globalId.js';
import { parseInput } from '../../lib/validation.js';
import type { JobQueue } from '../jobs/jobKind.js';
import type { IdentityDependencies } from './identityDependencies.js';
import { accessKeyInput } from './identityInput.js';
import { mayKeepAccessKeys } from './identityPolicy.js';
import { findUser, type UserRecord } from './identityModel.js';
import {
  deleteKeyOf,
  findSession,
  insertKey,
  keepKeyUsed,
  keysOf,
  removeExpiredSessions,
  type KeyRecord,
  type StoredKey,
} from './sessionsModel.js';

/** So many keys an account has at most. */
export const MAX_KEYS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So long before its end the owner of a key is told of it. */
const WARNED_BEFORE_MS = 7 * DAY_MS;
/** A key is noted as used once in this time, so that its requests write nothing otherwise. */
const NOTED_EVERY_MS = 60 * 60 * 1000;

/** A key that ends soon. */
interface EndingKey {
  keyId: string;
}

/** Access keys of programs: sessions of an account that begin without a sign-in. */
export class AccessKeys {
  readonly #endings: JobQueue<EndingKey>;
  /** The notes that are being written, by their keys. */
  readonly #noting = new Map<string, Promise<void>>();

  constructor(private readonly deps: IdentityDependencies) {
    this.#endings = deps.services.jobs.define({
      name: 'accessKeyEnding',
      keepsFailedData: true,
      run: (ending) => this.#warn(ending),
    });
  }

  /** The viewer's keys, newest first; none for a candidate, for a key, and while the password must be changed. */
  async list(viewer: Viewer): Promise<KeyRecord[]> {
    if (viewer.kind !== 'user' || !mayKeepAccessKeys(viewer)) return [];
    return keysOf(viewer.userId, this.deps.now(), MAX_KEYS);
  }

  /**
   * Makes a key, whose token is in this answer alone, and tells the owner by mail.
   * @throws DomainError REAUTHENTICATION_REQUIRED; REQUIRED, INVALID; CONFLICT on a taken `name`; PRECONDITION_FAILED where there are
   *   as many as may be; RATE_LIMITED; UNAVAILABLE where the mail could not be queued.
   */
  async create(viewer: UserViewer, input: unknown): Promise<{ accessKey: KeyRecord; token: string }> {
    assertPermitted(viewer, mayKeepAccessKeys(viewer));
    const now = this.deps.now();
    assertRecentPassword(viewer, now);
    const { name, access, days } = parseInput(accessKeyInput, input);
    await this.deps.services.workLimits.spend('create', viewer);
    await removeExpiredSessions(now);
    await this.#assertRoom(viewer, MAX_KEYS - 1);
    const _id = new Types.ObjectId();
    const token = newAccessKey(_id.toString());
    const accessKey = {
      _id,
      subjectKind: 'user' as const,
      subjectId: new Types.ObjectId(viewer.userId),
      key: { name, hash: hashToken(token), access, lastUsedAt: null },
      refreshHash: null,
      previous: null,
      mustChangePassword: false,
      passwordGivenAt: null,
      userAgent: null,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    };
    if (!(await insertKey(accessKey))) {
      throw fieldError('CONFLICT', 'name', 'Já existe uma chave com este nome.');
    }
    // The token is known to none yet: what a crash leaves behind from here on is a key that opens nothing, until its owner deletes it or it
    // expires. What it loses are the mails about that key.
    await this.#settle(viewer, accessKey).catch(async (error) => {
      await deleteKeyOf(viewer.userId, _id.toString());
      throw error;
    });
    const event = { type: 'accessKeyCreated', account: viewer.userId, key: _id.toString() } as const;
    this.deps.services.securityLog.recordOf(viewer, event);
    return { accessKey, token };
  }

  /**
   * Ends a key of the viewer's own: what comes with it is refused from the next request on.
   * @param keyId any text
   * @throws DomainError NOT_FOUND for one that is gone, or somebody else's
   */
  async remove(viewer: UserViewer, keyId: string): Promise<void> {
    assertPermitted(viewer, mayKeepAccessKeys(viewer));
    const account = viewer.userId;
    const isDeleted = isDatabaseId(keyId) && (await deleteKeyOf(account, keyId));
    if (!isDeleted) throw notFound('Chave de acesso não encontrada.');
    this.deps.services.securityLog.recordOf(viewer, { type: 'accessKeyDeleted', account, key: keyId });
  }

  /** Notes that a request has come with a key, beside that request and once an hour. */
  markUsed(id: Types.ObjectId, { lastUsedAt }: Pick<StoredKey, 'lastUsedAt'>): void {
    const now = this.deps.now();
    const before = new Date(now.getTime() - NOTED_EVERY_MS);
    const key = id.toString();
    if ((lastUsedAt && lastUsedAt > before) || this.#noting.has(key)) return;
    const noting = keepKeyUsed(id, now, before)
      .catch((error: unknown) => this.deps.logger.warn({ err: error }, 'the use of an access key could not be noted'))
      .finally(() => this.#noting.delete(key));
    this.#noting.set(key, noting);
  }

  /** Waits for the notes of use that are being written beside requests. */
  async stop(): Promise<void> {
    await Promise.all(this.#noting.values());
  }

  /** @throws DomainError unless the key that was just stored may stay. */
  async #settle(viewer: UserViewer, accessKey: KeyRecord): Promise<void> {
    // Where several gateways store keys at the same moment, each of them sees those that are stored already: none is one too many.
    await this.#assertRoom(viewer, MAX_KEYS);
    // What ends the sessions of the account may have done so just before this one was there: it has ended the viewer's own then.
    const [user, session] = await Promise.all([
      findUser({ _id: viewer.userId }),
      findSession(viewer.sessionId, this.deps.now()),
    ]);
    if (!user?.active || !session) throw unauthenticated();
    // It looks for the key when it is due, so that it does no harm where that is gone.
    const dueAt = new Date(accessKey.expiresAt.getTime() - WARNED_BEFORE_MS);
    const keyId = accessKey._id.toString();
    await this.#endings.enqueue({ keyId }, { detail: 'ending', key: keyId, dueAt });
    const { name: key, access } = accessKey.key;
    const at = accessKey.createdAt.toISOString();
    const data = { key, access, at, expiresAt: accessKey.expiresAt.toISOString(), ...addressed(user) };
    const mail = { to: user.email, template: 'accessKeyCreated', data } as const;
    if (!(await this.deps.services.mail.enqueue(mail))) {
      throw new DomainError('UNAVAILABLE', 'A chave não pôde ser criada agora. Tente de novo em instantes.');
    }
  }

  async #assertRoom({ userId }: UserViewer, most: number): Promise<void> {
    if ((await keysOf(userId, this.deps.now(), most + 1)).length <= most) return;
    const problem = `Uma conta tem no máximo ${MAX_KEYS} chaves de acesso. Exclua uma que não é mais usada.`;
    throw new DomainError('PRECONDITION_FAILED', problem);
  }

  async #warn({ keyId }: EndingKey): Promise<void> {
    const session = await findSession(keyId, this.deps.now());
    const user = session?.key && (await findUser({ _id: session.subjectId }));
    if (!session?.key || !user?.active) return;
    const data = { key: session.key.name, expiresAt: session.expiresAt.toISOString(), ...addressed(user) };
    const mail = { to: user.email, template: 'accessKeyExpires', data } as const;
    // The same job may run again after a crash.
    if (!(await this.deps.services.mail.enqueue(mail, undefined, `accessKeyExpires ${keyId}`))) {
      throw new Error('the mail about an access key that expires could not be queued');
    }
  }
}

const addressed = ({ name, role }: UserRecord) =>
  ({ name, dashboard: role === 'admin' ? '/admin' : '/client' }) as const;
