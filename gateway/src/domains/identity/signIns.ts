import { createHmac } from 'node:crypto';
import { Types } from 'mongoose';
import type { KnownDevices } from '../../auth/knownDevices.js';
import { passwordMatches } from '../../auth/passwords.js';
import { addressOf, TooManyTries, type Attempt, type LimitedAction, type RateLimits } from '../../auth/rateLimits.js';
import { equalInConstantTime } from '../../auth/seal.js';
import { hashToken } from '../../auth/tokens.js';
import type { Viewer } from '../../auth/viewer.js';
import { DomainError, fieldError } from '../../lib/errors.js';
import { parseInput } from '../../lib/validation.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { RequestOrigin } from '../context.js';
import type { AccountPasswords } from './accountPasswords.js';
import { deviceName } from './deviceName.js';
import type { IdentityDependencies } from './identityDependencies.js';
import { signInCandidateInput, signInInput, WRONG_CODE } from './identityInput.js';
import { addKnownOrigin, findUser, settleMailOf, type UserRecord } from './identityModel.js';
import { deleteSession } from './sessionsModel.js';
import type { Sessions, TokenPair } from './sessions.js';
import type { TwoFactor } from './twoFactor.js';

/** What a sign-in answers. */
export interface SignInResult extends TokenPair {
  mustChangePassword: boolean;
}

/** An account whose password is guessed again and again is told of it so often in a day. */
const LOCKOUT_MAILS_A_DAY = 3;
/** What tells the owner of an account of guesses: at its password, or by somebody who has it at the code. */
const lockMails: Partial<Record<LimitedAction, 'signInLocked' | 'signInCodeLocked'>> = {
  signIn: 'signInLocked',
  signInCode: 'signInCodeLocked',
};

/** How people come in: by password and second factor, with what is told, limited and logged about it. */
export class SignIns {
  constructor(
    private readonly deps: IdentityDependencies,
    private readonly parts: {
      limits: RateLimits;
      devices: KnownDevices;
      passwords: AccountPasswords;
      sessions: Sessions;
      twoFactor: TwoFactor;
    },
  ) {
    for (const template of Object.values(lockMails)) {
      deps.services.mail.provideData(template, (to) => this.#lockoutMail(to));
    }
  }

  /** Signs a user in; errors as `IdentityService.signIn` names them. */
  async user(input: unknown, origin: RequestOrigin): Promise<SignInResult> {
    const { email, password, code } = parseInput(signInInput, input);
    const { passwords, devices, limits } = this.parts;
    const knownDevice = devices.deviceOf(origin.device?.value, email);
    const attempt = await this.#attempt('signIn', { account: email, knownDevice }, origin);
    const user = await attempt.decidedBy(findUser({ email }));
    const isOwn = await attempt.decidedBy(passwordMatches(password, user?.passwordHash ?? null));
    if (!user || !(isOwn || passwords.isTemporary(user, password))) throw this.#refused(user, email, origin);
    if (!user.active) {
      await attempt.succeeded();
      throw inactiveAccount(user);
    }
    // Behind the password, so that none but its owner learns that there is a second factor. No password was guessed where it refuses.
    await attempt.decidedBy(this.#assertSecondFactor(user, code, origin));
    const sessionId = new Types.ObjectId();
    if (!isOwn && !(await passwords.claimTemporary(user, sessionId))) throw this.#refused(user, email, origin);
    const [tokens] = await Promise.all([
      this.parts.sessions.openForUser({
        sessionId,
        userId: user._id,
        mustChangePassword: !isOwn,
        userAgent: origin.userAgent,
      }),
      attempt.succeeded(),
      limits.removeExpired(),
      this.#welcomeDevice(user, knownDevice, origin),
      // The owner has the password, however it came: the sweep must not put another one in its place.
      user.invitationDue && settleMailOf(user._id, { invitationDue: user.invitationDue }),
    ]);
    await this.#assertStillValid(user, sessionId, origin);
    return { ...tokens, mustChangePassword: user.mustChangePassword || !isOwn };
  }

  /**
   * A password that was replaced while it was compared, an account that was switched off, and one that has got another second factor have
   * lost their sessions before this one was there.
   */
  async #assertStillValid(user: UserRecord, sessionId: Types.ObjectId, origin: RequestOrigin): Promise<void> {
    const present = await findUser({ _id: user._id });
    const isSame = present?.passwordHash === user.passwordHash;
    const wantsCode =
      present?.twoFactor && present.twoFactor.enabledAt.getTime() !== user.twoFactor?.enabledAt.getTime();
    if (isSame && present.active && !wantsCode) return;
    await deleteSession(sessionId);
    if (!isSame) throw this.#refused(user, user.email, origin);
    throw wantsCode ? codeWanted() : inactiveAccount(user);
  }

  /**
   * Takes the code that came with the right password of an account, where it has a second factor. Wrong ones are counted for the account, from
   * whatever device they come, and another password does not forget them: who has the mailbox is to gain no tries.
   * @throws DomainError TWO_FACTOR_REQUIRED where none came; INVALID_CREDENTIALS on `code`; RATE_LIMITED; UNAVAILABLE
   */
  async #assertSecondFactor(user: UserRecord, code: string | undefined, origin: RequestOrigin): Promise<void> {
    if (!user.twoFactor) return;
    if (!code) throw codeWanted();
    const attempt = await this.#attempt('signInCode', { account: user.email }, origin);
    if (await attempt.decidedBy(this.parts.twoFactor.takes(user, user.twoFactor, code, origin)))
      return attempt.succeeded();
    this.deps.services.securityLog.record({ type: 'twoFactorRefused', account: user._id.toString() }, origin);
    throw fieldError('INVALID_CREDENTIALS', 'code', WRONG_CODE);
  }

