import mongoose from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { hasTransactions, withOptionalTransaction } from './transaction.js';

const Note = mongoose.model('TransactionNote', new mongoose.Schema({ text: String }));

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(async () => {
  await db.stop();
});

it('knows that a lone engine has no transactions', async () => {
  expect(await hasTransactions(mongoose.connection)).toBe(false);
  expect(db.database.supportsTransactions).toBe(false);
});

it('runs the writes one after the other without a session there, and gives their result', async () => {
  const result = await withOptionalTransaction(async (session) => {
    expect(session).toBeUndefined();
    await Note.create([{ text: 'first' }, { text: 'second' }], { session, ordered: true });
    return 'done';
  });
  expect(result).toBe('done');
  expect(await Note.countDocuments()).toBe(2);
});

it("passes the work's own error on", async () => {
  await expect(withOptionalTransaction(() => Promise.reject(new Error('no such client')))).rejects.toThrow(
    'no such client',
  );
});
