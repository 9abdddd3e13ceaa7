import type { Types } from 'mongoose';
import { rawFind } from '../../../database/rawFind.js';
import { addDays } from '../../fields/values/civilDays.js';
import { clientDueIndex, correctionsIndex, dueIndex, hasCorrectionRequest } from '../candidateIndexes.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { SOON_DAYS, type CandidateStage } from '../standing/standing.js';

/** What reminders need of a candidate with a due date. */
export type DueCandidate = Pick<CandidateRecord, '_id' | 'clientId'> & {
  /** 'yyyy-MM-dd' */
  dueOn: string;
};

/** A candidate in a digest. */
export type ListedCandidate = Pick<CandidateRecord, 'name'> & { dueOn: string | null };

/** Some candidates of a company by name, and how many there are. */
export interface DigestList {
  shown: readonly ListedCandidate[];
  count: number;
}

/** What a company is told of its candidates in a day. */
export type CompanyDigest = Record<'overdue' | 'dueSoon' | 'corrections' | 'unconfirmed', DigestList>;

/** Names under each heading of a daily mail; the others are counted. */
const SHOWN = 20;
/** No company is told of an admission that has ended. */
const goesOn = { $ne: 'ended' } satisfies { $ne: CandidateStage };
/** Candidates per round. */
const BATCH = 500;

/** Reads candidates by their due date, without any policy: for reminders and digests. */
export class DueCandidates {
  /** The unfinished candidates who are due on one of these days, in batches. */
  async *dueOn(days: readonly string[]): AsyncGenerator<DueCandidate[]> {
    const projection = { clientId: 1, dueOn: 1 } as const;
    for (let after: Types.ObjectId | null = null; ;) {
      const filter = {
        status: 'in_progress',
        stage: goesOn,
        dueOn: { $in: [...days] },
        ...(after && { _id: { $gt: after } }),
      };
      const batch: DueCandidate[] = await rawFind<DueCandidate>(CandidateModel, {
        filter,
        projection,
        sort: { _id: 1 },
        limit: BATCH,
        hint: dueIndex,
      });
      if (batch.length > 0) yield batch;
      after = batch.at(-1)?._id ?? null;
      if (batch.length < BATCH) return;
    }
  }

  /** What a company is told of its candidates on a day ('yyyy-MM-dd', in São Paulo). */
  async digestOf(clientId: Types.ObjectId, today: string): Promise<CompanyDigest> {
    const list = async (condition: object, hint?: string): Promise<DigestList> => {
      const filter = { clientId, ...condition };
      const shown = await rawFind<ListedCandidate>(CandidateModel, {
        filter,
        projection: { name: 1, dueOn: 1 },
        sort: { dueOn: 1, _id: 1 },
        limit: SHOWN,
        ...(hint && { hint }),
      });
      if (shown.length < SHOWN) return { shown, count: shown.length };
      return { shown, count: await CandidateModel.collection.countDocuments(filter, { ...(hint && { hint }) }) };
    };
    const unfinished = { status: 'in_progress', stage: goesOn };
    const complete = { status: 'complete', isConfirmed: false, stage: goesOn };
    const [overdue, dueSoon, corrections, unconfirmed] = await Promise.all([
      list({ ...unfinished, dueOn: { $gt: '', $lt: today } }, clientDueIndex),
      list({ ...unfinished, dueOn: { $gte: today, $lte: addDays(today, SOON_DAYS) } }, clientDueIndex),
      list({ ...hasCorrectionRequest, stage: goesOn }, correctionsIndex),
      list({ ...complete, correctionRequest: { $not: { $type: 'object' } } }),
    ]);
    return { overdue, dueSoon, corrections, unconfirmed };
  }
}
