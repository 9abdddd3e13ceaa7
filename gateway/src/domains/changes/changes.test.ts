/** What is recorded of changes, and who is told of them. */
import mongoose from 'mongoose';
import { pino } from 'pino';
import { startTestDatabase, type TestDatabase } from '../../../test/database.js';
import { assertPermitted } from '../../auth/permitted.js';
import type { UserViewer } from '../../auth/viewer.js';
import { DomainError } from '../../lib/errors.js';
import type { Change, RecordedChange } from './change.js';
import { SecurityLog } from '../security/securityLog.js';
import { Changes } from './changes.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterEach(() => database.clear());
afterAll(() => database.stop());

const NOW = new Date('2026-11-22T12:00:00Z');
const MINUTE_LATER = new Date(NOW.getTime() + 61_000);
const renamed: Change = { entity: 'candidate', entityId: 'c1', action: 'update', fields: ['name'] };

const ANA: UserViewer = {
  ...{ kind: 'user', role: 'admin', userId: 'u1', sessionId: 's1', name: 'Ana Lima', email: 'ana@esteira.local' },
  ...{ clientId: null, mustChangePassword: false },
};

/** Changes with what they have logged; the clock is set by `now`. */
function observed() {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const clock = { now: NOW };
  const securityLog = new SecurityLog({ logger, config: { jwtSecret: 'a-secret-of-the-tests' } });
  const changes = new Changes({ logger, now: () => clock.now, services: { securityLog } });
  return {
    changes,
    clock,
    logged: () => lines.filter((line) => line.includes('record changed')),
    security: () => lines.filter((line) => line.includes('security event')),
  };
}

it('a change is logged after its write, by names alone', async () => {
  const { changes, logged } = observed();
  const during = await changes.record(null, renamed, async () => logged().length);
  expect(during).toBe(0);
  expect(logged()).toEqual([expect.stringContaining('"fields":["name"]')]);
});

it('a change is recorded for no viewer of whom no policy was asked, which the compiler sees', async () => {
  const { changes, logged } = observed();
  // @ts-expect-error -- the policy is missing
  await changes.record(ANA, renamed, async () => true);
  expect(() => assertPermitted(ANA, false)).toThrow(DomainError);
  assertPermitted(ANA, ANA.role === 'admin');
  await changes.record(ANA, renamed, async () => true);
  expect(logged()).toHaveLength(2);
});

it('what a program has changed by an access key is logged with its id, in both streams', async () => {
  const { changes, logged, security } = observed();
  const program: UserViewer = { ...ANA, key: { access: 'write' } };
  const renewed: Change = { entity: 'candidate', entityId: 'c1', action: 'renewCredentials' };
  for (const viewer of [ANA, program]) {
    assertPermitted(viewer, true);
    await changes.record(viewer, renewed, async () => true);
  }
  for (const [bySession, byKey] of [logged(), security()]) {
    expect(bySession).not.toContain('byKey');
    expect(byKey).toContain('"byKey":"s1"');
  }
});

it.each([
  ['finds nothing to change', async () => null],
  ['is refused', () => Promise.reject(new DomainError('CONFLICT', 'E-mail em uso.'))],
  ['fails', () => Promise.reject(new Error('write EPIPE'))],
])('a write that %s is not logged, and no one is told', async (_name, write: () => Promise<null>) => {
  const { changes, logged } = observed();
  const told: RecordedChange[] = [];
  changes.subscribe('candidate', (change) => void told.push(change));
  await changes.record(null, renamed, write).catch(() => undefined);
  expect({ logged: logged(), told }).toEqual({ logged: [], told: [] });
});

it('subscribers are told before the caller goes on, of the changes that they mean', async () => {
  const { changes } = observed();
  const told: string[] = [];
  changes.subscribe('candidate', ({ fields }) => void told.push(`all ${fields?.join()}`));
  changes.subscribe(
    'candidate',
    () => void told.push('deletions'),
    ({ action }) => action === 'delete',
  );
  changes.subscribe('client', () => void told.push('clients'));
  await changes.record(null, renamed, async () => true);
  expect(told).toEqual(['all name']);
});

