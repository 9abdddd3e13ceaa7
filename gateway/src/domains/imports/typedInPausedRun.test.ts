/** A field that is closed in mid-run holds up what is still to be written of it, and can be taken back. */
import { trusted } from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { changedCity } from '../../../test/changedCity.js';
import { CandidateModel } from '../candidates/candidatesModel.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
const city = changedCity(() => story);
afterEach(() => city.set({ active: true }));
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const viewer = () => story.client.viewer;
const idOf = ({ _id }: ImportRecord) => _id.toString();
const present = (record: ImportRecord) => imports().get(viewer(), idOf(record));
let serial = 0;
/** More than are written at once. */
const COUNT = 60;
const LAST_ROW = COUNT + 1;

const edit = (record: ImportRecord, row: number, value: string | null, fieldKey = 'cidade') =>
  imports().drafts.editCells(viewer(), idOf(record), [{ row, fieldKey, value }]);

/** A draft of people, and of lines below them, without a column for the city, which is typed for one row. */
async function typedInto(row: number, below: readonly string[] = []) {
  const emails = Array.from({ length: COUNT }, () => `pausada${(serial += 1)}@exemplo.com`);
  const lines = [...emails.map((email) => `Ana;${email}`), ...below];
  const record = await imports().begin(viewer(), arrivingFile(`Nome;E-mail\n${lines.join('\n')}\n`, 'equipe.csv'), {});
  await edit(record, row, 'Natal');
  return { record, emails };
}
async function run(record: ImportRecord) {
  await imports().runs.run(viewer(), idOf(record));
  await imports().idle();
  return present(record);
}
async function resume(record: ImportRecord) {
  await imports().runs.resume(viewer(), idOf(record));
  await imports().idle();
  return present(record);
}
const citiesOf = async (emails: string[]) =>
  (await CandidateModel.find({ email: trusted({ $in: emails }) }).lean()).flatMap(({ values }) =>
    Object.values(values),
  );

it('goes on while the field is closed, once the rows that it was typed for are written', async () => {
  const { record, emails } = await typedInto(2);
  city.beforeWrite(async () => {
    await imports().runs.pause(viewer(), idOf(record));
  });
  expect(await run(record)).toMatchObject({ state: 'paused', run: { counts: { created: 50 } } });
  await city.close();
  expect(await resume(record)).toMatchObject({ state: 'done', run: { pauseReason: null, counts: { created: COUNT } } });
  expect(await citiesOf(emails)).toEqual(['Natal']);
});

it('is not held up by what was typed for a row that nothing is written of, as it sums the others up', async () => {
  const { record } = await typedInto(LAST_ROW + 1, ['Total;60']);
  await city.close();
  expect(await run(record)).toMatchObject({ state: 'done', run: { counts: { created: COUNT, leftOut: 1 } } });
});

it('goes on to its end once what was typed for the closed field is taken back, and nothing else can be changed meanwhile', async () => {
  const { record, emails } = await typedInto(LAST_ROW);
  city.beforeWrite(city.close);
  expect(await run(record)).toMatchObject({ state: 'paused', run: { counts: { created: 50 } } });
  await expect(resume(record)).rejects.toMatchObject({ code: 'FORBIDDEN', details: [{ field: ['cells', 'cidade'] }] });

  const begun = { code: 'PRECONDITION_FAILED' };
  await expect(edit(record, LAST_ROW, 'Recife')).rejects.toMatchObject(begun);
  await expect(edit(record, LAST_ROW, null, 'name')).rejects.toMatchObject(begun);
  const leftOut = { rows: [LAST_ROW], leftOut: true };
  await expect(imports().drafts.leaveOut(viewer(), idOf(record), leftOut)).rejects.toMatchObject(begun);
  const taken = await edit(record, LAST_ROW, null);
  expect(taken.record).toMatchObject({ state: 'paused' });

  expect(await resume(record)).toMatchObject({ state: 'done', run: { counts: { created: COUNT, failed: 0 } } });
  expect(await citiesOf(emails)).toEqual([]);
  await expect(edit(record, LAST_ROW, null)).rejects.toMatchObject(begun);
});
