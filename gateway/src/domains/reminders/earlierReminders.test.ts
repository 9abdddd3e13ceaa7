/** A reminder that is given up leaves what was sent before it, and what may have been sent of it, as it was. */
import mongoose from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { afterMorning, MORNING, setUpReminderMorning } from '../../../test/reminderMorning.js';

const TUESDAY = new Date('2026-08-04T12:00:00Z');
const WEDNESDAY = new Date('2026-08-05T11:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

const story = setUpReminderMorning();

const candidates = () => story.server.services.candidates;
const read = () => candidates().get(story.admin.viewer, story.id);
const stored = (name: string) => mongoose.connection.collection(name);
async function byPerson() {
  const [attempt] = await story.remind();
  await story.runJobs();
  return attempt;
}
const begin = { person: byPerson, rule: story.byRule };
/** What a job leaves that is given up by the mail server at a moment. */
async function refused(by: keyof typeof begin, at: Date) {
  story.server.setNow(at);
  story.mailServer.refuseWith(550);
  await begin[by]();
  story.mailServer.refuseWith(null);
}
async function runAgain() {
  const job = await stored('jobs').findOne({ isGivenUp: true });
  await story.server.services.failedJobs.runAgain(story.admin.viewer, job!._id.toString());
  await story.runJobs();
}

test.each(['person', 'rule'] as const)(
  'after one of a %s that is refused the one before is the last again',
  async (by) => {
    story.server.setNow(TUESDAY);
    await byPerson();
    await refused(by, WEDNESDAY);
    expect(await read()).toMatchObject({ remindedAt: TUESDAY });

    // Its job is run again on a later day or the same, is refused again, and then sends it.
    if (by === 'person') story.server.setNow(new Date(WEDNESDAY.getTime() + DAY_MS));
    story.mailServer.refuseWith(550);
    await runAgain();
    expect(await read()).toMatchObject({ remindedAt: TUESDAY });
    story.mailServer.refuseWith(null);
    await runAgain();
    expect(story.mailServer.received).toHaveLength(2);
  },
);

test('one that is tried on two days and then refused leaves the one before', async () => {
  await byPerson();
  story.server.setNow(TUESDAY);
  story.mailServer.refuseWith(451);
  await byPerson();
  expect(await read()).toMatchObject({ remindedAt: TUESDAY });
  story.server.setNow(WEDNESDAY);
  story.mailServer.refuseWith(550);
  await story.runJobs();
  expect(await stored('jobs').countDocuments({ isGivenUp: true })).toBe(1);
  expect(await read()).toMatchObject({ remindedAt: MORNING });
});

test('undoing an import leaves a candidate who was reminded before the last reminder was refused', async () => {
  const { imports } = story.server.services;
  const { viewer } = story.client;
  story.server.setNow(MORNING);
  const { _id } = await imports.begin(viewer, arrivingFile('Nome;E-mail\nDora;dora@exemplo.com\n', 'equipe.csv'), {});
  await imports.runs.run(viewer, _id.toString());
  await imports.idle();
  const dora = await stored('candidates').findOne({ email: 'dora@exemplo.com' });
  story.id = dora!._id.toString();
  story.server.setNow(TUESDAY);
  await byPerson();
  await refused('person', WEDNESDAY);
  await imports.runs.undo(viewer, _id.toString());
  await imports.idle();
  const record = await imports.get(viewer, _id.toString());
  expect((await imports.results(record, { offset: 0, limit: 10 })).items).toMatchObject([
    { undo: 'left', undoMessage: 'O acesso já foi enviado ao candidato.' },
  ]);
});

test.each(['person', 'rule'] as const)(
  'one of a %s whose last try was cut off may have been sent, and counts',
  async (by) => {
    story.mailServer.refuseWith(451);
    await begin[by]();
    const kind = by === 'person' ? 'personReminder' : 'reminder';
    // A process has taken it for the last time, and is gone.
    const cutOff = { attempts: 9, claim: new mongoose.Types.ObjectId(), dueAt: MORNING };
    await stored('jobs').updateOne({ kind }, { $set: cutOff });
    story.mailServer.refuseWith(null);
    await story.runJobs();
    expect(await stored('jobs').findOne({ kind })).toMatchObject({ isGivenUp: true });
    expect(await read()).toMatchObject({ remindedAt: MORNING });
    expect(await byPerson()).toMatchObject({ outcome: 'SKIPPED', message: 'Esta pessoa já foi lembrada hoje.' });
  },
);

test.each([
  ['was cut off may have been sent, and counts', new mongoose.Types.ObjectId(), MORNING],
  ['ended has reminded no candidate', null, null],
])('one of a rule that has missed its day and whose last try %s', async (_then, claim, remindedAt) => {
  story.mailServer.refuseWith(451);
  await story.byRule();
  await stored('jobs').updateOne({ kind: 'reminder' }, { $set: { claim, dueAt: MORNING } });
  story.mailServer.refuseWith(null);
  story.server.setNow(TUESDAY);
  await story.runJobs();
  expect(await read()).toMatchObject({ remindedAt });
  expect(story.mailServer.received).toEqual([]);
});

test('of two on one day, noting that the first is queued leaves the second due', async () => {
  const due = () => stored('candidates').updateOne({ _id: story.candidate._id }, { $set: { mailDue: 'reminder' } });
  await story.remind();
  await due();
  const first = await read();
  await refused('person', MORNING);
  story.server.setNow(afterMorning(1));
  expect(await story.remind()).toMatchObject([{ outcome: 'DONE' }]);
  await due();
  await candidates().settleMail(first);
  const second = await read();
  expect(second.mailDue).toBe('reminder');
  await candidates().settleMail(second);
  expect((await read()).mailDue).toBeNull();
});

test('a job that sends on a later day what was asked for notes that it is due no more', async () => {
  await story.remind();
  await stored('candidates').updateOne({ _id: story.candidate._id }, { $set: { mailDue: 'reminder' } });
  story.server.setNow(TUESDAY);
  await story.runJobs();
  expect(story.mailServer.received).toHaveLength(1);
  expect(await read()).toMatchObject({ remindedAt: TUESDAY, mailDue: null });
});
