/** A CPF alone does not tell a person whose name is another: a wrong digit would write one over another. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { CandidateModel, type CandidateRecord } from '../candidates/candidatesModel.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(async () => {
  await imports().stop();
  await story.stop();
});

const imports = () => story.server.services.imports;
const idOf = ({ _id }: ImportRecord) => _id.toString();
const everyRow = { offset: 0, limit: 100 };
const OTHER_PERSON = expect.stringMatching(/^O CPF é de um candidato com outro nome\. Confira o CPF;/);
let serial = 0;
const nextEmail = () => `outra${(serial += 1)}@exemplo.com`;

const begun = (lines: readonly string[]) =>
  imports().begin(story.client.viewer, arrivingFile(['Nome;CPF;E-mail;Cidade', ...lines].join('\n'), 'equipe.csv'), {});
async function finished(record: ImportRecord): Promise<ImportRecord> {
  await imports().runs.run(story.client.viewer, idOf(record));
  await imports().idle();
  return imports().get(story.client.viewer, idOf(record));
}
const planned = async (record: ImportRecord) => (await imports().plan(story.client.viewer, record)).rows;
/** A candidate of the client under a CPF that no other test has. */
const registered = (name: string, cpf: string): Promise<CandidateRecord> =>
  story.register({ name, email: nextEmail(), fields: [{ key: 'cpf', value: cpf }] });
const stored = ({ _id }: CandidateRecord) => CandidateModel.findById(_id).lean();

it.each([
  ['another e-mail', nextEmail(), '529.982.247-25'],
  ['no e-mail', '', '390.533.447-05'],
])(
  'leaves the confirmed candidate with the CPF and another name as it is where the row has %s',
  async (_what, email, cpf) => {
    const maria = await registered('Maria Souza', cpf);
    await story.server.services.confirmations.confirm(story.client.viewer, { candidateId: maria._id.toString() });
    const before = await stored(maria);
    const record = await begun([`Ana;${cpf};${email};Natal`]);
    expect(await planned(record)).toMatchObject([
      { kind: 'problem', candidateId: null, problems: [{ kind: 'ambiguous', field: null, message: OTHER_PERSON }] },
    ]);
    const done = await finished(record);
    expect(done.run?.counts).toMatchObject({ changed: 0, failed: 1 });
    expect(await stored(maria)).toEqual(before);

    const draft = await imports().corrections.begin(story.client.viewer, idOf(done));
    expect(await planned(draft)).toMatchObject([{ kind: 'problem', problems: [{ message: OTHER_PERSON }] }]);
    const said = [{ row: 2, fieldKey: 'email', value: maria.email }];
    const { record: decided } = await imports().drafts.editCells(story.client.viewer, idOf(draft), said);
    expect(await planned(decided)).toMatchObject([{ kind: 'changes', candidateId: maria._id.toString() }]);
  },
);

it.each([
  ['another e-mail and a name without its middle', 'Rita Maria dos Santos', 'rita santos', '153.509.460-56'],
  ['another e-mail and the same words in another order', 'José Lima', 'LIMA, JOSE', '111.444.777-35'],
])('%s change the candidate of the CPF', async (_what, name, written, cpf) => {
  const person = await registered(name, cpf);
  const record = await begun([`${written};${cpf};${nextEmail()};Natal`]);
  expect(await planned(record)).toMatchObject([{ kind: 'changes', candidateId: person._id.toString() }]);
});

it('another name with the e-mail in store, or no name at all, changes the candidate of the CPF', async () => {
  const person = await registered('Bela Nunes', '863.018.120-69');
  for (const row of [`Isabela Prado;863.018.120-69;${person.email};Natal`, ';863.018.120-69;;Natal']) {
    expect(await planned(await begun([row]))).toMatchObject([{ kind: 'changes', candidateId: person._id.toString() }]);
  }
});

it('the correction of a row that repeats a CPF does not write it over whom the first row has registered', async () => {
  const [first, second] = [nextEmail(), nextEmail()];
  const done = await finished(
    await begun([`Davi Reis;168.995.350-09;${first};Natal`, `Eva Luz;168.995.350-09;${second};Olinda`]),
  );
  expect(done.run?.counts).toMatchObject({ created: 1, failed: 1 });
  const draft = await imports().corrections.begin(story.client.viewer, idOf(done));
  expect(await planned(draft)).toMatchObject([{ row: 3, kind: 'problem', problems: [{ message: OTHER_PERSON }] }]);
  const corrected = await finished(draft);
  const [result] = (await imports().results(corrected, everyRow)).items;
  expect(result).toMatchObject({ row: 3, outcome: 'failed', message: OTHER_PERSON });
  expect(await CandidateModel.findOne({ email: first }).lean()).toMatchObject({ name: 'Davi Reis' });
});
