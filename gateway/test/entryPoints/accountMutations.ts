/** The mutations of accounts, sessions and webhooks, of which no record of a candidate or client comes along. */
import { CREDENTIALS, ONLY_ID, RETENTION, STAFF, WEBHOOKS } from './actions.js';

export const accountMutations = {
  signIn: { because: CREDENTIALS },
  signInCandidate: { because: CREDENTIALS },
  refreshSession: { because: CREDENTIALS },
  signOut: { because: CREDENTIALS },
  requestPasswordReset: { because: CREDENTIALS },
  resetPassword: { because: CREDENTIALS },
  confirmEmail: { because: CREDENTIALS },
  changePassword: { because: CREDENTIALS },
  reauthenticate: { because: CREDENTIALS },
  endOtherSessions: { because: CREDENTIALS },
  endSession: { because: CREDENTIALS },
  createAccessKey: { because: CREDENTIALS },
  deleteAccessKey: { because: ONLY_ID },
  inviteStaff: { because: STAFF },
  inviteStaffAgain: { because: STAFF },
  updateStaffAccount: { because: STAFF },
  deleteStaffAccount: { because: ONLY_ID },
  saveRetention: { because: RETENTION },
  createWebhook: { because: WEBHOOKS },
  updateWebhook: { because: WEBHOOKS },
  renewWebhookSecret: { because: WEBHOOKS },
  deleteWebhook: { because: ONLY_ID },
  testWebhook: { because: WEBHOOKS },
  redeliverWebhook: { because: WEBHOOKS },
} as const;
