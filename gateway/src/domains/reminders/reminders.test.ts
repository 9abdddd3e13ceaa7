/** The rules of a company, notices, and the page that pauses mails. */
import mongoose from 'mongoose';
import supertest from 'supertest';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { candidatesTopic, readChangeCounters } from '../../cache/changeCounters.js';
import { toGlobalId } from '../../lib/globalId.js';
import { ClientModel } from '../clients/clientsModel.js';
import { switchCompanyMail } from './reminderRules.js';

const READ = `query ($clientId: ID) { reminderRules(clientId: $clientId) {
  clientId daysBefore daysAfter companyMails language } }`;
const SAVE = `mutation ($input: SaveReminderRulesInput!) { saveReminderRules(input: $input) {
  rules { daysBefore daysAfter companyMails language } userErrors { code field } } }`;
const own = { daysBefore: [1, 7], daysAfter: [], companyMails: ['OVERDUE'], language: 'EN_US' };

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
  // The tests tell when events are copied, as each copy counts as a change.
  await story.server.services.candidates.events.stopCopying();
});
afterEach(() => {
  story.server.setNow(null);
  story.mailServer.received.length = 0;
});
afterAll(() => story.stop());

it("a company reads and sets its own rules, an administrator those of all, and no company another's", async () => {
  const { server, admin, client, otherClient } = story;
  expect((await server.graphql(READ, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const { token } = await story.signIn(await story.register());
  expect((await server.graphql(READ, {}, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');

  const clientId = toGlobalId('Client', client.viewer.clientId ?? '');
  expect((await server.graphql(READ, {}, client.token)).data.reminderRules).toEqual({
    clientId,
    daysBefore: [3, 1],
    daysAfter: [1],
    language: 'PT_BR',
    companyMails: ['COMPLETE', 'OVERDUE', 'DIGEST'],
  });
  const saved = (await server.graphql(SAVE, { input: own }, client.token)).data.saveReminderRules;
  expect(saved).toEqual({ rules: { ...own, daysBefore: [7, 1] }, userErrors: [] });
  expect((await server.graphql(READ, { clientId }, admin.token)).data.reminderRules).toMatchObject(saved.rules);
  expect((await server.graphql(READ, { clientId }, otherClient.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const stolen = await server.graphql(SAVE, { input: { ...own, clientId } }, otherClient.token);
  expect(stolen.data.saveReminderRules.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);

  for (const wrong of [
    { daysBefore: [0] },
    { daysBefore: [31] },
    { daysAfter: [2, 2] },
    { daysAfter: [1, 2, 3, 4, 5, 6] },
  ]) {
    const refused = await server.graphql(SAVE, { input: { ...own, ...wrong } }, client.token);
    expect(refused.data.saveReminderRules.userErrors[0]).toMatchObject({ code: 'INVALID' });
  }
});

it("gives up a company's rules, so that the office's hold, and the office's, so that the usual ones do", async () => {
  const { server, admin, client, otherClient } = story;
  const RESET = `mutation ($input: ResetReminderRulesInput!) { resetReminderRules(input: $input) {
    rules { clientId isOwn daysBefore } userErrors { code } } }`;
  const reset = async (input: object, token: string | null) => server.graphql(RESET, { input }, token);
  expect((await reset({}, null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const { token } = await story.signIn(await story.register());
  expect((await reset({}, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');

  const clientId = toGlobalId('Client', client.viewer.clientId ?? '');
  await server.graphql(SAVE, { input: { ...own, daysBefore: [9] } }, admin.token);
  await server.graphql(SAVE, { input: own }, client.token);
  const stolen = await reset({ clientId }, otherClient.token);
  expect(stolen.data.resetReminderRules).toEqual({ rules: null, userErrors: [{ code: 'NOT_FOUND' }] });
  expect((await server.graphql(READ, {}, client.token)).data.reminderRules.daysBefore).toEqual([7, 1]);

  await switchCompanyMail(client.viewer.clientId ?? '', 'complete', false);
  const given = (await reset({}, client.token)).data.resetReminderRules;
  expect(given).toEqual({ rules: { clientId, isOwn: false, daysBefore: [9] }, userErrors: [] });
  // A mail that a reader has paused by its link stays so.
  expect((await server.graphql(READ, {}, client.token)).data.reminderRules.companyMails).not.toContain('COMPLETE');
  await switchCompanyMail(client.viewer.clientId ?? '', 'complete', true);

  const usual = (await reset({}, admin.token)).data.resetReminderRules;
  expect(usual.rules).toEqual({ clientId: null, isOwn: false, daysBefore: [3, 1] });
  expect((await server.graphql(READ, {}, client.token)).data.reminderRules.daysBefore).toEqual([3, 1]);
});

it.each([
  ['', null, true],
  [', confirmed before', 'confirmed before', true],
  [', unless it was opened again', 'opened again', false],
  [', unless the company has confirmed it since', 'confirmed since', false],
])('a company is told of a form completed at night at 8:00%s', async (_unless, happened, isTold) => {
  const { server, otherClient } = story;
  const { candidates, confirmations, jobs } = server.services;
  const candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] }, otherClient.viewer);
  const confirm = () => confirmations.confirm(otherClient.viewer, { candidateId: candidate._id.toString() });
  const { viewer } = await story.signIn(candidate);
  server.setNow(new Date('2026-08-04T00:00:00Z'));
  if (happened === 'confirmed before') await confirm();
  server.setNow(new Date('2026-08-04T01:00:00Z'));
  await candidates.ownForm.finish(viewer, {});
  await jobs.runDue(['companyNotice']);
  expect(story.mailServer.received).toEqual([]);
  server.setNow(new Date('2026-08-04T02:00:00Z'));
  if (happened === 'confirmed since') await confirm();
  if (happened === 'opened again') {
    const open = { $set: { status: 'in_progress', completedAt: null } };
    await mongoose.connection.collection('candidates').updateOne({ _id: candidate._id }, open);
  }
  server.setNow(new Date('2026-08-04T11:00:00Z'));
  await jobs.runDue(['companyNotice']);
  const subjects = story.mailServer.received.map(({ to, subject }) => `${to} ${subject}`);
  expect(subjects).toEqual(isTold ? [`davi@oficina.com ${candidate.name} finalizou o cadastro`] : []);
});

it('the link of a mail pauses it by POST alone, lets it go on again, and works for nothing that was not signed', async () => {
  const { pauses } = story.server.services.reminders;
  const id = (await story.register())._id.toString();
  const subject = { kind: 'candidate', id } as const;
  const path = `/lembretes/${pauses.tokenOf(subject)}`;
  const agent = supertest(story.server.app);

  const shown = await agent.get(path);
  expect(shown).toMatchObject({ status: 200, text: expect.stringContaining('Pausar e-mails') });
  expect(shown.headers['cache-control']).toBe('no-store');
  expect(await pauses.isPaused(subject)).toBe(false);
  await story.server.services.candidates.events.copyPending();
  const own = candidatesTopic(story.client.viewer.clientId ?? '');
  const changeCount = async () => (await readChangeCounters([own])).get(own) ?? 0;
  const countBefore = await changeCount();
  expect((await agent.post(path)).text).toContain('E-mails pausados');
  expect(await pauses.isPaused(subject)).toBe(true);
  expect(await changeCount()).toBe(countBefore + 1);
  await agent.post(`${path}/retomar`);
  expect(await pauses.isPaused(subject)).toBe(false);

  const other = (await story.register())._id.toString();
  expect((await agent.post(path.replace(id, other))).status).toBe(404);
  expect(await pauses.isPaused({ kind: 'candidate', id: other })).toBe(false);

  const clientId = story.otherClient.viewer.clientId ?? '';
  const digest = { kind: 'client', id: clientId, mail: 'digest' } as const;
  await agent.post(`/lembretes/${pauses.tokenOf(digest)}`);
  const rules = await story.server.services.reminders.rules(story.otherClient.viewer, null);
  expect(rules.companyMails).toEqual(['complete', 'overdue']);
});

it('the link of a mail to a company that is gone pauses nothing, and leaves nothing behind', async () => {
  const { pauses } = story.server.services.reminders;
  const id = new mongoose.Types.ObjectId().toString();
  await supertest(story.server.app).post(`/lembretes/${pauses.tokenOf({ kind: 'client', id, mail: 'digest' })}`);
  expect(await mongoose.connection.collection('reminderRules').findOne({ _id: id as never })).toBeNull();
});

it('a company that was switched off is told of no finished form and no request for a correction', async () => {
  const { services } = story.server;
  const { viewer: company } = story.otherClient;
  const tell = async () => {
    const person = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] }, company);
    const { viewer } = await story.signIn(person);
    story.server.setNow(new Date('2026-08-04T12:00:00Z'));
    await services.candidates.ownForm.finish(viewer, {});
    await services.candidates.ownForm.corrections.request(viewer, { message: 'Errei o nome.' });
  };
  const run = () => services.jobs.runDue(['companyNotice', 'mail']);
  await run();
  story.mailServer.received.length = 0;
  for (const active of [true, false]) {
    const _id = new mongoose.Types.ObjectId(company.clientId ?? '');
    await ClientModel.updateOne({ _id }, { $set: { active } });
    await tell();
    await run();
    const told = story.mailServer.received.splice(0).filter(({ to }) => to === 'davi@oficina.com');
    expect(told).toHaveLength(active ? 2 : 0);
    story.server.setNow(null);
  }
});
