import { Schema, type Types } from 'mongoose';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { defineModel } from '../../cache/defineModel.js';
import type { StoredValues } from '../fields/values/storedValues.js';
import type { ChangeStamp } from '../changes/change.js';
import { addCandidateIndexes } from './candidateIndexes.js';
import { documentsStates, type DocumentsState } from './progress/documentsState.js';
import { eventPaths } from './events/candidateEventsModel.js';
import type { PendingEvent } from './events/candidateEvent.js';
import { addTallyHooks, wrapBulkWrites } from './tallies/tallyHooks.js';
import { nameSuffixesOf, searchTextOf } from './queries/candidateSearch.js';
import { isNewlyCreated } from './queries/creationTimes.js';
import { endingPath, type AdmissionEnding } from './standing/ending.js';
import {
  attentionReasons,
  candidateStages,
  type Attention,
  type AttentionReason,
  type CandidateStage,
} from './standing/standing.js';

export const candidateStatuses = ['in_progress', 'complete'] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

/** The proof of an acceptance of the consent text. */
export interface ConsentStamp {
  version: string;
  textHash: string;
  at: Date;
  ip: string;
  userAgent: string | null;
  /** Which transport it came through; `v1` means that the caller shows its own consent page before it writes. */
  source: 'web' | 'v1';
  /** When it was taken back; absent for one that was not. */
  withdrawnAt?: Date;
}

/** A candidate's word to the company about a form that is closed. */
export interface CorrectionRequest {
  message: string;
  at: Date;
}

/** How an open form stood for one field before its document was refused. */
export interface FormBeforeRefusal {
  key: string;
  /** Whether the field was asked for already, as `requestedFieldKeys` says. */
  isRequested: boolean;
  /** Whether it counted as corrected, as `correctedFieldKeys` says. */
  isCorrected: boolean;
}

/** What a reopening has replaced, and the revision that it has left. */
export interface ReopenedFrom {
  revision: number;
  completedAt: Date | null;
  /** Since when the form was complete or confirmed; absent in older records. */
  stageSince?: Date;
  correctionRequest: CorrectionRequest | null;
}

/** What giving a candidate to a client has left, so that it can be undone. */
export interface ClientAssignment {
  revision: number;
  /** The dates that came with the client; absent where the candidate had one, or the client has none. */
  dueOn?: string | null;
  plannedAdmissionOn?: string | null;
}

/** A candidate as it is read: shared by the requests that do, so that nothing of it can be written. */
export type CandidateRecord = DeepReadonly<CandidateDocument>;

