import type { CandidateEventKind, StoredCandidateEvent } from '../candidates/events/candidateEvent.js';

/** What a webhook may be told of, named as Standard Webhooks asks: what it is about, a dot, what has happened. */
export const webhookEvents = [
  'candidate.registered',
  'candidate.consented',
  'candidate.consent_withdrawn',
  'candidate.changed',
  'candidate.finished',
  'candidate.correction_requested',
  'candidate.reopened',
  'candidate.confirmed',
  'candidate.confirmation_withdrawn',
  'candidate.overdue',
  'candidate.dates_changed',
  'candidate.company_changed',
  'candidate.ended',
  'candidate.resumed',
  'candidate.mail_bounced',
  'candidate.deleted',
  'document.sent',
  'document.approved',
  'document.refused',
  'document.judgement_undone',
] as const;

/** What is sent to try a webhook; it cannot be chosen. */
export const TEST_EVENT = 'webhook.test';

export type WebhookEvent = (typeof webhookEvents)[number] | typeof TEST_EVENT;

/** What webhooks are told of each event of a candidate; null for what concerns the people in the office alone. */
const toldAs: Readonly<Record<CandidateEventKind, WebhookEvent | null>> = {
  registered: 'candidate.registered',
  link_sent: null,
  opened: null,
  consented: 'candidate.consented',
  consent_withdrawn: 'candidate.consent_withdrawn',
  answered: 'candidate.changed',
  finished: 'candidate.finished',
  reopened: 'candidate.reopened',
  // The form is finished as it was before.
  reopening_undone: 'candidate.finished',
  ended: 'candidate.ended',
  resumed: 'candidate.resumed',
  correction_requested: 'candidate.correction_requested',
  changed: 'candidate.changed',
  confirmed: 'candidate.confirmed',
  confirmation_withdrawn: 'candidate.confirmation_withdrawn',
  credentials_renewed: null,
  document_sent: 'document.sent',
  document_approved: 'document.approved',
  document_refused: 'document.refused',
  document_judgement_undone: 'document.judgement_undone',
  note_added: null,
  dates_set: 'candidate.dates_changed',
  client_assigned: 'candidate.company_changed',
  client_assignment_undone: 'candidate.company_changed',
  undone: 'candidate.changed',
  reminded: null,
  overdue: 'candidate.overdue',
  mail_sent: null,
  mail_bounced: 'candidate.mail_bounced',
  exported: null,
  documents_downloaded: null,
  credentials_shown: null,
};

/** What webhooks are told of an event; null for nothing, as for all that only administrators see. */
export const webhookEventOf = ({
  kind,
  isInternal,
}: Pick<StoredCandidateEvent, 'kind' | 'isInternal'>): WebhookEvent | null => (isInternal ? null : toldAs[kind]);
