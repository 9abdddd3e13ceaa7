/** Another sheet of a draft, also where the reading of one is cut off or two come at the same moment. */
import mongoose from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { watchMethod } from '../../../test/watchedMethods.js';
import { makeWorkbook } from '../../../test/workbooks.js';
import type { ImportRecord } from './stored/importsModel.js';

/** More rows than one record holds. */
const ROWS = 300;

let story: CandidateStory;
let bytes: Buffer;
/** What comes before the next insertion of rows, and before the next removal. */
let beforeInsertion: (() => unknown) | null = null;
let beforeRemoval: (() => unknown) | null = null;
beforeAll(async () => {
  story = await startCandidateStory();
  bytes = await makeWorkbook((workbook) => {
    for (const name of ['Maio', 'Junho', 'Julho']) {
      const sheet = workbook.addWorksheet(name);
      sheet.addRow(['Nome', 'E-mail']);
      for (let row = 1; row <= ROWS; row++) sheet.addRow([`Ana de ${name}`, `ana${row}@${name}.com`]);
    }
  });
  const rows = mongoose.model('ImportRowChunk');
  watchMethod(rows, 'insertMany', async (_self, _values, go) => {
    await beforeInsertion?.();
    return go();
  });
  watchMethod(rows, 'deleteMany', async (_self, _values, go) => {
    const before = beforeRemoval;
    beforeRemoval = null;
    await before?.();
    return go();
  });
});
beforeEach(() => {
  beforeInsertion = null;
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const begun = () => imports().begin(story.client.viewer, arrivingFile(bytes, 'meses.xlsx'), {});
const choose = ({ _id }: ImportRecord, sheetName: string) =>
  imports().drafts.updateSource(story.client.viewer, _id.toString(), { sheetName, headerRow: 1 });

/** The names of the people that the import is about, and of the rows and versions that are in store for it. */
async function present({ _id }: ImportRecord) {
  const record = await imports().get(story.client.viewer, _id.toString());
  const { rows } = await imports().plan(story.client.viewer, record);
  const stored = mongoose.connection.collection('importRows');
  return {
    sheet: record.sheetName,
    names: [...new Set(rows.map(({ cells }) => cells[0]?.value))],
    rowCount: rows.length,
    versionCount: (await stored.distinct('version', { importId: _id })).length,
  };
}

const whole = (sheet: string) => ({ sheet, names: [`Ana de ${sheet}`], rowCount: ROWS, versionCount: 1 });

it('is chosen after a reading that was cut off in its midst, whose rows the sweep removes', async () => {
  const record = await begun();
  const cutOff = new Error('the process has ended');
  let seen = 0;
  beforeInsertion = () => {
    seen += 1;
    if (seen === 2) throw cutOff;
  };
  await expect(choose(record, 'Junho')).rejects.toBe(cutOff);
  expect(await present(record)).toEqual({ ...whole('Maio'), versionCount: 2 });

  beforeInsertion = null;
  await choose(record, 'Junho');
  expect(await present(record)).toEqual({ ...whole('Junho'), versionCount: 2 });

  expect(await imports().housekeeping.removeExpired()).toBe(0);
  expect(await present(record)).toEqual({ ...whole('Junho'), versionCount: 2 });
  story.server.setNow(new Date(Date.now() + 61 * 60_000));
  expect(await imports().housekeeping.removeExpired()).toBe(1);
  story.server.setNow(null);
  expect(await present(record)).toEqual(whole('Junho'));
});

it('is the one of who was first where two are chosen at once; the other is a conflict, and leaves no rows', async () => {
  const record = await begun();
  beforeInsertion = () => {
    beforeInsertion = null;
    return choose(record, 'Julho');
  };
  await expect(choose(record, 'Junho')).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await present(record)).toEqual(whole('Julho'));
});

it('keeps its rows where it is chosen while those of an earlier choice are tidied up', async () => {
  const record = await begun();
  beforeRemoval = () => choose(record, 'Julho');
  await choose(record, 'Junho');
  expect(await present(record)).toEqual(whole('Julho'));
});

it('takes along what is typed into rows of a sheet that is no more', async () => {
  const record = await begun();
  const typed = [{ row: 2, fieldKey: 'name', value: 'Bia Souza' }];
  await imports().drafts.editCells(story.client.viewer, record._id.toString(), typed);
  const edits = mongoose.connection.collection('importEdits');
  const [edit] = await edits.find({ importId: record._id }).toArray();
  await choose(record, 'Junho');
  expect(await edits.countDocuments({ importId: record._id })).toBe(0);
  // A correction that was under way while the sheet was changed comes after its rows have gone.
  await edits.insertOne(edit!);
  story.server.setNow(new Date(Date.now() + 61 * 60_000));
  await imports().housekeeping.removeExpired();
  story.server.setNow(null);
  expect(await edits.countDocuments({ importId: record._id })).toBe(0);
});
