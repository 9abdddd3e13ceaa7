/** What the accounts of a company take over from its record. */
import { normalizeEmail } from '../../lib/text.js';
import type { ClientRecord } from '../clients/clientsModel.js';
import { awaitsConfirmation, type StoredUser, type UserRecord } from './identityModel.js';
import { isPostponed } from './invitations.js';

/** Colleagues sign in while their company may, but for those who were switched off themselves. */
export const mayEnterAs = ({ isSwitchedOff }: UserRecord, { active }: ClientRecord): boolean =>
  active && !isSwitchedOff;

/** What a contact's account has to take over from its client; null when the two are in step. */
export function differencesOf(
  user: UserRecord,
  { name, email, active }: ClientRecord,
  isSwitched: boolean,
): Partial<StoredUser> | null {
  const address = normalizeEmail(email);
  const hasNewEmail = address !== user.email;
  const switchedOff = !active && (user.active || (isSwitched && user.emailConfirmation !== null));
  if (!hasNewEmail && name === user.name && active === user.active && !switchedOff) return null;
  // An account that is off and waits for no link keeps none: followed, it would switch the account on again.
  const getsNoLink = !active && (switchedOff || !(awaitsConfirmation(user) || waitsForClient(user)));
  return {
    name,
    email: address,
    active,
    // The address of an account that was never used was wrong, and is told nothing.
    ...(hasNewEmail && isUsed(user) && { formerEmail: user.email }),
    // Links and passwords that went to the old address, or to somebody who is no longer welcome, die.
    ...((hasNewEmail || switchedOff) && { temporaryPassword: null, passwordReset: null }),
    // The new address is to be confirmed like a first one; neither the devices of the former one nor its second factor are its own.
    ...(hasNewEmail && { emailConfirmedAt: null, knownOrigins: [], twoFactor: null, pendingTwoFactor: null }),
    ...(getsNoLink && { emailConfirmation: null }),
  };
}

/**
 * Whether the account gets another password and link. The former e-mail may have been another person's, who has got the first ones
 * and may have confirmed it and set a password by them; it is never the account's own holder who gives it another e-mail.
 */
export const isInvitedAnew = (user: UserRecord, { email, active }: ClientRecord): boolean =>
  normalizeEmail(email) !== user.email || (active && !user.active && isPostponed(user));

/** Whether a link was followed and the client is not activated yet, with which the account is; one that is switched off since has none. */
export const waitsForClient = ({ active, emailConfirmation, emailConfirmedAt }: UserRecord): boolean =>
  !active && emailConfirmedAt != null && emailConfirmation !== null;

const isUsed = (user: UserRecord): boolean => user.emailConfirmedAt != null || !user.mustChangePassword;
