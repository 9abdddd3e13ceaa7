/** What is looked for in memory is found in the same rows as the database would find by the patterns of a search. */
import fc from 'fast-check';
import { Types } from 'mongoose';
import { searchPatterns, searchTextOf } from '../candidateSearch.js';
import { rowOf } from './listedRows.js';
import { ListTexts } from './listTexts.js';

const text = (letters: string, longest: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: longest }).map((some) => some.join(''));
const companies = Array.from({ length: 3 }, () => new Types.ObjectId());
const person = fc.record({
  name: text('ab çé😀-', 8),
  email: text('ab@.', 8),
  clientId: fc.constantFrom(null, ...companies),
});
const search = text('abc e@-', 5).filter((each) => each.trim() !== '');

test('in names and of companies, in names and e-mails, and in names again', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 30 }), search, fc.subarray(companies), (people, words, owners) => {
      const rows = people.map(({ clientId, ...each }, index) =>
        rowOf(new Types.ObjectId(), index, { searchText: searchTextOf(each), clientId }),
      );
      const { inName, anywhere } = searchPatterns(words);
      const texts = new ListTexts(rows);
      for (const [asked, clients] of [
        [inName, new Set(owners.map((id) => id.toHexString()))],
        [anywhere, new Set<string>()],
        [inName, new Set<string>()],
      ] as const) {
        const meant = [...rows.keys()].filter(
          (place) => asked.pattern.test(rows[place]!.text) || clients.has(rows[place]!.clientId),
        );
        expect(texts.placesOf(asked, clients)).toEqual(meant);
      }
    }),
    { numRuns: 2_000 },
  );
});