it('a reaction that was cut off is run again once no request can be at it any more, as one that is not certain', async () => {
  const { changes, clock } = observed();
  const told: boolean[] = [];
  let isAlive = false;
  changes.subscribe('candidate', ({ isCertain }) => {
    if (!isAlive) throw new Error('the process ends here');
    told.push(isCertain);
  });
  await expect(changes.record(null, renamed, async () => true)).rejects.toThrow('the process ends here');
  isAlive = true;
  expect(await changes.finishPending()).toBe(0);
  clock.now = MINUTE_LATER;
  expect(await changes.finishPending()).toBe(1);
  expect(await changes.finishPending()).toBe(0);
  expect(told).toEqual([false]);
});

it.each([
  ['what belongs to it', async () => Promise.reject(new Error('connection closed')), () => undefined],
  ['a reaction to it', async () => undefined, () => Promise.reject(new Error('connection closed'))],
])('a change that is stored is told as made where %s fails, which is made up for', async (_what, andThen, react) => {
  const { changes, clock } = observed();
  const told: boolean[] = [];
  let isAlive = false;
  changes.subscribe('candidate', ({ isCertain }) => (isAlive ? void told.push(isCertain) : react()));
  expect(await changes.recordStored(null, renamed, async () => 'stored', andThen)).toBe('stored');
  isAlive = true;
  clock.now = MINUTE_LATER;
  expect(await changes.finishPending()).toBe(1);
  expect(told).toEqual([false]);
});

it('a change that was not stored is told as failed, and nothing of what would follow is done', async () => {
  const { changes } = observed();
  const followed: string[] = [];
  const andThen = async () => void followed.push('sessions ended');
  const failing = changes.recordStored(null, renamed, () => Promise.reject(new Error('write EPIPE')), andThen);
  await expect(failing).rejects.toThrow('write EPIPE');
  expect(await changes.recordStored(null, renamed, async () => null, andThen)).toBeNull();
  expect(followed).toEqual([]);
});

it.each<[string, Partial<Change>]>([
  ['what it concerns', { concerns: { confirmation: false, documents: true } }],
  ['that link and password were replaced', { renewsAccess: true }],
  ['nothing of that', {}],
])('a reaction that was cut off is told %s as it was', async (_what, besides) => {
  const { changes, clock } = observed();
  const told: Partial<Change>[] = [];
  changes.subscribe('candidate', ({ concerns, renewsAccess }) => void told.push({ concerns, renewsAccess }));
  await changes.record(null, { ...renamed, ...besides }, () => Promise.reject(new Error('EPIPE'))).catch(() => null);
  clock.now = MINUTE_LATER;
  expect(await changes.finishPending()).toBe(1);
  expect(told).toEqual([besides]);
});

it('a refused write leaves nothing pending; one whose outcome is unknown is looked at', async () => {
  const { changes, clock } = observed();
  changes.subscribe('candidate', () => undefined);
  await changes.record(null, renamed, async () => Promise.reject(new DomainError('CONFLICT', 'x'))).catch(() => null);
  await changes.record(null, renamed, async () => null);
  clock.now = MINUTE_LATER;
  expect(await changes.finishPending()).toBe(0);
  clock.now = NOW;
  await changes.record(null, renamed, async () => Promise.reject(new Error('connection closed'))).catch(() => null);
  clock.now = MINUTE_LATER;
  expect(await changes.finishPending()).toBe(1);
});

it.each([
  ['that did not take place is told to no one', true, []],
  ['that took place is told', false, ['deleted c1']],
])('a deletion of which it is not known and %s', async (_what, exists, expected) => {
  const { changes, clock } = observed();
  const told: string[] = [];
  changes.defineExistence('candidate', async (id) => exists && id === 'c1');
  changes.subscribe('candidate', ({ action, entityId }) => void told.push(`${action}d ${entityId}`));
  const deletion = { ...renamed, action: 'delete' } as const;
  await changes.record(null, deletion, async () => Promise.reject(new Error('connection closed'))).catch(() => null);
  clock.now = MINUTE_LATER;
  await changes.finishPending();
  expect(told).toEqual(expected);
  expect(await changes.finishPending()).toBe(0);
});

