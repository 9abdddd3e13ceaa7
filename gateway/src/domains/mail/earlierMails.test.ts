/** Mails that a release before the runner of jobs has queued. */
import mongoose, { Types } from 'mongoose';
import { pino } from 'pino';
import { startMailServer, type MailServer } from '../../../test/mail.js';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { createSealer } from '../../auth/seal.js';
import { applyMigrations } from '../../database/migrations.js';
import { migrationsOf } from '../migrations.js';

const NOW = new Date('2026-08-03T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let mailServer: MailServer;
let server: TestServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url });
});
beforeEach(async () => {
  await server.database.clear();
  mailServer.received.length = 0;
  server.setNow(NOW);
});
afterAll(async () => {
  await server.stop();
  await mailServer.stop();
});

const earlier = () => mongoose.connection.collection('mails');
const jobs = () => mongoose.connection.collection('jobs');

/** Stores a mail in the form of that release: the template beside the sealed content. */
async function queuedEarlier(change: object = {}) {
  const content = { to: 'ana@exemplo.com', data: { name: 'Ana' } };
  const sealed = createSealer(server.config.encryptionKey).seal(JSON.stringify(content));
  const mail = { template: 'passwordChanged', sealed, attempts: 1, dueAt: NOW, claim: null, lastError: 'ESOCKET' };
  const _id = new Types.ObjectId();
  await earlier().insertOne({ _id, ...mail, createdAt: NOW, ...change });
  return _id;
}

it('are delivered by this one, with their ids and the tries that they have behind them', async () => {
  const _id = await queuedEarlier();
  await applyMigrations(migrationsOf(server.services), { now: () => NOW, logger: pino({ level: 'silent' }) });
  expect(await earlier().countDocuments()).toBe(0);
  expect(await jobs().findOne()).toMatchObject({ _id, kind: 'mail', detail: 'passwordChanged', attempts: 1 });
  await server.services.mail.deliverDue();
  expect(mailServer.received).toMatchObject([{ to: 'ana@exemplo.com', subject: 'Sua senha foi alterada' }]);
});

it('are left to the gateway that has them in hand, and taken over when it has died', async () => {
  await queuedEarlier({ dueAt: new Date(NOW.getTime() + 5 * MINUTE_MS), claim: new Types.ObjectId() });
  expect(await server.services.mail.adoptEarlier()).toBe(0);
  server.setNow(new Date(NOW.getTime() + 5 * MINUTE_MS));
  expect(await server.services.mail.adoptEarlier()).toBe(1);
});

it('go out once, also when the process that moved one ended before it was taken out', async () => {
  const _id = await queuedEarlier();
  const mail = (await earlier().findOne({ _id }))!;
  await server.services.mail.adoptEarlier();
  await server.services.mail.deliverDue();
  await earlier().insertOne(mail);
  expect(await server.services.mail.adoptEarlier()).toBe(1);
  await server.services.mail.deliverDue();
  expect(mailServer.received).toHaveLength(1);
});

it('that were given up stay so, in the list of failed jobs, for 180 days', async () => {
  await queuedEarlier({ dueAt: null, sealed: '', attempts: 9 });
  await server.services.mail.adoptEarlier();
  expect(await earlier().countDocuments()).toBe(0);
  expect(await jobs().findOne()).toMatchObject({ isGivenUp: true, dueAt: null, attempts: 9, lastError: 'ESOCKET' });
  server.setNow(new Date(NOW.getTime() + 180 * DAY_MS - 1));
  expect(await server.services.jobs.forgetOld()).toBe(0);
  server.setNow(new Date(NOW.getTime() + 180 * DAY_MS));
  expect(await server.services.jobs.forgetOld()).toBe(1);
});

it('are sealed anew with the present key while they wait for the move', async () => {
  const _id = await queuedEarlier();
  const { sealed } = (await earlier().findOne({ _id }))!;
  for await (const text of server.services.mail.sealedEarlierTexts()) {
    expect(text.sealed).toBe(sealed);
    await text.replace('k1.next.text');
  }
  expect(await earlier().findOne({ _id })).toMatchObject({ sealed: 'k1.next.text' });
});
