import { Schema, trusted, Types, type QueryFilter, type UpdateQuery } from 'mongoose';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { fieldError } from '../../lib/errors.js';
import { pathsInUse } from '../../database/duplicateKey.js';
import { defineModel } from '../../cache/defineModel.js';
import { byIds, rawFind } from '../../database/rawFind.js';
import type { SealedText } from '../security/keyRotation.js';

/** The proof that a mail of ours was read: only its hash is kept. */
export interface ExpiringProof {
  hash: string;
  expiresAt: Date;
}

/** A one-use password; once used it belongs to the session that it opened, as the 'current password' of the change. */
export interface TemporaryPassword extends ExpiringProof {
  sessionId: Types.ObjectId | null;
}

/** The secret that an authenticator app shares with an account, in base32 and sealed. */
interface SealedSecret {
  secretSealed: string;
}

/** The second factor of an account, from when its owner has shown to have it. */
export interface StoredTwoFactor extends SealedSecret {
  enabledAt: Date;
  /** The step of 30 seconds whose code was used last: no code is taken twice, nor an earlier one. */
  lastStep: number;
  /** Hashes of the recovery codes that have not been used. */
  recoveryHashes: string[];
}

/** The second factor of an account as it is read. */
export type TwoFactorRecord = DeepReadonly<StoredTwoFactor>;

/** A secret that waits for the first code of the app that has it. */
interface PendingTwoFactor extends SealedSecret {
  expiresAt: Date;
}

/** An account as it is read. */
export type UserRecord = DeepReadonly<StoredUser>;

