import { Types } from 'mongoose';
import { fieldOrders } from '../../../../test/fieldOrders.js';
import { parentsFirst } from './fieldConditions.js';
import {
  catalogueIn,
  catalogueOfClient,
  whateverAnswered,
  withAnswers,
  type FieldCatalogue,
} from './recordCatalogue.js';
import { checkFieldWrites, problemsOfUnasked } from './fieldValues.js';
import { seal } from './sealedValues.js';
import { uncheckedValues } from './storedValues.js';

type Given = { type?: string; active?: boolean; clientIds?: string[] } & { on?: [key: string, ...values: string[]] };

/** A catalogue of fields by their keys: boxes, unless another type is said. */
const catalogueOf = (fields: Record<string, Given>): FieldCatalogue => ({
  target: 'candidate',
  fields: Object.entries(fields).map(([key, { type = 'checkbox', active = true, clientIds = null, on }]) => {
    const [fieldKey, ...values] = on ?? [];
    const shape = { key, label: key.toUpperCase(), type, active, clientIds };
    return { ...shape, condition: fieldKey === undefined ? null : { fieldKey, values } } as never;
  }),
  permissions: new Map(),
});

const asked = (catalogue: FieldCatalogue, texts: Record<string, string>, clientId: Types.ObjectId | null = null) =>
  catalogueIn(catalogue, { clientId, ...uncheckedValues(texts) }).fields.flatMap(({ key, active }) =>
    active ? key : [],
  );

test.each<[string, Given, Record<string, string>, boolean]>([
  ['one of the answers of a choice', { type: 'select', on: ['a', 'x', 'y'] }, { a: 'y' }, true],
  ['another answer of a choice', { type: 'select', on: ['a', 'x', 'y'] }, { a: 'z' }, false],
  ['no answer to a choice', { type: 'select', on: ['a', 'x'] }, {}, false],
  ['a ticked box', { on: ['a', 'true'] }, { a: 'true' }, true],
  ['a box that was ticked', { on: ['a', 'true'] }, { a: 'false' }, false],
  ['a box that nobody has ticked', { on: ['a', 'false'] }, {}, true],
  ['a box that is to be empty and is ticked', { on: ['a', 'false'] }, { a: 'true' }, false],
])('with %s', (_name, { type = 'checkbox', on }, texts, isAsked) => {
  const catalogue = catalogueOf({ a: { type }, b: { type: 'text', ...(on && { on }) } });
  expect(asked(catalogue, texts).includes('b')).toBe(isAsked);
});

test('a field that depends on one that depends on another is asked only where both answers ask for it', () => {
  const catalogue = catalogueOf({ a: {}, b: { on: ['a', 'true'] }, c: { on: ['b', 'true'] } });
  expect(asked(catalogue, { a: 'true', b: 'true' })).toEqual(['a', 'b', 'c']);
  // The answer to b is one from before.
  expect(asked(catalogue, { b: 'true' })).toEqual(['a']);
  expect(asked(catalogue, { a: 'true' })).toEqual(['a', 'b']);
});

test.each<[string, Record<string, Given>]>([
  ['is missing', { b: { on: ['a', 'true'] } }],
  ['is not in use', { a: { active: false }, b: { on: ['a', 'true'] } }],
  ['has few answers no longer', { a: { type: 'text' }, b: { on: ['a', 'true'] } }],
  ['depends on it', { a: { on: ['b', 'true'] }, b: { on: ['a', 'true'] } }],
  ['depends on itself', { a: { on: ['a', 'true'] }, b: { on: ['a', 'true'] } }],
])('a field is asked of nobody while the one on which it depends %s', (_name, fields) => {
  expect(asked(catalogueOf(fields), { a: 'true', b: 'true' })).not.toContain('b');
});

test('what depends on a field of some clients is asked of theirs alone', () => {
  const ours = new Types.ObjectId();
  const catalogue = catalogueOf({ a: { clientIds: [ours.toString()] }, b: { on: ['a', 'true'] } });
  expect(asked(catalogue, { a: 'true' }, ours)).toEqual(['a', 'b']);
  expect(asked(catalogue, { a: 'true' })).toEqual([]);
  // Nor is it one that another answer would ask for.
  expect(catalogueOfClient(catalogue, null).fields[1]).toMatchObject({ active: false });
  expect(catalogueOfClient(catalogue, null).fields[1]?.conditionUnmet).toBeUndefined();
});

test('a field that is left out says so, unless it is not in use anyway', () => {
  const fields = { a: {}, b: { on: ['a', 'true'] }, c: { on: ['a', 'true'], active: false } } satisfies Record<
    string,
    Given
  >;
  const [, b, c] = catalogueIn(catalogueOf(fields), { clientId: null, ...uncheckedValues({}) }).fields;
  expect(b).toMatchObject({ active: false, conditionUnmet: true });
  expect(c?.conditionUnmet).toBeUndefined();
});

test('is the same object for records that are asked for the same fields, and leads back to what may be asked at all', () => {
  const catalogue = catalogueOf({ a: {}, b: { on: ['a', 'true'] } });
  const of = (texts: Record<string, string>) => catalogueIn(catalogue, { clientId: null, ...uncheckedValues(texts) });
  expect(of({})).toBe(of({ a: 'false' }));
  expect(of({ a: 'true' })).toBe(catalogueOfClient(catalogue, null));
  expect(whateverAnswered(of({}))).toBe(of({ a: 'true' }));
  expect(withAnswers(of({}), uncheckedValues({ a: 'true' }))).toBe(of({ a: 'true' }));
});

test.each<[string, Record<string, Given>, string]>([
  ['is not in use', { b: { active: false } }, 'está desativado'],
  [
    'depends on one that is not',
    { a: { active: false } },
    'não é pedido porque depende de um campo que não está em uso',
  ],
  [
    'depends on one of other clients',
    { a: { clientIds: [] } },
    'não é pedido porque depende de um campo que não está em uso',
  ],
  ['is one of other clients itself', { b: { clientIds: [] } }, 'não é pedido nesta empresa'],
])('a write of a field that %s is refused for that reason', (_name, changed, reason) => {
  const catalogue = catalogueOf({ a: { ...changed['a'] }, b: { on: ['a', 'true'], ...changed['b'] } });
  const write = () =>
    checkFieldWrites(catalogueOfClient(catalogue, null), 'admin', [{ key: 'b', value: 'true' }], new Date());
  expect(write).toThrow(`O campo "B" ${reason}.`);
});

test('a write and a row of an import take the texts of a record only where some field depends on answers', () => {
  let taken = 0;
  const ownKeys = (texts: object) => {
    taken += 1;
    return Reflect.ownKeys(texts);
  };
  const record = seal(new Proxy<Record<string, string>>({ a: 'false' }, { ownKeys }));
  const check = (fields: Record<string, Given>) => {
    taken = 0;
    const catalogue = catalogueOfClient(catalogueOf(fields), null);
    checkFieldWrites(catalogue, 'admin', [{ key: 'a', value: 'true' }], new Date(), record);
    problemsOfUnasked(catalogue, record, { a: 'true' });
    return taken;
  };
  expect(check({ a: {}, b: {} })).toBe(0);
  expect(check({ a: {}, b: { on: ['a', 'true'] } })).toBeGreaterThan(0);
});

test.each(fieldOrders)(
  'the order of forms has fields right after that on which they depend: $name',
  ({ fields, asked }) => {
    const given = fields.map(([key, parent]) => ({
      key,
      condition: parent === undefined ? null : { fieldKey: parent, values: [] },
    }));
    expect(parentsFirst(given).map(({ key }) => key)).toEqual(asked);
  },
);
