import pino from 'pino';
import { mongo } from 'mongoose';
import { Watchdog, type Watched } from './watchdog.js';

const logger = pino({ level: 'silent' });
const unreachable = () => Promise.reject(new mongo.MongoNetworkError('connect ECONNREFUSED'));

/** A client whose state the test decides, a clock that it moves, and a record of what became of other clients. */
function fixture({ isOwnDatabase = false } = {}) {
  const state = { time: 0, knowsServer: true, answers: true };
  const others: ('installed' | 'discarded')[] = [];
  const install = async (): Promise<void> => void others.push('installed');
  const watched: Watched = {
    knowsServer: () => state.knowsServer,
    answersPing: async () => state.answers,
    connectAnother: async () => ({ install, discard: () => void others.push('discarded') }),
    isOwnDatabase,
  };
  const watchdog = new Watchdog(watched, { now: () => state.time, logger });
  /** Looks every half second for so long. */
  const pass = async (milliseconds: number): Promise<void> => {
    for (const end = state.time + milliseconds; state.time < end; state.time += 500) await watchdog.check();
  };
  return { state, others, watched, watchdog, pass };
}

it('leaves a client alone that works', async () => {
  const { others, watchdog, pass } = fixture();
  await pass(60_000);
  expect(others).toEqual([]);
  expect(watchdog.needsRestart).toBe(false);
});

it('leaves the client alone for as long as the database answers none', async () => {
  const { state, others, watched, watchdog, pass } = fixture();
  Object.assign(state, { knowsServer: false, answers: false });
  watched.connectAnother = unreachable;
  await pass(600_000);
  expect(others).toEqual([]);
  expect(watchdog.needsRestart).toBe(false);
});

it('gives a client time to find the database itself, and then replaces it', async () => {
  const { state, others, pass } = fixture();
  state.knowsServer = false;
  await pass(1_500);
  expect(others).not.toContain('installed');
  await pass(500);
  expect(others.at(-1)).toBe('installed');
});

it('discards the other client when the one in use has come back meanwhile', async () => {
  const { state, others, pass } = fixture();
  state.knowsServer = false;
  await pass(1_000);
  state.knowsServer = true;
  await pass(60_000);
  expect(others).toEqual(['discarded', 'discarded']);
});

it('discards the other client when the one in use has come back while the other one connected', async () => {
  const { state, others, watched, pass } = fixture();
  const other = await watched.connectAnother();
  state.knowsServer = false;
  await pass(1_500);
  watched.connectAnother = async () => {
    state.knowsServer = true;
    return other;
  };
  await pass(500);
  expect(others).toHaveLength(4);
  expect(others).not.toContain('installed');
});

it('starts to count anew when the database goes away again meanwhile', async () => {
  const { state, others, watched, pass } = fixture();
  const connectAnother = await watched.connectAnother();
  state.knowsServer = false;
  await pass(1_000);
  watched.connectAnother = unreachable;
  await pass(500);
  watched.connectAnother = async () => connectAnother;
  await pass(1_500);
  expect(others).not.toContain('installed');
});

it('replaces a client that knows its server and gets no answer for long, but not one under load for a while', async () => {
  const { state, others, pass } = fixture();
  state.answers = false;
  await pass(9_500);
  state.answers = true;
  await pass(500);
  state.answers = false;
  await pass(9_500);
  expect(others).toEqual([]);
  await pass(2_500);
  expect(others).toContain('installed');
});

it('calls for another process when three clients in a row did not help, and no longer once one works', async () => {
  const { state, others, watchdog, pass } = fixture();
  state.knowsServer = false;
  while (others.filter((fate) => fate === 'installed').length < 3) {
    expect(watchdog.needsRestart).toBe(false);
    await pass(500);
  }
  expect(watchdog.needsRestart).toBe(true);
  state.knowsServer = true;
  await pass(500);
  expect(watchdog.needsRestart).toBe(false);
});

it('calls for another process when no other client can be made although the database answers', async () => {
  const { state, watched, watchdog, pass } = fixture();
  state.knowsServer = false;
  watched.connectAnother = () => Promise.reject(new mongo.MongoServerError({ message: 'not authorized', code: 18 }));
  await pass(1_500);
  expect(watchdog.needsRestart).toBe(true);
});

it('calls for another process when another client cannot be put in its place', async () => {
  const { state, others, watched, watchdog, pass } = fixture();
  state.knowsServer = false;
  watched.connectAnother = async () => ({
    install: () => Promise.reject(new Error('refused')),
    discard: () => void others.push('discarded'),
  });
  await pass(10_000);
  expect(watchdog.needsRestart).toBe(true);
  expect(others).not.toContain('installed');
});

it('calls for another process when a database of its own stays away for a minute', async () => {
  const { state, watched, watchdog, pass } = fixture({ isOwnDatabase: true });
  state.knowsServer = false;
  watched.connectAnother = unreachable;
  await pass(59_500);
  expect(watchdog.needsRestart).toBe(false);
  await pass(1_000);
  expect(watchdog.needsRestart).toBe(true);
});
