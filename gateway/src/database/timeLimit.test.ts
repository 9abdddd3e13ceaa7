import { jest } from '@jest/globals';
import { mongo } from 'mongoose';
import { isDatabaseUnavailable } from './errors.js';
import {
  DatabaseConnectionError,
  DatabaseTimeLimitError,
  setOperationLimit,
  within,
  withinLimit,
} from './timeLimit.js';

const never = () => new Promise<never>(() => undefined);
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error as Error);

it('passes on what an operation answers and how it fails', async () => {
  expect(await withinLimit(async () => 'Ana')).toBe('Ana');
  const refused = new mongo.MongoServerError({ message: 'duplicate key', code: 11000 });
  expect(await failureOf(withinLimit(() => Promise.reject(refused)))).toBe(refused);
});

it('gives up an operation that never answers, and tells the driver to', async () => {
  let given: AbortSignal | undefined;
  const operation = within(1, (signal) => {
    given = signal;
    return never();
  });
  const error = await failureOf(operation);
  expect(error).toBeInstanceOf(DatabaseTimeLimitError);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(given?.reason).toBe(error);
});

it('gives up the steps of one cursor together', async () => {
  const controller = new AbortController();
  await failureOf(within(1, never, controller));
  expect(controller.signal.reason).toBeInstanceOf(DatabaseTimeLimitError);
});

it.each(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED'])(
  'takes %s of a connection to the database for an unreachable database, and that of any other for what it is',
  async (code) => {
    const said = Object.assign(new Error(`write ${code}`), { code });
    const error = await failureOf(withinLimit(() => Promise.reject(said)));
    expect(error).toBeInstanceOf(DatabaseConnectionError);
    expect(error).toMatchObject({ message: expect.stringContaining(`write ${code}`), cause: said });
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(said)).toBe(false);
  },
);

it.each([new DatabaseTimeLimitError(1), new DatabaseConnectionError(new Error('write EPIPE'))])(
  'can be wrapped by the driver, which copies what an error has: %p',
  (error) => {
    const wrapped = new mongo.MongoBulkWriteError(error, undefined as never);
    expect(isDatabaseUnavailable(wrapped)).toBe(true);
  },
);

describe('the operations of one request', () => {
  const limitOf = async (operation: Promise<unknown>) => (await failureOf(operation)) as { limitMs?: number };

  beforeEach(async () => {
    jest.useFakeTimers();
    setOperationLimit(3_000);
    await withinLimit(async () => 'an answer');
  });
  afterEach(() => jest.useRealTimers());

  it('have the limit together while the database is away, and the whole of it again once it has answered', async () => {
    const first = limitOf(withinLimit(never));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await first).toMatchObject({ limitMs: 3_000 });

    const second = limitOf(withinLimit(never));
    await jest.advanceTimersByTimeAsync(500);
    expect(await second).toMatchObject({ limitMs: 500 });

    await withinLimit(async () => 'an answer');
    const third = limitOf(withinLimit(never));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await third).toMatchObject({ limitMs: 3_000 });
  });

  it('may wait, all together, for a database that has just gone away', async () => {
    await failureOf(withinLimit(() => Promise.reject(new mongo.MongoNetworkError('read ECONNRESET'))));
    await jest.advanceTimersByTimeAsync(1_000);
    const next = limitOf(withinLimit(never));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await next).toMatchObject({ limitMs: 2_000 });
  });

  it('have the whole limit when the database refused one, as a refusal is an answer', async () => {
    await failureOf(withinLimit(() => Promise.reject(new mongo.MongoNetworkError('read ECONNRESET'))));
    await failureOf(
      withinLimit(() => Promise.reject(new mongo.MongoServerError({ message: 'duplicate', code: 11000 }))),
    );
    const next = limitOf(withinLimit(never));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await next).toMatchObject({ limitMs: 3_000 });
  });
});