/** An account of the staff or of a hiring company. */
export interface StoredUser {
  _id: Types.ObjectId;
  role: 'admin' | 'client';
  /** The company whose contact it is, and follows in name, e-mail and activation; null for admins and for colleagues of a contact. */
  clientId: Types.ObjectId | null;
  /** The company of a colleague of its contact; absent and null for the others. */
  colleagueOf?: Types.ObjectId | null;
  /** Whether a colleague was switched off itself, and not with the company; absent and false for the others. */
  isSwitchedOff?: boolean;
  name: string;
  email: string;
  active: boolean;
  passwordHash: string;
  mustChangePassword: boolean;
  temporaryPassword: TemporaryPassword | null;
  passwordReset: ExpiringProof | null;
  /** The mail that holds both of them; absent and null for none. */
  recoveryMailId?: string | null;
  /** The recovery mail that was made last, which may say what an earlier one has said. */
  lastRecoveryMailId?: string | null;
  /**
   * The link that confirms the e-mail and activates the account; it stays to tell that it was followed, and is taken away from an
   * account that is switched off.
   */
  emailConfirmation: ExpiringProof | null;
  emailConfirmedAt: Date | null;
  /** Absent and null for an account that signs in by its password alone. */
  twoFactor?: StoredTwoFactor | null;
  /** What is to become the second factor; it leaves the present one in force. */
  pendingTwoFactor?: PendingTwoFactor | null;
  /** Keyed hashes of address and program of the latest sign-ins, by which a new device is told. */
  knownOrigins?: string[];
  /** The e-mail before the present one, while the mail that tells it of the change is not queued yet. */
  formerEmail?: string | null;
  /** Since when the invitation waits to be queued as a mail, or for the account to be switched on; absent and null once it is. */
  invitationDue?: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const proof = { hash: { type: String, required: true }, expiresAt: { type: Date, required: true } };
const orNull = (definition: object) => ({ type: new Schema(definition, { _id: false }), default: null });

const userSchema = new Schema<StoredUser>(
  {
    role: { type: String, enum: ['admin', 'client'], required: true },
    clientId: { type: Schema.Types.ObjectId, default: null },
    colleagueOf: { type: Schema.Types.ObjectId, default: null },
    isSwitchedOff: { type: Boolean, default: false },
    name: { type: String, required: true },
    email: { type: String, required: true },
    active: { type: Boolean, required: true },
    passwordHash: { type: String, required: true },
    mustChangePassword: { type: Boolean, required: true },
    temporaryPassword: orNull({ ...proof, sessionId: { type: Schema.Types.ObjectId, default: null } }),
    passwordReset: orNull(proof),
    recoveryMailId: { type: String, default: null },
    lastRecoveryMailId: { type: String, default: null },
    emailConfirmation: orNull(proof),
    emailConfirmedAt: { type: Date, default: null },
    twoFactor: orNull({
      secretSealed: { type: String, required: true },
      enabledAt: { type: Date, required: true },
      lastStep: { type: Number, required: true },
      recoveryHashes: { type: [String], required: true },
    }),
    pendingTwoFactor: orNull({
      secretSealed: { type: String, required: true },
      expiresAt: { type: Date, required: true },
    }),
    knownOrigins: { type: [String], default: [] },
    formerEmail: { type: String, default: null },
    invitationDue: { type: Date, default: null },
  },
  { collection: 'users', timestamps: true, versionKey: false },
);
// Sign-in looks accounts up by e-mail, and two accounts with one e-mail could not be told apart.
userSchema.index({ email: 1 }, { unique: true });
// One contact per client; also how it is found.
userSchema.index({ clientId: 1 }, { unique: true, partialFilterExpression: { clientId: { $type: 'objectId' } } });
// The internal staff, few among the users of companies, are told of every candidate.
userSchema.index({ role: 1 });
// The colleagues of a contact are found by their company.
userSchema.index({ colleagueOf: 1 }, { partialFilterExpression: { colleagueOf: { $type: 'objectId' } } });

const UserModel = defineModel<StoredUser>('User', userSchema, { area: 'accounts' });

export type UserFilter = QueryFilter<StoredUser>;

/** Whether the account waits for its owner to follow the link of a mail; not while it is switched off, as the link would undo that. */
export const awaitsConfirmation = (
  user: Pick<UserRecord, 'active' | 'emailConfirmation' | 'emailConfirmedAt'>,
): boolean => !user.emailConfirmedAt && (user.active || user.emailConfirmation !== null);

/** Reads the first account that matches. */
export function findUser(filter: UserFilter): Promise<UserRecord | null> {
  return UserModel.findOne(filter).lean<UserRecord>().exec();
}

/** What every request needs of its account. */
export type PresentUser = Readonly<
  Pick<UserRecord, '_id' | 'role' | 'clientId' | 'colleagueOf' | 'name' | 'email' | 'active' | 'mustChangePassword'>
> & { readonly twoFactor?: Pick<TwoFactorRecord, 'enabledAt'> | null };

/** The company that an account works for, as its contact or a colleague of the contact; null for admins. */
export const companyOf = ({ clientId, colleagueOf }: Pick<UserRecord, 'clientId' | 'colleagueOf'>) =>
  clientId ?? colleagueOf ?? null;

/** Accounts by id, without what only a sign-in compares. */
export function findUsers(ids: readonly string[]): Promise<PresentUser[]> {
  const own = { role: 1, clientId: 1, colleagueOf: 1, name: 1, email: 1, active: 1, mustChangePassword: 1 } as const;
  const projection = { ...own, 'twoFactor.enabledAt': 1 } as const;
  return rawFind(UserModel, { filter: byIds(ids), projection });
}

// Both with the type that the indexes ask for: the database does not see that an id is one.
const withId = (id: Types.ObjectId) => trusted({ $eq: id, $type: 'objectId' as const });
/** The account of a company's contact. */
export const contactOf = (id: Types.ObjectId): UserFilter => ({ clientId: withId(id) });
/** The accounts of the contact's colleagues. */
export const colleaguesOf = (id: Types.ObjectId): UserFilter => ({ colleagueOf: withId(id) });
/** All accounts of a company. */
export const ofCompany = (id: Types.ObjectId): UserFilter => ({ $or: [contactOf(id), colleaguesOf(id)] });

/** Accounts with these properties. */
export function findUsersWhere(filter: UserFilter): Promise<UserRecord[]> {
  return UserModel.find(filter).lean<UserRecord[]>().exec();
}

/** Which of these companies have a contact's account, and whether its e-mail was confirmed. */
export function findContacts(
  clientIds: readonly string[],
): Promise<Pick<UserRecord, 'clientId' | 'emailConfirmedAt'>[]> {
  const filter = { clientId: { $in: clientIds.map((id) => new Types.ObjectId(id)), $type: 'objectId' } };
  const projection = { clientId: 1, emailConfirmedAt: 1 } as const;
  return rawFind(UserModel, { filter, projection });
}

/** Whether an account with these properties exists. */
export async function userExists(filter: UserFilter): Promise<boolean> {
  return (await UserModel.exists(filter)) !== null;
}

/** How many accounts have these properties. */
export const countUsers = (filter: UserFilter): Promise<number> => UserModel.countDocuments(filter).exec();

/** @throws DomainError CONFLICT when the e-mail is taken. */
export async function insertUser(user: Omit<StoredUser, 'createdAt' | 'updatedAt'>): Promise<void> {
  await UserModel.create(user).catch(rethrowConflict);
}

/**
 * Changes the one account that the filter still matches; that match is the guard against two changes at once.
 * @returns the account as it is afterwards; null when none matched.
 * @throws DomainError CONFLICT when the e-mail is taken.
 */
export async function updateUser(filter: UserFilter, change: UpdateQuery<StoredUser>): Promise<UserRecord | null> {
  return UserModel.findOneAndUpdate(filter, change, { returnDocument: 'after' })
    .lean<UserRecord>()
    .exec()
    .catch(rethrowConflict);
}

/** Keeps the secret of an app until its first code, the latest one alone. It is no change of the account. */
export async function keepPendingTwoFactor(id: string, pendingTwoFactor: PendingTwoFactor): Promise<void> {
  await UserModel.updateOne({ _id: id }, { $set: { pendingTwoFactor } }, { timestamps: false });
}

/**
 * Uses a code of the authenticator app up. It is no change of the account.
 * @param latest the latest step whose code there can be at this moment: one that was used beyond it is of a clock that was set back since
 * @returns false for one that was used, also at this moment.
 */
export async function takeTotpStep(_id: Types.ObjectId, step: number, latest: number): Promise<boolean> {
  const unused = [{ 'twoFactor.lastStep': trusted({ $lt: step }) }, { 'twoFactor.lastStep': trusted({ $gt: latest }) }];
  const { modifiedCount } = await UserModel.updateOne(
    { _id, $or: unused },
    { $set: { 'twoFactor.lastStep': step } },
    { timestamps: false },
  );
  return modifiedCount === 1;
}

/** Uses a recovery code up. It is no change of the account. @returns false where it was used at this moment. */
export async function takeRecoveryCode(_id: Types.ObjectId, hash: string): Promise<boolean> {
  const { modifiedCount } = await UserModel.updateOne(
    { _id },
    { $pull: { 'twoFactor.recoveryHashes': hash } },
    { timestamps: false },
  );
  return modifiedCount === 1;
}

/** The paths under which accounts have sealed texts, in the order in which a text goes from one to the other: none is passed over. */
const sealedPaths = ['pendingTwoFactor.secretSealed', 'twoFactor.secretSealed'] as const;

/** Accounts that have or get a second factor, for the rotation of keys. */
export async function* sealedSecretsOfUsers(): AsyncGenerator<SealedText> {
  for (const path of sealedPaths) {
    const users = UserModel.find({ [path]: trusted({ $type: 'string' }) }, { [path]: 1 }).lean<UserRecord[]>();
    for await (const user of users.cursor()) {
      const { secretSealed: sealed } = (path === 'twoFactor.secretSealed' ? user.twoFactor : user.pendingTwoFactor)!;
      const replace = async (next: string) => {
        await UserModel.updateOne({ _id: user._id, [path]: sealed }, { $set: { [path]: next } }, { timestamps: false });
      };
      yield { sealed, replace };
    }
  }
}

/** Origins that an account is remembered by, the oldest forgotten first. */
const KNOWN_ORIGINS = 20;

/** Keeps where somebody has signed in from. It is no change of the account. */
export async function addKnownOrigin(id: Types.ObjectId, origin: string): Promise<void> {
  await UserModel.updateOne(
    { _id: id, knownOrigins: trusted({ $ne: origin }) },
    { $push: { knownOrigins: { $each: [origin], $slice: -KNOWN_ORIGINS } } },
    { timestamps: false },
  );
}

/** The mail that an account was marked for is queued; a mark that came into being meanwhile stays. */
export async function settleMailOf(
  id: Types.ObjectId,
  mark: { formerEmail: string } | { invitationDue: Date },
): Promise<void> {
  const settled = Object.fromEntries(Object.keys(mark).map((path) => [path, null]));
  await UserModel.updateOne({ _id: id, ...mark }, { $set: settled }, { timestamps: false });
}

/** All accounts of hiring companies, of contacts and colleagues, for the sweep. */
export async function* clientUsers(): AsyncGenerator<UserRecord> {
  yield* UserModel.find({ role: 'client' }).lean<UserRecord[]>().cursor();
}

export async function deleteUser(filter: UserFilter): Promise<UserRecord | null> {
  return UserModel.findOneAndDelete(filter).lean<UserRecord>().exec();
}

export function emailTaken() {
  return fieldError('CONFLICT', 'email', 'Já existe um usuário com este e-mail.');
}

function rethrowConflict(error: unknown): never {
  const inUse = pathsInUse(error);
  if (!inUse) throw error;
  if (inUse.includes('clientId')) throw fieldError('CONFLICT', 'clientId', 'Este cliente já tem um usuário.');
  throw emailTaken();
}