  /** Signs a candidate in; errors as `IdentityService.signInCandidate` names them. */
  async candidate(input: unknown, origin: RequestOrigin): Promise<{ token: string }> {
    const { token, password } = parseInput(signInCandidateInput, input);
    const attempt = await this.#attempt('candidateSignIn', { account: token }, origin);
    const { candidate, expected } = await attempt.decidedBy(this.#candidateOf(token));
    // Hashes have one length, so that neither the length nor the absence of the password shows in the time taken.
    const matches = equalInConstantTime(hashToken(password), hashToken(expected));
    if (!candidate || !matches) {
      this.#logFailure({ account: candidate?._id, role: candidate && 'candidate', name: token }, origin);
      throw invalidCredentials();
    }
    const [session] = await Promise.all([
      this.parts.sessions.openForCandidate({
        candidateId: candidate._id,
        accessVersion: candidate.accessVersion,
        userAgent: origin.userAgent,
      }),
      attempt.succeeded(),
      this.parts.limits.removeExpired(),
    ]);
    await this.deps.services.candidates.admission.markOpened(candidate);
    const account = candidate._id.toString();
    this.deps.services.securityLog.record({ type: 'signedIn', account, role: 'candidate', isNewDevice: false }, origin);
    return { token: session };
  }

  /** The candidate of a link, and the password that is right; none for an unknown link. */
  async #candidateOf(token: string): Promise<{ candidate: CandidateRecord | null; expected: string }> {
    const candidate = await this.deps.services.candidates.byAccessToken(token);
    return { candidate, expected: candidate ? this.deps.sealer.unseal(candidate.passwordSealed) : '' };
  }

  /**
   * Counts a try of an action; the refusal is logged, and the owner of a locked account told by mail.
   * @throws DomainError RATE_LIMITED
   */
  async #attempt(
    action: LimitedAction,
    trier: { account: string; knownDevice?: string | null },
    origin: RequestOrigin,
  ): Promise<Attempt> {
    try {
      return await this.parts.limits.attempt(action, { ...trier, ip: origin.ip });
    } catch (error) {
      if (!(error instanceof TooManyTries)) throw error;
      const { securityLog, workLimits, mail } = this.deps.services;
      const { hasJustLocked } = error;
      const subject = securityLog.subject(trier.account);
      securityLog.record({ type: 'triesRefused', action, subject, hasJustLocked }, origin);
      // Nothing is looked up yet, so known and unknown e-mails cost the same; whether there is an account is found at delivery.
      const template = hasJustLocked && lockMails[action];
      if (template && (await workLimits.mayTell('lockout', trier.account, LOCKOUT_MAILS_A_DAY))) {
        await mail.enqueue({ to: trier.account, template, data: null });
      }
      throw error;
    }
  }

  /**
   * Remembers the device, and tells the owner by mail where neither its cookie nor its address and program were seen before.
   * The mail comes first: a crash in between leads to a second one, never to none. Where it could not be queued the device stays new.
   */
  async #welcomeDevice(user: UserRecord, knownDevice: string | null, origin: RequestOrigin): Promise<void> {
    const { securityLog } = this.deps.services;
    const from = this.#hashOf(origin);
    const earlier = user.knownOrigins ?? [];
    const isNewDevice = knownDevice === null && !earlier.includes(from);
    const account = user._id.toString();
    securityLog.record({ type: 'signedIn', account, role: user.role, isNewDevice }, origin);
    // The first sign-in of an account has nothing to differ from.
    if (isNewDevice && earlier.length > 0 && !(await this.#tellOfDevice(user, origin))) return;
    origin.device?.keep(this.parts.devices.remember(origin.device.value, user.email));
    if (isNewDevice) await addKnownOrigin(user._id, from);
  }

  /** @returns whether the mail is queued. */
  #tellOfDevice({ name, email: to }: UserRecord, { userAgent, ip }: RequestOrigin): Promise<boolean> {
    const data = { name, at: this.deps.now().toISOString(), device: deviceName(userAgent), ip };
    return this.deps.services.mail.enqueue({ to, template: 'newDevice', data });
  }

  #hashOf({ ip, userAgent }: RequestOrigin): string {
    const text = `known-origin:${addressOf(ip)} ${userAgent ?? ''}`;
    return createHmac('sha256', this.deps.config.jwtSecret).update(text).digest('base64url').slice(0, 22);
  }

  #refused(user: UserRecord | null, email: string, origin: RequestOrigin): DomainError {
    this.#logFailure({ account: user?._id, role: user && user.role, name: email }, origin);
    return invalidCredentials();
  }

  #logFailure(
    who: { account: Types.ObjectId | undefined; role: Viewer['role'] | null; name: string },
    origin: RequestOrigin,
  ): void {
    const { securityLog } = this.deps.services;
    const account = who.account?.toString() ?? null;
    securityLog.record(
      { type: 'signInFailed', account, role: who.role, subject: securityLog.subject(who.name) },
      origin,
    );
  }

  async #lockoutMail(email: string): Promise<{ name: string } | null> {
    const user = await findUser({ email });
    return user?.active ? { name: user.name } : null;
  }
}

/** An account that is no contact's is active from the beginning, so that it was switched off. */
const inactiveAccount = ({ clientId }: UserRecord) =>
  new DomainError(
    'INACTIVE_ACCOUNT',
    clientId === null ? 'Sua conta foi desativada. Fale com a sua equipe.' : 'Sua conta ainda não está ativa.',
  );

const codeWanted = () => new DomainError('TWO_FACTOR_REQUIRED', 'Digite o código do seu aplicativo autenticador.');

/** The one answer to every wrong pair of credentials. */
function invalidCredentials(): DomainError {
  return new DomainError('INVALID_CREDENTIALS', 'Credenciais inválidas');
}
