/** Records that are decoded once for as long as their bytes stay the same. */
import { expect, test } from '@jest/globals';
import mongoose, { Types } from 'mongoose';
import { DecodedDocumentCache } from './decodedDocumentCache.js';

interface Row {
  _id: Types.ObjectId;
  name: string;
}

const raw = (row: object) => mongoose.mongo.BSON.serialize(row);
const someone = (name: string): Row => ({ _id: new Types.ObjectId(), name });

test('a record with the same bytes is the very same object, wherever it comes in the answer', () => {
  const known = new DecodedDocumentCache<Row>(10_000);
  const [ana, bia] = [someone('Ana'), someone('Bia')];
  const first = known.from([raw(ana), raw(bia)]);
  const second = known.from([raw(bia), raw(ana)]);
  expect(first).toEqual([ana, bia]);
  expect(second[0]).toBe(first[1]);
  expect(second[1]).toBe(first[0]);
});

test('a record of which a single letter has changed is read anew, and what was given before stays as it was', () => {
  const known = new DecodedDocumentCache<Row>(10_000);
  const ana = someone('Ana');
  const [before] = known.from([raw(ana)]);
  const [after] = known.from([raw({ ...ana, name: 'Ane' })]);
  expect(after).toEqual({ ...ana, name: 'Ane' });
  expect(before).toEqual(ana);
});

test('no more bytes are kept than it may hold: the record that was unused for longest goes', () => {
  const people = [someone('Ana'), someone('Bia'), someone('Eva')].map(raw);
  const [ana, bia, eva] = people as [Uint8Array, Uint8Array, Uint8Array];
  const known = new DecodedDocumentCache<Row>(ana.length + bia.length);
  const [firstAna, firstBia] = known.from([ana, bia]);
  known.from([ana, eva]);
  expect(known.from([ana])[0]).toBe(firstAna);
  expect(known.from([bia])[0]).not.toBe(firstBia);
});

test('a record that is larger than all that it may hold is decoded each time', () => {
  const large = raw(someone('x'.repeat(2_000)));
  const known = new DecodedDocumentCache<Row>(1_000);
  expect(known.from([large])[0]).not.toBe(known.from([large])[0]);
});

test('a document that does not begin with an id is decoded each time', () => {
  const known = new DecodedDocumentCache<Row>(10_000);
  const odd = raw({ name: 'Ana', _id: new Types.ObjectId() });
  expect(known.from([odd, odd]).map(({ name }) => name)).toEqual(['Ana', 'Ana']);
});

test('the bytes that a record is compared with do not change with the buffer that they came in', () => {
  const known = new DecodedDocumentCache<Row>(10_000);
  const answer = raw(someone('Ana'));
  const original = Uint8Array.from(answer);
  const [before] = known.from([answer]);
  answer.fill(0, 30);
  expect(known.from([original])[0]).toBe(before);
});
