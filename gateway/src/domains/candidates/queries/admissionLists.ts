import type { Types } from 'mongoose';
import { asUser } from '../../../auth/rules.js';
import type { UserViewer, Viewer } from '../../../auth/viewer.js';
import type { Page, PageRequest } from '../../../lib/pages.js';
import { parseInput } from '../../../lib/validation.js';
import { candidateSort, type CandidateFilterInput } from '../candidatesInput.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { attentionReasons, candidateStages } from '../standing/standing.js';
import type { CandidateTallies } from '../tallies/candidateTallies.js';
import { getCandidate } from '../writes/candidateWrites.js';
import { fullFilter } from './candidateFilter.js';
import { filterArgument, type CandidateLists } from './candidateLists.js';
import { attentionOrder, candidateOrders } from './candidateOrders.js';
import { readCandidateIds } from './candidatePage.js';
import { cachedCandidates } from './cachedCandidates.js';

interface List {
  filter?: CandidateFilterInput | null | undefined;
  sort?: unknown;
}

/** Stages, the work queue and neighbours in a list, always within what the viewer may see. */
export class AdmissionLists {
  constructor(
    private readonly lists: CandidateLists,
    private readonly tallies: CandidateTallies,
  ) {}

  /** A page of the work queue: those listed under `filter.attention`, longest waiting first. @throws INVALID. */
  async queue(
    viewer: UserViewer,
    input: { page: PageRequest; filter: CandidateFilterInput },
  ): Promise<Page<CandidateRecord>> {
    const { filter } = parseInput(filterArgument, { filter: input.filter });
    return this.lists.read(await this.lists.where(viewer, filter), attentionOrder, input.page);
  }

  /** How many candidates are in each stage, in the order of the stages. */
  async stageCounts(viewer: Viewer, clientId?: string): Promise<readonly number[]> {
    return this.tallies.countEach(
      await this.#clientOf(viewer, clientId),
      candidateStages.map((stage) => (state) => state.stage === stage),
    );
  }

  /** How many candidates the work queue lists under each reason, gravest first. */
  async attentionCounts(viewer: Viewer, clientId?: string): Promise<readonly number[]> {
    return this.tallies.countEach(
      await this.#clientOf(viewer, clientId),
      attentionReasons.map((reason) => (state) => state.attentionReason === reason),
    );
  }

  /** The client whose candidates the viewer sees of those asked for; undefined for everybody's. */
  async #clientOf(viewer: Viewer, clientId: string | undefined): Promise<Types.ObjectId | null | undefined> {
    return (await this.lists.where(viewer, { clientId })).clientId;
  }

  /** The candidates beside one in a list; none where it is not in it. @throws NOT_FOUND, INVALID for the list. */
  async neighbours(
    viewer: Viewer,
    id: string,
    list: List,
  ): Promise<{ previous: CandidateRecord | null; next: CandidateRecord | null }> {
    const { filter } = parseInput(filterArgument, { filter: list.filter ?? {} });
    const order = filter.attention ? attentionOrder : candidateOrders[parseInput(candidateSort, list.sort, 'sort')];
    const candidate = await getCandidate(asUser(viewer), id);
    const where = await this.lists.listed(await this.lists.where(viewer, filter), order);
    const isListed = await CandidateModel.exists({ $and: [{ _id: candidate._id }, fullFilter(where)] });
    if (!isListed) return { previous: null, next: null };
    const counts = await this.lists.countsOf(where, order);
    const place = { order: order.name, key: order.keyOf(candidate), position: 0 };
    const beside = async (direction: 'before' | 'after') => {
      const request = { offset: 0, limit: 1, seek: { direction, place } };
      const [nearest] = await readCandidateIds({ where, order, request, ...counts });
      const [row] = nearest ? await cachedCandidates([nearest]) : [];
      return row ?? null;
    };
    const [previous, next] = await Promise.all([beside('before'), beside('after')]);
    return { previous, next };
  }

  /** Ids of those that a filter lets through, at most `most`, oldest first. */
  async ids(viewer: Viewer, filter: CandidateFilterInput, most: number): Promise<string[]> {
    return this.lists.ids(await this.lists.where(viewer, filter), candidateOrders.CREATED_ASC, most);
  }
}
