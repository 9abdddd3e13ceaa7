/** Who writes the words of messages, what they may hold, and that previews are the mails that go out. */
import mongoose from 'mongoose';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import { toGlobalId } from '../../lib/globalId.js';

const TEXT = 'message language subject body isOwn variables changedByName';
const LIST = `query ($clientId: ID, $language: Language!) { messageTexts(clientId: $clientId, language: $language) { ${TEXT} } }`;
const SAVE = `mutation ($input: SaveMessageTextInput!) { saveMessageText(input: $input) {
  text { ${TEXT} } userErrors { code field message } } }`;
const RESET = `mutation ($input: ResetMessageTextInput!) { resetMessageText(input: $input) {
  text { ${TEXT} } userErrors { code } } }`;
const PREVIEW = `query ($input: MessagePreviewInput!) { messagePreview(input: $input) {
  preview { subject text html } unknownVariables userErrors { code field } } }`;
const DAYS = `mutation ($input: SetDefaultDatesInput!) { setDefaultDates(input: $input) {
  client { dueInDays admissionInDays } userErrors { code field } } }`;

const before = { message: 'REMINDER_BEFORE', language: 'PT_BR' };
const written = { ...before, subject: 'Falta pouco, {{nome}}', body: 'Até {{prazo}} na {{empresa}}.' };

let story: MailStory;
let clientId: string;
beforeAll(async () => {
  story = await startMailStory();
  clientId = toGlobalId('Client', story.client.viewer.clientId ?? '');
});
afterEach(async () => {
  story.server.setNow(null);
  story.mailServer.received.length = 0;
  await mongoose.connection.collection('messageTexts').deleteMany({});
  await mongoose.connection.collection('reminderRules').deleteMany({});
});
afterAll(() => story.stop());

async function textOf(message: string, token: string | null, variables: object = {}) {
  const { data, errors } = await story.server.graphql(LIST, { language: 'PT_BR', ...variables }, token);
  if (errors) return errors[0]?.extensions.code;
  return data.messageTexts.find((text: { message: string }) => text.message === message);
}
const save = async (input: object, token = story.client.token) =>
  (await story.server.graphql(SAVE, { input }, token)).data.saveMessageText;
const preview = async (input: object, token = story.client.token) =>
  (await story.server.graphql(PREVIEW, { input }, token)).data.messagePreview;

