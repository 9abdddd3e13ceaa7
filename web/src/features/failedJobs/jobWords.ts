const mails = [
  'welcome',
  'staffWelcome',
  'passwordReset',
  'passwordChanged',
  'newDevice',
  'accessKeyCreated',
  'accessKeyExpires',
  'signInLocked',
  'signInCodeLocked',
  'twoFactorChanged',
  'recoveryCodeUsed',
  'emailChanged',
  'candidateAccess',
  'candidateReopened',
  'documentsRefused',
  'correctionRequested',
  'webhookStopped',
] as const;
const others = [
  'reminder',
  'personReminder',
  'digest',
  'reminderPlan',
  'notification',
  'notificationDigest',
  'mailOutcome',
  'accessKeyEnding',
] as const;

/** The name of a job's words in the texts; null for a kind that this release does not know. */
export function jobKey(kind: string, detail: string) {
  if (kind === 'mail') return mails.find((mail) => mail === detail) ?? 'mail';
  if (kind === 'companyNotice') return detail === 'overdue' ? 'overdue' : 'complete';
  return others.find((known) => known === kind) ?? null;
}

/** What the codes of Node.js and of the mail library mean, by their beginning. */
const codes = [
  ['ECONNREFUSED', 'unreachable'],
  ['ECONNECTION', 'unreachable'],
  ['ECONNRESET', 'unreachable'],
  ['EDNS', 'unreachable'],
  ['ENOTFOUND', 'unreachable'],
  ['ESOCKET', 'unreachable'],
  ['ETIMEDOUT', 'timeout'],
  ['EAUTH', 'signIn'],
  ['EENVELOPE', 'address'],
  ['EMESSAGE', 'message'],
  ['ETLS', 'encryption'],
] as const;

/** The name of the words for how a job failed. */
export const failureKey = (reason: string | null) =>
  codes.find(([code]) => reason?.startsWith(code))?.[1] ?? 'unexpected';
