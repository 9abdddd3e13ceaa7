/** How an admission comes to its end without being finished, or after it. */
import type { CandidateRecord } from '../candidatesModel.js';

/** Why the staff have ended an admission. */
export const endReasons = ['hired', 'withdrew', 'not_approved', 'cancelled', 'other'] as const;
export type EndReason = (typeof endReasons)[number];

/** What the staff have said when they ended an admission. */
export interface AdmissionEnding {
  at: Date;
  reason: EndReason;
  /** In their words, for the staff alone; null for none. */
  message: string | null;
}

/** Where a candidate's record keeps it. */
export const endingPath = {
  type: { at: Date, reason: { type: String, enum: endReasons }, message: String },
  default: null,
  _id: false,
} as const;

/** What the staff are told where an admission has to go on first. */
export const HAS_ENDED = 'A admissão foi encerrada. Retome-a primeiro.';

/** Whether an admission has ended: nothing is asked of anybody any more, until it is resumed. */
export const hasEnded = ({ ending }: Pick<CandidateRecord, 'ending'>): boolean => ending != null;
