import type { CandidateRecord } from '../candidatesModel.js';

/** What became of one candidate of an action on several. */
export interface ActionResult extends Told {
  candidateId: string;
  outcome: 'DONE' | 'SKIPPED' | 'FAILED';
  /** Why it was not done. */
  message: string | null;
  /** The due date that was replaced, where dates were set; null for none. */
  formerDueOn?: string | null;
  /** The record's revision that a reopening, or an assignment to a client, has left, by which it is undone. */
  revision?: number | null;
}

/** By what a person knows whom an action is for; all null for one whom the viewer does not find. */
interface Told {
  name: string | null;
  /** As the action found it. */
  stage: CandidateRecord['stage'] | null;
  /** Whose candidate it was when the action found it. */
  clientId: CandidateRecord['clientId'];
}

/** Whom an action is for, as it found the candidate. */
export const toldOf = (candidate: CandidateRecord | null): Told => ({
  name: candidate?.name ?? null,
  stage: candidate?.stage ?? null,
  clientId: candidate?.clientId ?? null,
});
