import mongoose, { Types, type QueryFilter } from 'mongoose';
import type { Viewer } from '../../auth/viewer.js';
import { isDatabaseId } from '../../lib/globalId.js';
import type { Page, PageRequest } from '../../lib/pages.js';
import { escapeRegExp, searchable } from '../../lib/text.js';
import { parseInput } from '../../lib/validation.js';
import type { ServiceDependencies } from '../services.js';
import {
  candidateFilterInput,
  candidateSelectionInput,
  candidateSort,
  type CandidateConditions,
  type CandidateFilterInput,
  type CandidateSelection,
  type CandidateSortKey,
} from './candidatesInput.js';
import { CandidateModel, type CandidateRecord } from './candidatesModel.js';
import { candidatesVisibleTo } from './candidatesPolicy.js';

type Filter = QueryFilter<CandidateRecord>;

export interface CandidateTotals {
  total: number;
  inProgress: number;
  complete: number;
  confirmed: number;
}

const sortOrders: Record<CandidateSortKey, Record<string, 1 | -1>> = {
  CREATED_DESC: { createdAt: -1, _id: -1 },
  CREATED_ASC: { createdAt: 1, _id: 1 },
  NAME_ASC: { searchText: 1, _id: 1 },
  NAME_DESC: { searchText: -1, _id: -1 },
  PROGRESS_DESC: { progress: -1, _id: -1 },
  PROGRESS_ASC: { progress: 1, _id: 1 },
};

/** Finding candidates: pages, counts, totals and streams, all within what the viewer may see. */
export class CandidateLists {
  constructor(private readonly deps: ServiceDependencies) {}

  async page(
    viewer: Viewer,
    input: { page: PageRequest; filter?: CandidateFilterInput | null | undefined; sort?: unknown },
  ): Promise<Page<CandidateRecord>> {
    const filter = await this.#filter(viewer, parseInput(candidateFilterInput, input.filter ?? {}));
    const order = sortOrders[parseInput(candidateSort, input.sort)];
    const { offset, limit } = input.page;
    const [items, totalCount] = await Promise.all([
      CandidateModel.find(filter).sort(order).skip(offset).limit(limit).lean<CandidateRecord[]>(),
      CandidateModel.countDocuments(filter),
    ]);
    return { items, totalCount, offset, limit };
  }

  async totals(viewer: Viewer): Promise<CandidateTotals> {
    const visible = candidatesVisibleTo(viewer);
    const [total, complete, confirmed] = await Promise.all([
      CandidateModel.countDocuments(visible),
      CandidateModel.countDocuments({ ...visible, status: 'complete' }),
      CandidateModel.countDocuments({ ...visible, isConfirmed: true }),
    ]);
    return { total, complete, confirmed, inProgress: total - complete };
  }

  async countsByClient(clientIds: readonly string[]): Promise<Map<string, number>> {
    const counts = await Promise.all(
      clientIds.map((id) => CandidateModel.countDocuments({ clientId: new Types.ObjectId(id) })),
    );
    return new Map(clientIds.map((id, index) => [id, counts[index] ?? 0]));
  }

  async countSelected(viewer: Viewer, selection: CandidateSelection): Promise<number> {
    return CandidateModel.countDocuments(await this.#selected(viewer, selection));
  }

  async *streamSelected(viewer: Viewer, selection: CandidateSelection): AsyncGenerator<CandidateRecord> {
    const filter = await this.#selected(viewer, selection);
    yield* CandidateModel.find(filter).sort(sortOrders.CREATED_ASC).lean<CandidateRecord[]>().cursor();
  }

  async countWithValue(key: string): Promise<number> {
    return CandidateModel.countDocuments(hasValue(key));
  }

  async *valuesOf(key: string): AsyncGenerator<string> {
    const texts = CandidateModel.aggregate<{ _id: string }>([
      { $match: hasValue(key) },
      { $group: { _id: `$values.${key}` } },
    ]);
    for await (const { _id } of texts.cursor()) yield _id;
  }

  forgetCounts(): void {}

  async #selected(viewer: Viewer, selection: CandidateSelection): Promise<Filter> {
    const { candidateIds, filter } = parseInput(candidateSelectionInput, selection);
    if (!candidateIds) return this.#filter(viewer, parseInput(candidateFilterInput, filter ?? {}));
    const ids = candidateIds.map((id) => new Types.ObjectId(id));
    return { $and: [candidatesVisibleTo(viewer), { _id: mongoose.trusted({ $in: ids }) }] };
  }

  async #filter(viewer: Viewer, { search, status, clientId, confirmed }: CandidateConditions): Promise<Filter> {
    const conditions: Filter[] = [candidatesVisibleTo(viewer)];
    if (status) conditions.push({ status });
    if (clientId !== undefined && viewer.role === 'admin') {
      conditions.push({ clientId: isDatabaseId(clientId) ? new Types.ObjectId(clientId) : new Types.ObjectId() });
    }
    if (confirmed !== undefined) conditions.push({ isConfirmed: confirmed });
    if (search) conditions.push(await this.#search(viewer, search));
    return { $and: conditions };
  }

  async #search(viewer: Viewer, search: string): Promise<Filter> {
    const text = escapeRegExp(searchable(search));
    if (viewer.role !== 'admin') return { searchText: new RegExp(text) };
    const clientIds = await this.deps.services.clients.idsMatching(search);
    return {
      $or: [{ searchText: new RegExp(`^[^\\n]*${text}`) }, { clientId: mongoose.trusted({ $in: clientIds }) }],
    };
  }
}

const hasValue = (key: string) => ({ [`values.${key}`]: mongoose.trusted({ $exists: true }) });
