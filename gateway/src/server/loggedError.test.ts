/** Failures of a real database, as the product's log tells them. */
import { model, Schema } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { setOperationTimeout } from '../database/timeouts.js';
import { createLogger } from './logger.js';
import { loggedError } from './loggedError.js';

interface Person {
  name: string;
  email: string;
  accessToken: string;
}

const schema = new Schema<Person>({ name: String, email: String, accessToken: String });
schema.index({ email: 1 }, { unique: true });
const PersonModel = model<Person>('LoggedPerson', schema);
const ana = { name: 'Ana Prado', email: 'ana@exemplo.com', accessToken: 'o-link-da-ana' };
const OF_ANA = /Ana Prado|ana@exemplo|link-da-ana/;

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase({ throughForwarder: true });
});
beforeEach(() => database.clear());
afterAll(() => database.stop());

/** The line that is logged of what some work fails with. */
async function lineOf(work: () => Promise<unknown>): Promise<string> {
  const failure: unknown = await work().then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).not.toBeNull();
  const lines: string[] = [];
  createLogger('info', { write: (line) => void lines.push(line) }).error({ err: failure }, 'unexpected failure');
  expect(lines).toHaveLength(1);
  return lines.join('');
}

it('tells no record that was to be written when the database stopped answering', async () => {
  database.forwarder?.mute();
  setOperationTimeout(50);
  try {
    const line = await lineOf(() => PersonModel.insertMany([{ ...ana }], { lean: true, ordered: false }));
    expect(line).not.toMatch(OF_ANA);
    expect(JSON.parse(line)).toMatchObject({
      msg: 'unexpected failure',
      err: { type: 'DatabaseTimeoutError', message: expect.stringContaining('within 50 ms'), limitMs: 50 },
    });
  } finally {
    database.forwarder?.unmute();
    setOperationTimeout(10_000);
  }
});

it.each<[string, () => Promise<unknown>]>([
  ['one of several', () => PersonModel.insertMany([{ ...ana }], { lean: true, ordered: false })],
  ['one alone', () => PersonModel.create({ ...ana })],
  ['an update', () => PersonModel.updateOne({ email: 'bia@exemplo.com' }, { email: ana.email })],
])('tells which index has refused a record, and not for which value: %s', async (_, write) => {
  await PersonModel.insertMany([{ ...ana }, { ...ana, email: 'bia@exemplo.com' }]);
  const line = await lineOf(write);
  expect(line).not.toMatch(OF_ANA);
  expect(JSON.parse(line)).toMatchObject({
    err: { code: 11000, message: expect.stringMatching(/email_1 dup key: …$/) },
  });
});

it('tells what could not be read as what, and not the value', async () => {
  const hostile = { email: { $ne: ana.email } } as unknown as { email: string };
  const line = await lineOf(() => PersonModel.findOne(hostile).exec());
  expect(line).not.toMatch(OF_ANA);
  expect(JSON.parse(line)).toMatchObject({ err: { type: 'CastError', path: 'email' } });
});

it('tells causes, and each of several failures', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:25'), { code: 'ECONNREFUSED', port: 25 });
  const all = new AggregateError([refused], 'no address answers');
  const told = loggedError(new Error('the mail was not sent', { cause: all }));
  expect(told).toMatchObject({ type: 'Error', message: 'the mail was not sent: no address answers' });
  expect(told.stack).toContain('caused by: AggregateError: no address answers');
  expect(loggedError(all).aggregateErrors).toMatchObject([
    { code: 'ECONNREFUSED', port: 25, message: refused.message },
  ]);
});
