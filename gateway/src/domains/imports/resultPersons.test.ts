/** Whom the results of an import name. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { readRows, removeRows } from './stored/importRowsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(async () => {
  await imports().stop();
  await story.stop();
});

const imports = () => story.server.services.imports;

it('a row without a candidate has the person whom the row names, as somebody has typed it, until the rows are removed', async () => {
  const { viewer } = story.client;
  const text = 'Nome;E-mail\nBia Sem Arroba;bia\n;so@email.com\nCaio Errado;caio\nBento;bento@exemplo.com\n';
  const record = await imports().begin(viewer, arrivingFile(text), {});
  await imports().drafts.editCells(viewer, record._id.toString(), [{ row: 4, fieldKey: 'name', value: 'Caio Certo' }]);
  await imports().runs.run(viewer, record._id.toString());
  await imports().idle();
  const done = await imports().get(viewer, record._id.toString());
  const persons = async () =>
    (await imports().results(done, { offset: 0, limit: 10 })).items.map(({ row, person }) => [row, person]);
  expect(await persons()).toEqual([
    [2, 'Bia Sem Arroba'],
    [3, 'so@email.com'],
    [4, 'Caio Certo'],
    [5, null],
  ]);
  await removeRows(done._id);
  expect(await persons()).toEqual([2, 3, 4, 5].map((row) => [row, null]));
});

it('a row that repeats the CPF of a candidate names its own person, written or left out, and not that candidate', async () => {
  const { viewer } = story.client;
  const fields = [{ key: 'cpf', value: '529.982.247-25' }];
  const dora = await story.register({ name: 'Dora Luz', email: 'dora@exemplo.com', fields });
  const lines = ['Dora Luz;dora@exemplo.com', 'Eva Sá;eva@exemplo.com', 'Ivo Sá;'].map((line) => `${line};52998224725`);
  const record = await imports().begin(viewer, arrivingFile(`Nome;E-mail;CPF\n${lines.join('\n')}\n`), {});
  await imports().drafts.leaveOut(viewer, record._id.toString(), { rows: [4], leftOut: true });
  await imports().runs.run(viewer, record._id.toString());
  await imports().idle();
  const { items } = await imports().results(record, { offset: 0, limit: 10 });
  expect(items.map(({ outcome, person }) => [outcome, person])).toEqual([
    ['same', null],
    ['failed', 'Eva Sá'],
    ['leftOut', 'Ivo Sá'],
  ]);
  expect(items.map(({ candidateId }) => candidateId)).toEqual([dora._id, null, null]);

  await story.server.services.candidates.remove(story.client.viewer, dora._id.toString());
  expect((await readRows(record._id, record.rowsVersion)).map(({ cells }) => cells[0])).toEqual([
    'Nome',
    undefined,
    'Eva Sá',
    'Ivo Sá',
  ]);
});
