import { KeptContent } from '../zip/keptContent.js';
import type { KeptEntry } from '../zip/zipWriter.js';
import type { Cell } from './cells.js';
import { SheetXml, type SheetColumn } from './sheetXml.js';

/** A sheet behind the first of a new workbook: filled while that one is written, kept as compressed bytes, and sent behind it. */
export class KeptSheet {
  readonly #content = new KeptContent();
  readonly #xml: SheetXml;
  #rows = 0;

  constructor(
    readonly name: string,
    columns: readonly SheetColumn[],
  ) {
    this.#xml = new SheetXml(columns);
  }

  /** How many rows it has below its headings. */
  get rowCount(): number {
    return this.#rows;
  }

  /** The bytes that it takes in memory, about. */
  get keptBytes(): number {
    return this.#content.keptBytes;
  }

  async write(rows: readonly (readonly Cell[])[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#content.write(this.#headOnce() + this.#xml.rows(rows));
    this.#rows += rows.length;
  }

  /** The whole sheet as an entry of an archive; nothing is written to it any more. */
  async finish(name: string): Promise<KeptEntry> {
    await this.#content.write(this.#headOnce() + this.#xml.tail());
    return this.#content.finish(name);
  }

  #headOnce(): string {
    return this.#rows === 0 ? this.#xml.head({ isSelected: false }) : '';
  }
}
