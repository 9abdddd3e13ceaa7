/** How an admission comes to its end, finished or not. */
import { DomainError } from '../../../lib/errors.js';
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

/** What a candidate is told who would go on. */
export const ENDED_BY_COMPANY = 'A empresa encerrou esta admissão. Em caso de dúvida, fale com ela.';

/** Whether an admission has ended: nothing is asked of anybody any more, until it is resumed. */
export const hasEnded = ({ ending }: Pick<CandidateRecord, 'ending'>): boolean => ending != null;

/** @param words what is said to those who ask. @throws PRECONDITION_FAILED once the admission has ended. */
export function assertGoesOn(candidate: Pick<CandidateRecord, 'ending'>, words: string = HAS_ENDED): void {
  if (hasEnded(candidate)) throw new DomainError('PRECONDITION_FAILED', words);
}
