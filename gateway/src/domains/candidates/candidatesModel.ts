import { model, Schema, type Types } from 'mongoose';
import { fieldError } from '../../lib/errors.js';
import type { ChangeStamp } from '../recordChange.js';

export const candidateStatuses = ['in_progress', 'complete'] as const;
export type CandidateStatus = (typeof candidateStatuses)[number];

/** The proof of an acceptance of the consent text (design.md section 6). */
export interface ConsentStamp {
  version: string;
  textHash: string;
  at: Date;
  ip: string;
  userAgent: string | null;
  /** Which door it came through; `v1` means that the caller shows its own consent page before it writes. */
  source: 'web' | 'v1';
}

/** A candidate as stored; `values` maps field keys to texts. */
export interface CandidateRecord {
  _id: Types.ObjectId;
  clientId: Types.ObjectId | null;
  name: string;
  email: string;
  accessToken: string;
  passwordSealed: string;
  /** Grows when link and password are replaced; sessions of an older one are worthless. */
  accessVersion: number;
  status: CandidateStatus;
  values: Record<string, string>;
  /** Serves sorting only: what is shown is computed from the fields of the moment. */
  progress: number;
  requestedFieldKeys: string[];
  consent: ConsentStamp | null;
  completedAt: Date | null;
  /** Whether any confirmation is confirmed; kept in step by the confirmations, for filters. */
  isConfirmed: boolean;
  /** Name and e-mail without case and accents, one per line: what searches and alphabetical order read. */
  searchText: string;
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
  },
  { _id: false },
);

const candidateSchema = new Schema<CandidateRecord>(
  {
    clientId: { type: Schema.Types.ObjectId, default: null },
    name: { type: String, required: true },
    email: { type: String, required: true },
    accessToken: { type: String, required: true },
    passwordSealed: { type: String, required: true },
    accessVersion: { type: Number, required: true, default: 1 },
    status: { type: String, enum: candidateStatuses, required: true, default: 'in_progress' },
    values: { type: Schema.Types.Mixed, default: {} },
    progress: { type: Number, required: true, default: 0 },
    requestedFieldKeys: { type: [String], default: [] },
    consent: { type: consentSchema, default: null },
    completedAt: { type: Date, default: null },
    isConfirmed: { type: Boolean, required: true, default: false },
    searchText: { type: String, required: true },
    revision: { type: Number, required: true, default: 1 },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    lastChange: { type: { at: Date, byName: String }, default: null, _id: false },
  },
  { minimize: false, versionKey: false },
);

// The sign-in by link finds its candidate; two candidates never share a link.
candidateSchema.index({ accessToken: 1 }, { unique: true });
// An e-mail is unique within a client (design.md section 5).
candidateSchema.index({ clientId: 1, email: 1 }, { unique: true });
// The sort orders over everything; _id makes each total, so that pages never overlap. All are read in both directions.
candidateSchema.index({ createdAt: 1, _id: 1 });
candidateSchema.index({ searchText: 1, _id: 1 });
candidateSchema.index({ progress: 1, _id: 1 });
// The same orders within one client.
candidateSchema.index({ clientId: 1, createdAt: 1, _id: 1 });
candidateSchema.index({ clientId: 1, searchText: 1, _id: 1 });
candidateSchema.index({ clientId: 1, progress: 1, _id: 1 });

export const CandidateModel = model<CandidateRecord>('Candidate', candidateSchema);

/** Tells in the user's words whose uniqueness a write has broken; other errors pass unchanged. */
export function candidateWriteError(error: unknown): unknown {
  const { code, keyPattern } = (error ?? {}) as { code?: number; keyPattern?: Record<string, number> };
  if (code !== 11000 || !keyPattern || !('email' in keyPattern)) return error;
  return fieldError('CONFLICT', 'email', 'Já existe um candidato com este e-mail.');
}
