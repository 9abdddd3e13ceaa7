import mongoose, { Types } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../../../test/database.js';
import { watchMethod } from '../../../../test/watchedMethods.js';
import { copyEdits } from './copiedEdits.js';
import { readEdits, storeEdits, storeLeftOut } from './importRowsModel.js';

const ROWS = 5_500;
/** An operation may take three seconds: that many edits are written in a small part of them. */
const MAX_AT_ONCE = 5_000;

let database: TestDatabase;
let sizes: number[] = [];
beforeAll(async () => {
  database = await startTestDatabase();
  watchMethod(mongoose.model('ImportEdit'), 'bulkWrite', (_self, [operations], go) => {
    sizes.push((operations as unknown[]).length);
    return go();
  });
});
afterAll(() => database.stop());

it('edits of very many rows are written and copied in parts, each of which an operation has the time for', async () => {
  const [from, to] = [1, 2].map(() => ({ importId: new Types.ObjectId(), version: 1 }));
  if (!from || !to) throw new Error('there are two');
  const rows = Array.from({ length: ROWS }, (_, index) => ({ row: index + 1 }));
  const numbers = rows.map(({ row }) => row);
  const cells = numbers.map((row) => ({ row, fieldKey: 'cidade', value: `Bairro ${row}` }));
  await storeEdits(from.importId, from.version, cells);
  await storeLeftOut(from.importId, from.version, numbers, true);
  await copyEdits(from, to, rows);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(4 * ROWS);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_AT_ONCE);

  const copied = await readEdits(to.importId, to.version);
  expect(copied.size).toBe(ROWS);
  expect(copied.get(ROWS)).toMatchObject({ texts: { cidade: `Bairro ${ROWS}` }, isLeftOut: true });

  sizes = [];
  await storeEdits(to.importId, to.version, []);
  await storeLeftOut(to.importId, to.version, [], true);
  expect(sizes).toEqual([]);
});
