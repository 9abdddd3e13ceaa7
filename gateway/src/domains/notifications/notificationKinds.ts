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

/** What the kinds of an event's notifications depend on beside the event. */
interface Past {
  /** Whether the candidate had finished before and was asked for more. */
  wasReopened: () => Promise<boolean>;
  /** Whether the same write has opened a finished form again, or resumed an ended admission. */
  isTakenUpAgain: () => Promise<boolean>;
}

/** Which notifications an event is: none, one, or both of a finish that changes confirmed data. */
export async function kindsOfEvent(
  { kind, afterConfirmation }: Pick<CandidateEventRecord, 'kind' | 'afterConfirmation'>,
  { wasReopened, isTakenUpAgain }: Past,
): Promise<NotificationKind[]> {
  const changed: NotificationKind[] = afterConfirmation ? ['changed_after_confirmation'] : [];
  switch (kind) {
    case 'finished':
      return [(await wasReopened()) ? 'correction_sent' : 'complete', ...changed];
    case 'correction_requested':
      return ['correction_asked'];
    case 'overdue':
      // A form that is opened again was finished, and an admission that is resumed was ended: no due date is missed by either.
      return (await isTakenUpAgain()) ? [] : ['overdue'];
    case 'confirmation_withdrawn':
    case 'mail_bounced':
      return [kind];
    default:
      return changed;
  }
}