interface CandidateDocument {
  _id: Types.ObjectId;
  clientId: Types.ObjectId | null;
  name: string;
  email: string;
  accessToken: string;
  passwordSealed: string;
  /** Grows when link and password are replaced; sessions of an older one are worthless. */
  accessVersion: number;
  /** When the present link and password were last mailed to the present address; null (or absent) for never. */
  accessSentAt?: Date | null;
  /** The version of the access that a mail of any kind has carried to the present address; absent and null for none. */
  mailedAccessVersion?: number | null;
  status: CandidateStatus;
  values: StoredValues;
  /** Serves sorting only: what is shown is computed from the fields of the moment. */
  progress: number;
  /** Serves filters only, as `progress` does. Absent in records from before it was kept, until the first refresh. */
  documentsState?: DocumentsState;
  /** What a reopening asks for; empty for everything. */
  requestedFieldKeys: string[];
  /** The requested keys that have been changed since. Absent in records from before it was kept. */
  correctedFieldKeys?: string[];
  /** Why the form was opened again, in the words of those who did; absent and null for no reason given. */
  reopenMessage?: string | null;
  /** What the candidate has asked to correct since the finish; the reopening answers it. Absent and null for nothing. */
  correctionRequest?: CorrectionRequest | null;
  /** Which mail the last change has made due and no process has queued yet; absent and null for none. */
  mailDue?: 'reopening' | 'correctionRequest' | 'reminder' | null;
  /** The import and row whose write was the last of any import: tells after a crash whether it took place. */
  importedBy?: string | null;
  /** The latest consent; null where none was given. */
  consent: ConsentStamp | null;
  /** When the candidate took the consent back; null once there is another one, and where it never was. */
  consentWithdrawnAt?: Date | null;
  completedAt: Date | null;
  /** When the form had been completed that a refused document has opened again; taking the refusal back restores it. */
  completedBeforeReview?: Date | null;
  /** Since when the form that a refused document has opened again was complete or confirmed; absent in older records. */
  stageSinceBeforeReview?: Date | null;
  /** What refusals have changed of the open form, the last one of each field; taking one back restores it. Absent and empty for nothing. */
  formBeforeRefusals?: FormBeforeRefusal[];
  /** Whether any confirmation is confirmed; kept in step by the confirmations, for filters. */
  isConfirmed: boolean;
  /** Where the admission stands, as `standing/standing.ts` tells from this record and the clock. */
  stage: CandidateStage;
  /** When the admission came into its stage. */
  stageSince: Date;
  /** Why the candidate needs attention, gravest first; absent for no reason. */
  attention?: Attention[];
  /** The gravest reason for attention, under which the work queue lists the candidate; absent for no reason. */
  attentionReason?: AttentionReason;
  /** Since when the gravest reason holds. */
  attentionSince?: Date;
  /** When time alone changes stage or attention; absent for never. */
  standingDueAt?: Date;
  /** The first sign-in; absent and null until then. */
  openedAt?: Date | null;
  /** The candidate's last answer; absent and null for none. */
  lastAnsweredAt?: Date | null;
  /** When a complete form was last opened again, until it is finished; absent and null otherwise. */
  reopenedAt?: Date | null;
  /** What the last reopening by a person has replaced, to undo it; absent and null for none, and once the form is finished. */
  reopenedFrom?: ReopenedFrom | null;
  /** That the staff have ended the admission; absent and null while it goes on. */
  ending?: AdmissionEnding | null;
  /** What giving the candidate to its client has set besides, to undo it; absent and null for a candidate registered by its client. */
  assignment?: ClientAssignment | null;
  /** The last reminder; absent and null for none. */
  remindedAt?: Date | null;
  /** The job that has reminded; absent and null where the moment is that at which a person asked for it, and for none. */
  remindedBy?: string | null;
  /** The reminder before the last one, which is the last one again where that is given up; absent and null for none. */
  remindedBefore?: { at: Date; by: string | null } | null;
  /** Since when the candidate wants no reminders; absent and null for never. */
  remindersPausedAt?: Date | null;
  /** The day by which the form is due, yyyy-MM-dd; absent and null for none. */
  dueOn?: string | null;
  /** The planned day of admission, yyyy-MM-dd; absent and null for none. */
  plannedAdmissionOn?: string | null;
  /** Grows with writes that leave `revision` as it is; a write takes place while both are what was looked at. */
  stateRevision?: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  lastChange: ChangeStamp | null;
}

const consentSchema = new Schema<ConsentStamp>(
  {
    version: { type: String, required: true },
    textHash: { type: String, required: true },
    at: { type: Date, required: true },
    ip: { type: String, required: true },
    userAgent: { type: String, default: null },
    source: { type: String, enum: ['web', 'v1'], required: true },
    withdrawnAt: { type: Date },
  },
  { _id: false },
);

/** The stored document, with what only the indexes and an auditor read. */
export interface StoredCandidate extends CandidateDocument {
  /** Name and e-mail without case and accents, one per line: what searches and alphabetical order read. */
  searchText: string;
  nameSuffixes: string[];
  /** What has happened and is not in the collection of events yet; absent for nothing. */
  pendingEvents?: PendingEvent[];
  /** Since when the record carries events that wait to be copied; absent for none. */
  eventsPendingSince?: Date;
  /** Proofs of earlier versions of the text and of consents that were taken back: what was done under one is proven by it for good. */
  earlierConsents: ConsentStamp[];
}

