import type { ImportRow_RowFragment } from '../../../generated/staff/graphql';

export type ImportRow = ImportRow_RowFragment;
export type ImportCell = ImportRow['cells'][number];

/** Rows per request, the most that the server gives. */
export const ROWS_PER_PAGE = 100;

/** A page of rows as the server answered. */
export interface RowsPage {
  rows: readonly ImportRow[];
  total: number;
  revision: number;
}

/** What is known of the rows at a moment; another object after every change. */
export interface RowsSnapshot {
  /** How many rows the view has; null until the first page is there. */
  total: number | null;
  /** The last request was refused, or had no answer. */
  failed: boolean;
  rowAt: (index: number) => ImportRow | undefined;
  /** The position of the row with this number in the sheet among those that have been loaded; -1 for none. */
  indexOf: (row: number) => number;
}

interface StoredPage {
  rows: readonly ImportRow[];
  revision: number;
}

/**
 * The rows of one view of an import (all of them, or those of a filter), loaded page by page as they are wanted. Rows of an
 * earlier revision are shown until those of the present one have come.
 */
export class RowStore {
  readonly #pages = new Map<number, StoredPage>();
  readonly #arriving = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #total: number | null = null;
  #failed = false;
  /** Pending while the rows are held. */
  #released: Promise<void> | null = null;
  #snapshot: RowsSnapshot;

  /** @param fetchPage asks the server for a page, numbered from 1 */
  constructor(private readonly fetchPage: (page: number) => Promise<RowsPage>) {
    this.#snapshot = this.#read();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  snapshot = (): RowsSnapshot => this.#snapshot;

  /** Loads the rows `from` to `to` (positions, both included) as far as they are missing or of an earlier revision. */
  want(from: number, to: number, revision: number): void {
    if (this.#failed) return;
    void this.#load(from, to, revision).catch(() => undefined);
  }

  /** Loads rows as `want` does. @returns those that there are, once they are there. @throws what the request throws */
  async ensure(from: number, to: number): Promise<ImportRow[]> {
    await this.#load(from, to, 0);
    const rows: ImportRow[] = [];
    for (let index = from; index <= to; index += 1) {
      const row = this.#rowAt(index);
      if (row) rows.push(row);
    }
    return rows;
  }

  /** Takes rows as they are after a change, where they are shown. */
  patch(rows: readonly ImportRow[]): void {
    const byNumber = new Map(rows.map((row) => [row.row, row]));
    for (const [number, page] of this.#pages) {
      if (!page.rows.some(({ row }) => byNumber.has(row))) continue;
      this.#pages.set(number, { ...page, rows: page.rows.map((row) => byNumber.get(row.row) ?? row) });
    }
    this.#changed();
  }

  /**
   * Keeps the rows as they are while a cell is edited: an answer that comes meanwhile waits, so that no row leaves its place, or the
   * view, under what is typed. @returns lets the answers in.
   */
  hold = (): (() => void) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.#released = released;
    return () => {
      if (this.#released === released) this.#released = null;
      release();
    };
  };

  /** Forgets a failure; what is wanted next is asked for again. */
  retry(): void {
    this.#failed = false;
    this.#changed();
  }

  async #load(from: number, to: number, revision: number): Promise<void> {
    const last = this.#total === null ? to : Math.min(to, this.#total - 1);
    const pages: Promise<void>[] = [];
    for (let page = pageOf(from); page <= Math.max(pageOf(from), pageOf(last)); page += 1) {
      const stored = this.#pages.get(page);
      if (!stored || stored.revision < revision) pages.push(this.#fetch(page, revision));
    }
    await Promise.all(pages);
  }

  #fetch(page: number, revision: number): Promise<void> {
    const key = `${page}:${revision}`;
    const arriving = this.#arriving.get(key) ?? this.#take(page, revision).finally(() => this.#arriving.delete(key));
    this.#arriving.set(key, arriving);
    return arriving;
  }

  async #take(page: number, revision: number): Promise<void> {
    try {
      const answer = await this.fetchPage(page);
      while (this.#released) await this.#released;
      const stored = this.#pages.get(page);
      // An answer that was overtaken by a later one is of no use any more.
      if (stored && stored.revision > answer.revision) return;
      // An answer counts for the revision that was asked for, as asking again would give nothing newer.
      this.#pages.set(page, { rows: answer.rows, revision: Math.max(revision, answer.revision) });
      this.#total = answer.total;
      for (const number of this.#pages.keys()) if (number > pageOf(answer.total - 1)) this.#pages.delete(number);
      this.#changed();
    } catch (error) {
      this.#failed = true;
      this.#changed();
      throw error;
    }
  }

  #rowAt(index: number): ImportRow | undefined {
    return this.#pages.get(pageOf(index))?.rows[index % ROWS_PER_PAGE];
  }

  #indexOf(row: number): number {
    for (const [page, { rows }] of this.#pages) {
      const at = rows.findIndex((each) => each.row === row);
      if (at >= 0) return (page - 1) * ROWS_PER_PAGE + at;
    }
    return -1;
  }

  #read(): RowsSnapshot {
    return {
      total: this.#total,
      failed: this.#failed,
      rowAt: (index) => this.#rowAt(index),
      indexOf: (row) => this.#indexOf(row),
    };
  }

  #changed(): void {
    this.#snapshot = this.#read();
    this.#listeners.forEach((listener) => listener());
  }
}

const pageOf = (index: number) => Math.floor(Math.max(0, index) / ROWS_PER_PAGE) + 1;
