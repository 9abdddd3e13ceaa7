/** What an import has not written becomes a draft of its own. */
import { jest } from '@jest/globals';
import mongoose, { trusted } from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import type { UserViewer } from '../../auth/viewer.js';
import { CandidateModel } from '../candidates/candidatesModel.js';
import type { ImportRecord } from './stored/importsModel.js';
import { versionsInStore } from './stored/importRowsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterEach(() => {
  jest.restoreAllMocks();
  story.server.setNow(null);
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const idOf = ({ _id }: ImportRecord) => _id.toString();
const everyRow = { offset: 0, limit: 100 };
let serial = 0;
const nextEmail = () => `correcao${(serial += 1)}@exemplo.com`;

/** An import of four rows, of which the second and third are wrong and the fourth is left out, run to its end. */
async function partlyWritten(viewer: UserViewer = story.client.viewer) {
  const [written, leftOut] = [nextEmail(), nextEmail()];
  const lines = [`Ana;${written};Natal`, 'Bia;bia@;Recife', 'Caio;;Olinda', `Davi;${leftOut};Bauru`];
  const file = arrivingFile(`Nome;E-mail;Cidade\n${lines.join('\n')}\n`, 'equipe.csv');
  const record = await imports().begin(viewer, file, {});
  const id = idOf(record);
  await imports().drafts.leaveOut(viewer, id, { rows: [5], leftOut: true });
  await imports().drafts.editCells(viewer, id, [{ row: 3, fieldKey: 'cidade', value: 'Caruaru' }]);
  await imports().drafts.replaceValues(viewer, id, { fieldKey: 'cidade', from: 'Olinda', to: 'Paulista' });
  await imports().runs.run(viewer, id);
  await imports().idle();
  const done = await imports().get(viewer, id);
  expect(done).toMatchObject({ state: 'done', run: { counts: { created: 1, failed: 2, leftOut: 1 } } });
  return { id, written, leftOut };
}
const correct = (id: string, viewer: UserViewer = story.client.viewer) => imports().corrections.begin(viewer, id);
const planned = async (record: ImportRecord, viewer: UserViewer = story.client.viewer) =>
  (await imports().rows(viewer, record, everyRow)).items.map(({ row, kind, cells }) => ({
    ...{ row, kind, city: cells.find(({ field }) => field.key === 'cidade')?.text },
  }));
/** The ids of imports, known or not, of which rows are in store. */
const importsWithRows = async () => new Set((await versionsInStore()).map(({ importId }) => importId.toString()));
const nothingToCorrect = { code: 'PRECONDITION_FAILED', message: 'Esta importação não tem linhas a corrigir.' };

it('has the rows that were not written, under their numbers and with all that was corrected of them, and nothing of those that were', async () => {
  const { id, leftOut } = await partlyWritten();
  const draft = await correct(id);
  // What the columns were taken for needs no second look.
  const asRun = { source: 'remembered', confidence: 1 };
  expect(draft).toMatchObject({
    ...{ state: 'draft', name: 'equipe.csv (correção)', rowCount: 3, clientId: expect.anything() },
    columns: [
      { ...asRun, fieldKey: 'name', samples: ['Bia', 'Caio', 'Davi'] },
      { ...asRun, fieldKey: 'email', samples: ['bia@', leftOut] },
      { ...asRun, fieldKey: 'cidade', samples: ['Recife', 'Olinda', 'Bauru'] },
    ],
  });
  expect(await planned(draft)).toEqual([
    { row: 3, kind: 'problem', city: 'Caruaru' },
    { row: 4, kind: 'problem', city: 'Paulista' },
    { row: 5, kind: 'leftOut', city: 'Bauru' },
  ]);
});

it('reads numbers as its import does: those of a sheet as people write them', async () => {
  const file = arrivingFile('Nome;E-mail;Salário\nAna;ana@;1.500\n', 'salarios.csv');
  const record = await imports().begin(story.client.viewer, file, {});
  await imports().runs.run(story.client.viewer, idOf(record));
  await imports().idle();
  const draft = await correct(idOf(record));
  const { items } = await imports().rows(story.client.viewer, draft, everyRow);
  expect(items[0]?.cells.find(({ field }) => field.key === 'salario')).toMatchObject({ value: '1500' });
});

