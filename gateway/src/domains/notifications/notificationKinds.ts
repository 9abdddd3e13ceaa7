import type { CandidateEventRecord } from '../candidates/events/candidateEventsModel.js';

/** What the staff are notified of. */
export const notificationKinds = [
  'complete',
  'correction_sent',
  'correction_asked',
  'overdue',
  'confirmation_withdrawn',
  'changed_after_confirmation',
  'mail_bounced',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Ways in which a notification reaches a person. */
export interface Channels {
  /** Whether it comes in the list behind the bell. */
  inProduct: boolean;
  /** Whether it comes by a mail of its own, by day. */
  byMail: boolean;
  /** Whether it comes in the mail of 8:00 on working days. */
  inDigest: boolean;
}

/** What holds for everybody who has chosen nothing. The company's own mails tell of the gravest already. */
export const DEFAULT_CHANNELS: Channels = { inProduct: true, byMail: false, inDigest: false };

/**
 * Which kind of notification an event is; null for none.
 * @param wasReopened tells whether the candidate had finished before and was asked for more.
 */
export async function kindOfEvent(
  { kind, afterConfirmation }: Pick<CandidateEventRecord, 'kind' | 'afterConfirmation'>,
  wasReopened: () => Promise<boolean>,
): Promise<NotificationKind | null> {
  switch (kind) {
    case 'finished':
      return (await wasReopened()) ? 'correction_sent' : 'complete';
    case 'correction_requested':
      return 'correction_asked';
    case 'overdue':
    case 'confirmation_withdrawn':
    case 'mail_bounced':
      return kind;
    default:
      return afterConfirmation ? 'changed_after_confirmation' : null;
  }
}
