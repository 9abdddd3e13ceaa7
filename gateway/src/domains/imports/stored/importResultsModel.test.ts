import { Types } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { resultOf } from '../run/rowResults.js';
import { resultsPage, storeFirstResults, storeResults, storeUndo } from './importResultsModel.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

it('stores the result of a row that has one already in its place, and those beside it', async () => {
  const record = { _id: new Types.ObjectId() };
  const before = resultOf(record, { row: 1 }, { outcome: 'failed', message: 'Antes.' });
  await storeFirstResults([before]);
  const again = resultOf(record, { row: 1 }, { outcome: 'same' });
  await storeFirstResults([resultOf(record, { row: 2 }, { outcome: 'same' }), again]);
  const { items } = await resultsPage(record._id, {}, { offset: 0, limit: 10 });
  expect(items.map(({ row, outcome, message }) => [row, outcome, message])).toEqual([
    [1, 'same', null],
    [2, 'same', null],
  ]);
});

it('keeps a result that tells of a write before one that tells of none, and what has been undone before all', async () => {
  const record = { _id: new Types.ObjectId() };
  const changed = (row: number) => resultOf(record, { row }, { outcome: 'changed', revision: 2 });
  await storeResults([changed(1), changed(2), resultOf(record, { row: 3 }, { outcome: 'same' })]);
  await storeUndo({ importId: record._id, row: 2 }, 'takenBack', null);
  const late = [null, 'same'] as const;
  for (const outcome of late) await storeResults([1, 2].map((row) => resultOf(record, { row }, { outcome })));
  await storeResults([changed(2), changed(3), changed(4)]);
  const { items } = await resultsPage(record._id, {}, { offset: 0, limit: 10 });
  expect(items.map(({ row, outcome, undo }) => [row, outcome, undo])).toEqual([
    [1, 'changed', null],
    [2, 'changed', 'takenBack'],
    [3, 'changed', null],
    [4, 'changed', null],
  ]);
});
