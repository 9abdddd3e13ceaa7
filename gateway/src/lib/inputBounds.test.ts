import fc from 'fast-check';
import Upload from 'graphql-upload/Upload.mjs';
import { z } from 'zod';
import { DomainError } from './errors.js';
import { checkBounds, LONGEST_TEXT, MAX_PROPERTIES } from './inputBounds.js';
import { parseInput } from './validation.js';

const long = 'x'.repeat(LONGEST_TEXT + 1);

function refusalOf(work: () => unknown): DomainError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

const takenValue = fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes('__proto__'));

/** What JSON can hold, with the bad text somewhere inside, and the way there. */
const somewhere = fc
  .array(fc.oneof(fc.nat(3), fc.constantFrom('a', 'constructor', '')), { maxLength: 20 })
  .chain((way) => fc.record({ way: fc.constant(way), beside: takenValue }));

function nested(way: readonly (string | number)[], beside: unknown, innermost: unknown): unknown {
  return way.reduceRight<unknown>((inner, step) => {
    if (typeof step === 'number') return [...Array<unknown>(step).fill(beside), inner];
    return Object.defineProperty({ beside }, step, { value: inner, enumerable: true, configurable: true });
  }, innermost);
}

describe('the bounds of what comes in', () => {
  it('refuses a text that is too long wherever it is, and tells the way to it', () => {
    fc.assert(
      fc.property(somewhere, ({ way, beside }) => {
        expect(refusalOf(() => checkBounds(nested(way, beside, long)))).toMatchObject({
          code: 'INVALID',
          message: 'Texto longo demais: o máximo é de 20.000 caracteres.',
          details: [{ field: way.map(String), code: 'INVALID' }],
        });
        checkBounds(nested(way, beside, long.slice(1)));
      }),
    );
  });

  it('refuses a name of a property that is too long, and does not repeat it', () => {
    const refusal = refusalOf(() => checkBounds({ values: { [long]: 'a' } }));
    expect(refusal).toMatchObject({ code: 'INVALID', details: [{ field: ['values'] }] });
    expect(JSON.stringify(refusal?.details).length).toBeLessThan(200);
    const inside = refusalOf(() => checkBounds({ [`${'n'.repeat(50)}ome`]: long }));
    expect(inside).toMatchObject({ details: [{ field: ['n'.repeat(50)] }] });
  });

  it.each([
    ['a first half', 'Ana \ud83d'],
    ['a second half', '\ude00 Ana'],
    ['halves in the wrong order', 'Ana \ude00\ud83d'],
  ])('refuses a text with %s of a character, or a property of such a name, and takes whole ones', (_what, text) => {
    const message = 'Texto com um caractere incompleto, como um emoji cortado ao meio.';
    const refused = { code: 'INVALID', message, details: [{ field: ['people', '0'] }] };
    expect(refusalOf(() => checkBounds({ people: [text] }))).toMatchObject(refused);
    expect(refusalOf(() => checkBounds({ people: [{ [text]: 1 }] }))).toMatchObject(refused);
    checkBounds({ people: ['Ana \ud83d\ude00'] });
  });

  it('refuses a name that would become the prototype of an object, wherever it is, and tells the way to it', () => {
    const inside: unknown = JSON.parse('{ "values": [{ "__proto__": "a", "cidade": "Natal" }] }');
    expect(refusalOf(() => checkBounds(inside))).toMatchObject({
      ...{ code: 'INVALID', message: 'Campo desconhecido.' },
      details: [{ field: ['values', '0', '__proto__'] }],
    });
    checkBounds({ values: ['__proto__'] });
  });

  it('takes 32 levels, and refuses the next one in words', () => {
    const levels = (count: number) => nested(Array<string>(count - 1).fill('a'), null, {});
    checkBounds(levels(32));
    expect(refusalOf(() => checkBounds(levels(33)))).toMatchObject({
      ...{ code: 'MALFORMED', message: 'Os dados da requisição têm níveis demais.' },
    });
  });

  const propertiesOf = (count: number, value: unknown = 0) =>
    Object.fromEntries(Array.from({ length: count }, (_, name) => [name, value]));
  const tooMany = { code: 'MALFORMED', message: 'Os dados da requisição têm propriedades demais.' };

  it('takes 2,000 properties of an object, and refuses one more in words', () => {
    checkBounds(propertiesOf(MAX_PROPERTIES));
    expect(refusalOf(() => checkBounds(propertiesOf(MAX_PROPERTIES + 1)))).toMatchObject(tooMany);
    expect(refusalOf(() => checkBounds({ list: [1, [propertiesOf(MAX_PROPERTIES + 1)]] }))).toMatchObject(tooMany);
  });

  it('counts the properties of an object with those of the objects in it, and each object of a list by itself', () => {
    const [half, few] = [propertiesOf(MAX_PROPERTIES / 2), propertiesOf(40, propertiesOf(50))];
    checkBounds([half, half, half].map((values) => ({ values })));
    expect(refusalOf(() => checkBounds({ one: half, other: half }))).toMatchObject(tooMany);
    expect(refusalOf(() => checkBounds(few))).toMatchObject(tooMany);
    checkBounds({ list: propertiesOf(50, Array(5_000).fill(null)) });
  });

  it('looks into objects of every making that JSON can have, and into nothing else', () => {
    const bare = Object.assign(Object.create(null) as object, { name: long });
    expect(refusalOf(() => checkBounds({ bare }))).toMatchObject({ details: [{ field: ['bare', 'name'] }] });
    const file = Object.assign(new Upload(), { content: long });
    checkBounds({ file, day: new Date(), nothing: null, count: 1 });
    const inheriting = Object.setPrototypeOf({ name: long }, file) as object;
    expect(refusalOf(() => checkBounds({ inheriting }))).toMatchObject({
      details: [{ field: ['inheriting', 'name'] }],
    });
  });

  it.each(['[', '{"a":'])('refuses 150,000 levels of %s without recursion', (opening) => {
    const text = opening.repeat(150_000) + '1' + (opening === '[' ? ']' : '}').repeat(150_000);
    expect(refusalOf(() => checkBounds(JSON.parse(text)))).toMatchObject({ code: 'MALFORMED' });
  });

  it('hold for every schema, before any of its patterns sees the text', () => {
    const seen: string[] = [];
    const schema = z.object({ name: z.string().transform((text) => seen.push(text)) });
    expect(refusalOf(() => parseInput(schema, { name: long }))).toMatchObject({ details: [{ field: ['name'] }] });
    expect(seen).toEqual([]);
  });
});
