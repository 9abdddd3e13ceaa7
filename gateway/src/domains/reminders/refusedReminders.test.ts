/** A reminder that the mail server refuses for good has reminded no candidate: others remind on the same day. */
import mongoose from 'mongoose';
import { afterMorning, MORNING, setUpReminderMorning } from '../../../test/reminderMorning.js';

const story = setUpReminderMorning();
beforeEach(() => story.mailServer.refuseWith(550));

const read = () => story.server.services.candidates.get(story.admin.viewer, story.id);
async function byPerson() {
  const [attempt] = await story.remind();
  await story.runJobs();
  return attempt;
}
async function runAgain() {
  const job = await mongoose.connection.collection('jobs').findOne({ isGivenUp: true });
  await story.server.services.failedJobs.runAgain(story.admin.viewer, job!._id.toString());
  await story.runJobs();
}
const sentTo = () => story.mailServer.received.map(({ to }) => to);
const begin = { person: byPerson, rule: story.byRule };

test.each(['person', 'rule'] as const)('the one of a %s is none: the mark is taken away', async (by) => {
  await begin[by]();
  expect(await read()).toMatchObject({ remindedAt: null, remindedBy: null });
});

test('with the right address a person reminds again on the same day', async () => {
  await byPerson();
  story.mailServer.refuseWith(null);
  story.server.setNow(afterMorning(1));
  await story.server.services.candidates.update(story.client.viewer, story.id, { email: 'certo@exemplo.com.br' });
  expect(await byPerson()).toMatchObject({ outcome: 'DONE' });
  expect(sentTo()).toEqual(['certo@exemplo.com.br']);
});

test('after the one of a person the rule of the day reminds, and after that of the rule a person', async () => {
  await byPerson();
  story.mailServer.refuseWith(null);
  await story.byRule();
  expect(sentTo()).toEqual([story.candidate.email]);
  expect(await byPerson()).toMatchObject({ outcome: 'SKIPPED' });

  story.mailServer.refuseWith(550);
  story.server.setNow(new Date('2026-08-05T11:00:00Z'));
  await story.byRule();
  story.mailServer.refuseWith(null);
  expect(await byPerson()).toMatchObject({ outcome: 'DONE' });
  expect(sentTo()).toHaveLength(2);
});

test.each(['person', 'rule'] as const)('the job of a %s that is run again reminds, and marks anew', async (by) => {
  await begin[by]();
  story.mailServer.refuseWith(null);
  const later = afterMorning(1);
  story.server.setNow(later);
  await runAgain();
  expect(sentTo()).toEqual([story.candidate.email]);
  expect(await read()).toMatchObject({ remindedAt: later });
  expect(await byPerson()).toMatchObject({ outcome: 'SKIPPED', message: 'Esta pessoa já foi lembrada hoje.' });
});

test('the job that is run again sends nothing where another has reminded since, whose mark stays', async () => {
  await byPerson();
  story.mailServer.refuseWith(null);
  story.server.setNow(afterMorning(1));
  await byPerson();
  const { remindedAt } = await read();
  await runAgain();
  expect(sentTo()).toHaveLength(1);
  expect(await read()).toMatchObject({ remindedAt });
  // As a process does that dies after it has given a job up and before it has noted that.
  await story.server.services.candidates.actions.reminding.giveUp(story.id, { jobId: 'another', remindedAt: MORNING });
  expect(await read()).toMatchObject({ remindedAt });
});

test('what a crash has left due of a refused reminder keeps no other mail waiting', async () => {
  const [attempt] = await story.remind();
  expect(attempt).toMatchObject({ outcome: 'DONE' });
  await mongoose.connection
    .collection('candidates')
    .updateOne({ _id: story.candidate._id }, { $set: { mailDue: 'reminder' } });
  await story.runJobs();
  story.mailServer.refuseWith(null);
  story.server.setNow(afterMorning(1));
  expect(await byPerson()).toMatchObject({ outcome: 'DONE' });
  expect(sentTo()).toHaveLength(1);
});

test.each(['person', 'rule'] as const)(
  'the one of a %s that is not wanted any more when it is tried again is none',
  async (by) => {
    story.mailServer.refuseWith(451);
    await begin[by]();
    expect(await read()).toMatchObject({ remindedAt: MORNING });
    const { reminding } = story.server.services.candidates.actions;
    await reminding.setPaused(story.id, true);
    story.mailServer.refuseWith(null);
    story.server.setNow(afterMorning(30));
    await story.runJobs();
    expect(await read()).toMatchObject({ remindedAt: null, remindedBy: null });
    await reminding.setPaused(story.id, false);
    expect(await byPerson()).toMatchObject({ outcome: 'DONE' });
    expect(sentTo()).toEqual([story.candidate.email]);
  },
);
