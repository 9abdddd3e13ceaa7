import { mongo } from 'mongoose';
import { isDatabaseUnavailable } from './errors.js';
import { DatabaseConnectionError, DatabaseTimeoutError, withTimeout } from './timeouts.js';

const never = () => new Promise<never>(() => undefined);
const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error as Error);

it('passes on what an operation answers and how it fails', async () => {
  expect(await withTimeout(async () => 'Ana')).toBe('Ana');
  const refused = new mongo.MongoServerError({ message: 'duplicate key', code: 11000 });
  expect(await failureOf(withTimeout(() => Promise.reject(refused)))).toBe(refused);
});

it('gives up an operation that never answers, and tells the driver to', async () => {
  let given: AbortSignal | undefined;
  const operation = withTimeout(
    (signal) => {
      given = signal;
      return never();
    },
    { timeoutMs: 1 },
  );
  const error = await failureOf(operation);
  expect(error).toBeInstanceOf(DatabaseTimeoutError);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(given?.reason).toBe(error);
});

it('gives up the steps of one cursor together', async () => {
  const controller = new AbortController();
  await failureOf(withTimeout(never, { timeoutMs: 1, controller }));
  expect(controller.signal.reason).toBeInstanceOf(DatabaseTimeoutError);
});

it.each(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED'])(
  'takes %s of a connection to the database for an unreachable database, and that of any other for what it is',
  async (code) => {
    const said = Object.assign(new Error(`write ${code}`), { code });
    const error = await failureOf(withTimeout(() => Promise.reject(said)));
    expect(error).toBeInstanceOf(DatabaseConnectionError);
    expect(error).toMatchObject({ message: expect.stringContaining(`write ${code}`), cause: said });
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(said)).toBe(false);
  },
);

it.each([new DatabaseTimeoutError(1), new DatabaseConnectionError(new Error('write EPIPE'))])(
  'can be wrapped by the driver, which copies what an error has: %p',
  (error) => {
    const wrapped = new mongo.MongoBulkWriteError(error, undefined as never);
    expect(isDatabaseUnavailable(wrapped)).toBe(true);
  },
);

it('takes an answer that comes in at the moment of the limit, and gives nothing up', async () => {
  let given: AbortSignal | undefined;
  const operation = withTimeout(
    (signal) => {
      given = signal;
      return new Promise<string>((resolve) => setTimeout(resolve, 1, 'Ana'));
    },
    { timeoutMs: 1 },
  );
  const busyUntil = performance.now() + 20;
  while (performance.now() < busyUntil);
  expect(await operation).toBe('Ana');
  await new Promise((resolve) => setImmediate(resolve));
  expect(given?.aborted).toBe(false);
});
