import { Types } from 'mongoose';
import {
  CANDIDATE_TOKEN_SECONDS,
  hashToken,
  sealSuccessor,
  sessionOfAccessKey,
  unsealSuccessor,
  type AccessClaims,
  type Tokens,
} from '../../auth/tokens.js';
import { equalInConstantTime } from '../../auth/seal.js';
import { DomainError } from '../../lib/errors.js';
import { versionedRecords } from '../../cache/versionedCache.js';
import type { SecurityLog } from '../security/securityLog.js';
import {
  deleteSession,
  findSession,
  findSessions,
  insertSession,
  REFRESH_TOKEN_MS,
  removeExpiredSessions,
  rotateSession,
  type PresentSession,
  type SessionRecord,
} from './sessionsModel.js';

/** For this long the predecessor of a refresh token still yields it: two tabs that refresh at once. */
const REFRESH_GRACE_MS = 15_000;

/** Cache size: some 1,000 sessions that are used at the same time. */
const SESSIONS_BYTES = 384 * 1024;
/** Cache size: some 300 access keys that are used at the same time. */
const NAMED_BYTES = 128 * 1024;

/** What a user's program keeps of a session. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A session of a user, with what it was opened by. */
interface UserSession {
  sessionId: Types.ObjectId;
  userId: Types.ObjectId;
  mustChangePassword: boolean;
  userAgent: string | null;
}

/** Opens, renews and checks sessions; knows nothing of passwords and accounts. */
export class Sessions {
  readonly #present = versionedRecords(findSessions, { areas: ['accounts'], capacity: { bytes: SESSIONS_BYTES } });
  /** What texts with the form of an access key name: apart, so that invented ones push nothing out that others need. */
  readonly #named = versionedRecords(findSessions, { areas: ['accounts'], capacity: { bytes: NAMED_BYTES } });

  constructor(
    private readonly tokens: Tokens,
    private readonly securityLog: SecurityLog,
    private readonly now: () => Date,
  ) {}

  async openForUser({ sessionId, userId, mustChangePassword, userAgent }: UserSession): Promise<TokenPair> {
    const now = this.now();
    const refreshToken = this.tokens.newRefreshToken(sessionId.toString());
    await insertSession({
      _id: sessionId,
      subjectKind: 'user',
      subjectId: userId,
      refreshHash: hashToken(refreshToken),
      previous: null,
      mustChangePassword,
      passwordGivenAt: now,
      userAgent: shortened(userAgent),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + REFRESH_TOKEN_MS),
    });
    await removeExpiredSessions(now);
    return { accessToken: this.#accessToken(sessionId, userId), refreshToken };
  }

  /** @returns the candidate's only token: it is not renewed. */
  async openForCandidate(candidate: {
    candidateId: Types.ObjectId;
    accessVersion: number;
    userAgent: string | null;
  }): Promise<string> {
    const now = this.now();
    const sessionId = new Types.ObjectId();
    await insertSession({
      _id: sessionId,
      subjectKind: 'candidate',
      subjectId: candidate.candidateId,
      refreshHash: null,
      previous: null,
      mustChangePassword: false,
      passwordGivenAt: null,
      userAgent: shortened(candidate.userAgent),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + CANDIDATE_TOKEN_SECONDS * 1000),
    });
    await removeExpiredSessions(now);
    const subject = { sub: candidate.candidateId.toString(), sid: sessionId.toString() };
    return this.tokens.signAccess({ typ: 'candidate', ...subject, ver: candidate.accessVersion }, now);
  }

  /** The session that a bearer token is the access key of; null where it has ended, and for any other text. */
  async ofKey(token: string): Promise<PresentSession | null> {
    const id = sessionOfAccessKey(token);
    const [session] = id === null ? [] : await this.#named.get([id]);
    if (!session?.key || session.expiresAt <= this.now()) return null;
    return equalInConstantTime(hashToken(token), session.key.hash) ? session : null;
  }

  /** The open session that the claims of an access token name; null when it has ended. */
  async ofClaims(claims: AccessClaims): Promise<PresentSession | null> {
    const [session] = await this.#present.get([claims.sid]);
    if (!session || session.expiresAt <= this.now()) return null;
    const kind = claims.typ === 'access' ? 'user' : 'candidate';
    return session.subjectKind === kind && session.subjectId.toString() === claims.sub ? session : null;
  }

  /**
   * Exchanges a refresh token. Showing one that has been exchanged before means that two hold it, so the session ends
   * for both; only within the grace it is taken for a second tab and answered with the same successor.
   * @throws DomainError INVALID_CREDENTIALS
   */
  async renew(refreshToken: string): Promise<{ tokens: TokenPair; session: SessionRecord }> {
    const now = this.now();
    const id = this.tokens.sessionOfRefreshToken(refreshToken);
    if (!id) throw sessionOver();
    const presentHash = hashToken(refreshToken);
    const successor = this.tokens.newRefreshToken(id);
    const previous = { hash: presentHash, sealedSuccessor: sealSuccessor(successor, refreshToken), replacedAt: now };
    const renewed = await rotateSession({ id, presentHash, now }, { refreshHash: hashToken(successor), previous });
    if (renewed) return { tokens: this.#pair(renewed, successor), session: renewed };
    return this.#renewAgain(id, refreshToken, now);
  }

  async #renewAgain(id: string, refreshToken: string, now: Date) {
    const session = await findSession(id, now);
    if (!session) throw sessionOver();
    const { previous } = session;
    const graceEnd = previous ? previous.replacedAt.getTime() + REFRESH_GRACE_MS : 0;
    if (previous?.hash === hashToken(refreshToken) && now.getTime() <= graceEnd) {
      return { tokens: this.#pair(session, unsealSuccessor(previous.sealedSuccessor, refreshToken)), session };
    }
    await deleteSession(id);
    const account = session.subjectId.toString();
    this.securityLog.record({ type: 'refreshTokenReused', account, sessionId: id }, null);
    throw sessionOver();
  }

  #pair(session: SessionRecord, refreshToken: string): TokenPair {
    return { accessToken: this.#accessToken(session._id, session.subjectId), refreshToken };
  }

  #accessToken(sessionId: Types.ObjectId, userId: Types.ObjectId): string {
    return this.tokens.signAccess({ typ: 'access', sub: userId.toString(), sid: sessionId.toString() }, this.now());
  }
}

/** The answer to every refresh token that is not worth a new one. */
export function sessionOver(): DomainError {
  return new DomainError('INVALID_CREDENTIALS', 'Sessão inválida ou expirada. Entre novamente.');
}

/** Programs name themselves as they please; a few hundred characters tell browsers apart. */
function shortened(userAgent: string | null): string | null {
  return userAgent === null ? null : userAgent.slice(0, 300);
}
