import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { startForwarder, type Forwarder } from '../../test/forwarder.js';
import { connectClientWithin } from './databaseClient.js';
import { applyMigrations } from './migrations.js';
import { outageCount } from './outages.js';
import { operationTimeout } from './timeouts.js';

let database: TestDatabase;
let forwarder: Forwarder;
beforeAll(async () => {
  database = await startTestDatabase();
  forwarder = await startForwarder(database.url);
});
afterAll(async () => {
  forwarder.stop();
  await database.stop();
});

it('closes a client that connects after it was given up', async () => {
  const url = `mongodb://${forwarder.host}/?directConnection=true`;
  forwarder.mute();
  const givenUp = expect(connectClientWithin(200, url, {})).rejects.toMatchObject({ name: 'DatabaseTimeoutError' });
  while (forwarder.connections() === 0) await nextTurn();
  await givenUp;
  forwarder.unmute();
  while (forwarder.connections() > 0) await nextTurn();
});

it('gives a client that connects in time', async () => {
  const { driver } = await connectClientWithin(20_000, `mongodb://${forwarder.host}/?directConnection=true`, {});
  expect(await driver.db().command({ ping: 1 })).toMatchObject({ ok: 1 });
  await driver.close();
});

it('takes another primary for one that may lack what was stored, though no connection is lost, and a known one not', async () => {
  const driver = mongoose.connection.getClient();
  // What the driver tells while it asks its servers.
  const tell = (primary: string | null) => {
    const server = { address: primary, isWritable: true };
    const newDescription = { servers: new Map(primary === null ? [] : [[primary, server]]) };
    driver.emit('topologyDescriptionChanged', { newDescription } as never);
  };
  const before = outageCount();
  tell('a:27017');
  const own = outageCount();
  expect(own).toBe(before + 1);
  tell(null);
  tell('a:27017');
  expect(outageCount()).toBe(own);
  tell(null);
  tell('b:27017');
  expect(outageCount()).toBe(own + 1);
});

it('lets a connection be silent for as long as an operation may take, one of a migration included', async () => {
  let timeoutMs = 0;
  const apply = async () => void (timeoutMs = operationTimeout());
  const logger = pino({ level: 'silent' });
  await applyMigrations([{ id: 'asks for its limit', apply }], { now: () => new Date(), logger });
  expect(timeoutMs).toBeGreaterThan(operationTimeout());
  expect(mongoose.connection.getClient().options.socketTimeoutMS).toBeGreaterThanOrEqual(timeoutMs);
});
