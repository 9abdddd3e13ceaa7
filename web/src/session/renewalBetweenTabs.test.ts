/** Who renews a session where the browser has the Web Locks API, whose locks may come before what was stored under them. */
import { jest } from '@jest/globals';
import { deferred } from '../testing/graphqlServer';
import { openTab, sessionServer, storeUser } from '../testing/sessionTabs';

type Task = (lock: object | null) => Promise<unknown>;

let held: Promise<unknown> | null;
/** Resolves when somebody waits for a lock that another one has. */
let queued = deferred();

async function lock(name: string, ...[options, task]: [Task] | [{ ifAvailable: true }, Task]): Promise<unknown> {
  if (task && held) return task(null);
  const before = held;
  const mine = (async () => {
    await before;
    return (task ?? (options as Task))({ name });
  })();
  held = mine;
  if (before) queued.resolve();
  return mine.finally(() => {
    if (held === mine) held = null;
  });
}

beforeEach(() => {
  localStorage.clear();
  held = null;
  queued = deferred();
  Object.defineProperty(navigator, 'locks', { value: { request: lock }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

/** A tab that waits for the lock until another one gives it back, and has it then. */
async function tabThatHasWaited() {
  const tab = await openTab();
  jest.useFakeTimers();
  const release = deferred();
  const other = lock('session-renewal', () => release.promise);
  const asked = tab.ask();
  await queued.promise;
  release.resolve();
  await other;
  await jest.advanceTimersByTimeAsync(1_900);
  return { asked };
}

test('one of two tabs renews it for both, without a lease in local storage', async () => {
  const { named } = sessionServer({ valid: 'fresh' });
  storeUser('stale', 'refresh-1');
  const [first, second] = [await openTab(), await openTab()];
  await Promise.all([first.ask(), second.ask()]);
  expect(named('RefreshSession')).toHaveLength(1);
  expect(localStorage.getItem('esteira.lock.session-renewal')).toBeNull();
});

test('a tab waits for the tokens of the one that had the lock before', async () => {
  const { named, state } = sessionServer({ valid: 'fresh' });
  storeUser('stale', 'refresh-1');
  const { asked } = await tabThatHasWaited();
  state.valid = 'of-the-other';
  storeUser('of-the-other', 'refresh-2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: 'of-the-other' }));
  await asked;
  expect(named('RefreshSession')).toHaveLength(0);
});

test('a tab renews it itself when the one that had the lock before has stored no tokens', async () => {
  const { named } = sessionServer({ valid: 'fresh' });
  storeUser('stale', 'refresh-1');
  const { asked } = await tabThatHasWaited();
  expect(named('RefreshSession')).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(200);
  await asked;
  expect(named('RefreshSession')).toHaveLength(1);
});
