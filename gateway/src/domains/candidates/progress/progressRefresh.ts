import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { trusted, type Types } from 'mongoose';
import { incrementChangeCounters, formFieldsTopic } from '../../../cache/changeCounters.js';
import type { FieldCatalogue } from '../../fields/values/recordCatalogue.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { unchangedState, statePaths, type CandidateState } from '../tallies/candidateState.js';
import { progressUpdate } from './candidateProgress.js';
import { documentsStateExpression, type DocumentsState } from './documentsState.js';
import { beginProgressRun, endProgressRun, isLatestProgressRun } from './progressRunsModel.js';
import type { Change } from '../../changes/change.js';

/** Candidates per write: with 200 fields each, some ten milliseconds of the database. */
const BATCH = 100;

/**
 * Recomputes the stored progress of all candidates, a few at a time and with pauses as long as the work, so that requests
 * in between do not notice. Nothing is done when the last run has ended and nothing that progress depends on has changed since.
 * Ends early once `isOutdated`, or when another process has begun a run of its own.
 */
export async function refreshStoredProgress(catalogue: FieldCatalogue, isOutdated: () => boolean): Promise<void> {
  const { update, documentsState, rules } = progressRules(catalogue);
  const run = await beginProgressRun(rules);
  if (!run) return;
  let after: Types.ObjectId | null = null;
  for (;;) {
    const startedAt = performance.now();
    const last: Types.ObjectId | null = await lastOfBatch(after);
    const ids = { ...(after && { $gt: after }), ...(last && { $lte: last }) };
    const batch = after || last ? { _id: trusted(ids) } : {};
    if (!(await isLatestProgressRun(run))) return;
    await CandidateModel.updateMany(batch, update, { updatePipeline: true });
    while ((await refreshDocumentsStates(batch, documentsState)) > 0);
    if (!last) {
      // Told before it ends: a run that has ended is not repeated where telling of it fails.
      await incrementChangeCounters([formFieldsTopic]);
      return endProgressRun(run, rules);
    }
    if (isOutdated()) return;
    after = last;
    await pause(performance.now() - startedAt, undefined, { ref: false });
  }
}

/** What a run makes of candidates by a catalogue, and what tells it from what another catalogue would make of them. */
export function progressRules(catalogue: FieldCatalogue) {
  const update = progressUpdate(catalogue);
  const documentsState = documentsStateExpression(catalogue);
  const rules = createHash('sha256')
    .update(JSON.stringify([update, documentsState]))
    .digest('hex');
  return { update, documentsState, rules };
}

type Differing = Pick<CandidateRecord, '_id' | 'clientId' | 'revision'> & CandidateState & { next: DocumentsState };

/**
 * Brings to the present catalogue how the documents of some candidates stand, one update for each that differs, as the tallies
 * follow what is known to move; who is written meanwhile is left to another round. @returns how many differed.
 */
async function refreshDocumentsStates(batch: object, documentsState: object): Promise<number> {
  const differing = await CandidateModel.aggregate<Differing>([
    { $match: batch },
    { $set: { next: documentsState } },
    { $match: { $expr: { $ne: ['$documentsState', '$next'] } } },
    { $project: Object.fromEntries(['clientId', 'revision', ...statePaths, 'next'].map((path) => [path, 1])) },
  ]);
  if (differing.length === 0) return 0;
  const updates = differing.map(({ next, ...candidate }) => ({
    updateOne: {
      filter: { _id: candidate._id, revision: candidate.revision, ...unchangedState(candidate) },
      // Where the documents stand is a part of where the admission does: the next look at what is due computes that anew.
      update: { $set: { documentsState: next, standingDueAt: new Date(0) } },
      hint: { _id: 1 } as const,
    },
  }));
  await CandidateModel.bulkWrite(updates, { timestamps: false, ordered: false });
  return differing.length;
}

/** The id that a batch ends with; null when it is the last one, which has no end. */
async function lastOfBatch(after: Types.ObjectId | null): Promise<Types.ObjectId | null> {
  const found = await CandidateModel.findOne(after ? { _id: trusted({ $gt: after }) } : {}, { _id: 1 })
    .sort({ _id: 1 })
    .skip(BATCH - 1)
    .lean<{ _id: Types.ObjectId } | null>();
  return found?._id ?? null;
}

/** Whether a change of a field changes who has filled in how much, or how the documents stand. */
export const countsForProgress = ({ fields }: Change): boolean =>
  fields?.some((name) =>
    ['active', 'clientIds', 'condition', 'type', 'required', 'documentOptions', 'canView', 'canEdit'].includes(name),
  ) ?? true;
