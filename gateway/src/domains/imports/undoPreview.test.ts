/** What is told of undoing an import before it is undone, and what stays of one of which candidates were left. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';
import { CandidateModel } from '../candidates/candidatesModel.js';
import { changeImport, type ImportRecord } from './stored/importsModel.js';

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
const present = (record: ImportRecord) => imports().get(story.client.viewer, idOf(record));
let serial = 0;
const nextEmail = () => `previa${(serial += 1)}@exemplo.com`;
const MAILED = 'O acesso já foi enviado ao candidato.';

async function finished(text: string): Promise<ImportRecord> {
  const record = await imports().begin(story.client.viewer, arrivingFile(text, 'equipe.csv'), {});
  await imports().runs.run(story.client.viewer, idOf(record));
  await imports().idle();
  return present(record);
}
async function previewOf({ _id }: ImportRecord) {
  const query = `query ($id: ID!) {
    candidateImport(id: $id) {
      undoPreview { registered deletable changed restorable kept { reason count } }
    }
  }`;
  const { data, errors } = await story.server.graphql(
    query,
    { id: toGlobalId('CandidateImport', _id) },
    story.client.token,
  );
  expect(errors).toBeUndefined();
  return data.candidateImport.undoPreview;
}
async function undone(record: ImportRecord): Promise<ImportRecord> {
  await imports().runs.undo(story.client.viewer, idOf(record));
  await imports().idle();
  return present(record);
}
const mail = (email: string) => CandidateModel.updateOne({ email }, { $set: { accessSentAt: new Date() } });

it('the numbers and the reasons are those that undoing comes to, for each of two rows of one candidate as well', async () => {
  const known = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  const [ana, bia, caio, dora] = [nextEmail(), nextEmail(), nextEmail(), nextEmail()];
  const people = ['Ana', 'Bia', 'Caio', 'Dora'].map((name, index) => `${name};${[ana, bia, caio, dora][index]};;Natal`);
  const twice = [`${known.name};;52998224725;Natal`, `${known.name};${known.email};;Olinda`];
  const record = await finished(`Nome;E-mail;CPF;Cidade\n${[...people, ...twice].join('\n')}\n`);
  await mail(ana);
  await mail(bia);
  const noted = await CandidateModel.findOne({ email: caio }).lean();
  await story.server.services.notes.add(story.client.viewer, String(noted?._id), { text: 'Ligar.' });
  expect(await previewOf(record)).toEqual({
    ...{ registered: 4, deletable: 1, changed: 2, restorable: 2 },
    kept: [
      { reason: MAILED, count: 2 },
      { reason: 'Já houve notas ou prazos deste candidato.', count: 1 },
    ],
  });
  expect((await undone(record)).run?.counts).toMatchObject({ takenBack: 3, left: 3 });
});

it('candidates who were deleted since are counted neither as registered nor as changed', async () => {
  const known = await story.register({ fields: [{ key: 'cidade', value: 'Recife' }] });
  const [ana, bia] = [nextEmail(), nextEmail()];
  const people = [`Ana;${ana}`, `Bia;${bia}`, `${known.name};${known.email}`].map((each) => `${each};Natal`);
  const record = await finished(`Nome;E-mail;Cidade\n${people.join('\n')}\n`);
  expect(await previewOf(record)).toMatchObject({ registered: 2, deletable: 2, changed: 1, restorable: 1 });
  for (const email of [ana, known.email]) {
    const { _id } = await CandidateModel.findOne({ email }).orFail();
    await story.server.services.candidates.remove(story.client.viewer, _id.toString());
  }
  expect(await previewOf(record)).toEqual({ registered: 1, deletable: 1, changed: 0, restorable: 0, kept: [] });
});

it('of a paused run whose process was cut off, rows may lack results, and nothing is counted', async () => {
  const { _id } = await finished(`Nome;E-mail\nEdu;${nextEmail()}\n`);
  const lease = { holder: 'gone', until: new Date(0) };
  const cutOff = await changeImport({ _id }, { $set: { state: 'paused', lease } });
  expect(await previewOf(cutOff!)).toBeNull();
  const putDown = await changeImport({ _id }, { $set: { lease: null } });
  expect(await previewOf(putDown!)).toMatchObject({ registered: 1, deletable: 1 });
});

it('counting for several imports at once is refused as too much work', async () => {
  const asked = ['a', 'b', 'c'].map((name) => `${name}: candidateImport(id: $id) { undoPreview { registered } }`);
  const draft = await imports().begin(story.client.viewer, arrivingFile(`Nome;E-mail\nEva;${nextEmail()}\n`), {});
  const id = toGlobalId('CandidateImport', draft._id);
  const ask = (fields: string[]) =>
    story.server.graphql(`query ($id: ID!) { ${fields.join(' ')} }`, { id }, story.client.token);
  expect((await ask(asked.slice(0, 2))).errors).toBeUndefined();
  expect((await ask(asked)).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
});

it('of a draft, and of what was undone, nothing is counted', async () => {
  const email = nextEmail();
  const draft = await imports().begin(story.client.viewer, arrivingFile(`Nome;E-mail\nEva;${email}\n`), {});
  expect(await previewOf(draft)).toBeNull();
  expect(await previewOf(await undone(await finished(`Nome;E-mail\nIvo;${nextEmail()}\n`)))).toBeNull();
});

it('rows that were not written are corrected still where undoing has left candidates, and not where it has left none', async () => {
  const [left, gone] = [nextEmail(), nextEmail()];
  const partly = (email: string) => finished(`Nome;E-mail\nEva;${email}\nIvo;ivo@\n`);
  const [ofLeft, ofGone] = [await partly(left), await partly(gone)];
  await mail(left);
  const draft = await imports().corrections.begin(story.client.viewer, idOf(await undone(ofLeft)));
  expect(draft).toMatchObject({ state: 'draft', rowCount: 1 });
  await expect(imports().corrections.begin(story.client.viewer, idOf(await undone(ofGone)))).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
  });
});
