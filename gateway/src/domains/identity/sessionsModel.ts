import { Schema, trusted, Types, type QueryFilter } from 'mongoose';
import { keyAccesses, type KeyAccess } from '../../auth/viewer.js';
import { defineModel } from '../../cache/defineModel.js';
import { pathsInUse } from '../../database/duplicateKey.js';
import { byIds, rawFind } from '../../database/rawFind.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A refresh token is good for 30 days. */
export const REFRESH_TOKEN_MS = 30 * DAY_MS;
/** However often it is renewed, a session asks for the password again after this (ASVS 7.3.2). */
const LONGEST_SESSION_MS = 90 * DAY_MS;

/** A session as it is read. */
export type SessionRecord = DeepReadonly<StoredSession>;

/** What makes a session an access key: a program's, which was made and not signed in to. */
export interface StoredKey {
  name: string;
  /** Hash of the whole token. */
  hash: string;
  access: KeyAccess;
  /** When a request came with it, to the hour; null before the first one. */
  lastUsedAt: Date | null;
}

/** A session that is an access key. */
export type KeyRecord = SessionRecord & { key: DeepReadonly<StoredKey> };

/** One sign-in on one device, of a user or of a candidate, or an access key of a user; deleted when it ends. */
export interface StoredSession {
  _id: Types.ObjectId;
  subjectKind: 'user' | 'candidate';
  subjectId: Types.ObjectId;
  /** Absent, and null, for every sign-in. */
  key?: StoredKey | null;
  /** Hash of the refresh token in force; null for candidates and keys, whose sessions are not renewed. */
  refreshHash: string | null;
  /** The refresh token before it, for the second of two tabs that refresh at once, and its successor sealed with it. */
  previous: { hash: string; sealedSuccessor: string; replacedAt: Date } | null;
  /** Opened with a temporary password, which this session must replace before anything else. */
  mustChangePassword: boolean;
  /** When the password was last given in it, at the sign-in or since; null for candidates and keys. */
  passwordGivenAt: Date | null;
  userAgent: string | null;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
}

const sessionSchema = new Schema<StoredSession>(
  {
    subjectKind: { type: String, enum: ['user', 'candidate'], required: true },
    subjectId: { type: Schema.Types.ObjectId, required: true },
    key: new Schema<StoredKey>(
      {
        name: { type: String, required: true },
        hash: { type: String, required: true },
        access: { type: String, enum: keyAccesses, required: true },
        lastUsedAt: { type: Date, default: null },
      },
      { _id: false },
    ),
    refreshHash: { type: String, default: null },
    previous: {
      type: new Schema({ hash: String, sealedSuccessor: String, replacedAt: Date }, { _id: false }),
      default: null,
    },
    mustChangePassword: { type: Boolean, required: true },
    passwordGivenAt: { type: Date, default: null },
    userAgent: { type: String, default: null },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'sessions', versionKey: false },
);
// All sessions of one account: to list them, and to end them when a password changes or the account goes.
sessionSchema.index({ subjectId: 1, createdAt: -1, _id: -1 });
// Two keys of one account with one name could not be told apart; also how the keys of an account are found.
sessionSchema.index(
  { subjectId: 1, 'key.name': 1 },
  { unique: true, partialFilterExpression: { 'key.name': { $type: 'string' } } },
);
// Housekeeping only (and for removeExpiredSessions, where TTL does not run): expiry is checked in every query.
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const SessionModel = defineModel<StoredSession>('Session', sessionSchema, { area: 'accounts' });

export async function insertSession(session: StoredSession): Promise<void> {
  await SessionModel.create(session);
}

/** A session that has not ended; null otherwise. */
export async function findSession(id: string | Types.ObjectId, now: Date): Promise<SessionRecord | null> {
  const session = await SessionModel.findById(id).lean<SessionRecord>().exec();
  return session && session.expiresAt > now ? session : null;
}

/** What every request needs of its session. */
export type PresentSession = Readonly<
  Pick<
    SessionRecord,
    '_id' | 'subjectKind' | 'subjectId' | 'key' | 'mustChangePassword' | 'passwordGivenAt' | 'expiresAt'
  >
>;

/** Sessions by id, ended ones included: the caller compares `expiresAt`. */
export function findSessions(ids: readonly string[]): Promise<PresentSession[]> {
  const projection = {
    subjectKind: 1,
    subjectId: 1,
    key: 1,
    mustChangePassword: 1,
    passwordGivenAt: 1,
    expiresAt: 1,
  } as const;
  return rawFind(SessionModel, { filter: byIds(ids), projection });
}

/**
 * Puts the next refresh token in the place of the present one and prolongs the session, up to its absolute end.
 * @returns null when `presentHash` is no longer the one in force.
 */
