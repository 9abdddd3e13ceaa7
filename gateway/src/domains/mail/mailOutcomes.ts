/** The mails that are about one candidate, to them or to their company, by what they are for. */
export const candidateMailKinds = [
  'access',
  'reopening',
  'documents_refused',
  'reminder',
  'correction_request',
  'complete_notice',
  'overdue_notice',
] as const;
export type CandidateMailKind = (typeof candidateMailKinds)[number];

/** Which candidate a mail is about, and what it is for. */
export interface MailSubject {
  candidateId: string;
  kind: CandidateMailKind;
  /**
   * Which link and password of the candidate's the mail holds: it goes out to the candidate's present address alone, and with those
   * that hold. Absent for a mail that holds none.
   */
  accessVersion?: number;
}

/** What has become of a mail about a candidate. */
export interface MailOutcome extends MailSubject {
  /** The id of its job, which stays the same from try to try. */
  mailId: string;
  /** False when the mail server has refused it for good. */
  isSent: boolean;
  at: Date;
}
