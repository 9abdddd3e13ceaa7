import { trusted } from 'mongoose';
import { dataVersions } from '../src/cache/dataVersions.js';
import { CandidateModel, type CandidateRecord } from '../src/domains/candidates/candidatesModel.js';
import { cellOf, tallyIdOf } from '../src/domains/candidates/tallies/candidateState.js';
import { ALL_LISTED, CandidateTallyModel } from '../src/domains/candidates/tallies/candidateTalliesModel.js';
import type { CandidateStory } from './candidates.js';
import { attentionReasons, candidateStages } from '../src/domains/candidates/standing/standing.js';

/** Candidates by client and cell, counted one by one. */
export async function countedOneByOne(): Promise<Record<string, Record<string, number>>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const candidate of await CandidateModel.find({}).lean<CandidateRecord[]>()) {
    const cells = (counts[tallyIdOf(candidate.clientId)] ??= {});
    cells[cellOf(candidate)] = (cells[cellOf(candidate)] ?? 0) + 1;
  }
  return counts;
}

/** What the tallies hold without a reader's help; `doubted` are those that the next reader counts anew. */
export async function keptInStore() {
  const tallies = await CandidateTallyModel.find({ _id: trusted({ $ne: ALL_LISTED }) }).lean();
  const kept = tallies.map(({ _id, cells = {} }) => [
    _id,
    Object.fromEntries(Object.entries(cells).filter(([, count]) => count !== 0)),
  ]);
  return {
    kept: Object.fromEntries(kept.filter(([, cells]) => Object.keys(cells as object).length > 0)) as Record<
      string,
      Record<string, number>
    >,
    doubted: tallies
      .filter(({ isCounted, writing = {} }) => !isCounted || Object.keys(writing).length > 0)
      .map(({ _id }) => _id),
  };
}

/** The counts that the administrator and a client are shown, and the same ones counted one by one. */
export async function shownAndReal({ server, admin, client }: Pick<CandidateStory, 'server' | 'admin' | 'client'>) {
  const { candidates } = server.services;
  const people = await CandidateModel.find({}).lean<CandidateRecord[]>();
  const shown = [];
  const real = [];
  for (const { viewer } of [admin, client]) {
    const own = people.filter(({ clientId }) => viewer.role === 'admin' || String(clientId) === viewer.clientId);
    const page = { offset: 0, limit: 1 };
    const filter = { status: 'in_progress', stages: ['invited', 'overdue'] } as const;
    const listed = await candidates.list(viewer, { page, filter: { ...filter, stages: [...filter.stages] } });
    shown.push({
      totals: await candidates.totals(viewer),
      stages: await candidates.admissionLists.stageCounts(viewer),
      reasons: await candidates.admissionLists.attentionCounts(viewer),
      listed: listed.totalCount,
    });
    const count = (isMeant: (candidate: CandidateRecord) => boolean) => own.filter(isMeant).length;
    real.push({
      totals: {
        total: own.length,
        inProgress: count(({ status, stage }) => status === 'in_progress' && stage !== 'ended'),
        complete: count(({ status, stage }) => status === 'complete' && stage !== 'ended'),
        confirmed: count(({ isConfirmed }) => isConfirmed),
        ended: count(({ stage }) => stage === 'ended'),
      },
      stages: candidateStages.map((each) => count(({ stage }) => stage === each)),
      reasons: attentionReasons.map((each) => count(({ attentionReason }) => attentionReason === each)),
      listed: count(({ status, stage }) => status === filter.status && filter.stages.includes(stage as never)),
    });
  }
  return { shown, real };
}

/** After candidates were written past the model: the next reader counts all of them. */
export async function forgetKeptCounts(): Promise<void> {
  await CandidateTallyModel.deleteMany({});
  dataVersions.invalidateAll();
}

/** Deletes all candidates, past the services. */
export async function removeAllCandidates(): Promise<void> {
  await CandidateModel.collection.deleteMany({});
  await forgetKeptCounts();
}
