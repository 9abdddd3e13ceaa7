import { trusted, Types } from 'mongoose';
import type { Change, ChangeActor, ChangeStamp } from '../../changes/change.js';
import type { EventDraft, PendingEvent } from '../events/candidateEvent.js';
import { copyEventsOf, MAX_PENDING } from '../events/eventCopies.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { candidateWriteError } from './candidateWriteError.js';
import { standingOf } from '../standing/standing.js';
import { standingUpdate } from '../standing/standingWrite.js';
import { unchangedState } from '../tallies/candidateState.js';

/** What is to be written of a candidate. */
export interface CandidateWrite {
  set: Record<string, unknown>;
  unset?: Record<string, string>;
  push?: Record<string, unknown>;
  /** What has happened with the candidate, in order. */
  events?: readonly EventDraft[];
  /** Nothing of it is what an editor could overwrite: revision, last change and its author stay. */
  keepsRevision?: boolean;
}

/** A write, and the change that it is recorded as. */
export interface ChangeWrite extends CandidateWrite {
  change: Pick<Change, 'action' | 'fields' | 'renewsAccess'>;
}

/** Who writes, and when. */
export interface WriteOrigin {
  /** Null for what the server does by itself. */
  actor: ChangeActor | null;
  stamp: ChangeStamp;
}

/** What a record keeps of its last change. */
export const stamped = (stamp: ChangeStamp): Pick<CandidateRecord, 'updatedAt' | 'lastChange'> => ({
  updatedAt: stamp.at,
  lastChange: stamp,
});

/** The events of a write as the record carries them until they are copied. */
export function pendingEvents(
  events: readonly EventDraft[],
  { actor, stamp }: WriteOrigin,
  afterConfirmation: boolean,
): PendingEvent[] {
  return events.map((event) => ({
    ...{ _id: new Types.ObjectId(), ...event, at: stamp.at, afterConfirmation },
    // No person makes a due date pass, not even the one who happens to write first after it.
    actor: event.kind === 'overdue' ? null : actor,
  }));
}

/**
 * What a write tells that makes an admission overdue: where time alone has done it, that comes before what is written; where the
 * write opens a form whose due date is over, after it.
 */
function withOverdue(events: readonly EventDraft[], before: CandidateRecord, at: Date): readonly EventDraft[] {
  const overdue: EventDraft = { kind: 'overdue' };
  return standingOf(before, at).stage === 'overdue' ? [overdue, ...events] : [...events, overdue];
}

/**
 * Writes a candidate's record, the only way to: with the change come its events and where the admission stands by then, in
 * one atomic update; whichever write finds the due date over tells so. @returns null when the record is no longer as it was looked at.
 */
export async function writeCandidate(
  before: CandidateRecord,
  { set, unset, push, events = [], keepsRevision = false }: CandidateWrite,
  origin: WriteOrigin,
): Promise<CandidateRecord | null> {
  const { _id, revision, stateRevision = null } = before;
  const { at } = origin.stamp;
  const standing = standingUpdate(before, set, at);
  const told = standing.set.stage === 'overdue' ? withOverdue(events, before, at) : events;
  const pending = pendingEvents(told, origin, before.isConfirmed);
  const isFull = `pendingEvents.${MAX_PENDING - 1}`;
  const after = await CandidateModel.findOneAndUpdate(
    {
      _id,
      revision,
      stateRevision,
      ...unchangedState(before),
      ...(pending.length > 0 && { [isFull]: trusted({ $exists: false }) }),
    },
    {
      $set: {
        ...set,
        ...standing.set,
        ...(!keepsRevision && stamped(origin.stamp)),
        ...(pending.length > 0 && { eventsPendingSince: at }),
      },
      ...mentioned('$unset', { ...unset, ...standing.unset }),
      ...mentioned('$push', { ...push, ...(pending.length > 0 && { pendingEvents: { $each: pending } }) }),
      $inc: keepsRevision ? { stateRevision: 1 } : { revision: 1 },
    },
    { returnDocument: 'after', hint: { _id: 1 } },
  )
    .lean<CandidateRecord | null>()
    .catch((error: unknown) => {
      throw candidateWriteError(error);
    });
  // Copying has fallen behind: this write does a part of it before it is tried again, so that records stay small.
  if (!after && pending.length > 0) await copyEventsOf([_id]);
  return after;
}

/** An operator that names nothing would be refused. */
const mentioned = (operator: string, paths: Record<string, unknown>) =>
  Object.keys(paths).length > 0 ? { [operator]: paths } : {};

/**
 * Writes what is no change of data: what has become of a candidate by other means. `decide` is asked again as long as the
 * record changes meanwhile. @returns the record as it is then; null when `read` finds none.
 */
export async function writeState(
  read: () => Promise<CandidateRecord | null>,
  decide: (candidate: CandidateRecord) => CandidateWrite | null,
  origin: WriteOrigin,
): Promise<CandidateRecord | null> {
  for (;;) {
    const before = await read();
    if (!before) return null;
    const write = decide(before);
    if (!write) return before;
    const after = await writeCandidate(before, { ...write, keepsRevision: true }, origin);
    if (after) return after;
  }
}

/** When the server itself writes. */
export const byServer = (at: Date): WriteOrigin => ({ actor: null, stamp: { at, byName: null } });
