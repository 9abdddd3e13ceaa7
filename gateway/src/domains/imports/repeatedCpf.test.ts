/** Who has the CPF of a row already, in the sheet or in store: one whose digits are in order is told as every other one. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { takeReads, watchCommands } from '../../../test/sentCommands.js';
import { toGlobalId } from '../../lib/globalId.js';
import type { ImportRecord } from './stored/importsModel.js';

const CPF = '123.456.789-09';

let story: CandidateStory;
let serial = 0;
beforeEach(async () => {
  story = await startCandidateStory();
});
afterEach(async () => {
  await imports().stop();
  await story.stop();
});

const imports = () => story.server.services.imports;
const nextEmail = () => `repetida${(serial += 1)}@exemplo.com`;
const begun = (lines: readonly string[], { viewer } = story.client) =>
  imports().begin(viewer, arrivingFile(['Nome;CPF;E-mail', ...lines].join('\n'), 'equipe.csv'), {});
const registered = (name: string, { viewer } = story.client) =>
  story.register({ name, email: nextEmail(), fields: [{ key: 'cpf', value: CPF }] }, viewer);

/** The rows of the plan, as the screen asks for them. */
async function shown({ _id }: ImportRecord, { token } = story.client) {
  const { data, errors } = await story.server.graphql(
    `query ($id: ID!) {
      candidateImport(id: $id) {
        rows(first: 10) {
          edges { node { kind problem candidate { name } ambiguousWith { name } cells { fieldKey problem } } }
        }
      }
    }`,
    { id: toGlobalId('CandidateImport', _id) },
    token,
  );
  expect(errors).toBeUndefined();
  return data.candidateImport.rows.edges.map(({ node }: { node: unknown }) => node);
}

const NEW = { kind: 'NEW', problem: null, candidate: null, ambiguousWith: null };

it('six rows with one CPF register one candidate, and the others say in which line it stands', async () => {
  const names = ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fábio'];
  const record = await begun(names.map((name) => `${name} Souza;${CPF};${nextEmail()}`));
  const [first, ...others] = await shown(record);
  expect(first).toMatchObject(NEW);
  expect(others).toHaveLength(5);
  for (const row of others) {
    expect(row).toMatchObject({ kind: 'PROBLEM', ambiguousWith: null });
    expect(row.cells).toContainEqual({ fieldKey: 'cpf', problem: 'O mesmo CPF está na linha 2.' });
  }
  await imports().runs.run(story.client.viewer, record._id.toString());
  await imports().idle();
  const { run } = await imports().get(story.client.viewer, record._id.toString());
  expect(run?.counts).toMatchObject({ created: 1, failed: 5 });
});

it('a row with the CPF of a candidate with another name names that candidate, and is not written', async () => {
  await registered('Bruna Lima');
  const [row] = await shown(await begun([`Carla Reis;${CPF};${nextEmail()}`]));
  expect(row).toMatchObject({ kind: 'PROBLEM', candidate: null, ambiguousWith: { name: 'Bruna Lima' } });
  expect(row.problem).toMatch(/^O CPF é de um candidato com outro nome\./);
});

it('a row with the CPF and the name of a candidate changes that one, and a row with the e-mail repeats nobody', async () => {
  const bruna = await registered('Bruna Lima');
  const about = { problem: null, ambiguousWith: null, candidate: { name: 'Bruna Lima' } };
  const [other] = await shown(await begun([`Bruna Lima;${CPF};${nextEmail()}`]));
  expect(other).toMatchObject({ ...about, kind: 'CHANGES' });
  const [same] = await shown(await begun([`Bruna Lima;${CPF};${bruna.email}`]));
  expect(same).toMatchObject({ ...about, kind: 'SAME' });
});

it('of two with the CPF the first is named, and of an e-mail and a CPF of two people the one with the CPF', async () => {
  const [bruna, carla] = [await registered('Bruna Lima'), await registered('Bruna Lima')];
  const davi = await story.register({ name: 'Davi Reis', email: nextEmail() });
  const [several, mixed, herself] = await shown(
    await begun([`Bruna Lima;${CPF};${nextEmail()}`, `Davi Reis;${CPF};${davi.email}`, `Bruna;${CPF};${carla.email}`]),
  );
  expect(several).toMatchObject({ kind: 'PROBLEM', candidate: null, ambiguousWith: { name: bruna.name } });
  expect(mixed).toMatchObject({ kind: 'PROBLEM', candidate: null, ambiguousWith: { name: bruna.name } });
  expect(herself).toMatchObject({ candidate: { name: carla.name }, ambiguousWith: null });
});

it('a client is told nothing of the candidates of others, nor of a CPF that is hidden from it', async () => {
  await registered('Davi Reis', story.otherClient);
  expect(await shown(await begun([`Carla Reis;${CPF};${nextEmail()}`]))).toMatchObject([NEW]);

  await registered('Bruna Lima');
  const record = await begun([`Carla Reis;${CPF};${nextEmail()}`]);
  expect(await shown(record)).toMatchObject([{ ambiguousWith: { name: 'Bruna Lima' } }]);
  const { customFields } = story.server.services;
  const field = (await customFields.catalogue('candidate')).fields.find(({ key }) => key === 'cpf');
  await customFields.update(story.admin.viewer, field?._id.toString() ?? '', { canView: ['admin', 'candidate'] });
  expect(await shown(record)).toMatchObject([{ candidate: null, ambiguousWith: null }]);
});

it('all CPFs of a plan are looked up at once', async () => {
  const sent = await watchCommands(story.server);
  const record = await begun(['529.982.247-25', '111.444.777-35', CPF].map((cpf) => `Ana;${cpf};${nextEmail()}`));
  takeReads(sent, 'candidates');
  await imports().plan(story.client.viewer, record);
  const looks = takeReads(sent, 'candidates').filter(({ command }) => JSON.stringify(command).includes('values.cpf'));
  expect(looks).toHaveLength(1);
});
