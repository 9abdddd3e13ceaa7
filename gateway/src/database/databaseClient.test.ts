import { setImmediate as nextTurn } from 'node:timers/promises';
import { startTestDatabase, type TestDatabase } from '../../test/database.js';
import { startForwarder, type Forwarder } from '../../test/forwarder.js';
import { connectClientWithin } from './databaseClient.js';

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
  const givenUp = expect(connectClientWithin(200, url, {})).rejects.toMatchObject({ name: 'DatabaseTimeLimitError' });
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
