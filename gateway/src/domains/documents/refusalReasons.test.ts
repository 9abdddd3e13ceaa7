/** The reasons that reviewers choose from: the four of the start, and those that an administrator sets; no other user sets any. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const DEFAULTS = ['Ilegível', 'Documento vencido', 'Falta o verso', 'Não é o documento pedido'];

const reasons = async (token: string) => {
  const { data, errors } = await story.server.graphql('{ refusalReasons { text } }', {}, token);
  return errors?.[0]?.extensions.code ?? data.refusalReasons.map(({ text }: { text: string }) => text);
};
const save = async (texts: string[], token = story.admin.token) => {
  const { data, errors } = await story.server.graphql(
    `mutation ($input: SaveRefusalReasonsInput!) {
      saveRefusalReasons(input: $input) { refusalReasons { text } userErrors { code field message } }
    }`,
    { input: { texts } },
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
