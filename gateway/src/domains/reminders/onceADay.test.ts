/** Rules and persons remind one candidate once a day between them, whichever is first, and both tell the timeline. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { afterMorning, MORNING, setUpReminderMorning } from '../../../test/reminderMorning.js';

const story = setUpReminderMorning();

const actions = () => story.server.services.candidates.actions;
const reminders = () => story.mailServer.received.filter(({ to }) => to === story.candidate.email);
async function told() {
  const { page } = await story.server.services.timeline.page(story.admin.viewer, story.id, {
    page: { offset: 0, limit: 20 },
    kinds: ['reminded', 'mail_sent', 'mail_bounced'],
  });
  return page.items.map(({ kind, actor, mail }) => [kind, actor?.name ?? null, mail ?? null].join(' '));
}

test('a rule tells the timeline when its mail was sent, without an actor, and no user reminds after it on that day', async () => {
  await story.byRule();
  expect(reminders()).toHaveLength(1);
  expect(await story.remind()).toMatchObject([{ outcome: 'SKIPPED', message: 'Esta pessoa já foi lembrada hoje.' }]);
  await story.runJobs();
  expect(reminders()).toHaveLength(1);
  expect(await told()).toEqual(['mail_sent  reminder']);
  expect(await story.server.services.candidates.get(story.admin.viewer, story.id)).toMatchObject({
    remindedAt: MORNING,
  });
});

test('a candidate who has finished since was looked at is not told as reminded, and no mail to the address is counted', async () => {
  const { reminding } = actions();
  const setStatus = (status: string) =>
    mongoose.connection.collection('candidates').updateOne({ _id: story.candidate._id }, { $set: { status } });
  await setStatus('complete');
  for (let time = 0; time < 6; time += 1) {
    await expect(reminding.byPerson(story.client.viewer, story.candidate)).rejects.toMatchObject({
      ...{ code: 'PRECONDITION_FAILED', message: 'O cadastro já foi finalizado.' },
    });
  }
  await setStatus('in_progress');
  expect(await story.remind()).toMatchObject([{ outcome: 'DONE' }]);
});

test('after a person no rule reminds on that day, and the next rule does on its own', async () => {
  await story.remind();
  await story.byRule();
  expect(reminders()).toHaveLength(1);
  expect((await told()).toSorted()).toEqual(['mail_sent  reminder', 'reminded Bia Souza ']);
  story.server.setNow(new Date('2026-08-05T11:00:00Z'));
  await story.byRule();
  expect(reminders()).toHaveLength(2);
});

test('a rule and three persons at once remind once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const _id = story.candidate._id;
    await mongoose.connection.collection('candidates').updateOne({ _id }, { $set: { remindedAt: null } });
    await mongoose.connection.collection('jobs').deleteMany({});
    await mongoose.connection.collection('candidateEvents').deleteMany({});
    story.mailServer.received.length = 0;
    await Promise.all([story.byRule(), story.remind(), story.remind(), story.remind()]);
    await story.runJobs();
    expect(reminders()).toHaveLength(1);
    expect((await told()).filter((kind) => kind.startsWith('mail_sent'))).toHaveLength(1);
    expect((await told()).filter((kind) => kind.startsWith('reminded')).length).toBeLessThanOrEqual(1);
  }
});

test('two rules of one day remind once: the due date was moved in between', async () => {
  await story.byRule();
  await actions().setDates(story.client.viewer, { selection: { candidateIds: [story.id] }, dueOn: '2026-08-04' });
  story.server.setNow(afterMorning(15));
  await story.byRule();
  expect(reminders()).toHaveLength(1);
});

test('a job that is tried again goes on with what it has begun; one that misses its day is told as not delivered', async () => {
  story.mailServer.refuseWith(451);
  await story.byRule();
  expect(await told()).toEqual([]);
  story.mailServer.refuseWith(null);
  story.server.setNow(afterMorning(1));
  await story.runJobs();
  expect(reminders()).toHaveLength(1);
  expect(await told()).toEqual(['mail_sent  reminder']);

  story.mailServer.refuseWith(451);
  story.server.setNow(new Date('2026-08-05T22:45:00Z'));
  await story.byRule();
  story.mailServer.refuseWith(null);
  story.server.setNow(new Date('2026-08-06T12:00:00Z'));
  await story.runJobs();
  expect(reminders()).toHaveLength(1);
  expect((await told())[0]).toBe('mail_bounced  reminder');
});

test('a mail that a rule sends goes to the address that is corrected while its candidate is marked', async () => {
  const { reminding } = actions();
  const byRule = reminding.byRule.bind(reminding);
  const corrected = jest.spyOn(reminding, 'byRule').mockImplementationOnce(async (id, job) => {
    await story.server.services.candidates.update(story.client.viewer, id, { email: 'certo@exemplo.com.br' });
    return byRule(id, job);
  });
  await story.byRule();
  corrected.mockRestore();
  expect(story.mailServer.received.map(({ to }) => to)).toEqual(['certo@exemplo.com.br']);
});

test('what a person asks for is told at once, and counts when it was sent: once, also when its job runs twice', async () => {
  const { figures } = story.server.services;
  const sent = async () =>
    (await figures.reminders(await figures.scope(story.client.viewer, { from: '2026-08-01', to: '2026-08-31' }))).sent;
  story.mailServer.refuseWith(451);
  await story.remind();
  await story.runJobs();
  expect(await told()).toEqual(['reminded Bia Souza ']);
  expect(await sent()).toBe(0);

  story.mailServer.refuseWith(null);
  const jobs = mongoose.connection.collection('jobs');
  const job = await jobs.findOne({ kind: 'personReminder' });
  story.server.setNow(afterMorning(1));
  await story.runJobs();
  // What a crash between the word of the mail server and the end of the job leaves.
  await jobs.replaceOne({ _id: job!._id }, { ...job, dueAt: new Date(0) }, { upsert: true });
  await story.runJobs();
  expect(reminders()).toHaveLength(2);
  expect(await told()).toEqual(['mail_sent  reminder', 'reminded Bia Souza ']);
  expect(await sent()).toBe(1);
});

test('what a person asks for and the mail server refuses is told as not delivered, and counts for nothing', async () => {
  const { figures } = story.server.services;
  story.mailServer.refuseWith(550);
  await story.remind();
  await story.runJobs();
  expect((await told()).toSorted()).toEqual(['mail_bounced  reminder', 'reminded Bia Souza ']);
  const scope = await figures.scope(story.client.viewer, { from: '2026-08-01', to: '2026-08-31' });
  expect(await figures.reminders(scope)).toEqual({ sent: 0, answered: 0, waiting: 0 });
});

test('a reminder that was given up runs again on its day alone; afterwards the list says why not', async () => {
  story.mailServer.refuseWith(550);
  await story.byRule();
  story.mailServer.refuseWith(null);
  const { failedJobs } = story.server.services;
  const job = await mongoose.connection.collection('jobs').findOne({ kind: 'reminder', isGivenUp: true });
  const again = () => failedJobs.runAgain(story.admin.viewer, job!._id.toString());
  story.server.setNow(afterMorning(24 * 60));
  await expect(again()).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
    message: 'Esta tarefa era do dia 03/08/2026 e não pode mais ser executada.',
  });
  story.server.setNow(afterMorning(1));
  await again();
  await story.runJobs();
  expect(reminders()).toHaveLength(1);
});
