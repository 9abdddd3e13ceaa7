/** How long candidates were in each stage, as pipelines: the database reads, groups and sorts; three numbers a stage come back. */
import type { PipelineStage } from 'mongoose';
import { TIME_ZONE } from '../../fields/values/civilDays.js';
import type { CandidateEventKind } from '../events/candidateEvent.js';
import { CandidateEventModel } from '../events/candidateEventsModel.js';
import type { CandidateStage } from '../standing/standing.js';
import { registeredIn, type FiguresScope } from './figuresScope.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The stages whose time is told, in their order. */
export const measuredStages = [
  'invited',
  'opened',
  'filling',
  'correction',
  'complete',
  'overdue',
] as const satisfies readonly CandidateStage[];

/** What the passages of one stage took. */
export interface StageDurationRow {
  _id: CandidateStage;
  count: number;
  medianDays: number;
  p90Days: number;
}

/** The events that begin or end a stage. Records from before first sign-ins were kept tell of their consent alone. */
const kinds = [
  'registered',
  'opened',
  'consented',
  'answered',
  'finished',
  'reopened',
  'confirmed',
] satisfies readonly CandidateEventKind[];

const isOneOf = (...names: CandidateEventKind[]) => ({ $in: ['$kind', names] });
const firstOf = (...names: CandidateEventKind[]) => ({ $min: { $cond: [isOneOf(...names), '$at', null] } });
const allOf = (name: CandidateEventKind) => ({ $push: { $cond: [isOneOf(name), '$at', '$$REMOVE'] } });
const orNone = (moment: string) => ({ $cond: [{ $gt: [moment, null] }, [moment], []] });
const daysBetween = (from: unknown, to: unknown) => ({ $divide: [{ $subtract: [to, from] }, DAY_MS] });

/**
 * The passages through one stage: from each beginning to the end that follows it. A beginning after which the stage began
 * anew, before it ended, is none.
 */
function passages(stage: CandidateStage, begins: unknown, ends: unknown) {
  const later = (moments: unknown, operator: '$gt' | '$gte') => ({
    $min: { $filter: { input: moments, cond: { [operator]: ['$$this', '$$begin'] } } },
  });
  const found = {
    $map: {
      input: begins,
      as: 'begin',
      in: {
        $let: {
          vars: { end: later(ends, '$gte'), again: later(begins, '$gt') },
          in: {
            $cond: [
              {
                $and: [{ $gt: ['$$end', null] }, { $or: [{ $lte: ['$$again', null] }, { $gt: ['$$again', '$$end'] }] }],
              },
              { stage, days: daysBetween('$$begin', '$$end') },
              null,
            ],
          },
        },
      },
    },
  };
  return { $filter: { input: found, cond: { $gt: ['$$this', null] } } };
}

/** By stage, from rows of `stage` and `days`: the median as the middle of the two in the middle, p90 as a day that was taken. */
const summary: PipelineStage.FacetPipelineStage[] = [
  { $group: { _id: '$stage', days: { $push: '$days' } } },
  { $project: { days: { $sortArray: { input: '$days', sortBy: 1 } }, count: { $size: '$days' } } },
  {
    $project: {
      count: 1,
      medianDays: { $avg: [atShare(0.5, '$floor'), atShare(0.5, '$ceil')] },
      p90Days: { $arrayElemAt: ['$days', { $subtract: [{ $ceil: { $multiply: [0.9, '$count'] } }, 1] }] },
    },
  },
];

function atShare(share: number, rounding: '$floor' | '$ceil') {
  return { $arrayElemAt: ['$days', { [rounding]: { $multiply: [share, { $subtract: ['$count', 1] }] } }] };
}

/**
 * The pipeline over the candidates registered in the period and their events that tells the days in each stage but 'overdue', which
 * no event begins. It reads as much as the period's candidates have, however old the period is and whatever happened with others.
 */
export function passagesPipeline(scope: FiguresScope): { pipeline: PipelineStage[]; hint: Record<string, 1> } {
  const { match, hint } = registeredIn(scope);
  const events: PipelineStage.Lookup['$lookup'] = {
    from: CandidateEventModel.collection.collectionName,
    localField: '_id',
    foreignField: 'candidateId',
    pipeline: [
      // An expression is looked up in no index: the only one that fits is the candidate's, and never that of all events of a kind.
      { $match: { $expr: { $in: ['$kind', kinds] } } },
      {
        $group: {
          _id: null,
          registered: firstOf('registered'),
          opened: firstOf('opened', 'consented'),
          answered: firstOf('answered', 'finished'),
          finished: allOf('finished'),
          reopened: allOf('reopened'),
          confirmed: allOf('confirmed'),
        },
      },
    ],
    as: 'moments',
  };
  const pipeline: PipelineStage[] = [
    { $match: match },
    { $project: { _id: 1 } },
    { $lookup: events },
    { $unwind: '$moments' },
    { $replaceWith: '$moments' },
    {
      $project: {
        passage: {
          $concatArrays: [
            passages('invited', orNone('$registered'), orNone('$opened')),
            passages('opened', orNone('$opened'), orNone('$answered')),
            passages('filling', orNone('$answered'), '$finished'),
            passages('correction', '$reopened', '$finished'),
            passages('complete', '$finished', '$confirmed'),
          ],
        },
      },
    },
    { $unwind: '$passage' },
    { $replaceWith: '$passage' },
    ...summary,
  ];
  return { pipeline, hint };
}

/** The pipeline over candidates who finished after their due date: the days from its end to the finish. */
export function overduePipeline(scope: FiguresScope): { pipeline: PipelineStage[]; hint: Record<string, 1> } {
  const { match, hint } = registeredIn(scope, ['complete']);
  const due = { $dateFromString: { dateString: '$dueOn', timezone: TIME_ZONE } };
  const begin = { $dateAdd: { startDate: due, unit: 'day', amount: 1, timezone: TIME_ZONE } };
  const pipeline: PipelineStage[] = [
    { $match: { ...match, dueOn: { $type: 'string' }, completedAt: { $type: 'date' } } },
    { $project: { stage: { $literal: 'overdue' }, days: daysBetween(begin, '$completedAt') } },
    { $match: { days: { $gt: 0 } } },
    ...summary,
  ];
  return { pipeline, hint };
}
