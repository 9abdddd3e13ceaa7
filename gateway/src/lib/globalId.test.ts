import { Types } from 'mongoose';
import { databaseId, databaseIdOrNull, fromGlobalId, isDatabaseId, toGlobalId } from './globalId.js';

const ID = '6740a1b2c3d4e5f607182930';
const encoded = (text: string) => Buffer.from(text).toString('base64url');

it('an id of GraphQL names the type and the record', () => {
  expect(toGlobalId('Candidate', ID)).toBe(encoded(`Candidate:${ID}`));
  expect(fromGlobalId(toGlobalId('Client', ID))).toEqual({ type: 'Client', id: ID });
});

it('the same id of the database is another one under another type', () => {
  const id = new Types.ObjectId(ID);
  const both = () => [toGlobalId('Candidate', id), toGlobalId('Client', id)];
  expect([both(), both()]).toEqual(Array(2).fill([encoded(`Candidate:${ID}`), encoded(`Client:${ID}`)]));
});

it.each([
  ['nothing', ''],
  ['no id', encoded('Candidate:')],
  ['no type', encoded(`:${ID}`)],
  ['a word alone', encoded('Candidate')],
  ['too much', encoded(`Candidate:${ID}:1`)],
  ['a short id', encoded(`Candidate:${ID.slice(1)}`)],
  ['a long id', encoded(`Candidate:${ID}0`)],
  ['an id in capitals', encoded(`Candidate:${ID.toUpperCase()}`)],
  ['a cursor', 'eyJvIjoxfQ'],
])('%s is none of ours, and finds nothing', (_what, text) => {
  expect(fromGlobalId(text)).toBeNull();
  expect(databaseId('Candidate', text)).toBe('');
});

it('an id of another type finds nothing', () => {
  expect(databaseId('Candidate', toGlobalId('Client', ID))).toBe('');
  expect(databaseId('Candidate', toGlobalId('Candidate', ID))).toBe(ID);
});

it('an id that was left out is null', () => {
  expect([null, undefined].map((given) => databaseIdOrNull('Client', given))).toEqual([null, null]);
  expect(databaseIdOrNull('Client', toGlobalId('Client', ID))).toBe(ID);
});

it('an id of the database has 24 small hexadecimal digits', () => {
  expect([ID, ID.toUpperCase(), `${ID} `, ID.slice(1), `${ID}a`].map(isDatabaseId)).toEqual([
    ...[true, false, false, false, false],
  ]);
});
