/** The daily mail of notifications, and mails of their own: when they go out, and what they tell of. */
import mongoose, { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { linkIn, startMailServer, type MailServer } from '../../../test/mail.js';
import { copyPendingEvents } from '../candidates/events/eventCopies.js';
import type { NotificationKind } from './notificationKinds.js';

/** A Wednesday, 8:00 in São Paulo. */
const MORNING = new Date('2026-08-05T11:00:00Z');
const HOUR_MS = 60 * 60_000;

let mailServer: MailServer;
let story: CandidateStory;
let candidateId: string;
beforeAll(async () => {
  mailServer = await startMailServer();
  story = await startCandidateStory({ smtpUrl: mailServer.url });
  await story.server.services.mail.deliverDue();
  mailServer.received.length = 0;
  // The tests tell when events are copied and told.
  await story.server.services.candidates.events.stop();
  await story.server.services.notifications.stop();
  candidateId = (await story.register())._id.toString();
});
afterEach(async () => {
  story.server.setNow(null);
  mailServer.received.length = 0;
  for (const name of ['notifications', 'notificationSettings', 'jobs']) {
    await mongoose.connection.collection(name).deleteMany({});
  }
});
afterAll(async () => {
  await story.stop();
  await mailServer.stop();
});

const later = (ms: number) => new Date(MORNING.getTime() + ms);
const choose = async (kind: NotificationKind | NotificationKind[], channel: 'byMail' | 'inDigest') => {
  const kinds = [kind].flat().map((one) => ({
    ...{ kind: one, inProduct: true, byMail: false, inDigest: false, [channel]: true },
  }));
  await story.server.services.notifications.saveSettings(story.client.viewer, { kinds, language: 'pt-BR' });
};
/** What the client waits for to be told in the daily mail. */
const insert = (
  rows: { at: Date; readAt?: Date; kind?: NotificationKind; userId?: Types.ObjectId; candidateId?: Types.ObjectId }[],
) =>
  mongoose.connection.collection('notifications').insertMany(
    rows.map((row) => ({
      ...{ userId: new Types.ObjectId(story.client.viewer.userId), candidateId: new Types.ObjectId(candidateId) },
      ...{ kind: 'complete', eventId: new Types.ObjectId(), readAt: null, inProduct: true, isDigestDue: true },
      ...{ expiresAt: later(90 * 24 * HOUR_MS), ...row },
    })),
  );
async function digestAt(at: Date): Promise<string[]> {
  story.server.setNow(at);
  await story.server.services.notifications.mails.planDigests();
  await story.server.services.jobs.runDue(['notificationDigest']);
  return mailServer.received.splice(0).map(({ text }) => text);
}
const waiting = () => mongoose.connection.collection('notifications').countDocuments({ isDigestDue: true });

test('the daily mail is of what has happened before 8:00; what happens by day waits for the next one', async () => {
  await choose('complete', 'inDigest');
  await insert([{ at: later(6 * HOUR_MS) }]);
  expect(await digestAt(later(6 * HOUR_MS + 60_000))).toEqual([]);
  expect(await waiting()).toBe(1);
  expect(await digestAt(later(24 * HOUR_MS))).toEqual([expect.stringContaining('Finalizaram o cadastro: 1')]);
  expect(await waiting()).toBe(0);
});

test('the daily mail leaves out what was read, and that waits no longer', async () => {
  await choose('complete', 'inDigest');
  await insert([{ at: later(-2 * HOUR_MS), readAt: later(-HOUR_MS) }]);
  expect(await digestAt(MORNING)).toEqual([]);
  expect(await waiting()).toBe(0);
});

test('the daily mail leaves out whose admission has ended, and that waits no longer', async () => {
  const { actions } = story.server.services.candidates;
  const selection = { candidateIds: [candidateId] };
  await choose('complete', 'inDigest');
  await insert([{ at: later(-2 * HOUR_MS) }]);
  await actions.end(story.client.viewer, { selection, reason: 'withdrew' });
  expect(await digestAt(MORNING)).toEqual([]);
  expect(await waiting()).toBe(0);
  await actions.resume(story.client.viewer, { selection });
});

test('the daily mail goes out once, also where the database refuses to write that it did', async () => {
  await choose(['complete', 'overdue'], 'inDigest');
  await insert([{ at: later(-HOUR_MS) }, { at: later(-HOUR_MS), kind: 'overdue' }]);
  // Two that wait no longer would have the same value.
  const index = await mongoose.connection
    .collection('notifications')
    .createIndex({ isDigestDue: 1 }, { unique: true, partialFilterExpression: { isDigestDue: false } });
  expect(await digestAt(MORNING)).toHaveLength(1);
  await mongoose.connection.collection('notifications').dropIndex(index);
  expect(await waiting()).toBeGreaterThan(0);
  story.server.setNow(later(HOUR_MS));
  await story.server.services.jobs.runDue(['notificationDigest']);
  expect(mailServer.received).toEqual([]);
});

test('the daily mail says how many more there are than it names', async () => {
  await choose('complete', 'inDigest');
  const template = await mongoose.connection.collection('candidates').findOne({ _id: new Types.ObjectId(candidateId) });
  const people = Array.from({ length: 35 }, (_, at) => ({
    ...{
      ...template,
      _id: new Types.ObjectId(),
      email: `p${at}@x.com`,
      accessToken: `token ${at}`,
      name: `Pessoa ${at}`,
    },
  }));
  await mongoose.connection.collection('candidates').insertMany(people);
  await insert(people.map(({ _id }, at) => ({ at: later(-HOUR_MS - at), candidateId: _id })));
  const [text] = await digestAt(MORNING);
  expect(text).toContain('Finalizaram o cadastro: 35\nPessoa 0\n');
  expect(text).toContain('Pessoa 29\ne mais 5\n');
  expect(await waiting()).toBe(0);
});

test('changes of confirmed data one after the other are one mail, some minutes after the last', async () => {
  await choose('changed_after_confirmation', 'byMail');
  const { candidates, confirmations, jobs, notifications } = story.server.services;
  const person = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  const { viewer } = await story.signIn(person);
  await candidates.ownForm.finish(viewer, {});
  await confirmations.confirm(story.client.viewer, { candidateId: person._id.toString() });
  for (let step = 0; step < 5; step += 1) {
    story.server.setNow(later(step * 60_000));
    await candidates.update(story.admin.viewer, person._id.toString(), { name: `Nome ${step}` });
    await copyPendingEvents();
    await notifications.tellPending();
    await jobs.runDue(['notification']);
  }
  expect(mailServer.received).toEqual([]);
  story.server.setNow(later(HOUR_MS));
  await jobs.runDue(['notification']);
  expect(mailServer.received.map(({ subject }) => subject)).toEqual([
    'Nome 4 teve dados alterados depois da confirmação',
  ]);
});

test.each([
  ['client', '/client'],
  ['admin', '/admin'],
] as const)('the daily mail to the %s links to the settings on their dashboard', async (role, dashboard) => {
  const { viewer } = story[role];
  const { jobs, notifications } = story.server.services;
  const kinds = [{ kind: 'complete', inProduct: true, byMail: false, inDigest: true }];
  await notifications.saveSettings(viewer, { kinds, language: 'pt-BR' });
  await insert([{ at: later(-HOUR_MS), userId: new Types.ObjectId(viewer.userId) }]);
  story.server.setNow(MORNING);
  await notifications.mails.planDigests();
  await jobs.runDue(['notificationDigest']);
  const settings = linkIn(mailServer.received[0]!, 'Configurar notificações');
  expect(settings.pathname + settings.search).toBe(`${dashboard}?notifications=settings`);
});

test('a finish that changes confirmed data is two mails, each of its own kind', async () => {
  await choose(['complete', 'changed_after_confirmation'], 'byMail');
  const { candidates, confirmations, jobs, notifications } = story.server.services;
  story.server.setNow(MORNING);
  const person = await story.register({ name: 'Caio Prado', fields: [{ key: 'cpf', value: '52998224725' }] });
  const { viewer } = await story.signIn(person);
  await confirmations.confirm(story.client.viewer, { candidateId: person._id.toString() });
  await candidates.ownForm.finish(viewer, { fields: [{ key: 'cidade', value: 'Olinda' }] });
  await copyPendingEvents();
  await notifications.tellPending();
  story.server.setNow(later(HOUR_MS));
  await jobs.runDue(['notification']);
  expect(mailServer.received.map(({ subject }) => subject).toSorted()).toEqual([
    'Caio Prado finalizou o cadastro',
    'Caio Prado teve dados alterados depois da confirmação',
  ]);
});

test('a mail that a gateway of an earlier release has queued, whose keys name no kind, is not queued again', async () => {
  await choose(['complete', 'changed_after_confirmation'], 'byMail');
  const { candidates, confirmations, notifications } = story.server.services;
  const collection = (name: string) => mongoose.connection.collection(name);
  const person = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  const { viewer } = await story.signIn(person);
  await candidates.ownForm.finish(viewer, {});
  await confirmations.confirm(story.client.viewer, { candidateId: person._id.toString() });
  await candidates.update(story.admin.viewer, person._id.toString(), { name: 'Outro Nome' });
  await copyPendingEvents();
  await notifications.tellPending();
  const jobs = await collection('jobs').find({ kind: 'notification' }).toArray();
  expect(jobs.map(({ detail }) => detail).toSorted()).toEqual(['changed_after_confirmation', 'complete']);
  for (const { _id, detail } of jobs) {
    const kind = detail === 'complete' ? 'finished' : 'changed';
    const event = await collection('candidateEvents').findOne({ candidateId: person._id, kind });
    const key = `notification:${story.client.viewer.userId} ${String(event!._id)}`;
    await collection('jobs').updateOne({ _id }, { $set: { key } });
  }
  await collection('candidateEvents').updateMany({ candidateId: person._id }, { $set: { untold: true } });
  await notifications.tellPending();
  expect(await collection('jobs').countDocuments({ kind: 'notification' })).toBe(2);
});
