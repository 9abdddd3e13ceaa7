import { LRUCache } from 'lru-cache';
import { KeyedMutex } from '../../../lib/keyedMutex.js';
import { RequestYield } from '../../../lib/yieldToRequests.js';
import type { UserViewer } from '../../../auth/viewer.js';
import { VersionedCache } from '../../../cache/versionedCache.js';
import { problemsOfUnasked } from '../../fields/values/fieldValues.js';
import type { RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import { noValues } from '../../fields/values/storedValues.js';
import type { DependsOn } from '../../services.js';
import { closedField, importFields } from '../mapping/importFields.js';
import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { isAtWork, type ImportRecord } from '../stored/importsModel.js';
import { readEdits, readRows } from '../stored/importRowsModel.js';
import { planRow, storedReader, type PlannedRow, type RowKind, type UnaskedCells } from './planRow.js';
import { groupsOf, type ProblemGroup } from './problemGroups.js';
import { parseRows, type ParsedRow } from './parseRows.js';

export interface PlanCounts {
  total: number;
  new: number;
  changes: number;
  same: number;
  problem: number;
  leftOut: number;
}

/** All rows of an import as they would be written now. */
export interface ImportPlan {
  rows: readonly PlannedRow[];
  counts: PlanCounts;
  problems: readonly ProblemGroup[];
  /** Keys of the fields for which something was typed that stands in no column: it is written as well, or refused. */
  typedKeys: readonly string[];
}

/** How many cells the plans that are kept have at most: each takes some hundred bytes, unless others say the same. */
const KEPT_CELLS = 1_000_000;
/** The smallest part of them that a plan counts for, so that no more than so many are kept. */
const LEAST_PART = 1 / 50;

/** Imports that are being worked on whose counts are remembered. */
const KEPT_COUNTS = 1_000;

/**
 * Plans of imports. A plan is computed from the stored rows, what was corrected of them, the fields of the moment and the
 * candidates in store; none of it is stored. The costly part, understanding the texts, is kept for as long as import and
 * fields are the same, the whole as long as no candidate has changed either.
 */
export class ImportPlans {
  readonly #parsed: LRUCache<string, { catalogue: RecordCatalogue; rows: Promise<DeepReadonly<ParsedRow[]>> }>;
  readonly #plans: VersionedCache<{ plan: ImportPlan; size: number }>;
  readonly #countsAtWork = new LRUCache<string, Promise<PlanCounts>>({ max: KEPT_COUNTS });
  readonly #mutex = new KeyedMutex<'small' | 'large'>();

  /** @param keptCells how many cells the plans that are kept have at most, but for one that has more by itself. */
  constructor(
    private readonly deps: DependsOn<'customFields' | 'candidates'>,
    private readonly keptCells = KEPT_CELLS,
  ) {
    this.#parsed = new LRUCache({ maxSize: keptCells });
    this.#plans = new VersionedCache(['candidates', 'fields', 'clients'], {
      units: keptCells,
      unitsOf: ({ size }) => size,
    });
  }

  /** The plan as the viewer may know it. */
  async of(viewer: UserViewer, record: ImportRecord): Promise<DeepReadonly<ImportPlan>> {
    const size = this.#sizeOf(record);
    const { plan } = await this.#plans.get(keyOf(viewer, record), async () => ({
      plan: await this.#inTurn(viewer, record),
      size,
    }));
    return plan;
  }

  /**
   * How many rows there are of each kind. Of an import that is being worked on they stay what they were when they were first asked for: each
   * candidate that is written makes another plan, and callers ask every second how far it is.
   */
  async counts(viewer: UserViewer, record: ImportRecord): Promise<PlanCounts> {
    if (!isAtWork(record)) return (await this.of(viewer, record)).counts;
    const key = `${keyOf(viewer, record)} ${record.state}`;
    const known = this.#countsAtWork.get(key);
    if (known) return known;
    const counts = this.of(viewer, record).then((plan) => plan.counts);
    this.#countsAtWork.set(key, counts);
    counts.catch(() => this.#countsAtWork.delete(key));
    return counts;
  }

  /**
   * One plan after the other: those of fifty thousand rows take tens of megabytes each while they are worked out, and a list may ask for
   * forty. A small one waits for no large one.
   */
  #inTurn(viewer: UserViewer, record: ImportRecord): Promise<ImportPlan> {
    const lane = this.#sizeOf(record) > this.keptCells * LEAST_PART ? 'large' : 'small';
    return this.#mutex.runExclusive(lane, () => this.#plan(viewer, record));
  }

  /** The rows as they are understood, before the store is looked into. */
  async parsedRows(viewer: UserViewer, record: ImportRecord): Promise<DeepReadonly<ParsedRow[]>> {
    const catalogue = await this.deps.services.customFields.catalogueOfClient(record.clientId);
    const key = `${record._id.toString()} ${record.revision} ${viewer.role}`;
    const known = this.#parsed.get(key);
    if (known?.catalogue === catalogue) return known.rows;
    const rows = this.#parse(viewer, record, catalogue);
    this.#parsed.set(key, { catalogue, rows }, { size: this.#sizeOf(record) });
    rows.catch(() => this.#parsed.delete(key));
    return rows;
  }

  /** Some rows as they would be written at this moment; nothing of the store is remembered. */
  async planned(viewer: UserViewer, record: ImportRecord, rows: readonly ParsedRow[]): Promise<PlannedRow[]> {
    const catalogue = await this.deps.services.customFields.catalogueOfClient(record.clientId);
    const wanted = {
      emails: [...new Set(rows.flatMap(({ email }) => email ?? []))],
      cpfs: [...new Set(rows.flatMap(({ cpf }) => cpf ?? []))],
    };
    const matches = await this.deps.services.candidates.imported.matching(viewer, record.clientId, wanted, catalogue);
    const stored = storedReader(catalogue, viewer.role);
    const unasked: UnaskedCells = (candidate, texts) => problemsOfUnasked(catalogue, candidate ?? noValues, texts);
    const pace = new RequestYield();
    const planned: PlannedRow[] = [];
    for (const row of rows) {
      planned.push(planRow(row, { matches, stored, unasked }));
      if (pace.isDue()) await pace.yieldToRequests();
    }
    return planned;
  }

  /** The cells of a plan. One with more than all that may be kept is kept alone: each page of its rows would compute it anew. */
  #sizeOf({ rowCount, columns }: ImportRecord): number {
    const cells = rowCount * columns.filter(({ fieldKey }) => fieldKey !== null).length;
    return Math.ceil(Math.min(Math.max(cells, this.keptCells * LEAST_PART), this.keptCells));
  }

  async #parse(viewer: UserViewer, record: ImportRecord, catalogue: RecordCatalogue): Promise<ParsedRow[]> {
    const [rows, edits] = await Promise.all([
      readRows(record._id, record.rowsVersion),
      readEdits(record._id, record.rowsVersion),
    ]);
    const fields = importFields(catalogue, viewer.role);
    const known = new Map<string, ReturnType<typeof closedField>>();
    const closed = (key: string) => {
      const field = known.get(key) ?? closedField(key, catalogue, viewer.role);
      known.set(key, field);
      return field;
    };
    return parseRows({ record, rows, edits, fields, closed, now: this.deps.now() });
  }

  async #plan(viewer: UserViewer, record: ImportRecord): Promise<ImportPlan> {
    const rows = await this.planned(viewer, record, await this.parsedRows(viewer, record));
    return { rows, counts: countsOf(rows), problems: groupsOf(rows), typedKeys: typedKeysOf(rows) };
  }
}

const keyOf = (viewer: UserViewer, record: ImportRecord): string =>
  `${record._id.toString()} ${record.revision} ${viewer.role} ${viewer.clientId ?? ''}`;

function countsOf(rows: readonly PlannedRow[]): PlanCounts {
  const counts: Record<RowKind, number> = { new: 0, changes: 0, same: 0, problem: 0, leftOut: 0 };
  for (const { kind } of rows) counts[kind] += 1;
  return { total: rows.length, ...counts };
}

function typedKeysOf(rows: readonly PlannedRow[]): string[] {
  const keys = new Set<string>();
  for (const { cells } of rows) {
    for (const { field, source, text } of cells) if (source === null && text.trim() !== '') keys.add(field.key);
  }
  return [...keys];
}
