import { searchable } from '../../lib/text.js';
import type { ComparedAnswers, Print } from './print.js';

/** Written or left out as it pleases in names. */
const PARTICLES = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);
/** Shorter words are other words when a letter differs. */
const TOLERANT_FROM = 5;
/**
 * How much print a name is looked for in: hints are made anew for each document of a list, on the thread that answers all requests. A
 * card has some 300 characters, a closely written page some 4,000.
 */
const MAX_CHARACTERS = 10_000;

/**
 * What a reviewer should look at: where the print on an image seems to say something else than the answers. Sentences in
 * pt-BR, none when all agrees or nothing can be compared. They quote the answers, so that only those may be handed in
 * that the reader of the hints may see.
 */
export function printHints(print: Print, answers: ComparedAnswers): string[] {
  return [cpfHint(print, answers.cpf), birthDateHint(print, answers.birthDate), nameHint(print, answers.name)].filter(
    (hint) => hint !== null,
  );
}

function cpfHint({ cpfs }: Print, answer: string | null | undefined): string | null {
  const expected = (answer ?? '').replace(/\D/g, '');
  const [found] = cpfs;
  if (expected.length !== 11 || found === undefined || cpfs.includes(expected)) return null;
  const [there, here] = [found.slice(-2), expected.slice(-2)];
  if (there !== here) return `CPF no documento termina em -${there}, na ficha em -${here}`;
  return `CPF no documento começa com ${found.slice(0, 3)}, na ficha com ${expected.slice(0, 3)}`;
}

/** A document has other dates as well, so that only one which is nearly the answer is worth a word. */
function birthDateHint({ dates }: Print, answer: string | null | undefined): string | null {
  const expected = /^\d{4}-\d{2}-\d{2}$/.exec(answer ?? '');
  if (!expected || dates.includes(expected[0])) return null;
  const near = dates.find((date) => sharedParts(date, expected[0]) >= 2);
  return near === undefined
    ? null
    : `Data de nascimento no documento parece ser ${shown(near)}, na ficha é ${shown(expected[0])}`;
}

/** How many of year, month and day two dates share; day and month that changed places count as shared. */
function sharedParts(one: string, other: string): number {
  const [left, right] = [one.split('-'), other.split('-')];
  const inPlace = left.filter((part, at) => part === right[at]).length;
  const changedPlaces = left[0] === right[0] && left[1] === right[2] && left[2] === right[1];
  return changedPlaces ? 3 : inPlace;
}

function shown(date: string): string {
  return date.split('-').toReversed().join('/');
}

function nameHint({ cpfs, dates, lines }: Print, answer: string | null | undefined): string | null {
  const expected = wordsOf(answer ?? '');
  if (expected.length < 2) return null;
  const read = beginning(lines);
  const agreeing = read.map((line) => wordsIn(line, expected));
  const candidates = read.flatMap((line, at) => {
    // A long name goes on in the next line.
    const both = [agreeing[at], agreeing[at + 1]];
    const count = (among: typeof both) => expected.filter((word) => among.some((words) => words?.has(word))).length;
    return [
      { text: line, count: count(both.slice(0, 1)) },
      { text: `${line} ${read[at + 1] ?? ''}`.trim(), count: count(both) },
    ];
  });
  const most = Math.max(0, ...candidates.map(({ count }) => count));
  // What stands on the rest is not known.
  if (most === expected.length || read.length < lines.length) return null;
  const nearest = candidates.find(({ count }) => count === most);
  if (most >= 2 && nearest) {
    return `Nome no documento parece ser '${nearest.text.slice(0, 80)}', na ficha é '${(answer ?? '').trim()}'`;
  }
  // Where not even a number could be read, a name that is missing means nothing.
  return cpfs.length + dates.length > 0 ? 'O nome da ficha não foi encontrado no documento' : null;
}

/** The first lines that have no more than MAX_CHARACTERS together. */
function beginning(lines: readonly string[]): readonly string[] {
  let characters = 0;
  const end = lines.findIndex(({ length }) => (characters += length) > MAX_CHARACTERS);
  return end < 0 ? lines : lines.slice(0, end);
}

/** Which of the expected words a line holds. */
function wordsIn(line: string, expected: readonly string[]): ReadonlySet<string> {
  const words = wordsOf(line);
  return new Set(expected.filter((word) => words.some((other) => areAlike(word, other))));
}

function wordsOf(name: string): string[] {
  return searchable(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !PARTICLES.has(word));
}

/** Whether two words are the same but for what a reader of print gets wrong: one letter of a longer word. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length < TOLERANT_FROM || longer.length - shorter.length > 1) return false;
  let same = 0;
  while (same < shorter.length && shorter[same] === longer[same]) same += 1;
  return shorter.slice(longer.length === shorter.length ? same + 1 : same) === longer.slice(same + 1);
}