export function rotateSession(
  { id, presentHash, now }: { id: string; presentHash: string; now: Date },
  next: Pick<SessionRecord, 'refreshHash' | 'previous'>,
): Promise<SessionRecord | null> {
  const renewed = new Date(now.getTime() + REFRESH_TOKEN_MS);
  return SessionModel.findOneAndUpdate(
    { _id: id, refreshHash: presentHash, expiresAt: trusted({ $gt: now }) },
    [
      {
        $set: {
          ...next,
          lastUsedAt: now,
          expiresAt: { $min: [renewed, { $add: ['$createdAt', LONGEST_SESSION_MS] }] },
        },
      },
    ],
    { returnDocument: 'after', updatePipeline: true },
  )
    .lean<SessionRecord>()
    .exec();
}

const newest = (filter: QueryFilter<StoredSession>, now: Date, limit: number): Promise<SessionRecord[]> =>
  SessionModel.find({ ...filter, expiresAt: trusted({ $gt: now }) })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limit)
    .lean<SessionRecord[]>()
    .exec();

const isSignIn = { key: null };
const isKey = { 'key.name': trusted({ $type: 'string' as const }) };

/** The newest open sessions of an account, its keys among them, at most `limit`. */
export const sessionsOf = (subjectId: string, now: Date, limit: number): Promise<SessionRecord[]> =>
  newest({ subjectId }, now, limit);

/** The newest open sign-ins of an account, at most `limit`. */
export const signInsOf = (subjectId: string, now: Date, limit: number): Promise<SessionRecord[]> =>
  newest({ subjectId, ...isSignIn }, now, limit);

/** The newest keys of an account that have not expired, at most `limit`. */
export const keysOf = (subjectId: string, now: Date, limit: number): Promise<KeyRecord[]> =>
  newest({ subjectId, ...isKey }, now, limit) as Promise<KeyRecord[]>;

/** One sign-in of an account; null when it has ended. */
export function signInOf(subjectId: string, id: string): Promise<SessionRecord | null> {
  return SessionModel.findOne({ _id: id, subjectId, ...isSignIn })
    .lean<SessionRecord | null>()
    .exec();
}

/** Ends one sign-in if it is the account's; returns whether it was, and was open. */
export async function deleteSignInOf(subjectId: string, id: string): Promise<boolean> {
  return (await SessionModel.deleteOne({ _id: id, subjectId, ...isSignIn })).deletedCount > 0;
}

/** Ends one key if it is the account's; returns whether it was, and was there. */
export async function deleteKeyOf(subjectId: string, id: string): Promise<boolean> {
  return (await SessionModel.deleteOne({ _id: id, subjectId, ...isKey })).deletedCount > 0;
}

/** Stores a key. @returns false when the account has one of this name. */
export async function insertKey(session: StoredSession & { key: StoredKey }): Promise<boolean> {
  try {
    await SessionModel.create(session);
    return true;
  } catch (error) {
    if (pathsInUse(error)?.includes('key.name')) return false;
    throw error;
  }
}

/** Keeps when a key was used, unless it was after `before`, so that a write is made once in that time. */
export async function keepKeyUsed(id: Types.ObjectId, now: Date, before: Date): Promise<void> {
  await SessionModel.updateOne(
    { _id: id, ...isKey, $or: [{ 'key.lastUsedAt': null }, { 'key.lastUsedAt': trusted({ $lte: before }) }] },
    { $set: { 'key.lastUsedAt': now } },
  );
}

export async function deleteSession(id: string | Types.ObjectId): Promise<void> {
  await SessionModel.deleteOne({ _id: id });
}

/**
 * Ends an account's sessions, all or all but one; returns how many ended.
 * @param keepsKeys for what the owner does who has the account in hand: keys end with the sign-ins unless told.
 */
export async function deleteSessionsOf(
  subjectId: string | Types.ObjectId,
  { exceptId, keepsKeys = false }: { exceptId?: string | undefined; keepsKeys?: boolean } = {},
): Promise<number> {
  const others = exceptId === undefined ? {} : { _id: trusted({ $ne: new Types.ObjectId(exceptId) }) };
  return (await SessionModel.deleteMany({ subjectId, ...others, ...(keepsKeys && isSignIn) })).deletedCount;
}

/** The session's temporary password has been replaced by one that was given at `now`. */
export async function clearForcedChange(id: string, now: Date): Promise<void> {
  await SessionModel.updateOne({ _id: id }, { $set: { mustChangePassword: false, passwordGivenAt: now } });
}

/** Keeps that the password of the account was given in the session. */
export async function keepPasswordGiven(id: string, now: Date): Promise<void> {
  await SessionModel.updateOne({ _id: id }, { $set: { passwordGivenAt: now } });
}

export async function removeExpiredSessions(now: Date): Promise<void> {
  await SessionModel.deleteMany({ expiresAt: trusted({ $lte: now }) });
}
