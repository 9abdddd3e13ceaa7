/** The mutations of accounts and sessions, of which no record of a candidate or client comes along. */
import { CREDENTIALS, ONLY_ID, RETENTION, STAFF } from './actions.js';

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
  inviteStaff: { because: STAFF },
  inviteStaffAgain: { because: STAFF },
  updateStaffAccount: { because: STAFF },
  deleteStaffAccount: { because: ONLY_ID },
  saveRetention: { because: RETENTION },
} as const;
