import type { WebhookEvent } from '../../generated/staff/graphql';

/** What can be chosen, by the group that it stands in, in the order in which it happens. */
const groups = {
  CANDIDATE_REGISTERED: 'candidate',
  CANDIDATE_CONSENTED: 'candidate',
  CANDIDATE_CONSENT_WITHDRAWN: 'candidate',
  CANDIDATE_CHANGED: 'candidate',
  CANDIDATE_FINISHED: 'candidate',
  CANDIDATE_CORRECTION_REQUESTED: 'candidate',
  CANDIDATE_REOPENED: 'candidate',
  CANDIDATE_CONFIRMED: 'candidate',
  CANDIDATE_CONFIRMATION_WITHDRAWN: 'candidate',
  CANDIDATE_OVERDUE: 'candidate',
  CANDIDATE_DATES_CHANGED: 'candidate',
  CANDIDATE_COMPANY_CHANGED: 'candidate',
  CANDIDATE_ENDED: 'candidate',
  CANDIDATE_RESUMED: 'candidate',
  CANDIDATE_MAIL_BOUNCED: 'candidate',
  CANDIDATE_DELETED: 'candidate',
  DOCUMENT_SENT: 'document',
  DOCUMENT_APPROVED: 'document',
  DOCUMENT_REFUSED: 'document',
  DOCUMENT_JUDGEMENT_UNDONE: 'document',
} as const satisfies Record<Exclude<WebhookEvent, 'WEBHOOK_TEST'>, 'candidate' | 'document'>;

export const eventGroups = ['candidate', 'document'] as const;
export type EventGroup = (typeof eventGroups)[number];

const all = Object.keys(groups) as (keyof typeof groups)[];

/** The events of a group. */
export const eventsOf = (group: EventGroup): readonly WebhookEvent[] => all.filter((event) => groups[event] === group);

/** Events in one order, whatever the order in which they were chosen. */
export const inOrder = (events: readonly WebhookEvent[]): WebhookEvent[] =>
  all.filter((event) => events.includes(event));

/** How messages call an event: `candidate.finished`. */
export const typeOf = (event: WebhookEvent): string => event.toLowerCase().replace('_', '.');
