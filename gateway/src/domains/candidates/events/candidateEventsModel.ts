import { Schema } from 'mongoose';
import { defineModel } from '../../../cache/defineModel.js';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { roles } from '../../../auth/viewer.js';
import { candidateMailKinds, type CandidateMailKind } from '../../mail/mailOutcomes.js';
import { endReasons } from '../standing/ending.js';
import { candidateEventKinds, type CandidateEventKind, type StoredCandidateEvent } from './candidateEvent.js';

/** What has happened with a candidate, as it is read. */
export type CandidateEventRecord = DeepReadonly<StoredCandidateEvent>;

// Not minimised: an empty `values` says that a side held none, which is not the same as no side.
const side = new Schema({ name: String, email: String, values: Schema.Types.Mixed }, { _id: false, minimize: false });

/** What a pending event and one in the collection have in common. */
export const eventPaths = {
  kind: { type: String, enum: candidateEventKinds, required: true },
  at: { type: Date, required: true },
  actor: { type: { role: { type: String, enum: roles }, account: String, name: String }, _id: false, default: null },
  keys: { type: [String], default: undefined },
  before: { type: side },
  after: { type: side },
  message: { type: String },
  dates: { type: Schema.Types.Mixed },
  endReason: { type: String, enum: endReasons },
  mail: { type: String, enum: candidateMailKinds },
  confirmedHash: { type: String },
  isInternal: { type: Boolean },
  afterConfirmation: { type: Boolean, required: true },
} as const;

const candidateEventSchema = new Schema<StoredCandidateEvent>(
  {
    candidateId: { type: Schema.Types.ObjectId, required: true },
    clientId: { type: Schema.Types.ObjectId, default: null },
    ...(eventPaths as object),
    untold: { type: Boolean },
  },
  { collection: 'candidateEvents', versionKey: false, minimize: false },
);

// The timeline of one candidate, newest first, and all that goes with a candidate.
candidateEventSchema.index({ candidateId: 1, at: 1, _id: 1 });

/** What tells that a reminder has left; one that was only asked for, or that came back, has reminded no candidate. */
export const sentReminders = {
  kind: 'mail_sent' satisfies CandidateEventKind,
  mail: 'reminder' satisfies CandidateMailKind,
} as const;

/**
 * The index that tells which candidates were reminded when, over everybody or within one client: for figures. It holds reminders
 * alone, as most events are others, and each would be written into it.
 */
export const reminderTimesIndex = ({ ofClient }: { ofClient: boolean }): Record<string, 1> => ({
  ...(ofClient && { clientId: 1 }),
  at: 1,
  candidateId: 1,
});
candidateEventSchema.index(reminderTimesIndex({ ofClient: false }), { partialFilterExpression: sentReminders });
candidateEventSchema.index(reminderTimesIndex({ ofClient: true }), { partialFilterExpression: sentReminders });
// Notifying asks for the oldest events of which no user has been notified yet.
candidateEventSchema.index({ untold: 1, at: 1 }, { partialFilterExpression: { untold: true } });

export const CandidateEventModel = defineModel<StoredCandidateEvent>('CandidateEvent', candidateEventSchema, {
  untracked: 'Timelines are read anew each time; nothing that is cached comes from them.',
});
