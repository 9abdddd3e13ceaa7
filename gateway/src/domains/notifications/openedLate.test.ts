/** A form that was finished and is opened again after its due date: it is overdue, and no user is told that it was not finished. */
import mongoose from 'mongoose';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { copyPendingEvents } from '../candidates/events/eventCopies.js';

/** 10:00 in São Paulo: a day before the due date, and two days after it. */
const BEFORE = new Date('2026-08-03T13:00:00Z');
const DUE_ON = '2026-08-04';
const AFTER = new Date('2026-08-06T13:00:00Z');

let story: MailStory;
let candidate: CandidateRecord;
let id: string;
beforeAll(async () => {
  story = await startMailStory();
  // The tests tell when events are copied and told.
  await story.server.services.candidates.events.stop();
  await story.server.services.notifications.stop();
});
beforeEach(async () => {
  story.server.setNow(BEFORE);
  candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  id = candidate._id.toString();
  await setDue(DUE_ON);
});
afterEach(async () => {
  await tell();
  story.server.setNow(null);
  for (const name of ['notifications', 'jobs']) await mongoose.connection.collection(name).deleteMany({});
});
afterAll(() => story.stop());

const setDue = (dueOn: string) =>
  story.server.services.candidates.actions.setDates(story.client.viewer, { selection: { candidateIds: [id] }, dueOn });
async function finish() {
  const { viewer } = await story.signIn(candidate);
  await story.server.services.candidates.ownForm.finish(viewer, {});
}
async function tell() {
  await copyPendingEvents();
  await story.server.services.notifications.tellPending();
}
/** How many of the staff are told that the due date has passed, by the bell, and how many mails the company gets of it. */
async function overdue() {
  await tell();
  story.mailServer.received.length = 0;
  const { jobs, reminders } = story.server.services;
  await reminders.planDue();
  await jobs.runDue(['reminderPlan', 'companyNotice']);
  return {
    bells: await mongoose.connection.collection('notifications').countDocuments({ kind: 'overdue' }),
    mails: story.mailServer.received.filter(({ subject }) => subject === `Cadastro vencido: ${candidate.name}`).length,
  };
}

test('is told to none of the staff as overdue, though its stage and its timeline say so', async () => {
  const { candidates, timeline } = story.server.services;
  await finish();
  story.server.setNow(AFTER);
  await candidates.reopen(story.client.viewer, id, {});
  expect(await overdue()).toEqual({ bells: 0, mails: 0 });
  expect((await candidates.get(story.client.viewer, id)).stage).toBe('overdue');
  const { page } = await timeline.page(story.client.viewer, id, { page: { offset: 0, limit: 20 }, kinds: ['overdue'] });
  expect(page.totalCount).toBe(1);
});

test('is told as overdue to administrators and company where a new due date passes', async () => {
  await finish();
  story.server.setNow(AFTER);
  await story.server.services.candidates.reopen(story.client.viewer, id, {});
  await setDue('2026-08-07');
  story.server.setNow(new Date('2026-08-08T13:00:00Z'));
  await story.server.services.candidates.admission.refreshDue();
  expect(await overdue()).toEqual({ bells: 2, mails: 1 });
});

test('one that was opened again before its due date is told as any other', async () => {
  await finish();
  await story.server.services.candidates.reopen(story.client.viewer, id, {});
  story.server.setNow(AFTER);
  await story.server.services.candidates.admission.refreshDue();
  expect(await overdue()).toEqual({ bells: 2, mails: 1 });
});

test('an admission that is resumed after its due date is told to none of the staff as overdue', async () => {
  const { actions } = story.server.services.candidates;
  const selection = { candidateIds: [id] };
  await actions.end(story.client.viewer, { selection, reason: 'other' });
  story.server.setNow(AFTER);
  await actions.resume(story.client.viewer, { selection });
  expect((await story.server.services.candidates.get(story.client.viewer, id)).stage).toBe('overdue');
  expect(await overdue()).toEqual({ bells: 0, mails: 0 });
});
