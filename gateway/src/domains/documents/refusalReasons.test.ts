/** The reasons that reviewers choose from: the four of the start, and those that an administrator sets; no other user sets any. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterEach(() => mongoose.connection.collection('documentRefusalReasons').deleteMany({}));
afterAll(() => story.stop());

const DEFAULTS = ['Ilegível', 'Documento vencido', 'Falta o verso', 'Não é o documento pedido'];

const reasons = async (token: string) => {
  const { data, errors } = await story.server.graphql('{ refusalReasons { text } }', {}, token);
  return errors?.[0]?.extensions.code ?? data.refusalReasons.map(({ text }: { text: string }) => text);
};
const save = async (texts: string[], token = story.admin.token, expected?: string[]) => {
  const { data, errors } = await story.server.graphql(
    `mutation ($input: SaveRefusalReasonsInput!) {
      saveRefusalReasons(input: $input) { refusalReasons { text } userErrors { code field message } }
    }`,
    { input: { texts, expected } },
    token,
  );
  return errors?.[0]?.extensions.code ?? data.saveRefusalReasons;
};

it('are four until others are set, which every reviewer is then offered in their order', async () => {
  expect(await reasons(story.admin.token)).toEqual(DEFAULTS);
  expect(await reasons(story.client.token)).toEqual(DEFAULTS);
  expect(await save(['  Foto   cortada ', 'Ilegível'])).toEqual({
    refusalReasons: [{ text: 'Foto cortada' }, { text: 'Ilegível' }],
    userErrors: [],
  });
  expect(await reasons(story.client.token)).toEqual(['Foto cortada', 'Ilegível']);
});

it.each([
  ['none', []],
  ['a blank one', ['Ilegível', ' ']],
  ['one twice', ['Ilegível', 'Ilegível']],
  ['more than a reviewer reads', Array.from({ length: 200 }, (_, index) => `Motivo ${index}`)],
  ['one of a thousand characters', ['x'.repeat(1_000)]],
])('are not replaced by %s', async (_name, texts) => {
  const before = await reasons(story.admin.token);
  const { refusalReasons, userErrors } = await save(texts);
  expect(refusalReasons).toBeNull();
  expect(userErrors).not.toEqual([]);
  expect(await reasons(story.admin.token)).toEqual(before);
});

it('are set by administrators alone, and nothing to candidates', async () => {
  const { token } = await story.signIn(await story.register());
  expect(await save(['Outro'], story.client.token)).toBe('FORBIDDEN');
  expect(await save(['Outro'], token)).toBe('FORBIDDEN');
  expect(await reasons(token)).toBe('FORBIDDEN');
});

describe('of a caller who tells what they were taken to be', () => {
  const over = (expected: string[], texts: string[]) => save(texts, story.admin.token, expected);
  const OVERTAKEN = [expect.objectContaining({ code: 'CONFLICT', field: null })];
  const listed = (texts: string[]) => texts.map((text) => ({ text }));

  it('are refused and told once they are others, or once there are any; a caller who expects nothing goes on', async () => {
    expect((await over(DEFAULTS, ['Cortado'])).userErrors).toEqual([]);
    const refused = { refusalReasons: listed(['Cortado']), userErrors: OVERTAKEN };
    expect(await over(DEFAULTS, ['Escuro'])).toEqual(refused);
    expect(await over(['Cortado', 'Escuro'], ['Escuro'])).toEqual(refused);
    expect(await reasons(story.client.token)).toEqual(['Cortado']);
    expect((await over([' Cortado '], ['Cortado', 'Escuro'])).userErrors).toEqual([]);
    // Another order is another list, as reviewers choose by numbers.
    expect((await over(['Escuro', 'Cortado'], ['Escuro'])).userErrors).toEqual(OVERTAKEN);
    expect((await save(['Escuro'])).userErrors).toEqual([]);
  });

  it('are no conflict where they are what is wanted already', async () => {
    await save(['Cortado']);
    expect(await over(DEFAULTS, ['Cortado'])).toEqual({ refusalReasons: listed(['Cortado']), userErrors: [] });
  });

  it.each([
    ['set', true],
    ['not set yet', false],
  ])('%s are given to one of two who save at the same moment', async (_, areSet) => {
    if (areSet) await save(DEFAULTS);
    const both = await Promise.all([over(DEFAULTS, ['Cortado']), over(DEFAULTS, ['Escuro'])]);
    expect(both.map(({ userErrors }) => userErrors[0]?.code ?? 'saved').sort()).toEqual(['CONFLICT', 'saved']);
    expect(both[0].refusalReasons).toEqual(both[1].refusalReasons);
  });
});
