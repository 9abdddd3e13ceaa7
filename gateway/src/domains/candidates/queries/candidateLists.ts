import mongoose, { Types } from 'mongoose';
import { z } from 'zod';
import { asUser } from '../../../auth/rules.js';
import type { Viewer } from '../../../auth/viewer.js';
import { pageOf, type Page, type PageRequest } from '../../../lib/pages.js';
import { parseInput } from '../../../lib/validation.js';
import { chunked } from '../../../lib/chunked.js';
import { objectIdOrNil } from '../../../database/objectIdOrNil.js';
import { readAhead } from '../../../database/cursors.js';
import type { Area } from '../../../cache/dataVersions.js';
import { VersionedCache } from '../../../cache/versionedCache.js';
import { distinctTexts, holdsValue } from '../../fields/values/storedValues.js';
import type { CandidateDependencies } from '../candidateDependencies.js';
import { anchorsOf } from './candidateAnchors.js';
import { areasOfOrder, candidateOrders, inOrder, type CandidateOrder } from './candidateOrders.js';
import { readCandidateIds, type ListCounts } from './candidatePage.js';
import { cachedCandidates } from './cachedCandidates.js';
import { exportedPaths, type ExportedRecord } from './exportedRecord.js';
import { leadOf } from './leadingRestriction.js';
import { readCachedPage, trackListRead, trackSearch } from './listCache/cachedLists.js';
import { inTurn } from './importTurns.js';
import { countAmong, idsAmong, idsInOrder, idsOfSparseList, recordsOf } from './selectedCandidates.js';
import { isSparse, scannedFilter, readToGather } from './sparseLists.js';
import { prefetchRange } from './pagePrefetch.js';
import {
  candidateFilterInput,
  candidateSelectionInput,
  candidateSort,
  type CandidateFilterInput,
  type CandidateSelection,
} from '../candidatesInput.js';
import { nameIndex, sortIndex } from '../candidateIndexes.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import type { CandidateTallies } from '../tallies/candidateTallies.js';
import { candidatesVisibleTo } from '../candidatesPolicy.js';
import {
  nameFilter,
  notOfClients,
  questionOf,
  stateFilter,
  restrictingFilter,
  candidateFilterFor,
  fullFilter,
  wholeFilter,
  type CandidateFilter,
  type FilterSearch,
} from './candidateFilter.js';

/** Who is in progress, complete or ended adds up to the total; the confirmed are among all of these. */
export interface CandidateTotals {
  total: number;
  inProgress: number;
  complete: number;
  confirmed: number;
  ended: number;
}

/** Cache size, for each kind of order: some 200 ranges of a list. */
const PAGES_BYTES = 2 * 1024 ** 2;
/** Cache size: the counts of some 2,000 searches, or of fewer that find many clients, whom the question names. */
const COUNTS_BYTES = 1024 ** 2;

/** Rows that are fetched, and decoded at a stretch, at a time for an export: some 2 ms of work. */
const EXPORTED_TOGETHER = 200;
/** Records, with all that is stored of each, that are fetched at a time for who reads slowly. */
const READ_TOGETHER = 50;

/** Who is in a range of a list, and how many there are in all of it. */
interface Slice {
  ids: string[];
  totalCount: number;
}

