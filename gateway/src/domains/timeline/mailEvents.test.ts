/** Mails about a candidate on the timeline: which went out, which came back, and never one twice. */
import mongoose from 'mongoose';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';

const DAY_MS = 24 * 60 * 60_000;
/** A job is given up after this many tries. */
const TRIES = 9;

let story: MailStory;
let candidate: CandidateRecord;
let id: string;
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(async () => {
  story.mailServer.refuseWith(null);
  story.mailServer.received.length = 0;
  candidate = await story.register();
  id = candidate._id.toString();
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

const services = () => story.server.services;
const sendLink = () => services().candidates.credentials.send(story.client.viewer, id);
async function told(viewer = story.client.viewer) {
  const page = { offset: 0, limit: 20 };
  const timeline = await services().timeline.page(viewer, id, { page, kinds: ['mail_sent', 'mail_bounced'] });
  return timeline.page.items.map(({ kind, mail, actor }) => ({ kind, mail, actor }));
}
const sent = (mail: string) => ({ kind: 'mail_sent', mail, actor: null });

test('a mail is told when the mail server has taken it, by what it is for, to all who see the candidate', async () => {
  await sendLink();
  expect(await told()).toEqual([]);
  await services().mail.deliverDue();
  expect(await told()).toEqual([sent('access')]);
  expect(await told(story.admin.viewer)).toEqual([sent('access')]);
  const query = `{ candidates(filter: { search: "${candidate.email}" }) {
    edges { node { events(kinds: [MAIL_SENT]) { edges { node { kind mail actorName } } } } } } }`;
  const { data } = await story.server.graphql(query, {}, story.client.token);
  expect(data.candidates.edges[0].node.events.edges).toEqual([
    { node: { kind: 'MAIL_SENT', mail: 'ACCESS', actorName: null } },
  ]);
});

test('mails to the company about a candidate are told as well', async () => {
  const { viewer } = await story.signIn(candidate);
  await services().candidates.ownForm.finish(viewer, { fields: [{ key: 'cpf', value: '52998224725' }] });
  await services().candidates.ownForm.corrections.request(viewer, { message: 'Meu CPF está errado.' });
  await services().mail.deliverDue();
  expect(await told()).toEqual([sent('correction_request')]);
});

test('a mail that is handed over twice, as after a crash, is told once', async () => {
  await sendLink();
  const jobs = mongoose.connection.collection('jobs');
  const [job] = await jobs.find({ kind: 'mail', sealed: { $ne: '' } }).toArray();
  await services().mail.deliverDue();
  await jobs.replaceOne({ _id: job?._id }, { ...job, dueAt: new Date(0) }, { upsert: true });
  await services().mail.deliverDue();
  expect(story.mailServer.received).toHaveLength(2);
  expect(await told()).toEqual([sent('access')]);
});

test('a mail is told as not delivered when it is given up, and not before', async () => {
  const start = Date.now();
  story.mailServer.refuseWith(450);
  await sendLink();
  for (let time = 0; time < TRIES; time += 1) {
    expect(await told()).toEqual([]);
    story.server.setNow(new Date(start + (time + 1) * DAY_MS));
    await services().mail.deliverDue();
  }
  expect(await told()).toEqual([{ kind: 'mail_bounced', mail: 'access', actor: null }]);

  await services().notifications.tellPending();
  const notifications = mongoose.connection.collection('notifications');
  expect(await notifications.distinct('userId', { candidateId: candidate._id, kind: 'mail_bounced' })).toHaveLength(2);
});

test('nothing is told of a candidate who is gone', async () => {
  await sendLink();
  await services().candidates.remove(story.admin.viewer, id);
  await services().mail.deliverDue();
  const events = mongoose.connection.collection('candidateEvents');
  expect(await events.countDocuments({ candidateId: candidate._id })).toBe(0);
});
