import { hasEach } from '../../../../lib/text.js';
import type { TextSearch } from '../candidateSearch.js';
import type { ListedRow } from './listedRows.js';

/**
 * What a search looks at of the rows of a list, one after the other in one string: to look through that costs a tenth of what it costs
 * to look at rows, which lie all over the memory. Each kind of search makes what it reads when it first comes.
 */
export class ListTexts {
  readonly #rows: readonly ListedRow[];
  #names?: JoinedTexts;
  #namesAndEmails?: JoinedTexts;
  #companies?: Companies;

  /** @param rows with what a search looks at. */
  constructor(rows: readonly ListedRow[]) {
    this.#rows = rows;
  }

  /** The places of the rows that a search finds, ascending. @param clients the ids of companies whose candidates are all found. */
  placesOf({ words, inName }: TextSearch, clients: ReadonlySet<string>): readonly number[] {
    const found = (inName ? this.#namesOf() : this.#textsOf()).placesOf(words);
    if (clients.size === 0) return found;
    this.#companies ??= new Companies(this.#rows);
    return this.#companies.placesWith(found, clients);
  }

  #namesOf(): JoinedTexts {
    return (this.#names ??= new JoinedTexts(this.#rows.map(({ text }) => text.slice(0, text.indexOf('\n')))));
  }

  #textsOf(): JoinedTexts {
    return (this.#namesAndEmails ??= new JoinedTexts(this.#rows.map(({ text }) => text)));
  }
}

class JoinedTexts {
  readonly #joined: string;
  /** Where each text ends, and the line end that follows it; no word that is looked for has one. */
  readonly #ends: Uint32Array;

  constructor(texts: readonly string[]) {
    this.#ends = new Uint32Array(texts.length);
    let end = 0;
    for (const [place, text] of texts.entries()) {
      end += text.length + 1;
      this.#ends[place] = end;
    }
    this.#joined = texts.join('\n');
  }

  /** The places of the texts that have each of the words; those with the first one are looked for, and asked for the others. */
  placesOf([first = '', ...others]: readonly string[]): number[] {
    const [joined, ends] = [this.#joined, this.#ends];
    const found: number[] = [];
    let place = 0;
    let start = 0;
    for (let at = joined.indexOf(first); at >= 0; at = joined.indexOf(first, start)) {
      while ((ends[place] ?? Infinity) <= at) place += 1;
      const end = ends[place] ?? Infinity;
      if (others.length === 0 || hasEach(joined.slice(place > 0 ? ends[place - 1] : 0, end - 1), others))
        found.push(place);
      place += 1;
      start = end;
    }
    return found;
  }
}

/** Which rows are of which company. */
class Companies {
  readonly #numbers = new Map<string, number>();
  /** The number of the company of each row. */
  readonly #ofRows: Uint32Array;

  constructor(rows: readonly ListedRow[]) {
    this.#ofRows = Uint32Array.from(rows, ({ clientId }) => {
      const number = this.#numbers.get(clientId) ?? this.#numbers.size;
      this.#numbers.set(clientId, number);
      return number;
    });
  }

  /** These places and those of the rows of these companies, ascending. */
  placesWith(places: readonly number[], clients: ReadonlySet<string>): number[] {
    const isMeant = Uint8Array.from(this.#numbers.keys(), (id) => (clients.has(id) ? 1 : 0));
    const found: number[] = [];
    let next = 0;
    for (const [place, number] of this.#ofRows.entries()) {
      const isFound = places[next] === place;
      if (isFound) next += 1;
      if (isFound || isMeant[number] === 1) found.push(place);
    }
    return found;
  }
}
