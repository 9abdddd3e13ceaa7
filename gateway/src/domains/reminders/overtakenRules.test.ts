/** No one overwrites rules, texts or default dates unseen: a save that names what it took them to be is refused once they are others. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';

const RULES = `mutation ($input: SaveReminderRulesInput!) { outcome: saveReminderRules(input: $input) {
  rules { clientId daysBefore daysAfter companyMails language } userErrors { code field } } }`;
const TEXT = `mutation ($input: SaveMessageTextInput!) { outcome: saveMessageText(input: $input) {
  text { subject body changedByName } userErrors { code field } } }`;
const DATES = `mutation ($input: SetDefaultDatesInput!) { outcome: setDefaultDates(input: $input) {
  client { dueInDays admissionInDays } userErrors { code field } } }`;
const OVERTAKEN = [{ code: 'CONFLICT', field: null }];

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterEach(async () => {
  for (const name of ['messageTexts', 'reminderRules']) await mongoose.connection.collection(name).deleteMany({});
});
afterAll(() => story.stop());

const send = async (document: string, input: object, token = story.client.token) =>
  (await story.server.graphql(document, { input }, token)).data.outcome;
const codes = (outcomes: { userErrors: { code: string }[] }[]) =>
  outcomes.map(({ userErrors }) => userErrors[0]?.code ?? 'saved').sort();

describe('rules', () => {
  const usual = {
    daysBefore: [3, 1],
    daysAfter: [1],
    companyMails: ['COMPLETE', 'OVERDUE', 'DIGEST'],
    language: 'PT_BR',
  };
  const save = (rules: object, expected?: object) => send(RULES, { ...usual, ...rules, ...(expected && { expected }) });

  it('are refused and told once they are others, also where only a mail was paused; a caller who expects nothing goes on', async () => {
    const clientId = toGlobalId('Client', story.client.viewer.clientId ?? '');
    expect(await save({ daysBefore: [5] }, usual)).toMatchObject({ rules: { daysBefore: [5] }, userErrors: [] });
    const current = { clientId, ...usual, daysBefore: [5] };
    expect(await save({ daysAfter: [2] }, usual)).toEqual({ rules: current, userErrors: OVERTAKEN });
    await story.server.services.reminders.pauses.set(
      { kind: 'client', id: story.client.viewer.clientId ?? '', mail: 'digest' },
      true,
    );
    expect(await save({ daysAfter: [2] }, { ...usual, daysBefore: [5] })).toEqual({
      rules: { ...current, companyMails: ['COMPLETE', 'OVERDUE'] },
      userErrors: OVERTAKEN,
    });
    expect(await save({ daysBefore: [9] })).toMatchObject({ rules: { daysBefore: [9] }, userErrors: [] });
  });

  it('are no others in another order, or where they are what is wanted already', async () => {
    await save({ daysBefore: [5, 2] });
    const reordered = { ...usual, daysBefore: [2, 5], companyMails: ['DIGEST', 'COMPLETE', 'OVERDUE'] };
    expect((await save({ daysBefore: [7] }, reordered)).userErrors).toEqual([]);
    expect((await save({ daysBefore: [7] }, reordered)).userErrors).toEqual([]);
  });

  it('that hold for others as well are compared too', async () => {
    const { daysBefore } = (await send(RULES, { ...usual, daysBefore: [8] }, story.admin.token)).rules;
    expect(daysBefore).toEqual([8]);
    expect(await save({ daysAfter: [2] }, usual)).toMatchObject({ rules: { daysBefore: [8] }, userErrors: OVERTAKEN });
  });

  it.each([
    ['chosen', true],
    ['not chosen yet', false],
  ])('%s are given to one of two who save at the same moment', async (_, areChosen) => {
    if (areChosen) await save({});
    const both = await Promise.all([save({ daysBefore: [4] }, usual), save({ daysBefore: [6] }, usual)]);
    expect(codes(both)).toEqual(['CONFLICT', 'saved']);
    const { clientId: _client, ...left } = both[0].rules;
    const same = await Promise.all([save({ daysBefore: [9] }, left), save({ daysBefore: [9] }, left)]);
    expect(codes(same)).toEqual(['saved', 'saved']);
  });
});

describe('a text', () => {
  const key = { message: 'REMINDER_BEFORE', language: 'PT_BR' };
  const first = { subject: 'Um', body: 'Olá, {{nome}}!' };
  const save = (text: object, expected?: object, token?: string) =>
    send(TEXT, { ...key, ...text, ...(expected && { expected }) }, token);

  it('is refused and told with its author once it is another; a caller who expects nothing goes on', async () => {
    await save(first);
    expect((await save({ ...first, subject: ' Dois ' }, first)).userErrors).toEqual([]);
    const overtaken = { text: { ...first, subject: 'Dois', changedByName: 'Bia Souza' }, userErrors: OVERTAKEN };
    expect(await save({ ...first, body: 'Tchau' }, first)).toEqual(overtaken);
    // What was sent by the same hand is no other text, nor is one that is wanted already.
    expect((await save({ ...first, subject: 'Três' }, { ...first, subject: ' Dois ' })).userErrors).toEqual([]);
    expect((await save({ ...first, subject: 'Três' }, first)).userErrors).toEqual([]);
    expect((await save({ ...first, subject: 'Quatro' })).userErrors).toEqual([]);
  });

  it.each([
    ['written', true],
    ['not written yet', false],
  ])('%s is given to one of two who save at the same moment', async (_, isWritten) => {
    if (isWritten) await save(first);
    else await save(first, undefined, story.admin.token);
    const both = await Promise.all([save({ ...first, body: 'A' }, first), save({ ...first, body: 'B' }, first)]);
    expect(codes(both)).toEqual(['CONFLICT', 'saved']);
  });
});

describe('default dates', () => {
  it('are refused and told once they are others, each by itself; a caller who expects nothing goes on', async () => {
    await send(DATES, { dueInDays: 10, admissionInDays: 20 });
    expect((await send(DATES, { dueInDays: 11, expected: { dueInDays: 10 } })).userErrors).toEqual([]);
    expect((await send(DATES, { admissionInDays: 21, expected: { admissionInDays: 20 } })).userErrors).toEqual([]);
    const current = { dueInDays: 11, admissionInDays: 21 };
    expect(await send(DATES, { dueInDays: null, expected: { dueInDays: 10 } })).toEqual({
      client: current,
      userErrors: OVERTAKEN,
    });
    expect((await send(DATES, { dueInDays: 11, expected: { dueInDays: 10 } })).userErrors).toEqual([]);
    const both = await Promise.all(
      [12, 13].map((dueInDays) => send(DATES, { dueInDays, expected: { dueInDays: 11 } })),
    );
    expect(codes(both)).toEqual(['CONFLICT', 'saved']);
    expect((await send(DATES, { dueInDays: null })).userErrors).toEqual([]);
    expect((await send(DATES, { dueInDays: 5, expected: { dueInDays: null } })).userErrors).toEqual([]);
  });
});
