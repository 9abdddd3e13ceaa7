import { Types } from 'mongoose';
import { catalogueOfClient, type FieldCatalogue } from './recordCatalogue.js';

const [ours, theirs, third] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];

const catalogueOf = (...clientIds: (Types.ObjectId[] | null)[]): FieldCatalogue => ({
  target: 'candidate',
  fields: clientIds.map(
    (ids, index) => ({ key: `f${index}`, active: true, clientIds: ids?.map(String) ?? null }) as never,
  ),
  permissions: new Map(),
});

const activeIn = (catalogue: FieldCatalogue, clientId: Types.ObjectId | null) =>
  catalogueOfClient(catalogue, clientId).fields.flatMap(({ key, active }) => (active ? key : []));

test.each([
  ['its own client', ours, ['f0', 'f1', 'f2']],
  ['one of several clients', theirs, ['f0', 'f2']],
  ['a client that no field names', third, ['f0']],
  ['no client', null, ['f0']],
])('a candidate of %s is asked for the fields of all and of that client', (_name, clientId, keys) => {
  expect(activeIn(catalogueOf(null, [ours], [ours, theirs]), clientId)).toEqual(keys);
});

test('fields of other clients are inactive, and said to be those of others', () => {
  const [field] = catalogueOfClient(catalogueOf([ours]), theirs).fields;
  expect(field).toMatchObject({ key: 'f0', active: false, forOtherClients: true });
});

test('a field whose clients were all deleted is asked of nobody', () => {
  expect(activeIn(catalogueOf([third]), ours)).toEqual([]);
});

test('is the same object for clients that are asked for the same fields, so that what is made of it is made once', () => {
  const catalogue = catalogueOf(null, [ours]);
  expect(catalogueOfClient(catalogue, theirs)).toBe(catalogueOfClient(catalogue, null));
  expect(catalogueOfClient(catalogue, theirs)).not.toBe(catalogueOfClient(catalogue, ours));
  const forAll = catalogueOf(null, null);
  expect(catalogueOfClient(forAll, ours)).toBe(forAll);
});
