import type { Types } from 'mongoose';
import type { ChangeActor } from '../../changes/change.js';
import type { CandidateMailKind } from '../../mail/mailOutcomes.js';
import type { EndReason } from '../standing/ending.js';
import type { StoredValues } from '../../fields/values/storedValues.js';

/** What can happen with a candidate. */
export const candidateEventKinds = [
  'registered',
  'link_sent',
  'opened',
  'consented',
  'consent_withdrawn',
  'answered',
  'finished',
  'reopened',
  'reopening_undone',
  'ended',
  'resumed',
  'correction_requested',
  'changed',
  'confirmed',
  'confirmation_withdrawn',
  'credentials_renewed',
  'document_sent',
  'document_approved',
  'document_refused',
  'document_judgement_undone',
  'note_added',
  'dates_set',
  'client_assigned',
  'client_assignment_undone',
  'undone',
  'reminded',
  'overdue',
  'mail_sent',
  'mail_bounced',
  'exported',
  'documents_downloaded',
  'credentials_shown',
] as const;
export type CandidateEventKind = (typeof candidateEventKinds)[number];

/** One side of a change: what of the record was changed, as stored. Values are read through the field policy only. */
export interface EventSide {
  name?: string;
  email?: string;
  values: StoredValues;
}

/** The dates that were set: absent for one that stayed, null for one that was cleared. */
export interface EventDates {
  dueOn?: string | null;
  plannedAdmissionOn?: string | null;
}

/** What a write tells of itself; the rest of the event is known where it is written. */
export interface EventDraft {
  kind: CandidateEventKind;
  /** The fields concerned: those that changed, or those that are asked for. `name` and `email` for those two. */
  keys?: readonly string[];
  before?: EventSide;
  after?: EventSide;
  message?: string | null;
  dates?: EventDates;
  /** Why the admission was ended. */
  endReason?: EndReason;
  /** What the mail was for that went out or came back. */
  mail?: CandidateMailKind;
  /** Hash of what was confirmed, by which its record is proven. */
  confirmedHash?: string;
  /** Whether only administrators see it. */
  isInternal?: boolean;
}

/** An event as the record of its candidate carries it until it is copied into the collection. */
export interface PendingEvent extends EventDraft {
  _id: Types.ObjectId;
  at: Date;
  /** Null for what the server did by itself. */
  actor: ChangeActor | null;
  /** Whether the data were confirmed when this happened. */
  afterConfirmation: boolean;
}

/** An event in the collection. */
export interface StoredCandidateEvent extends PendingEvent {
  candidateId: Types.ObjectId;
  clientId: Types.ObjectId | null;
  /** Set until those who are to be notified of it have been. */
  untold?: true;
}

const news: ReadonlySet<CandidateEventKind> = new Set([
  'finished',
  'correction_requested',
  'confirmation_withdrawn',
  'overdue',
  'mail_bounced',
]);
/** The changes of answers that are news where the data were confirmed. */
export const newsAfterConfirmation: ReadonlySet<CandidateEventKind> = new Set([
  'answered',
  'finished',
  'changed',
  'undone',
  'document_sent',
]);

/** Whether an event is one that the staff may be notified of. */
export const isNews = ({ kind, afterConfirmation }: Pick<PendingEvent, 'kind' | 'afterConfirmation'>): boolean =>
  news.has(kind) || (afterConfirmation && newsAfterConfirmation.has(kind));