/** Finding and counting candidates, always within what the viewer may see. */
export class CandidateLists {
  readonly #pages = new Map<string, VersionedCache<Slice>>();
  readonly #hits = new VersionedCache<number>(['candidateStates', 'candidateNames', 'clients'], {
    bytes: COUNTS_BYTES,
  });

  constructor(
    private readonly deps: CandidateDependencies,
    private readonly tallies: CandidateTallies,
  ) {}

  async page(
    viewer: Viewer,
    input: { page: PageRequest; filter?: CandidateFilterInput | null | undefined; sort?: unknown },
  ): Promise<Page<CandidateRecord>> {
    const sort = parseInput(candidateSort, input.sort, 'sort');
    const { filter } = parseInput(filterArgument, { filter: input.filter ?? {} });
    return this.read(await this.where(viewer, filter), candidateOrders[sort], input.page);
  }

  /** A page of what conditions let through, in an order. */
  async read(where: CandidateFilter, order: CandidateOrder, page: PageRequest): Promise<Page<CandidateRecord>> {
    const range = prefetchRange(inOrder(where, order), order, page);
    const question = JSON.stringify([order.name, questionOf(where), range]);
    const read = () => this.#slice(where, order, range);
    const { ids, totalCount } = await this.#pagesOf(where, order).get(question, read);
    const from = page.offset - range.offset;
    const onPage = range === page ? ids : ids.slice(from, from + page.limit);
    return pageOf(order, page, await cachedCandidates(onPage), totalCount);
  }

  async #slice(where: CandidateFilter, order: CandidateOrder, request: PageRequest): Promise<Slice> {
    const listed = await this.listed(where, order);
    const kept = request.seek ? null : await readCachedPage(listed, order, request);
    if (kept) return kept;
    const anchors = where.search || where.registered || request.seek ? undefined : anchorsOf(listed, order);
    const counts = await this.countsOf(where, order);
    const { totalCount, scannedCount } = counts;
    const ids = await inTurn(where, () => readCandidateIds({ where: listed, order, request, ...counts, anchors }));
    // What is read beside a cursor would be read so of a kept list, too.
    trackListRead(listed, order, { count: totalCount, rows: request.seek ? 0 : ids.length });
    if (where.search) trackSearch(listed, order, scannedCount);
    return { ids, totalCount };
  }

  /** The cache of the pages that change with the same writes. */
  #pagesOf({ search }: CandidateFilter, { path }: CandidateOrder): VersionedCache<Slice> {
    // A CPF is among the values, whose changes leave no mark of their own.
    const areas: Area[] = search?.whole
      ? ['candidates']
      : ['candidateStates', ...areasOfOrder[path], ...(search ? (['candidateNames'] as const) : [])];
    const known = this.#pages.get(areas.join()) ?? new VersionedCache<Slice>(areas, { bytes: PAGES_BYTES });
    this.#pages.set(areas.join(), known);
    return known;
  }

  async totals(viewer: Viewer): Promise<CandidateTotals> {
    const where = await this.where(viewer, {});
    const [total = 0, inProgress = 0, complete = 0, confirmed = 0, ended = 0] = await this.tallies.countEach(
      where.clientId,
      [
        () => true,
        ({ status, stage }) => status === 'in_progress' && stage !== 'ended',
        ({ status, stage }) => status === 'complete' && stage !== 'ended',
        ({ isConfirmed }) => isConfirmed,
        ({ stage }) => stage === 'ended',
      ],
    );
    return { total, inProgress, complete, confirmed, ended };
  }

  async countSelected(viewer: Viewer, selection: CandidateSelection): Promise<number> {
    const { candidateIds, filter } = parseInput(candidateSelectionInput, selection);
    if (!candidateIds) return this.count(await this.where(viewer, filter));
    return CandidateModel.countDocuments(named(viewer, candidateIds));
  }

  /** @param most how many candidates are read at most; all unless told. */
  async *exportSelected(
    viewer: Viewer,
    selection: CandidateSelection,
    most?: number,
  ): AsyncGenerator<ExportedRecord[]> {
    const groups = chunked(await this.#selectedIds(viewer, selection, most), EXPORTED_TOGETHER);
    const batches = readAhead(async () => {
      const group = groups.next();
      return group.done ? null : recordsOf<ExportedRecord>(viewer, group.value, exportedPaths);
    });
    for await (const batch of batches) if (batch.length > 0) yield batch;
  }

  /** Each group is read when it is wanted and not before, with what the viewer may see then: a zip may be read slowly. */
  async *streamSelected(viewer: Viewer, selection: CandidateSelection): AsyncGenerator<CandidateRecord> {
    for (const group of chunked(await this.#selectedIds(viewer, selection), READ_TOGETHER)) {
      yield* await recordsOf<CandidateRecord>(viewer, group, { nameSuffixes: 0 });
    }
  }

  async countWithValue(key: string): Promise<number> {
    return CandidateModel.countDocuments(holdsValue(key));
  }

  async *valuesOf(key: string): AsyncGenerator<string> {
    const texts = CandidateModel.aggregate<{ _id: string }>(distinctTexts(key));
    for await (const { _id } of texts.cursor()) yield _id;
  }

  /** Conditions as the indexes want them, within what the viewer may see. */
  async where(viewer: Viewer, filter: CandidateFilterInput | null | undefined): Promise<CandidateFilter> {
    const { clientDirectory, importRegistrations } = this.deps.services;
    const { importId: named, ...conditions } = parseInput(candidateFilterInput, filter ?? {});
    const where = await candidateFilterFor(asUser(viewer), conditions, (search) => clientDirectory.idsMatching(search));
    if (named === undefined) return where;
    const importId = objectIdOrNil(named);
    return { ...where, registered: { importId, ids: await importRegistrations.candidatesOf(importId) } };
  }

  /** Conditions as the index of an order wants them that is about to be read. */
  async listed(where: CandidateFilter, order: CandidateOrder): Promise<CandidateFilter> {
    const listed = inOrder(where, order);
    return { ...listed, lead: await leadOf(where, (alone) => this.tallies.count(alone)) };
  }

  /** Who is selected at this moment, in order. */
  async #selectedIds(viewer: Viewer, selection: CandidateSelection, most?: number): Promise<string[]> {
    const { candidateIds, filter, sort } = parseInput(candidateSelectionInput, selection);
    const order = candidateOrders[sort ?? 'CREATED_ASC'];
    if (candidateIds) return idsAmong(named(viewer, candidateIds), sort ? order : null, most);
    return this.ids(await this.where(viewer, filter), order, most);
  }

  /** Ids of all whom conditions let through in an order, or of the first `most`. */
  async ids(where: CandidateFilter, order: CandidateOrder, most?: number): Promise<string[]> {
    const listed = await this.listed(where, order);
    if (!isSparse(listed, order.path)) return idsInOrder(listed, order, most);
    const counts = await this.countsOf(where, order);
    return inTurn(where, () => idsOfSparseList({ where: listed, order, most, ...counts }));
  }

  /** How many conditions let through, and where that is a sparse list in this order what reading it takes. */
  async countsOf(where: CandidateFilter, order: CandidateOrder): Promise<ListCounts> {
    const listed = inOrder(where, order);
    if (!isSparse(listed, order.path))
      return { totalCount: await this.count(where), scannedCount: 0, gatheredCount: 0 };
    const read = readToGather(listed);
    const [totalCount, scannedCount, readCount] = await Promise.all([
      this.count(where),
      this.tallies.count(scannedFilter(listed, order.path)),
      read && this.tallies.count(read),
    ]);
    return { totalCount, scannedCount, gatheredCount: readCount ?? totalCount };
  }

  /** How many candidates the conditions let through. */
  async count(where: CandidateFilter): Promise<number> {
    const { search, registered } = where;
    if (registered) return inTurn(where, () => countAmong(fullFilter(where)));
    // Not remembered: a CPF changes without any mark that counts are remembered under, and few have the same.
    const whole = search?.whole
      ? CandidateModel.countDocuments(wholeFilter(where, search, search.whole)).hint(search.whole.index)
      : 0;
    return (await this.#countTexts(where)) + (await whole);
  }

  /** How many there are without those that an e-mail or a CPF alone finds. */
  #countTexts(where: CandidateFilter): Promise<number> {
    const { search } = where;
    if (!search) return this.tallies.count(where);
    const question = JSON.stringify(questionOf(where));
    return this.#hits.get(question, async () => {
      if (search.scope === 'client') {
        const index = sortIndex('searchText', { ofClient: true, byState: true });
        return CandidateModel.countDocuments({ ...stateFilter(where), searchText: search.text.pattern }).hint(index);
      }
      return this.#countEverywhere(where, search);
    });
  }

  /** How many belong to the clients that have the text, and how many of the others have it in their name. */
  async #countEverywhere(
    where: CandidateFilter,
    { patterns, clientIds }: FilterSearch & { scope: 'all' },
  ): Promise<number> {
    const ofClients = await Promise.all(clientIds.map((clientId) => this.count({ ...where, clientId, search: null })));
    const owned = ofClients.reduce((sum, count) => sum + count, 0);
    // A single letter begins so many endings that it takes less to read the others' names, unless these are many. Several letters by
    // themselves are not told by the endings at all.
    const readsNames = patterns.isOneLetter && (!patterns.suffixTells || 2 * owned > (await this.tallies.count(where)));
    const named = readsNames
      ? CandidateModel.countDocuments({
          ...stateFilter(where),
          ...notOfClients(clientIds),
          searchText: patterns.inName.pattern,
        }).hint(sortIndex('searchText', { ofClient: true, byState: true }))
      : CandidateModel.countDocuments({
          ...restrictingFilter(where),
          ...notOfClients(clientIds),
          ...nameFilter(patterns),
        }).hint(nameIndex);
    return owned + (await named);
  }
}

/** The argument `filter` of the transports, so that failures carry its name in their path. */
export const filterArgument = z.object({ filter: candidateFilterInput });

function named(viewer: Viewer, candidateIds: readonly string[]) {
  const ids = candidateIds.map((id) => new Types.ObjectId(id));
  return { $and: [candidatesVisibleTo(viewer), { _id: mongoose.trusted({ $in: ids }) }] };
}
