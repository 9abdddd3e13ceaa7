import Upload from 'graphql-upload/Upload.mjs';
import { DomainError, fieldError } from './errors.js';

/**
 * The longest text that any part of a request may have, names of properties included, in UTF-16 units. It is twice the
 * longest value that is kept (10,000), so that a text that is a little too long is still refused by its own field's rule.
 */
export const LONGEST_TEXT = 20_000;
/** Objects and lists inside of each other; the deepest input of either transport has seven. */
const DEEPEST = 32;
/**
 * Properties of an object together with those of the objects in it: GraphQL quotes the whole of an object that it refuses, once for
 * each thing that is wrong with it. The largest that is meant has a value for each of 500 fields.
 */
export const MAX_PROPERTIES = 2_000;
/** What an answer tells of a name that is too long itself. */
const SHOWN_NAME = 50;
/** Half of a character, which UTF-8 cannot hold: the database would store another text than the one that was answered. */
export const HALF_CHARACTER = /\p{Surrogate}/u;
/** The name that would become the prototype of an object: schemas of objects with any names drop it without a word. */
const PROTOTYPE = '__proto__';

/** A value on the way down, with the way that led to it. */
interface Place {
  value: unknown;
  name: string;
  depth: number;
  parent: Place | null;
  /** The properties counted so far of the object that this is inside of; the objects of a list are counted each by itself. */
  counted: { properties: number };
}

/**
 * Looks through what came in, before any rule or pattern reads it: no text may be longer than LONGEST_TEXT or hold half of a character
 * no nesting be deeper than 32, no object have more than MAX_PROPERTIES, or one that is called as its prototype. It
 * walks without recursion, so that no nesting can end the stack. A file on its way and a date are left alone.
 * @throws DomainError INVALID with the path of the text or property, or MALFORMED for what is nested too deeply or has too many
 *   properties.
 */
export function checkBounds(input: unknown): void {
  const open: Place[] = [{ value: input, name: '', depth: 0, parent: null, counted: { properties: 0 } }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value } = place;
    if (typeof value === 'string') checkText(value, place);
    else if (isContainer(value)) openUp(value, place, open);
  }
}

/** Adds what is inside of a list or an object to what is still to be looked at. */
function openUp(container: object, place: Place, open: Place[]): void {
  if (place.depth >= DEEPEST) throw malformed('Os dados da requisição têm níveis demais.');
  const entries: [string, unknown][] = Object.entries(container);
  const isList = Array.isArray(container);
  if (!isList) place.counted.properties += entries.length;
  if (place.counted.properties > MAX_PROPERTIES) throw malformed('Os dados da requisição têm propriedades demais.');
  for (const [name, value] of entries) {
    checkText(name, place);
    if (name === PROTOTYPE) throw fieldError('INVALID', [...wayTo(place), name], 'Campo desconhecido.');
    if (typeof value !== 'string' && typeof value !== 'object') continue;
    const counted = isList ? { properties: 0 } : place.counted;
    open.push({ value, name, depth: place.depth + 1, parent: place, counted });
  }
}

const malformed = (message: string) => new DomainError('MALFORMED', message);

/**
 * Any object but a file and a date themselves. One that only inherits from a file is a container: a form of GraphQL may put its file at
 * `__proto__`, which makes it the prototype of the input.
 */
function isContainer(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Upload.prototype && prototype !== Date.prototype;
}

function checkText(text: string, place: Place): void {
  const refusal = refusalOf(text);
  if (refusal !== null) throw fieldError('INVALID', wayTo(place), refusal);
}

function refusalOf(text: string): string | null {
  if (text.length > LONGEST_TEXT) {
    return `Texto longo demais: o máximo é de ${LONGEST_TEXT.toLocaleString('pt-BR')} caracteres.`;
  }
  return HALF_CHARACTER.test(text) ? 'Texto com um caractere incompleto, como um emoji cortado ao meio.' : null;
}

/** The names that lead to a place, none of them longer than answers tell. */
function wayTo(place: Place): string[] {
  const field: string[] = [];
  for (let at: Place | null = place; at?.parent; at = at.parent) field.unshift(at.name.slice(0, SHOWN_NAME));
  return field;
}
