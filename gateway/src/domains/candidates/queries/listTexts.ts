import type { TextSearch } from './candidateSearch.js';
import type { ListedRow } from './listedRows.js';

/**
 * What a search looks at of the rows of a list, one after the other in one string: to look through that costs a tenth of what it costs
 * to look at rows, which lie all over the memory.
 */
export class ListTexts {
  readonly #texts: string;
  /** Where the text of each row ends, and the line end that follows it; no word that is looked for has one. */
  readonly #ends: Uint32Array;
  readonly #clientIds: readonly string[];

  /** @param rows with what a search looks at. */
  constructor(rows: readonly ListedRow[]) {
    this.#ends = new Uint32Array(rows.length);
    const texts: string[] = [];
    const clientIds: string[] = [];
    let end = 0;
    // Once over the rows: it is getting at them that takes the time.
    for (const [place, { text, clientId }] of rows.entries()) {
      texts.push(text);
      clientIds.push(clientId);
      end += text.length + 1;
      this.#ends[place] = end;
    }
    this.#texts = texts.join('\n');
    this.#clientIds = clientIds;
  }

  /** The places of the rows that a search finds, ascending. @param clients the ids of companies whose candidates are all found. */
  placesOf({ longestWord, isHit }: TextSearch, clients: ReadonlySet<string>): readonly number[] {
    const found: number[] = [];
    let place = 0;
    let start = 0;
    for (let at = this.#next(longestWord, 0); at >= 0; at = this.#next(longestWord, start)) {
      for (; this.#endOf(place) <= at; place += 1) start = this.#endOf(place);
      const end = this.#endOf(place);
      if (isHit(this.#texts.slice(start, end - 1))) found.push(place);
      place += 1;
      start = end;
    }
    if (clients.size === 0) return found;
    const inText = new Set(found);
    return [...this.#clientIds.keys()].filter((each) => inText.has(each) || clients.has(this.#clientIds[each] ?? ''));
  }

  #next(word: string, from: number): number {
    return this.#texts.indexOf(word, from);
  }

  #endOf(place: number): number {
    return this.#ends[place] ?? Infinity;
  }
}
