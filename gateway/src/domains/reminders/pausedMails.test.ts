/** A company's reader pauses kinds of mails by their links, beside what the company has chosen. */
import { Types } from 'mongoose';
import supertest from 'supertest';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { companyMails, type CompanyMail } from './reminderRules.js';

const RULES = { daysBefore: [7], daysAfter: [2], companyMails: [...companyMails], language: 'pt-BR' };

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const reminders = () => story.server.services.reminders;
const pause = (mail: CompanyMail, isPaused = true) =>
  reminders().pauses.set({ kind: 'client', id: story.client.viewer.clientId ?? '', mail }, isPaused);
const rules = () => reminders().rules(story.client.viewer, null);

it('links that are pressed together, and rules that are saved meanwhile, all take effect', async () => {
  for (let round = 0; round < 5; round += 1) {
    await reminders().saveRules(story.client.viewer, null, { ...RULES, daysBefore: [5] });
    const saved = { ...RULES, companyMails: ['complete'] };
    await Promise.all([pause('digest'), reminders().saveRules(story.client.viewer, null, saved), pause('overdue')]);
    expect(await rules()).toMatchObject({ daysBefore: [7], daysAfter: [2], companyMails: ['complete'] });
    await pause('complete');
    expect((await rules()).companyMails).toEqual([]);
  }
});

it('a pause leaves a company with the rules of the office, and goes on or ends with them', async () => {
  const { admin, otherClient } = story;
  const own = () => reminders().rules(otherClient.viewer, null);
  const digest = { kind: 'client', id: otherClient.viewer.clientId ?? '', mail: 'digest' } as const;
  await reminders().pauses.set(digest, true);
  expect(await own()).toMatchObject({ isOwn: false, companyMails: ['complete', 'overdue'] });
  await reminders().saveRules(admin.viewer, null, { ...RULES, daysBefore: [9] });
  expect(await own()).toMatchObject({ isOwn: false, daysBefore: [9], companyMails: ['complete', 'overdue'] });
  expect(await reminders().pauses.isPaused(digest)).toBe(true);
  await reminders().pauses.set(digest, false);
  expect(await own()).toMatchObject({ isOwn: false, companyMails: [...companyMails] });
});

it('switching a mail on in the rules ends its pause, as going on does where the rules leave it out', async () => {
  await pause('digest');
  await reminders().saveRules(story.client.viewer, null, RULES);
  expect((await rules()).companyMails).toEqual([...companyMails]);
  await reminders().saveRules(story.client.viewer, null, { ...RULES, companyMails: [] });
  await pause('overdue', false);
  expect((await rules()).companyMails).toEqual(['overdue']);
});

it('the page of a mail that the office has switched off says so, and offers no button that would change nothing', async () => {
  const { admin, otherClient, server } = story;
  const subject = { kind: 'client', id: otherClient.viewer.clientId ?? '', mail: 'digest' } as const;
  const path = `/lembretes/${reminders().pauses.tokenOf(subject)}`;
  await reminders().saveRules(admin.viewer, null, { ...RULES, companyMails: ['complete'] });
  const { text } = await supertest(server.app).post(`${path}/retomar`);
  expect(text).toContain('E-mails desligados');
  expect(text).not.toContain('<button');
  await reminders().saveRules(admin.viewer, null, RULES);
  expect((await supertest(server.app).get(path)).text).toContain('Não receber mais');
});

it('the page of a person or a company that was deleted says that no mails come, and offers no button', async () => {
  const id = (await story.register())._id.toString();
  await story.server.services.candidates.remove(story.client.viewer, id);
  for (const subject of [
    { kind: 'candidate', id },
    { kind: 'client', id: new Types.ObjectId().toString(), mail: 'digest' },
  ] as const) {
    const path = `/lembretes/${reminders().pauses.tokenOf(subject)}`;
    const pages = [
      await supertest(story.server.app).get(path),
      await supertest(story.server.app).post(path),
      await supertest(story.server.app).post(`${path}/retomar`),
    ];
    for (const { status, text } of pages) {
      expect(status).toBe(200);
      expect(text).toContain('Você não recebe mais estes e-mails.');
      expect(text).not.toContain('<button');
    }
    expect(await reminders().pauses.exists(subject)).toBe(false);
  }
});