it('writes what was corrected, and leaves the first import as it was', async () => {
  const { id, written, leftOut } = await partlyWritten();
  const draft = await correct(id);
  const email = nextEmail();
  const { viewer } = story.client;
  await imports().drafts.editCells(viewer, idOf(draft), [{ row: 3, fieldKey: 'email', value: email }]);
  await imports().drafts.leaveOut(viewer, idOf(draft), { rows: [5], leftOut: false });
  await imports().runs.run(viewer, idOf(draft));
  await imports().idle();
  expect(await imports().get(viewer, idOf(draft))).toMatchObject({ run: { counts: { created: 2, failed: 1 } } });
  const found = await CandidateModel.find({ email: trusted({ $in: [written, leftOut, email] }) }).lean();
  expect(found.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Bia', 'Davi']);
  expect(await imports().get(viewer, id)).toMatchObject({ run: { counts: { created: 1, failed: 2, leftOut: 1 } } });
  // What is wrong still is corrected from there.
  expect(await planned(await correct(idOf(draft)))).toEqual([{ row: 4, kind: 'problem', city: 'Paulista' }]);
});

it('is one draft for two clicks, and the same one for a later call, also once it has run', async () => {
  const { id } = await partlyWritten();
  const [first, second] = await Promise.all([correct(id), correct(id)]);
  expect(idOf(second)).toBe(idOf(first));
  await imports().runs.run(story.client.viewer, idOf(first));
  await imports().idle();
  expect(await correct(id)).toMatchObject({ _id: first._id, state: 'done' });
  await imports().remove(story.client.viewer, idOf(first));
  expect(idOf(await correct(id))).not.toBe(idOf(first));
});

it('belongs to who corrects: what an administrator corrects of a client is the administrators’ alone', async () => {
  const { id } = await partlyWritten();
  const draft = await correct(id, story.admin.viewer);
  expect(draft.createdBy.role).toBe('admin');
  await expect(imports().get(story.client.viewer, idOf(draft))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(idOf(await correct(id))).not.toBe(idOf(draft));
});

it('is not made of an import that is deleted or undone before its rows are copied, and leaves none', async () => {
  const { viewer } = story.client;
  const before = await importsWithRows();
  const made: string[] = [];
  const { workLimits } = story.server.services;
  const whileCopied = async (take: (id: string) => Promise<unknown>) => {
    const { id } = await partlyWritten();
    made.push(id);
    jest.spyOn(workLimits, 'spend').mockImplementationOnce(async () => void (await take(id)));
    return correct(id);
  };
  await expect(whileCopied((id) => imports().remove(viewer, id))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const undo = async (id: string) => {
    await imports().runs.undo(viewer, id);
    await imports().idle();
  };
  await expect(whileCopied(undo)).rejects.toMatchObject(nothingToCorrect);
  const known = new Set([...before, ...made]);
  expect([...(await importsWithRows())].filter((id) => !known.has(id))).toEqual([]);
});

it.each(['deleted', 'undone'])('is not kept where the import is %s before the draft is there', async (how) => {
  const { viewer } = story.client;
  const { id } = await partlyWritten();
  const before = await importsWithRows();
  const stored = mongoose.connection.collection('imports');
  const insertOne = stored.insertOne.bind(stored);
  let inserted: unknown;
  jest.spyOn(stored, 'insertOne').mockImplementationOnce(async (document, ...given) => {
    inserted = document._id;
    if (how === 'deleted') await imports().remove(viewer, id);
    else await imports().runs.undo(viewer, id);
    await imports().idle();
    return insertOne(document, ...given);
  });
  await expect(correct(id)).rejects.toMatchObject(how === 'deleted' ? { code: 'NOT_FOUND' } : nothingToCorrect);
  expect(await stored.countDocuments({ _id: inserted as never })).toBe(0);
  expect([...(await importsWithRows())].filter((each) => !before.has(each))).toEqual([]);
});

it('is refused for another client, for what has not run, has written everything, or was undone', async () => {
  const { id } = await partlyWritten();
  const { viewer } = story.client;
  await expect(correct(id, story.otherClient.viewer)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await imports().runs.undo(viewer, id);
  await imports().idle();
  await expect(correct(id)).rejects.toMatchObject(nothingToCorrect);
  const file = arrivingFile(`Nome;E-mail\nEva;${nextEmail()}\n`, 'uma.csv');
  const whole = await imports().begin(viewer, file, {});
  await expect(correct(idOf(whole))).rejects.toMatchObject(nothingToCorrect);
  await imports().runs.run(viewer, idOf(whole));
  await imports().idle();
  await expect(correct(idOf(whole))).rejects.toMatchObject(nothingToCorrect);
});

it('that was cut off before it was there leaves rows to the sweep, and the next call makes it', async () => {
  const { id } = await partlyWritten();
  const before = await importsWithRows();
  jest
    .spyOn(mongoose.connection.collection('imports'), 'insertOne')
    .mockRejectedValueOnce(new Error('the process ends here'));
  await expect(correct(id)).rejects.toThrow('the process ends here');
  expect((await importsWithRows()).size).toBe(before.size + 1);
  const draft = await correct(id);
  expect(await planned(draft)).toHaveLength(3);
  story.server.setNow(new Date(Date.now() + 2 * 60 * 60_000));
  await story.server.services.sweep.run();
  expect(await importsWithRows()).toEqual(new Set([...before, idOf(draft)]));
});
