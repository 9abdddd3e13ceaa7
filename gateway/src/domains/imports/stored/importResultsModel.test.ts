import { Types } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { resultOf } from '../run/rowResults.js';
import { resultsPage, storeFirstResults } from './importResultsModel.js';

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
