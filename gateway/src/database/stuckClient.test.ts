/** What the driver does when a connection ends at a bad moment, and that the gateway comes back from it. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose, { model, Schema } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { dataVersions } from '../cache/dataVersions.js';
import { isDatabaseUnavailable } from './errors.js';
import { OPERATION_TIMEOUT_MS, setOperationTimeout } from './timeouts.js';

const ThingModel = model('StuckThing', new Schema({ name: String }));
let database: TestDatabase;
/** The client's sockets, in the order in which they were opened: that of its monitor is the first. */
const sockets: Socket[] = [];
const collect = (message: unknown): void => void sockets.push((message as { socket: Socket }).socket);

beforeAll(async () => {
  subscribe('net.client.socket', collect);
  database = await startTestDatabase({ throughForwarder: true, operationTimeoutMs: OPERATION_TIMEOUT_MS });
});
beforeEach(() => ThingModel.create({ name: 'Ana' }));
afterEach(() => setOperationTimeout(10_000));
afterAll(async () => {
  await database.stop();
  unsubscribe('net.client.socket', collect);
});

const toDatabase = (): Socket[] =>
  sockets.filter(({ destroyed, remotePort }) => !destroyed && database.forwarder?.host.endsWith(`:${remotePort}`));

/** Makes the moment at which the sockets are destroyed already, and the event that tells the driver has not come yet. */
function endConnections(): void {
  for (const socket of toDatabase()) socket.destroy();
}

it('fails an operation on a connection that has just ended, for which the driver would wait for ever', async () => {
  await ThingModel.findOne().exec();
  setOperationTimeout(100);
  endConnections();
  const error: unknown = await ThingModel.create({ name: 'Bia' }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'DatabaseTimeoutError' });
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it('replaces a client whose monitor waits for ever, and models go on with the other, with nothing cached', async () => {
  const stuck = mongoose.connection.getClient();
  // The monitor has a connection from here on.
  await once(stuck, 'serverHeartbeatSucceeded');
  await new Promise<void>((resolve) => {
    stuck.once('serverHeartbeatStarted', () => {
      endConnections();
      resolve();
    });
  });
  // The monitor has written to what has ended; what else went that way is told of it in the turn that follows.
  await nextTurn();
  await nextTurn();
  await ThingModel.findOne().exec();
  // An operation that fails makes the client ask the monitor for the server.
  database.forwarder?.mute();
  const inFlight = ThingModel.create({ name: 'Bia' }).catch((reason: unknown) => reason);
  await once(stuck, 'connectionCheckedOut');
  await nextTurn();
  for (const socket of toDatabase()) socket.destroy(new Error('read ECONNRESET'));
  expect(isDatabaseUnavailable(await inFlight)).toBe(true);
  database.forwarder?.unmute();

  await expect(ThingModel.findOne().exec()).rejects.toMatchObject({ name: 'MongoServerSelectionError' });
  const before = dataVersions.serialOf(['accounts']);

  database.database.watch();
  while (mongoose.connection.getClient() === stuck) await new Promise((done) => setTimeout(done, 50));
  expect(await ThingModel.findOne().lean()).toMatchObject({ name: 'Ana' });
  expect(dataVersions.serialOf(['accounts'])).not.toBe(before);
  expect(await database.database.isReachable()).toBe(true);
  expect(database.database.needsRestart()).toBe(false);
});
