/** Where an admission stands, by rule from the record and the clock. */
import { addDays, startOfDay } from '../../fields/values/civilDays.js';
import type { CandidateRecord } from '../candidatesModel.js';
import { hasEnded } from './ending.js';

export const candidateStages = [
  'invited',
  'opened',
  'filling',
  'correction',
  'complete',
  'confirmed',
  'overdue',
  'ended',
] as const;
export type CandidateStage = (typeof candidateStages)[number];

/** Gravest first: a candidate is listed under the first that holds. */
export const attentionReasons = [
  'overdue',
  'correction_waiting',
  'due_soon',
  'never_opened',
  'no_answer',
  'unconfirmed',
] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** A reason for attention, and since when it holds. */
export interface Attention {
  reason: AttentionReason;
  since: Date;
}

/** What of a record decides where it stands. A write that touches one of these computes the standing anew. */
export const standingFacts = [
  'status',
  'createdAt',
  'accessSentAt',
  'openedAt',
  'consent',
  'lastAnsweredAt',
  'reopenedAt',
  'documentsState',
  'correctionRequest',
  'completedAt',
  'isConfirmed',
  'ending',
  'dueOn',
  'attention',
] as const;
export type StandingFacts = Pick<CandidateRecord, (typeof standingFacts)[number]>;

/** Where an admission stands at a moment. */
export interface Standing {
  stage: CandidateStage;
  /** Every reason that holds, gravest first. */
  attention: Attention[];
  /** When time alone will change stage or attention; null for never. */
  dueAt: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A link that was sent so long ago and never opened needs attention. */
const NEVER_OPENED_MS = 2 * DAY_MS;
/** A form that its candidate has not answered for so long needs attention. */
const NO_ANSWER_MS = 3 * DAY_MS;
/** How many days before the due date it is near, for the work queue and the daily mail alike. */
export const SOON_DAYS = 2;

/** When the candidate was first seen: by the sign-in, or in older records by the consent. */
export const firstOpenedAt = ({ openedAt, consent }: Pick<StandingFacts, 'openedAt' | 'consent'>): Date | null =>
  openedAt ?? consent?.at ?? null;

/** Whether a form that is not finished is open for a correction: it was opened again, or a document is refused. */
export const isCorrection = ({
  reopenedAt,
  documentsState,
}: Pick<StandingFacts, 'reopenedAt' | 'documentsState'>): boolean => reopenedAt != null || documentsState === 'refused';

/** The day that a form is due; null where no day is set, and once it is finished or the admission has ended. */
export const dueDayOf = (facts: Pick<StandingFacts, 'status' | 'dueOn' | 'ending'>): string | null =>
  facts.status === 'complete' || hasEnded(facts) ? null : (facts.dueOn ?? null);

/** When the due date has passed; null without one. */
export const overdueFrom = ({ dueOn }: Pick<StandingFacts, 'dueOn'>): Date | null =>
  dueOn ? startOfDay(addDays(dueOn, 1)) : null;

/** Computes stage and reasons from what is stored; nothing else does. */
export function standingOf(facts: StandingFacts, now: Date): Standing {
  const begins = beginnings(facts, now);
  const attention = attentionReasons.flatMap((reason): Attention[] => {
    const since = begins[reason];
    return since && since <= now ? [{ reason, since }] : [];
  });
  // What is near is told no more once it has passed.
  const told = attention.some(({ reason }) => reason === 'overdue')
    ? attention.filter(({ reason }) => reason !== 'due_soon')
    : attention;
  const later = Object.values(begins).filter((since): since is Date => since !== null && since > now);
  const dueAt = later.length > 0 ? new Date(Math.min(...later.map((since) => since.getTime()))) : null;
  return { stage: stageOf(facts, now), attention: told, dueAt };
}

function stageOf(facts: StandingFacts, now: Date): CandidateStage {
  if (hasEnded(facts)) return 'ended';
  if (facts.status === 'complete') return facts.isConfirmed ? 'confirmed' : 'complete';
  const overdue = overdueFrom(facts);
  if (overdue && overdue <= now) return 'overdue';
  if (isCorrection(facts)) return 'correction';
  if (facts.lastAnsweredAt) return 'filling';
  return firstOpenedAt(facts) ? 'opened' : 'invited';
}

/** From when on each reason holds, as things are; null for never. */
function beginnings(facts: StandingFacts, now: Date): Record<AttentionReason, Date | null> {
  const never = {
    overdue: null,
    correction_waiting: null,
    due_soon: null,
    never_opened: null,
    no_answer: null,
    unconfirmed: null,
  };
  if (hasEnded(facts)) return never;
  if (facts.status === 'complete') {
    return {
      ...never,
      correction_waiting: facts.correctionRequest?.at ?? null,
      unconfirmed: facts.isConfirmed ? null : (facts.completedAt ?? knownSince(facts, 'unconfirmed') ?? now),
    };
  }
  const opened = firstOpenedAt(facts);
  const last = latest(opened, facts.lastAnsweredAt, facts.reopenedAt);
  return {
    ...never,
    overdue: overdueFrom(facts),
    correction_waiting: isCorrection(facts)
      ? (facts.reopenedAt ?? knownSince(facts, 'correction_waiting') ?? now)
      : null,
    due_soon: facts.dueOn ? startOfDay(addDays(facts.dueOn, -SOON_DAYS)) : null,
    never_opened: opened ? null : after(latest(facts.createdAt, facts.accessSentAt), NEVER_OPENED_MS),
    no_answer: opened ? after(last, NO_ANSWER_MS) : null,
  };
}

/** Since when a reason has held by what is stored; null where it did not. */
const knownSince = ({ attention }: StandingFacts, reason: AttentionReason): Date | null =>
  attention?.find((each) => each.reason === reason)?.since ?? null;

function latest(...moments: (Date | null | undefined)[]): Date | null {
  const times = moments.flatMap((moment) => (moment ? [moment.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}

const after = (moment: Date | null, pauseMs: number): Date | null => moment && new Date(moment.getTime() + pauseMs);
