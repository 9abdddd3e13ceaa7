/** Options that callers of `/v1` name by their texts: stored answers hold the values behind these. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const NIGHT = { value: 'n', label: 'Noite' };
const MORNING = { value: 'Manhã', label: 'Manhã' };

let count = 0;
/** A select field with an option that is stored as something else than its text, and a candidate who has chosen it. */
async function chosen() {
  const { token } = story.admin;
  const field = {
    key: `turno_${(count += 1)}`,
    label: 'Turno',
    type: 'select',
    target: 'candidate',
    options: [NIGHT, 'Manhã'],
  };
  const created = await story.server.rest('post', '/customfilds', { token, body: field });
  const path = `/customfilds/${created.body.data.id}`;
  const person = { name: 'Ana', email: `ana${count}@exemplo.com`, customFields: [{ key: field.key, value: 'Noite' }] };
  const registered = await story.server.rest('post', '/candidates', { token, body: person });
  expect(registered.body.data.customFieldValues[field.key]).toBe('n');
  return {
    put: async (options: unknown[]) => {
      const { body } = await story.server.rest('put', path, { token, body: { ...field, options } });
      return body.data.options;
    },
    remove: async (options: unknown[]) => {
      const { body } = await story.server.rest('delete', `${path}/options`, { token, body: { options } });
      return body.data.options;
    },
    add: async (options: unknown[]) => {
      const { body } = await story.server.rest('post', `${path}/options`, { token, body: { options } });
      return body.data.options;
    },
    /** What an administrator reads of the answer. */
    answer: async () => {
      const { data } = await story.server.graphql(
        `query ($filter: CandidateFilter) {
          candidates(filter: $filter) { edges { node { fields { key value displayValue optionRemoved } } } }
        }`,
        { filter: { search: person.email } },
        token,
      );
      const [{ node }] = data.candidates.edges;
      return node.fields.find(({ key }: { key: string }) => key === field.key);
    },
  };
}

const isNight = { value: 'n', displayValue: 'Noite', optionRemoved: false };

it('a change that names all options by their texts keeps the answers', async () => {
  const { put, answer } = await chosen();
  expect(await put(['Tarde', 'Noite', 'Manhã'])).toEqual([{ value: 'Tarde', label: 'Tarde' }, NIGHT, MORNING]);
  expect(await answer()).toMatchObject(isNight);
});

it('an option that is there already is not added under its text', async () => {
  const { add, answer } = await chosen();
  expect(await add(['Noite', 'Tarde'])).toEqual([NIGHT, MORNING, { value: 'Tarde', label: 'Tarde' }]);
  expect(await answer()).toMatchObject(isNight);
});

it('an option is removed by its text or by its value', async () => {
  const { put, remove, answer } = await chosen();
  await put(['Tarde', 'Noite', 'Manhã']);
  expect(await remove(['Noite', 'Manhã'])).toEqual([{ value: 'Tarde', label: 'Tarde' }]);
  expect(await answer()).toMatchObject({ value: 'n', optionRemoved: true });
  await put([NIGHT, 'Tarde']);
  expect(await remove(['n'])).toEqual([{ value: 'Tarde', label: 'Tarde' }]);
});

it('a text is its own value where the value behind it is given to another option', async () => {
  const { put, answer } = await chosen();
  const late = { value: 'n', label: 'Madrugada' };
  expect(await put(['Noite', late])).toEqual([{ value: 'Noite', label: 'Noite' }, late]);
  expect(await answer()).toMatchObject({ value: 'n', displayValue: 'Madrugada' });
});

it('two options that would have one value leave the others as they are', async () => {
  const { put, answer } = await chosen();
  const early = { value: 'Manhã', label: 'Matutino' };
  await put([NIGHT, early]);
  const own = { value: 'Matutino', label: 'Matutino' };
  expect(await put(['Matutino', 'Noite', 'Manhã'])).toEqual([own, NIGHT, MORNING]);
  expect(await answer()).toMatchObject(isNight);
});

it('an option that names its value is stored under it', async () => {
  const { put, answer } = await chosen();
  const named = { value: 'Noite', label: 'Noite' };
  expect(await put([named])).toEqual([named]);
  expect(await answer()).toMatchObject({ value: 'n', optionRemoved: true });
});