it('a company writes its own texts, an administrator those of all, and no company another’s', async () => {
  const { server, admin, client, otherClient } = story;
  expect(await textOf('DIGEST', null)).toBe('UNAUTHENTICATED');
  expect(await textOf('DIGEST', (await story.signIn(await story.register())).token)).toBe('FORBIDDEN');
  expect(await save(written)).toMatchObject({
    userErrors: [],
    text: { ...written, isOwn: true, variables: ['nome', 'empresa', 'prazo', 'link'] },
  });
  expect(await textOf('REMINDER_BEFORE', admin.token, { clientId })).toMatchObject({ changedByName: 'Bia Souza' });
  expect(await textOf('REMINDER_BEFORE', otherClient.token, { clientId })).toBe('NOT_FOUND');
  expect(await textOf('REMINDER_BEFORE', otherClient.token)).toMatchObject({ isOwn: false });
  expect(await save({ ...written, clientId }, otherClient.token)).toMatchObject({
    userErrors: [{ code: 'NOT_FOUND' }],
  });
  const reset = await server.graphql(RESET, { input: { ...before, clientId } }, otherClient.token);
  expect(reset.data.resetMessageText.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect(await textOf('REMINDER_BEFORE', client.token)).toMatchObject({ subject: written.subject });
});

it('without a text of its own the office’s holds, then the product’s; giving one up twice is giving it up once', async () => {
  const { server, admin, client } = story;
  const product = await textOf('REMINDER_BEFORE', client.token);
  expect(product.subject).toBe('{{empresa}}: seu cadastro vence em {{prazo}}');
  await save({ ...written, subject: 'Da central' }, admin.token);
  expect(await textOf('REMINDER_BEFORE', client.token)).toMatchObject({ subject: 'Da central', isOwn: false });
  await save(written);
  for (const _time of [1, 2]) {
    const reset = (await server.graphql(RESET, { input: before }, client.token)).data.resetMessageText;
    expect(reset).toMatchObject({ text: { subject: 'Da central', isOwn: false }, userErrors: [] });
  }
  await server.graphql(RESET, { input: before }, admin.token);
  expect(await textOf('REMINDER_BEFORE', client.token)).toEqual(product);
});

it.each([
  [{ body: 'A senha é {{senha}}.' }, ['body'], ['senha']],
  [{ subject: '{{ senha }}' }, ['subject'], ['senha']],
  [{ body: 'Oi {{constructor}}' }, ['body'], ['constructor']],
  [{ body: 'Oi {{nome}' }, ['body'], []],
  [{ body: ' ' }, ['body'], []],
  [{ subject: '' }, ['subject'], []],
  [{ subject: 'x'.repeat(151) }, ['subject'], []],
  [{ body: 'x'.repeat(2_001) }, ['body'], []],
  [{ message: 'WHATSAPP', subject: null, body: 'Oi {{nome}}' }, ['body'], []],
  [{ message: 'WHATSAPP_CORRECTION', subject: null, body: 'Oi {{nome}}' }, ['body'], []],
  [{ message: 'DIGEST', subject: 'Oi', body: 'Oi {{nome}}' }, ['body'], ['nome']],
])('refuses %j, and its preview says so', async (wrong, field, unknownVariables) => {
  const { text, userErrors } = await save({ ...written, ...wrong });
  expect({ text, userErrors }).toMatchObject({ text: null, userErrors: [{ field }] });
  expect(await preview({ ...written, ...wrong })).toMatchObject({
    preview: null,
    unknownVariables,
    userErrors: [{ field }],
  });
});

it('the preview is the mail that goes out, but for whom it is about; markup in it is text', async () => {
  const { server, client } = story;
  const body = '<b>Oi</b>, {{ nome }}!\n\nAté {{prazo}}: {{link}}';
  await save({ ...written, body });
  const now = new Date('2026-08-03T11:30:00Z');
  server.setNow(now);
  const shown = (await preview({ ...before, days: 3 })).preview;
  expect(shown).toEqual((await preview({ ...written, body, days: 3 })).preview);

  const candidate = await story.register({ name: 'Maria da Silva' });
  const own = { dueOn: '2026-08-06', accessToken: 'exemplo' };
  await mongoose.connection.collection('candidates').updateOne({ _id: candidate._id }, { $set: own });
  await server.services.reminders.planDue();
  await server.services.jobs.runDue(['reminderPlan', 'reminder']);
  const [sent] = story.mailServer.received;
  const pause = server.services.reminders.pauses.tokenOf({ kind: 'candidate', id: candidate._id.toString() });
  const asSample = (text = '') => text.replaceAll(pause, 'exemplo').replaceAll('\r\n', '\n').trim();
  expect(sent?.subject).toBe('Falta pouco, Maria da Silva');
  expect({ subject: sent?.subject, text: asSample(sent?.text), html: asSample(sent?.html) }).toEqual({
    subject: shown.subject,
    text: shown.text.trim(),
    html: shown.html.trim(),
  });
  expect(shown.html).toContain('&lt;b&gt;Oi&lt;/b&gt;, Maria da Silva!');
  expect(client.viewer.clientId).toBe(candidate.clientId?.toString());
});

it.each(['REMINDER_AFTER', 'COMPANY_COMPLETE', 'COMPANY_OVERDUE', 'DIGEST', 'WHATSAPP', 'WHATSAPP_CORRECTION'])(
  'the preview of %s has nothing left to be filled in, in both languages',
  async (message) => {
    for (const language of ['PT_BR', 'EN_US']) {
      const shown = (await preview({ message, language }, story.admin.token)).preview;
      expect(`${shown.subject} ${shown.text} ${shown.html}`).not.toMatch(/\{\{|undefined/);
      expect(shown.text).not.toBe('');
    }
  },
);

it('texts go with their company', async () => {
  const { server, admin } = story;
  const { clients, texts } = server.services;
  const company = { name: 'Eva', companyName: 'Mercado', email: 'eva@mercado.com', cnpj: '11444777000161' };
  const { client } = await clients.create(admin.viewer, company);
  const id = client._id.toString();
  await texts.save(admin.viewer, id, { message: 'digest', language: 'pt-BR', subject: 'Oi', body: 'Oi' });
  await clients.delete(admin.viewer, id);
  expect(await mongoose.connection.collection('messageTexts').countDocuments()).toBe(0);
});

it('the office’s rules hold for companies that have chosen nothing', async () => {
  const { reminders } = story.server.services;
  const rules = { daysBefore: [5], daysAfter: [], companyMails: [], language: 'en-US' };
  await reminders.saveRules(story.admin.viewer, null, rules);
  expect(await reminders.rules(story.client.viewer, null)).toMatchObject({ daysBefore: [5], isOwn: false });
  await reminders.saveRules(story.client.viewer, null, { ...rules, daysBefore: [2] });
  expect(await reminders.rules(story.client.viewer, null)).toMatchObject({ daysBefore: [2], isOwn: true });
});

it('a company sets the default dates of its own candidates, an administrator anybody’s', async () => {
  const { server, admin, client, otherClient } = story;
  const set = async (input: object, token: string) =>
    (await server.graphql(DAYS, { input }, token)).data.setDefaultDates;
  const dates = (dueInDays: number | null, admissionInDays: number | null) => ({
    ...{ client: { dueInDays, admissionInDays }, userErrors: [] },
  });
  expect(await set({ dueInDays: 10 }, client.token)).toEqual(dates(10, null));
  expect(await set({ clientId, admissionInDays: 30 }, admin.token)).toEqual(dates(10, 30));
  expect(await set({ dueInDays: 12, admissionInDays: 365 }, client.token)).toEqual(dates(12, 365));
  expect(await set({}, client.token)).toEqual(dates(12, 365));
  const refused = { client: null, userErrors: [{ code: 'NOT_FOUND', field: null }] };
  expect(await set({ clientId, dueInDays: 1 }, otherClient.token)).toEqual(refused);
  expect(await set({ dueInDays: 1 }, admin.token)).toEqual(refused);
  for (const field of ['dueInDays', 'admissionInDays']) {
    const userErrors = [{ code: 'INVALID', field: [field] }];
    expect(await set({ [field]: 366 }, client.token)).toEqual({ client: null, userErrors });
  }
  expect(await set({ dueInDays: null }, client.token)).toEqual(dates(null, 365));
  expect(await set({ admissionInDays: 0 }, client.token)).toEqual(dates(null, null));
});
