import { trusted, type PipelineStage, type QueryFilter, type Types } from 'mongoose';
import { CANDIDATE_NAME } from '../../../auth/viewer.js';
import { incrementChangeCounters, topicsOfCandidates } from '../../../cache/changeCounters.js';
import { chunkedAsync } from '../../../lib/chunkedAsync.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { endedIndex } from '../candidateIndexes.js';
import { CandidateModel, type CandidateRecord, type StoredCandidate } from '../candidatesModel.js';
import { unchangedState } from '../tallies/candidateState.js';
import { findWithoutPolicy } from '../writes/candidateWrites.js';
import { byServer, writeState } from '../writes/candidateWrite.js';
import { standingOf } from './standing.js';
import { likelySince, storedStanding } from './standingWrite.js';

/** Records per round of the clock and of the migration. */
const BATCH = 500;

/** What becomes of an admission without anybody changing its data. */
export class Admission {
  constructor(private readonly deps: CandidateDependencies) {}

  /** Keeps when a candidate has signed in for the first time. */
  async markOpened(candidate: CandidateRecord): Promise<void> {
    if (candidate.openedAt) return;
    const id = candidate._id.toString();
    const actor = { role: 'candidate', account: id, name: CANDIDATE_NAME } as const;
    await this.deps.services.changes.record(null, { entity: 'candidate', entityId: id, action: 'open' }, (stamp) =>
      writeState(
        () => findWithoutPolicy(id),
        ({ openedAt }) => (openedAt ? null : { set: { openedAt: stamp.at }, events: [{ kind: 'opened' }] }),
        { actor, stamp },
      ),
    );
  }

  /** Keeps the mark that filters read in step with the confirmations. @returns whether the candidate (still) exists. */
  async setConfirmed(candidateId: string, isConfirmed: boolean): Promise<boolean> {
    const now = this.deps.now();
    const marked = await writeState(
      () => findWithoutPolicy(candidateId),
      (candidate) =>
        candidate.isConfirmed === isConfirmed
          ? null
          : { set: { isConfirmed, ...(isConfirmed && confirmedWhileOpen(candidate, now)) } },
      byServer(now),
    );
    return marked !== null;
  }

  /** Adds to a pipeline a row `isMarked` for each candidate, of those with such ids, who is marked as confirmed. */
  marksOf(ids: object): PipelineStage.UnionWith {
    const pipeline = [{ $match: { isConfirmed: true, _id: ids } }, { $project: { isMarked: { $literal: true } } }];
    return { $unionWith: { coll: CandidateModel.collection.collectionName, pipeline } };
  }

  /** Whether the candidate was changed at or after a moment; without policy. */
  async wasChangedSince(id: string, moment: Date): Promise<boolean> {
    return (await CandidateModel.exists({ _id: id, updatedAt: trusted({ $gte: moment }) })) !== null;
  }

  /**
   * Brings to the present moment what time alone has changed: who is overdue, who has waited too long. The records say
   * themselves when that is, so that a round reads those and no others. @returns how many there were.
   */
  async refreshDue(): Promise<number> {
    const now = this.deps.now();
    return this.#refresh({ standingDueAt: trusted({ $lte: now }) }, now);
  }

  /**
   * Has the stage say that an admission has ended where a gateway of an earlier release, which knows of no end, has written over it.
   * @returns how many there were.
   */
  async mendEnded(): Promise<number> {
    const filter = { 'ending.at': trusted({ $gt: new Date(0) }), stage: trusted({ $ne: 'ended' as const }) };
    return this.#refresh(filter, this.deps.now(), endedIndex);
  }

  /** Computes the standings of those that a filter finds anew, which then finds them no more. @returns how many there were. */
  async #refresh(filter: QueryFilter<StoredCandidate>, now: Date, hint?: string): Promise<number> {
    let refreshed = 0;
    for (;;) {
      const found = CandidateModel.find(filter, { _id: 1 }).limit(BATCH);
      const due = await (hint ? found.hint(hint) : found).lean<{ _id: Types.ObjectId }[]>();
      const clientIds: CandidateRecord['clientId'][] = [];
      for (const { _id } of due) {
        const written = await writeState(
          () => CandidateModel.findOne({ ...filter, _id }).lean<CandidateRecord | null>(),
          () => ({ set: {} }),
          byServer(now),
        );
        clientIds.push(written?.clientId ?? null);
      }
      await incrementChangeCounters(topicsOfCandidates(clientIds));
      refreshed += due.length;
      if (due.length < BATCH) return refreshed;
    }
  }

  /** Gives records from before standings were kept theirs, as far as they tell it; for the migration. */
  async addStandings(): Promise<void> {
    const now = this.deps.now();
    const rows = CandidateModel.find({ stateRevision: null }).lean<CandidateRecord[]>();
    for await (const batch of chunkedAsync(rows.cursor(), BATCH)) {
      const updates = batch.map((candidate) => {
        const { _id, revision } = candidate;
        const known = { ...candidate, ...likelyPast(candidate) };
        const since = likelySince(standingOf(known, now).stage, known);
        const $set = { ...likelyPast(candidate), ...storedStanding(known, now, since), stateRevision: 0 };
        return {
          updateOne: {
            filter: { _id, revision, stateRevision: null, ...unchangedState(candidate) },
            update: { $set },
            hint: { _id: 1 },
          },
        };
      });
      await CandidateModel.bulkWrite(updates, { timestamps: false });
    }
  }
}

/** A form that is open again stands as confirmed since this confirmation, once its reopening or refusal is taken back. */
const confirmedWhileOpen = ({ reopenedFrom, completedBeforeReview }: CandidateRecord, now: Date) => ({
  ...(reopenedFrom && { reopenedFrom: { ...reopenedFrom, stageSince: now } }),
  ...(completedBeforeReview && { stageSinceBeforeReview: now }),
});

/** What a record from before these moments were kept tells of them. */
function likelyPast(candidate: CandidateRecord) {
  const { consent, lastChange, completedAt, status, requestedFieldKeys, reopenMessage, completedBeforeReview } =
    candidate;
  const openedAt = consent?.at ?? completedAt;
  const isOwnChange = lastChange?.byName === CANDIDATE_NAME && consent && lastChange.at > consent.at;
  const lastAnsweredAt = isOwnChange ? lastChange.at : completedAt;
  const isReopened =
    status === 'in_progress' &&
    (requestedFieldKeys.length > 0 || reopenMessage != null || completedBeforeReview != null);
  return { openedAt, lastAnsweredAt, reopenedAt: isReopened ? candidate.updatedAt : null };
}
