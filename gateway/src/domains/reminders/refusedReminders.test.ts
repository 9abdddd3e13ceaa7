/** A reminder that the mail server refuses for good has reminded no candidate: others remind on the same day. */
import mongoose from 'mongoose';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';

/** Three days before the due date, in the morning of São Paulo. */
const MORNING = new Date('2026-08-03T11:00:00Z');
const DUE_ON = '2026-08-06';
const MINUTE_MS = 60_000;

let story: MailStory;
let candidate: CandidateRecord;
let id: string;
beforeAll(async () => {
  story = await startMailStory();
  await story.server.services.mail.deliverDue();
});
beforeEach(async () => {
  await mongoose.connection.collection('jobs').deleteMany({});
  await mongoose.connection.collection('candidates').deleteMany({});
  story.server.setNow(new Date(MORNING.getTime() - MINUTE_MS));
  candidate = await story.register();
  id = candidate._id.toString();
  await actions().setDates(story.client.viewer, { selection: { candidateIds: [id] }, dueOn: DUE_ON });
  story.server.setNow(MORNING);
  story.mailServer.received.length = 0;
  story.mailServer.refuseWith(550);
});
afterAll(() => story.stop());

const actions = () => story.server.services.candidates.actions;
const read = () => story.server.services.candidates.get(story.admin.viewer, id);
const runJobs = () => story.server.services.jobs.runDue(['reminderPlan', 'reminder', 'personReminder']);
async function byPerson() {
  const [attempt] = await actions().remind(story.client.viewer, { selection: { candidateIds: [id] } });
  await runJobs();
  return attempt;
}
async function byRule() {
  await story.server.services.reminders.planDue();
  await runJobs();
}
async function runAgain() {
  const job = await mongoose.connection.collection('jobs').findOne({ isGivenUp: true });
  await story.server.services.failedJobs.runAgain(story.admin.viewer, job!._id.toString());
  await runJobs();
}
const sentTo = () => story.mailServer.received.map(({ to }) => to);
const begin = { person: byPerson, rule: byRule };

test.each(['person', 'rule'] as const)('the one of a %s is none: the mark is taken away', async (by) => {
  await begin[by]();
  expect(await read()).toMatchObject({ remindedAt: null, remindedBy: null });
});

test('with the right address a person reminds again on the same day', async () => {
  await byPerson();
  story.mailServer.refuseWith(null);
  story.server.setNow(new Date(MORNING.getTime() + MINUTE_MS));
  await story.server.services.candidates.update(story.client.viewer, id, { email: 'certo@exemplo.com.br' });
  expect(await byPerson()).toMatchObject({ outcome: 'DONE' });
  expect(sentTo()).toEqual(['certo@exemplo.com.br']);
});

test('after the one of a person the rule of the day reminds, and after that of the rule a person', async () => {
  await byPerson();
  story.mailServer.refuseWith(null);
  await byRule();
  expect(sentTo()).toEqual([candidate.email]);
  expect(await byPerson()).toMatchObject({ outcome: 'SKIPPED' });

  story.mailServer.refuseWith(550);
  story.server.setNow(new Date('2026-08-05T11:00:00Z'));
  await byRule();
  story.mailServer.refuseWith(null);
  expect(await byPerson()).toMatchObject({ outcome: 'DONE' });
  expect(sentTo()).toHaveLength(2);
});

test.each(['person', 'rule'] as const)('the job of a %s that is run again reminds, and marks anew', async (by) => {
  await begin[by]();
  story.mailServer.refuseWith(null);
  const later = new Date(MORNING.getTime() + MINUTE_MS);
  story.server.setNow(later);
  await runAgain();
  expect(sentTo()).toEqual([candidate.email]);
  expect(await read()).toMatchObject({ remindedAt: later });
  expect(await byPerson()).toMatchObject({ outcome: 'SKIPPED', message: 'Esta pessoa já foi lembrada hoje.' });
});

test('the job that is run again sends nothing where another has reminded since, whose mark stays', async () => {
  await byPerson();
  story.mailServer.refuseWith(null);
  story.server.setNow(new Date(MORNING.getTime() + MINUTE_MS));
  await byPerson();
  const { remindedAt } = await read();
  await runAgain();
  expect(sentTo()).toHaveLength(1);
  expect(await read()).toMatchObject({ remindedAt });
  // As a process does that dies after it has given a job up and before it has noted that.
  await actions().reminding.giveUp(id, { jobId: 'another', remindedAt: MORNING });
  expect(await read()).toMatchObject({ remindedAt });
});

test('what a crash has left due of a refused reminder keeps no other mail waiting', async () => {
  const [attempt] = await actions().remind(story.client.viewer, { selection: { candidateIds: [id] } });
  expect(attempt).toMatchObject({ outcome: 'DONE' });
  await mongoose.connection
    .collection('candidates')
    .updateOne({ _id: candidate._id }, { $set: { mailDue: 'reminder' } });
  await runJobs();
  story.mailServer.refuseWith(null);
  story.server.setNow(new Date(MORNING.getTime() + MINUTE_MS));
  expect(await byPerson()).toMatchObject({ outcome: 'DONE' });
  expect(sentTo()).toHaveLength(1);
});