it('a deletion to which others react is not made before it was said how to find out whether it took place', async () => {
  const { changes } = observed();
  changes.subscribe('candidate', () => undefined);
  let isWritten = false;
  const write = async () => (isWritten = true);
  await expect(changes.record(null, { ...renamed, action: 'delete' }, write)).rejects.toThrow('defineExistence');
  expect(isWritten).toBe(false);
});

it('a write that does not tell whether it has changed anything does not compile, and one that is refused leaves nothing', async () => {
  const { changes, clock } = observed();
  changes.subscribe('candidate', () => undefined);
  // @ts-expect-error -- nothing is told
  await changes.record(null, renamed, async () => undefined);
  const refused = changes.recordAll(null, [renamed], async () => Promise.reject(new DomainError('CONFLICT', 'x')));
  await expect(refused).rejects.toThrow('x');
  clock.now = MINUTE_LATER;
  expect(await changes.finishPending()).toBe(0);
});

it('a pending change that cannot be finished does not hold up the others', async () => {
  const { changes, clock } = observed();
  const told: string[] = [];
  let isAlive = false;
  changes.subscribe('candidate', ({ entityId }) => {
    if (!isAlive || entityId === 'c1') throw new DomainError('CONFLICT', 'E-mail em uso.');
    told.push(entityId);
  });
  for (const entityId of ['c1', 'c2']) {
    await changes.record(null, { ...renamed, entityId }, async () => true).catch(() => null);
  }
  isAlive = true;
  clock.now = MINUTE_LATER;
  await changes.finishPending();
  expect(told).toEqual(['c2']);
});

it('what fails again and again stands behind what was not tried yet', async () => {
  const { changes, clock } = observed();
  const tried: string[] = [];
  changes.subscribe('candidate', ({ entityId }) => {
    tried.push(entityId);
    throw new DomainError('UNAVAILABLE', 'Os arquivos não respondem.');
  });
  const record = (entityId: string) =>
    changes.record(null, { ...renamed, entityId }, async () => true).catch(() => null);
  await record('c1');
  clock.now = MINUTE_LATER;
  await changes.finishPending();
  const pending = mongoose.connection.collection('pendingChanges');
  const [stuck] = await pending.find().toArray();
  // As many as one round takes, all of them older.
  await pending.insertMany(Array.from({ length: 1_000 }, () => ({ ...stuck, _id: new mongoose.Types.ObjectId() })));
  await record('c2');
  clock.now = new Date(MINUTE_LATER.getTime() + 61_000);
  tried.length = 0;
  await changes.finishPending();
  expect(tried).toHaveLength(1_000);
  expect(tried[0]).toBe('c2');
});

it.each([
  ['UNAVAILABLE', ['removed', 'told']],
  ['RATE_LIMITED', ['removed', 'told']],
  ['INSUFFICIENT_STORAGE', ['removed', 'told']],
  ['CONFLICT', []],
] as const)('a change whose reaction the sweep finds refused as %s is followed then by %j', async (code, expected) => {
  const { changes, clock } = observed();
  const followed: string[] = [];
  let isRefused = true;
  changes.defineExistence('candidate', async () => false);
  changes.subscribe('candidate', () => {
    if (isRefused) throw new DomainError(code, 'Os arquivos não respondem.');
    followed.push('removed');
  });
  changes.subscribe('candidate', () => void followed.push('told'));
  await changes.record(null, { ...renamed, action: 'delete' }, async () => true).catch(() => null);
  clock.now = MINUTE_LATER;
  expect(await changes.finishPending()).toBe(0);
  isRefused = false;
  expect(await changes.finishPending()).toBe(expected.length > 0 ? 1 : 0);
  expect(followed).toEqual(expected);
});
