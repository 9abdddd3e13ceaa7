/** Who is told that two candidates of a company have the same CPF. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import type { UserViewer } from '../../../auth/viewer.js';

const CPF = '52998224725';

let story: CandidateStory;
let sent: SentCommand[];
const register = (name: string, cpf: string, viewer: UserViewer) =>
  story.register({ name, fields: [{ key: 'cpf', value: cpf }] }, viewer);

beforeAll(async () => {
  story = await startCandidateStory();
  const { client, otherClient } = story;
  for (const name of ['Ana', 'Eva', 'Íris', 'Zoé', 'Bia', 'Lia', 'Nina']) await register(name, CPF, client.viewer);
  await register('Rui', '111.444.777-35', client.viewer);
  await register('Davi', CPF, otherClient.viewer);
  for (const name of ['Ivo', 'Caio']) await register(name, '1', client.viewer);
  sent = await watchCommands(story.server);
});
afterAll(() => story.stop());

const QUERY = '{ candidates(first: 50) { edges { node { name duplicates { id name email } } } } }';

/** For each name the names of those with the same CPF, where there are any. */
async function told({ token }: { token: string }): Promise<Record<string, string[]>> {
  const { data } = await story.server.graphql(QUERY, {}, token);
  const nodes: { name: string; duplicates: { name: string }[] }[] = data.candidates.edges.map(
    ({ node }: { node: unknown }) => node,
  );
  const named = nodes.map(({ name, duplicates }) => [name, duplicates.map((each) => each.name)] as const);
  return Object.fromEntries(named.filter(([, names]) => names.length > 0));
}

const duplicates = {
  Ana: ['Eva', 'Íris', 'Zoé', 'Bia', 'Lia'],
  Eva: ['Ana', 'Íris', 'Zoé', 'Bia', 'Lia'],
  Íris: ['Ana', 'Eva', 'Zoé', 'Bia', 'Lia'],
  Zoé: ['Ana', 'Eva', 'Íris', 'Bia', 'Lia'],
  Bia: ['Ana', 'Eva', 'Íris', 'Zoé', 'Lia'],
  Lia: ['Ana', 'Eva', 'Íris', 'Zoé', 'Bia'],
  Nina: ['Ana', 'Eva', 'Íris', 'Zoé', 'Bia'],
};

test('those of the company are told, five at most, and of no other company', async () => {
  expect(await told(story.admin)).toEqual(duplicates);
  expect(await told(story.client)).toEqual(duplicates);
  expect(await told(story.otherClient)).toEqual({});
});

test('one query of candidates looks for those of a whole page', async () => {
  takeReads(sent, 'candidates');
  await told(story.client);
  const byCpf = takeReads(sent, 'candidates').filter(({ command }) => JSON.stringify(command).includes('values.cpf'));
  expect(byCpf).toHaveLength(1);
});

test('who may not view the CPF is told no one', async () => {
  const { customFields } = story.server.services;
  const field = (await customFields.catalogue('candidate')).fields.find(({ key }) => key === 'cpf');
  await customFields.update(story.admin.viewer, field?._id.toString() ?? '', { canView: ['admin', 'candidate'] });
  expect(await told(story.client)).toEqual({});
  expect(await told(story.admin)).toEqual(duplicates);
});
