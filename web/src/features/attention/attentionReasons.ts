import type { BadgeTone } from '../../components/Badge/Badge';
import type { AttentionReason } from '../../generated/staff/graphql';

/** The reasons, gravest first. */
export const attentionReasons = [
  'OVERDUE',
  'CORRECTION_WAITING',
  'DUE_SOON',
  'NEVER_OPENED',
  'NO_ANSWER',
  'UNCONFIRMED',
] as const satisfies readonly AttentionReason[];

export const reasonTones: Readonly<Record<AttentionReason, BadgeTone>> = {
  OVERDUE: 'red',
  CORRECTION_WAITING: 'orange',
  DUE_SOON: 'orange',
  NEVER_OPENED: 'blue',
  NO_ANSWER: 'blue',
  UNCONFIRMED: 'green',
};
