import type { PipelineStage } from 'mongoose';
import type { UserViewer } from '../../../auth/viewer.js';
import type { DependsOn } from '../../services.js';
import { premisesOf } from '../../fields/values/fieldConditions.js';
import { seenQuestions } from '../../fields/values/requiredFields.js';
import { firstUnfilledExpression } from '../../fields/values/storedValues.js';
import { CandidateModel } from '../candidatesModel.js';
import { CandidateEventModel, reminderTimesIndex, sentReminders } from '../events/candidateEventsModel.js';
import type { CandidateEventKind } from '../events/candidateEvent.js';
import { endReasons, type EndReason } from '../standing/ending.js';
import type { CandidateStage } from '../standing/standing.js';
import { figuresScope, registeredIn, type FiguresScope } from './figuresScope.js';
import { inTime } from './inTime.js';
import { measuredStages, overduePipeline, passagesPipeline, type StageDurationRow } from './stageDurations.js';

/** A reminder has worked when its candidate answers within this time. */
const REMINDER_MS = 3 * 24 * 60 * 60 * 1000;
const answers = ['answered', 'finished', 'document_sent'] satisfies readonly CandidateEventKind[];

/** The steps of the funnel, in their order. */
export const admissionSteps = ['INVITED', 'OPENED', 'ANSWERED', 'COMPLETE', 'CONFIRMED'] as const;
export type AdmissionStep = (typeof admissionSteps)[number];

/** How long a stage took; no numbers where no candidate has left it. */
export interface StageDuration {
  stage: CandidateStage;
  count: number;
  medianDays: number | null;
  p90Days: number | null;
}

/** Where those who have not finished have stopped. */
export interface DropOff {
  unfinished: number;
  noneMissing: number;
  questions: { key: string; label: string; count: number }[];
}

/** How many admissions have ended for a reason. */
export interface EndedAdmissions {
  reason: EndReason;
  count: number;
}

/** What became of reminders. */
export interface ReminderFigures {
  sent: number;
  answered: number;
  waiting: number;
}

const isThere = (path: string) => ({ $gt: [path, null] });
const countIf = (condition: unknown) => ({ $sum: { $cond: [condition, 1, 0] } });

/** Figures of admissions, computed by the database over indexes. */
export class CandidateFigures {
  constructor(private readonly deps: DependsOn<'candidates' | 'customFields' | 'workLimits'>) {}

  /**
   * What of whom is asked for; counts as a piece of work of the account.
   * @throws INVALID for a period that is none, RATE_LIMITED.
   */
  async scope(viewer: UserViewer, input: unknown): Promise<FiguresScope> {
    const scope = figuresScope(viewer, input);
    await this.deps.services.workLimits.spend('figures', viewer);
    return scope;
  }

  /** How many of those registered in the period have reached each step. @throws PRECONDITION_FAILED when it takes too long. */
  async funnel(scope: FiguresScope): Promise<{ step: AdmissionStep; count: number }[]> {
    const { match, hint } = registeredIn(scope);
    const isFinished = {
      $or: [{ $eq: ['$status', 'complete'] }, isThere('$reopenedAt'), isThere('$completedBeforeReview')],
    };
    const hasAnswered = { $or: [isFinished, isThere('$lastAnsweredAt')] };
    const [row] = await inTime<Record<AdmissionStep, number>>((maxTimeMS) =>
      CandidateModel.aggregate([
        { $match: match },
        {
          $group: {
            _id: null,
            INVITED: { $sum: 1 },
            OPENED: countIf({ $or: [hasAnswered, isThere('$openedAt'), isThere('$consent')] }),
            ANSWERED: countIf(hasAnswered),
            COMPLETE: countIf(isFinished),
            CONFIRMED: countIf({ $and: [isFinished, '$isConfirmed'] }),
          },
        },
      ]).option({ hint, maxTimeMS }),
    );
    return admissionSteps.map((step) => ({ step, count: row?.[step] ?? 0 }));
  }

  /** How long those registered in the period were in each stage. @throws PRECONDITION_FAILED when it takes too long. */
  async stageDurations(scope: FiguresScope): Promise<StageDuration[]> {
    await this.deps.services.candidates.events.copyPending();
    const rows = await Promise.all(
      [passagesPipeline(scope), overduePipeline(scope)].map(({ pipeline, hint }) =>
        inTime<StageDurationRow>((maxTimeMS) => CandidateModel.aggregate(pipeline).option({ hint, maxTimeMS })),
      ),
    );
    const byStage = new Map(rows.flat().map((row) => [row._id, row]));
    return measuredStages.map((stage) => {
      const { count = 0, medianDays = null, p90Days = null } = byStage.get(stage) ?? {};
      return { stage, count, medianDays, p90Days };
    });
  }

