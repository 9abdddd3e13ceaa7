/** The words of the mails to a company: whom they name, why they came, and the link that ends them. */
import { Types } from 'mongoose';
import supertest from 'supertest';
import { linkIn } from '../../../test/mail.js';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { CandidateModel } from '../candidates/candidatesModel.js';

const EARLY = new Date('2026-08-03T12:00:00Z');
/** At eight in the morning in São Paulo. */
const WEDNESDAY = new Date('2026-08-05T11:00:00Z');
const THURSDAY = new Date('2026-08-06T11:00:00Z');
const FRIDAY = new Date('2026-08-07T11:00:00Z');
const MONDAY = new Date('2026-08-10T11:00:00Z');
const TUESDAY = new Date('2026-08-11T11:00:00Z');
const HOUR_MS = 60 * 60_000;
const TO = 'davi@oficina.com';
const WHY = 'Você recebe este e-mail porque os avisos da sua empresa estão ligados.';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
afterAll(() => story.stop());

/** The mails to the company of a morning. */
async function mailsOf(morning: Date) {
  const { reminders, jobs } = story.server.services;
  story.server.setNow(morning);
  await reminders.planDue();
  await jobs.runDue(['reminderPlan']);
  await jobs.runDue(['digest', 'companyNotice', 'mail']);
  return story.mailServer.received.splice(0).filter(({ to }) => to === TO);
}

it('the daily mail names who is late, due, corrected and complete, why it came, and the link that ends it', async () => {
  const { services } = story.server;
  story.server.setNow(EARLY);
  const company = story.otherClient.viewer;
  const register = (name: string) => story.register({ name, fields: [{ key: 'cpf', value: '52998224725' }] }, company);
  const due = async (name: string, dueOn: string) => {
    const { _id } = await register(name);
    const selection = { candidateIds: [_id.toString()] };
    expect(await services.candidates.actions.setDates(company, { selection, dueOn })).toMatchObject([
      { outcome: 'DONE' },
    ]);
  };
  await due('Vera Vencida', '2026-08-04');
  for (let index = 1; index <= 22; index += 1) await due(`Pedro Próximo ${index}`, '2026-08-07');
  await due('Tiago Tarde', '2026-08-08');
  const complete = await story.signIn(await register('Célia Completa'));
  await services.candidates.ownForm.finish(complete.viewer, {});
  const corrected = await story.signIn(await register('Caio Correção'));
  await services.candidates.ownForm.finish(corrected.viewer, {});
  await services.candidates.ownForm.corrections.request(corrected.viewer, { message: 'Errei o nome.' });
  await services.jobs.runDue(['companyNotice', 'mail']);
  story.mailServer.received.length = 0;

  const mails = await mailsOf(WEDNESDAY);
  const subject = 'Resumo do dia: candidatos que precisam de atenção';
  const [digest] = mails.filter((mail) => mail.subject === subject);
  expect(digest?.text.split('\n\n').slice(1, 5)).toEqual([
    'Vencidos: 1\nVera Vencida (prazo 04/08/2026)',
    [
      'Vencem em até 2 dias: 22',
      ...Array.from({ length: 20 }, (_, index) => `Pedro Próximo ${index + 1} (prazo 07/08/2026)`),
      'e mais 2',
    ].join('\n'),
    'Pedem uma correção: 1\nCaio Correção',
    'Completos, à espera de confirmação: 1\nCélia Completa',
  ]);
  expect(digest?.text).not.toContain('Tiago Tarde');
  expect(mails.map((mail) => mail.subject).sort()).toEqual(['Cadastro vencido: Vera Vencida', subject]);

  for (const [mail, kept] of [
    [mails.find((one) => one.subject === subject)!, ['complete', 'overdue']],
    [mails.find((one) => one.subject !== subject)!, ['complete']],
  ] as const) {
    expect(mail.text).toContain(WHY);
    expect(mail.html).toContain(WHY);
    const pause = linkIn(mail, 'Não receber mais estes e-mails');
    expect((await supertest(story.server.app).post(pause.pathname)).status).toBe(200);
    expect((await services.reminders.rules(company, null)).companyMails).toEqual(kept);
  }
});

it('a company without a candidate to look after gets no daily mail; the next one has the words of its language', async () => {
  const { services } = story.server;
  const company = story.otherClient.viewer;
  await CandidateModel.deleteMany({ clientId: new Types.ObjectId(company.clientId ?? '') });
  const rules = { daysBefore: [], daysAfter: [], language: 'en-US', companyMails: ['digest'] };
  await services.reminders.saveRules(company, null, rules);
  expect(await mailsOf(THURSDAY)).toEqual([]);
  const { _id } = await story.register({ name: 'Eva Prado' }, company);
  const selection = { candidateIds: [_id.toString()] };
  await services.candidates.actions.setDates(company, { selection, dueOn: '2026-08-08' });
  const [mail, ...others] = await mailsOf(FRIDAY);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Due within 2 days: 1\nEva Prado (due August 8, 2026)');
  expect(mail?.text).toContain('You receive this e-mail because the notices of your company are switched on.');
  expect(linkIn(mail!, 'Stop receiving these e-mails').pathname).toMatch(/^\/lembretes\//);
});

it('a company that wants the daily mail from ten on has its first one on the next day, and after an outage over eight', async () => {
  const { reminders } = story.server.services;
  const company = story.otherClient.viewer;
  const want = (mails: string[]) =>
    reminders.saveRules(company, null, { daysBefore: [], daysAfter: [], language: 'pt-BR', companyMails: mails });
  const atTen = (morning: Date) => new Date(morning.getTime() + 2 * HOUR_MS);
  await want([]);
  expect(await mailsOf(MONDAY)).toEqual([]);
  await want(['digest']);
  expect(await mailsOf(atTen(MONDAY))).toEqual([]);
  expect(await mailsOf(atTen(TUESDAY))).toMatchObject([{ text: expect.stringContaining('Eva Prado') }]);
});
