/** Another header row of a draft: what somebody has corrected of the rows stays with them. */
import mongoose from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { watchMethod } from '../../../test/watchedMethods.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: CandidateStory;
/** What comes before the next rows are stored, and before the next change of an import. */
let beforeRows: (() => Promise<unknown>) | null = null;
let beforeChange: (() => void) | null = null;
beforeAll(async () => {
  story = await startCandidateStory();
  watchMethod(mongoose.model('ImportRowChunk'), 'insertMany', async (_self, _values, go) => {
    const before = beforeRows;
    beforeRows = null;
    await before?.();
    return go();
  });
  watchMethod(mongoose.model('Import'), 'findOneAndUpdate', (_self, _values, go) => {
    const before = beforeChange;
    beforeChange = null;
    before?.();
    return go();
  });
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const idOf = ({ _id }: ImportRecord) => _id.toString();
const LINES = [
  'Nome;E-mail;Cidade',
  'Nome completo;E-mail;Cidade',
  'Ana;ana@exemplo.com;Natal',
  'Bia;bia@exemplo.com;Olinda',
  'Total;2;',
  'Caio;caio@exemplo.com;Bauru',
];

/** A draft whose heading is line 1, of which each kind of correction was made. */
async function corrected(): Promise<ImportRecord> {
  const { viewer } = story.client;
  const record = await imports().begin(viewer, arrivingFile(LINES.join('\n'), 'equipe.csv'), {});
  const { drafts } = imports();
  await drafts.updateSource(viewer, idOf(record), { headerRow: 1 });
  await drafts.editCells(viewer, idOf(record), [
    { row: 2, fieldKey: 'name', value: 'Título' },
    { row: 3, fieldKey: 'name', value: 'Ana Lima' },
    { row: 3, fieldKey: 'salario', value: '1500' },
  ]);
  await drafts.leaveOut(viewer, idOf(record), { rows: [6], leftOut: true });
  await drafts.leaveOut(viewer, idOf(record), { rows: [5], leftOut: false });
  return drafts.replaceValues(viewer, idOf(record), { fieldKey: 'cidade', from: 'Olinda', to: 'Paulista' });
}
const choose = (record: ImportRecord, headerRow: number) =>
  imports().drafts.updateSource(story.client.viewer, idOf(record), { headerRow });

/** The rows as they would be written: number, name, city, salary, and whether they are left out. */
async function shown(record: ImportRecord) {
  const { viewer } = story.client;
  const { rows } = await imports().plan(viewer, await imports().get(viewer, idOf(record)));
  return rows.map(({ row, cells, isLeftOut }) => [
    row,
    ...['name', 'cidade', 'salario'].map((key) => cells.find(({ field }) => field.key === key)?.value ?? null),
    isLeftOut,
  ]);
}
const below = [
  [3, 'Ana Lima', 'Natal', '1500', false],
  [4, 'Bia', 'Paulista', null, false],
  [5, 'Total', null, null, false],
  [6, 'Caio', 'Bauru', null, true],
];
const versionsOf = ({ _id }: ImportRecord) =>
  mongoose.connection.collection('importEdits').distinct('version', { importId: _id });

it('keeps what was typed, replaced and left out, also of a row that is no person meanwhile', async () => {
  const record = await corrected();
  await choose(record, 2);
  expect(await shown(record)).toEqual(below);
  const back = await choose(record, 1);
  expect(await shown(record)).toEqual([[2, 'Título', 'Cidade', null, false], ...below]);
  expect(await versionsOf(record)).toEqual([back.rowsVersion]);
});

it('loses nothing where it is cut off before the import has it', async () => {
  const record = await corrected();
  beforeChange = () => {
    throw new Error('the process has ended');
  };
  await expect(choose(record, 2)).rejects.toThrow('the process has ended');
  expect((await shown(record)).slice(1)).toEqual(below);
  await choose(record, 2);
  expect(await shown(record)).toEqual(below);
});

it('is a conflict where somebody types while the rows are read again, and that stays', async () => {
  const record = await corrected();
  const typed = [{ row: 4, fieldKey: 'name', value: 'Bia Souza' }];
  beforeRows = () => imports().drafts.editCells(story.client.viewer, idOf(record), typed);
  await expect(choose(record, 2)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await shown(record))[2]).toEqual([4, 'Bia Souza', 'Paulista', null, false]);
  expect(await versionsOf(record)).toHaveLength(1);
});
