/** What the staff are told of, who is told, and what they do with it. */
import mongoose from 'mongoose';
import type { TestAccount } from '../../../test/candidates.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import type { UserViewer } from '../../auth/viewer.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { copyPendingEvents } from '../candidates/events/eventCopies.js';
import { MAX_NOTIFICATIONS } from './notificationsService.js';

const LIST = `query ($first: Int, $after: String) { notifications(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { node { id kind at isRead candidate { id name } } } } unreadNotifications }`;
const SAVE = `mutation ($input: SaveNotificationSettingsInput!) { saveNotificationSettings(input: $input) {
  settings { language kinds { kind inProduct byMail inDigest } } userErrors { code } } }`;
const READ = `mutation ($input: MarkNotificationReadInput!) { markNotificationRead(input: $input) {
  notification { isRead } userErrors { code } } }`;
const READ_ALL = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { unreadNotifications } }`;

/** A Tuesday, 12:00 in São Paulo. */
const NOON = new Date('2026-08-04T15:00:00Z');
const cpf = [{ key: 'cpf', value: '52998224725' }];

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
  // The tests tell when events are copied and told.
  await story.server.services.candidates.events.stop();
  await story.server.services.notifications.stop();
});
afterEach(async () => {
  await tell();
  story.server.setNow(null);
  story.mailServer.received.length = 0;
  for (const name of ['notifications', 'notificationSettings', 'jobs']) {
    await mongoose.connection.collection(name).deleteMany({});
  }
});
afterAll(() => story.stop());

async function tell() {
  await copyPendingEvents();
  return story.server.services.notifications.tellPending();
}
const listOf = async ({ token }: TestAccount<UserViewer>, variables = {}) => {
  const { data } = await story.server.graphql(LIST, variables, token);
  return { ...data.notifications, unread: data.unreadNotifications };
};
const kindsOf = async (account: TestAccount<UserViewer>) =>
  (await listOf(account)).edges.map(({ node }: { node: { kind: string } }) => node.kind);
async function finished(candidate: CandidateRecord) {
  const { viewer } = await story.signIn(candidate);
  await story.server.services.candidates.ownForm.finish(viewer, { fields: cpf });
  return viewer;
}

test('a company and the administrators are told of a finished form, the other company is not, and no value comes along', async () => {
  const candidate = await story.register({ fields: [{ key: 'salario', value: '123456' }] });
  await finished(candidate);
  expect(await tell()).toBe(1);
  const told = await listOf(story.client);
  expect(told).toMatchObject({ totalCount: 1, unread: 1 });
  expect(told.edges[0].node).toMatchObject({
    kind: 'COMPLETE',
    isRead: false,
    candidate: { id: toGlobalId('Candidate', candidate._id), name: candidate.name },
  });
  expect(await kindsOf(story.admin)).toEqual(['COMPLETE']);
  expect(await listOf(story.otherClient)).toMatchObject({ totalCount: 0, unread: 0 });
  expect(JSON.stringify(await mongoose.connection.collection('notifications').find().toArray())).not.toMatch(/123456/);
});

test('a notification shows nothing of a candidate whom its reader may not see any more', async () => {
  const candidate = await story.register();
  await finished(candidate);
  await tell();
  await mongoose.connection.collection('candidates').updateOne({ _id: candidate._id }, { $set: { clientId: null } });
  expect((await listOf(story.client)).edges).toMatchObject([{ node: { kind: 'COMPLETE', candidate: null } }]);
  expect((await listOf(story.admin)).edges).toMatchObject([{ node: { candidate: { name: candidate.name } } }]);
});

test('an event is told once, though the process ends before it is marked and two gateways tell it', async () => {
  await finished(await story.register());
  await tell();
  const [notification] = (await listOf(story.client)).edges;
  await story.server.graphql(READ, { input: { id: notification.node.id } }, story.client.token);
  await mongoose.connection.collection('candidateEvents').updateMany({ kind: 'finished' }, { $set: { untold: true } });
  const { notifications } = story.server.services;
  await Promise.all([notifications.tellPending(), notifications.tellPending()]);
  const after = (await listOf(story.client)).edges.filter(
    ({ node }: { node: { id: string } }) => node.id === notification.node.id,
  );
  expect(after).toMatchObject([{ node: { isRead: true } }]);
});

test('asking for a correction, sending it, changing confirmed data and withdrawing a confirmation are told, not to who did it', async () => {
  const { candidates, confirmations } = story.server.services;
  const candidate = await story.register();
  const candidateId = candidate._id.toString();
  const own = await finished(candidate);
  await candidates.ownForm.corrections.request(own, { message: 'Errei o CPF' });
  await candidates.reopen(story.client.viewer, candidateId, {});
  await candidates.ownForm.finish(own, { fields: cpf });
  await confirmations.confirm(story.client.viewer, { candidateId });
  await candidates.update(story.admin.viewer, candidateId, { name: 'Outro Nome' });
  await confirmations.unconfirm(story.client.viewer, { candidateId });
  await tell();
  const told = (await kindsOf(story.client)).toSorted();
  expect(told).toEqual(['CHANGED_AFTER_CONFIRMATION', 'COMPLETE', 'CORRECTION_ASKED', 'CORRECTION_SENT']);
  expect((await kindsOf(story.admin)).toSorted()).toEqual([
    'COMPLETE',
    'CONFIRMATION_WITHDRAWN',
    'CORRECTION_ASKED',
    'CORRECTION_SENT',
  ]);
});

test('a candidate who becomes overdue by the clock is told of once', async () => {
  const candidate = await story.register();
  const selection = { candidateIds: [candidate._id.toString()] };
  const { candidates } = story.server.services;
  await candidates.actions.setDates(story.client.viewer, { selection, dueOn: '2026-12-20' });
  story.server.setNow(new Date('2026-12-21T12:00:00Z'));
  await candidates.admission.refreshDue();
  await candidates.admission.refreshDue();
  await tell();
  // The session is of today.
  story.server.setNow(null);
  expect(await kindsOf(story.admin)).toEqual(['OVERDUE']);
});

test('what one person reads stays unread for others; what is marked is what was shown', async () => {
  await finished(await story.register());
  await tell();
  const [{ node: first }] = (await listOf(story.client)).edges;
  const stolen = await story.server.graphql(READ, { input: { id: first.id } }, story.otherClient.token);
  expect(stolen.data.markNotificationRead).toMatchObject({ notification: null, userErrors: [{ code: 'NOT_FOUND' }] });
  await finished(await story.register());
  await tell();
  const marked = await story.server.graphql(READ_ALL, { input: { upTo: first.at } }, story.client.token);
  expect(marked.data.markNotificationsRead.unreadNotifications).toBe(1);
  expect((await listOf(story.admin)).unread).toBe(2);
  const read = await story.server.graphql(READ, { input: { id: first.id } }, story.client.token);
  expect(read.data.markNotificationRead.notification).toEqual({ isRead: true });
});

test('pages follow their cursors, hold a bounded number, and lose what is about a deleted candidate', async () => {
  const people = [await story.register(), await story.register(), await story.register()];
  for (const person of people) await finished(person);
  await tell();
  const first = await listOf(story.client, { first: 2 });
  const rest = await listOf(story.client, { first: 2, after: first.pageInfo.endCursor });
  const names = [...first.edges, ...rest.edges].map(({ node }) => node.candidate.name);
  expect(names).toEqual(people.map(({ name }) => name).toReversed());
  expect(rest.pageInfo.hasNextPage).toBe(false);

  await story.server.services.candidates.remove(story.client.viewer, people[2]!._id.toString());
  expect(await listOf(story.client)).toMatchObject({ totalCount: 2, unread: 2 });

  const [row] = await mongoose.connection.collection('notifications').find({}).toArray();
  const { _id, ...copy } = row!;
  const userId = new mongoose.Types.ObjectId(story.client.viewer.userId);
  const many = Array.from({ length: MAX_NOTIFICATIONS + 20 }, (_, number) => ({
    ...{
      ...copy,
      userId,
      candidateId: new mongoose.Types.ObjectId(),
      at: new Date(Date.now() - 1_000 * number - 60_000),
    },
  }));
  await mongoose.connection.collection('notifications').insertMany(many);
  await finished(await story.register());
  await tell();
  expect((await listOf(story.client)).totalCount).toBe(MAX_NOTIFICATIONS);
  // So many of one moment, as when many due dates pass at once, are no reason to forget more of them.
  await mongoose.connection.collection('notifications').updateMany({ userId }, { $set: { at: new Date() } });
  await finished(await story.register());
  await tell();
  expect((await listOf(story.client)).totalCount).toBe(MAX_NOTIFICATIONS);
});

test('what is old, or of what is gone, is swept', async () => {
  await finished(await story.register());
  await tell();
  const rows = mongoose.connection.collection('notifications');
  const { housekeeping } = story.server.services.notifications;
  expect(await housekeeping.removeOfGone()).toBe(0);
  await rows.updateMany({}, { $set: { candidateId: new mongoose.Types.ObjectId() } });
  expect(await housekeeping.removeOfGone()).toBe(2);
  await finished(await story.register());
  await tell();
  await rows.updateMany({}, { $set: { expiresAt: new Date(0) } });
  expect(await housekeeping.removeExpired()).toBe(2);
});

test('a person chooses per kind: nothing, a mail by day, the daily mail; others keep theirs', async () => {
  story.server.setNow(NOON);
  const kinds = [{ kind: 'COMPLETE', inProduct: false, byMail: true, inDigest: true }];
  const saved = await story.server.graphql(SAVE, { input: { kinds, language: 'PT_BR' } }, story.client.token);
  expect(saved.data.saveNotificationSettings.settings.kinds).toEqual(
    expect.arrayContaining([...kinds, { kind: 'OVERDUE', inProduct: true, byMail: false, inDigest: false }]),
  );
  const twice = await story.server.graphql(
    SAVE,
    { input: { kinds: [...kinds, ...kinds], language: 'PT_BR' } },
    story.client.token,
  );
  expect(twice.data.saveNotificationSettings.userErrors).toEqual([{ code: 'INVALID' }]);

  const candidate = await story.register();
  await finished(candidate);
  await tell();
  const { jobs, notifications } = story.server.services;
  await jobs.runDue(['notification']);
  const sent = () => story.mailServer.received.splice(0).map(({ to, subject }) => `${to} ${subject}`);
  expect(sent()).toEqual([`bia@padaria.com ${candidate.name} finalizou o cadastro`]);
  expect((await listOf(story.client)).totalCount).toBe(0);
  expect((await listOf(story.admin)).totalCount).toBe(1);

  story.server.setNow(new Date('2026-08-05T10:59:00Z'));
  expect(await notifications.mails.planDigests()).toBe(0);
  story.server.setNow(new Date('2026-08-05T11:00:00Z'));
  expect(await notifications.mails.planDigests()).toBe(1);
  expect(await notifications.mails.planDigests()).toBe(0);
  await jobs.runDue(['notificationDigest']);
  expect(story.mailServer.received[0]?.text).toContain(candidate.name);
  expect(sent()).toEqual(['bia@padaria.com Notificações do dia']);
  story.server.setNow(new Date('2026-08-06T11:00:00Z'));
  expect(await notifications.mails.planDigests()).toBe(0);
});

test('a mail that was asked for by night goes out at 8:00, and not to somebody who has lost the candidate meanwhile', async () => {
  const kinds = [{ kind: 'COMPLETE', inProduct: true, byMail: true, inDigest: false }];
  await story.server.graphql(SAVE, { input: { kinds, language: 'EN_US' } }, story.client.token);
  const people = [await story.register(), await story.register()];
  story.server.setNow(new Date('2026-08-05T01:00:00Z'));
  for (const person of people) await finished(person);
  await tell();
  const { jobs } = story.server.services;
  await jobs.runDue(['notification']);
  expect(story.mailServer.received).toEqual([]);
  await mongoose.connection.collection('candidates').updateOne({ _id: people[1]!._id }, { $set: { clientId: null } });
  story.server.setNow(new Date('2026-08-05T11:00:00Z'));
  await jobs.runDue(['notification']);
  expect(story.mailServer.received.map(({ subject }) => subject)).toEqual([
    `${people[0]!.name} has completed the registration`,
  ]);
});