  /**
   * Where those registered in the period who have opened the form and not finished it have stopped: at the first required
   * question without an answer that the role may see. @throws PRECONDITION_FAILED when it takes too long.
   */
  async dropOff(scope: FiguresScope): Promise<DropOff> {
    const catalogue = await this.deps.services.customFields.catalogue('candidate');
    const questions = seenQuestions(catalogue, scope.role);
    const asked = questions.map((field) => ({ ...field, premises: premisesOf(field, catalogue) }));
    const { match, hint } = registeredIn(scope, ['in_progress']);
    const $or = [{ openedAt: { $ne: null } }, { lastAnsweredAt: { $ne: null } }, { consent: { $ne: null } }];
    const rows = await inTime<{ _id: number; count: number }>((maxTimeMS) =>
      CandidateModel.aggregate([
        { $match: { ...match, $or } },
        { $group: { _id: firstUnfilledExpression(asked), count: { $sum: 1 } } },
      ]).option({ hint, maxTimeMS }),
    );
    const counts = new Map(rows.map(({ _id, count }) => [_id, count]));
    return {
      unfinished: rows.reduce((sum, { count }) => sum + count, 0),
      noneMissing: counts.get(-1) ?? 0,
      questions: questions.flatMap(({ key, label }, index) => {
        const count = counts.get(index);
        return count ? [{ key, label, count }] : [];
      }),
    };
  }

  /** Why admissions of those registered in the period have ended. @throws PRECONDITION_FAILED when it takes too long. */
  async endings(scope: FiguresScope): Promise<EndedAdmissions[]> {
    const { match, hint } = registeredIn(scope);
    const rows = await inTime<{ _id: EndReason; count: number }>((maxTimeMS) =>
      CandidateModel.aggregate([
        { $match: { ...match, 'ending.at': { $ne: null } } },
        { $group: { _id: '$ending.reason', count: { $sum: 1 } } },
      ]).option({ hint, maxTimeMS }),
    );
    const counts = new Map(rows.map(({ _id, count }) => [_id, count]));
    return endReasons.map((reason) => ({ reason, count: counts.get(reason) ?? 0 }));
  }

  /** What became of the reminders that were sent in the period. @throws PRECONDITION_FAILED when it takes too long. */
  async reminders(scope: FiguresScope): Promise<ReminderFigures> {
    await this.deps.services.candidates.events.copyPending();
    const { clientId, from, until } = scope;
    const runsSince = new Date(this.deps.now().getTime() - REMINDER_MS);
    const answer: PipelineStage.Lookup['$lookup'] = {
      from: CandidateEventModel.collection.collectionName,
      localField: 'candidateId',
      foreignField: 'candidateId',
      let: { sentAt: '$at' },
      pipeline: [
        {
          $match: {
            $expr: { $and: [{ $gt: ['$at', '$$sentAt'] }, { $lte: ['$at', { $add: ['$$sentAt', REMINDER_MS] }] }] },
            kind: { $in: [...answers] },
            'actor.role': 'candidate',
          },
        },
        { $limit: 1 },
        { $project: { _id: 1 } },
      ],
      as: 'answer',
    };
    const hasAnswer = { $ne: ['$answer', []] };
    const [row] = await inTime<ReminderFigures>((maxTimeMS) =>
      CandidateEventModel.aggregate([
        { $match: { ...(clientId && { clientId }), ...sentReminders, at: { $gte: from, $lt: until } } },
        { $project: { candidateId: 1, at: 1 } },
        { $lookup: answer },
        {
          $group: {
            _id: null,
            sent: { $sum: 1 },
            answered: countIf(hasAnswer),
            waiting: countIf({ $and: [{ $not: hasAnswer }, { $gt: ['$at', runsSince] }] }),
          },
        },
      ]).option({ hint: reminderTimesIndex({ ofClient: clientId !== undefined }), maxTimeMS }),
    );
    return { sent: row?.sent ?? 0, answered: row?.answered ?? 0, waiting: row?.waiting ?? 0 };
  }
}