const candidateSchema = new Schema<StoredCandidate>(
  {
    clientId: { type: Schema.Types.ObjectId, default: null },
    name: { type: String, required: true },
    email: { type: String, required: true },
    accessToken: { type: String, required: true },
    passwordSealed: { type: String, required: true },
    accessVersion: { type: Number, required: true, default: 1 },
    accessSentAt: { type: Date, default: null },
    mailedAccessVersion: { type: Number },
    status: { type: String, enum: candidateStatuses, required: true, default: 'in_progress' },
    values: { type: Schema.Types.Mixed, default: {} },
    progress: { type: Number, required: true, default: 0 },
    documentsState: { type: String, enum: documentsStates, default: 'missing' },
    requestedFieldKeys: { type: [String], default: [] },
    correctedFieldKeys: { type: [String], default: [] },
    reopenMessage: { type: String, default: null },
    correctionRequest: { type: { message: String, at: Date }, default: null, _id: false },
    importedBy: { type: String, default: null },
    mailDue: { type: String, enum: ['reopening', 'correctionRequest', 'reminder', null], default: null },
    consent: { type: consentSchema, default: null },
    consentWithdrawnAt: { type: Date, default: null },
    earlierConsents: { type: [consentSchema], default: [], select: false },
    completedAt: { type: Date, default: null },
    completedBeforeReview: { type: Date, default: null },
    stageSinceBeforeReview: { type: Date, default: null },
    formBeforeRefusals: {
      type: [{ key: String, isRequested: Boolean, isCorrected: Boolean, _id: false }],
      default: undefined,
    },
    isConfirmed: { type: Boolean, required: true, default: false },
    stage: { type: String, enum: candidateStages, required: true, default: 'invited' },
    stageSince: {
      type: Date,
      default(this: StoredCandidate) {
        return this.createdAt;
      },
    },
    attention: {
      type: [{ reason: { type: String, enum: attentionReasons }, since: Date, _id: false }],
      default: undefined,
    },
    attentionReason: { type: String, enum: attentionReasons },
    attentionSince: { type: Date },
    standingDueAt: { type: Date },
    openedAt: { type: Date, default: null },
    lastAnsweredAt: { type: Date, default: null },
    reopenedAt: { type: Date, default: null },
    reopenedFrom: {
      type: {
        revision: Number,
        completedAt: Date,
        stageSince: Date,
        correctionRequest: { type: { message: String, at: Date }, _id: false },
      },
      _id: false,
    },
    ending: endingPath,
    assignment: {
      type: { revision: Number, dueOn: String, plannedAdmissionOn: String },
      _id: false,
    },
    remindedAt: { type: Date, default: null },
    remindedBy: { type: String, default: null },
    remindedBefore: { type: { at: Date, by: String }, default: null, _id: false },
    remindersPausedAt: { type: Date, default: null },
    dueOn: { type: String, default: null },
    plannedAdmissionOn: { type: String, default: null },
    stateRevision: { type: Number, default: 0 },
    pendingEvents: { type: [new Schema(eventPaths, { minimize: false })], default: undefined, select: false },
    eventsPendingSince: { type: Date, select: false },
    searchText: {
      type: String,
      default(this: StoredCandidate) {
        return searchTextOf(this);
      },
    },
    // For the index alone: no reader wants a dozen endings with every record.
    nameSuffixes: {
      type: [String],
      select: false,
      default(this: StoredCandidate) {
        return nameSuffixesOf(this.name);
      },
    },
    revision: { type: Number, required: true, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    lastChange: { type: { at: Date, byName: String }, default: null, _id: false },
  },
  { minimize: false, versionKey: false },
);

addCandidateIndexes(candidateSchema);
addTallyHooks(candidateSchema);

export const CandidateModel = defineModel<StoredCandidate>('Candidate', candidateSchema, {
  area: 'candidates',
  // What filters and searches look at: counting is what costs most, and an answer of a form changes no count.
  narrower: [
    {
      area: 'candidateStates',
      paths: ['clientId', 'status', 'isConfirmed', 'documentsState', 'stage', 'attentionReason'],
    },
    { area: 'candidateNames', paths: ['searchText', 'nameSuffixes'] },
    // Who is new comes after all whose place in the order of creation is remembered.
    { area: 'candidatePlaces', paths: ['clientId', 'createdAt'], isUnchangedBy: isNewlyCreated },
    { area: 'candidateProgress', paths: ['progress'] },
    { area: 'candidateTimes', paths: ['stageSince', 'attentionSince'] },
  ],
  aroundWritesOfMany: wrapBulkWrites,
});
