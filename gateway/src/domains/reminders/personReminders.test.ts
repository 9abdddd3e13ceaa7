/** Reminders that persons send: by day, with a way to pause them, and only while their reason is there. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { linkIn, startMailServer, type MailServer } from '../../../test/mail.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import { nextActionOf } from '../candidates/standing/nextAction.js';

/** 14:00 and 23:30 in São Paulo, and 8:00 of the next day. */
const AFTERNOON = new Date('2026-08-03T17:00:00Z');
const NIGHT = new Date('2026-08-04T02:30:00Z');
const MORNING = new Date('2026-08-04T11:00:00Z');
const MINUTE_MS = 60_000;

let mailServer: MailServer;
let story: CandidateStory;
let candidate: CandidateRecord;
let id: string;
beforeAll(async () => {
  mailServer = await startMailServer();
  story = await startCandidateStory({ smtpUrl: mailServer.url });
});
beforeEach(async () => {
  await mongoose.connection.collection('jobs').deleteMany({});
  story.server.setNow(new Date(AFTERNOON.getTime() - MINUTE_MS));
  candidate = await story.register();
  id = candidate._id.toString();
  story.server.setNow(AFTERNOON);
  mailServer.received.length = 0;
  mailServer.refuseWith(null);
});
afterAll(async () => {
  await story.stop();
  await mailServer.stop();
});

const remind = () =>
  story.server.services.candidates.actions.remind(story.client.viewer, { selection: { candidateIds: [id] } });
const runJobs = () => story.server.services.jobs.runDue(['reminderPlan', 'reminder', 'personReminder']);
const pause = (isPaused: boolean) => story.server.services.reminders.pauses.set({ kind: 'candidate', id }, isPaused);
async function finish() {
  const { viewer } = await story.signIn(candidate);
  const fields = [{ key: 'cpf', value: '52998224725' }];
  await story.server.services.candidates.ownForm.finish(viewer, { fields });
}

it('a candidate who has paused the reminders gets none, and is offered to no user for one, until they go on; nor without a mail server', async () => {
  await pause(true);
  expect(await remind()).toMatchObject([
    { outcome: 'SKIPPED', message: 'Esta pessoa pediu para não receber lembretes.' },
  ]);
  await runJobs();
  expect(mailServer.received).toEqual([]);
  const waiting = {
    ...(await story.server.services.candidates.get(story.client.viewer, id)),
    ...{ openedAt: AFTERNOON, attention: [{ reason: 'never_opened' as const, since: AFTERNOON }] },
  };
  const catalogue = await story.server.services.customFields.catalogueOf(waiting);
  const surroundings = { catalogue, now: AFTERNOON, canMail: true };
  expect(nextActionOf(waiting, story.client.viewer, surroundings)).toBeNull();
  expect(nextActionOf({ ...waiting, remindersPausedAt: null }, story.client.viewer, surroundings)).toBe('REMIND');
  const { data } = await story.server.graphql('{ viewer { viewerCanMailCandidates } }', {}, story.client.token);
  expect(data.viewer).toEqual({ viewerCanMailCandidates: true });
  const unmailed = { ...surroundings, canMail: false };
  expect(nextActionOf({ ...waiting, remindersPausedAt: null }, story.client.viewer, unmailed)).toBeNull();

  await pause(false);
  expect(await remind()).toMatchObject([{ outcome: 'DONE' }]);
  await runJobs();
  expect(mailServer.received).toHaveLength(1);
});

it('a reminder that is asked for at night goes out at 8:00, with the link and a way to pause it, without the password', async () => {
  story.server.setNow(NIGHT);
  expect(await remind()).toMatchObject([{ outcome: 'DONE' }]);
  await runJobs();
  expect(mailServer.received).toEqual([]);

  story.server.setNow(MORNING);
  await runJobs();
  const [mail] = mailServer.received;
  const { link, password } = story.server.services.candidates.credentials.read(candidate);
  expect(mail).toMatchObject({ to: candidate.email, subject: 'Padaria Bom Pão: falta concluir seu cadastro' });
  expect(linkIn(mail!, 'Preencher meus dados').href).toBe(link);
  expect(linkIn(mail!, 'Não receber mais estes e-mails').pathname).toBe(
    `/lembretes/${story.server.services.reminders.pauses.tokenOf({ kind: 'candidate', id })}`,
  );
  expect(mail!.text + mail!.html).not.toContain(password);
});

it('whose form was opened again is reminded of the correction', async () => {
  await finish();
  const { actions } = story.server.services.candidates;
  await actions.reopen(story.client.viewer, { selection: { candidateIds: [id] } });
  expect(await remind()).toMatchObject([{ outcome: 'DONE' }]);
  await runJobs();
  const [mail] = mailServer.received;
  expect(mail?.subject).toBe('Padaria Bom Pão: uma correção no seu cadastro');
  expect(mail?.text).toContain('Padaria Bom Pão pediu uma correção nos dados da sua admissão');
});

it('the mail of a night counts for the day that it goes out on: no rule reminds beside it', async () => {
  story.server.setNow(NIGHT);
  const { actions } = story.server.services.candidates;
  await actions.setDates(story.client.viewer, { selection: { candidateIds: [id] }, dueOn: '2026-08-05' });
  await remind();
  for (const minutes of [0, 15]) {
    story.server.setNow(new Date(MORNING.getTime() + minutes * MINUTE_MS));
    await story.server.services.reminders.planDue();
    await runJobs();
  }
  expect(mailServer.received.map(({ subject }) => subject)).toEqual([
    'Padaria Bom Pão: seu cadastro vence em 05/08/2026',
  ]);
});

it.each([
  ['has finished', finish],
  ['has paused them', () => pause(true)],
])('a mail that the server would not take is dropped once the candidate %s', async (_, act) => {
  mailServer.refuseWith(451);
  await remind();
  await runJobs();
  await act();
  mailServer.refuseWith(null);
  story.server.setNow(new Date(AFTERNOON.getTime() + MINUTE_MS));
  await runJobs();
  expect(mailServer.received).toEqual([]);
});

it('pauses that an earlier release has kept beside the records are taken over', async () => {
  await mongoose.connection.collection<{ _id: string; at: Date }>('reminderPauses').insertOne({ _id: id, at: NIGHT });
  await story.server.services.reminders.pauses.adoptEarlier();
  expect(await remind()).toMatchObject([{ outcome: 'SKIPPED' }]);
  expect(await mongoose.connection.collection('reminderPauses').countDocuments()).toBe(0);
});
