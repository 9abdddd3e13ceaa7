import type { CandidateRecord, StoredCandidate } from '../candidatesModel.js';
import { overdueFrom, standingOf, type CandidateStage, type StandingFacts } from './standing.js';

/** What a record keeps of where it stands. Absent properties are none. */
export type StoredStanding = Pick<
  StoredCandidate,
  'stage' | 'stageSince' | 'attention' | 'attentionReason' | 'attentionSince' | 'standingDueAt'
>;

/** The standing as a new record stores it, or one that had none so far. */
export function storedStanding(facts: StandingFacts, now: Date, since: Date): StoredStanding {
  const { stage, attention, dueAt } = standingOf(facts, now);
  const [gravest] = attention;
  return {
    stage,
    stageSince: stage === 'overdue' ? (overdueFrom(facts) ?? since) : since,
    ...(gravest && { attention, attentionReason: gravest.reason, attentionSince: gravest.since }),
    ...(dueAt && { standingDueAt: dueAt }),
  };
}

/**
 * What an update has to set and unset so that the standing follows what it writes; only what differs, as counts are read
 * anew after each write of it.
 * @param written top-level properties that the update sets.
 */
export function standingUpdate(
  before: CandidateRecord,
  written: Readonly<Record<string, unknown>>,
  now: Date,
): { set: Partial<StoredStanding>; unset: Record<string, ''> } {
  const next = { ...before, ...written } as CandidateRecord;
  // A form that is closed again, as its reopening or refusal was taken back, is complete or confirmed since before it was opened.
  const isClosed = before.status !== 'complete' && next.status === 'complete';
  const closed = isClosed ? ((written['stageSince'] as Date | null | undefined) ?? next.completedAt) : null;
  const { stageSince, ...standing } = storedStanding(next, now, closed ?? now);
  const set: Record<string, unknown> = {};
  const unset: Record<string, ''> = {};
  if (standing.stage !== before.stage) Object.assign(set, { stage: standing.stage, stageSince });
  // Another due date moves the moment since when an admission is overdue.
  else if (standing.stage === 'overdue' && !isSame(stageSince, before.stageSince)) set['stageSince'] = stageSince;
  for (const path of ['attention', 'attentionReason', 'attentionSince', 'standingDueAt'] as const) {
    const value = standing[path];
    if (isSame(value ?? null, before[path] ?? null)) continue;
    if (value === undefined) unset[path] = '';
    else set[path] = value;
  }
  return { set, unset };
}

/** Since when an existing record most likely is in its stage: for records from before it was kept. */
export function likelySince(stage: CandidateStage, facts: StandingFacts): Date {
  const moments: Record<CandidateStage, Date | null | undefined> = {
    invited: facts.createdAt,
    opened: facts.openedAt ?? facts.consent?.at,
    filling: facts.consent?.at ?? facts.lastAnsweredAt,
    correction: facts.reopenedAt,
    complete: facts.completedAt,
    confirmed: facts.completedAt,
    overdue: overdueFrom(facts),
    ended: facts.ending?.at,
  };
  return moments[stage] ?? facts.createdAt;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
