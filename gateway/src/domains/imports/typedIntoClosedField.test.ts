/** What was typed for a field without a column is written or refused by name, never dropped (R-308, R-309). */
import mongoose from 'mongoose';
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
const idOf = ({ _id }: ImportRecord) => _id.toString();
const present = (record: ImportRecord) => imports().get(story.client.viewer, idOf(record));
const run = (record: ImportRecord) => imports().runs.run(story.client.viewer, idOf(record));
const everyone = ['admin', 'client', 'candidate'];
let serial = 0;

const type = (record: ImportRecord, row: number, value: string | null) =>
  imports().drafts.editCells(story.client.viewer, idOf(record), [{ row, fieldKey: 'cidade', value }]);

/** A draft of some people without a column for the city, which is typed for the last of them. */
async function typedInto(count: number) {
  const emails = Array.from({ length: count }, () => `digitada${(serial += 1)}@exemplo.com`);
  const text = `Nome;E-mail\n${emails.map((email) => `Ana;${email}`).join('\n')}\n`;
  const record = await imports().begin(story.client.viewer, arrivingFile(text, 'equipe.csv'), {});
  await type(record, count + 1, 'Natal');
  return { record, emails };
}
const refusal = {
  code: 'FORBIDDEN',
  message: 'O campo "Cidade" está desativado.',
  details: [{ field: ['cells', 'cidade'] }],
};

it('keeps an import from running while the field is closed, until it is taken back', async () => {
  const { record, emails } = await typedInto(2);
  await city.close();
  await expect(run(record)).rejects.toMatchObject(refusal);
  expect(await CandidateModel.countDocuments({ email: emails[0] })).toBe(0);
  expect((await present(record)).state).toBe('draft');
  await expect(type(record, 2, 'Recife')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await type(record, 3, null);
  await run(record);
  await imports().idle();
  expect(await present(record)).toMatchObject({ state: 'done', run: { counts: { created: 2 } } });
});

it('is shown with the reason while the field is closed, by what the viewer knows of the field, until it is taken back', async () => {
  const { record } = await typedInto(2);
  await type(record, 2, ' ');
  const shown = async () => {
    const { rows, counts, typedKeys } = await imports().plan(story.client.viewer, await present(record));
    return { kinds: rows.map(({ kind }) => kind), problems: counts.problem, typedKeys, cell: rows[1]?.cells.at(-1) };
  };
  const cell = { source: null, text: 'Natal', value: null, isEdited: true };
  await city.close();
  expect(await shown()).toMatchObject({
    kinds: ['new', 'problem'],
    problems: 1,
    typedKeys: ['cidade'],
    cell: { ...cell, field: { label: 'Cidade' }, problem: refusal.message },
  });
  await city.set({ active: true, canView: ['admin'], canEdit: ['admin'] });
  const unknown = 'O campo "cidade" não existe ou não pode ser alterado por você.';
  expect((await shown()).cell).toMatchObject({ ...cell, field: { label: 'cidade' }, problem: unknown });
  await type(record, 3, null);
  expect(await shown()).toMatchObject({ kinds: ['new', 'new'], problems: 0, typedKeys: [] });
  await city.set({ canView: everyone, canEdit: everyone });
});

it('keeps no import from running whose row is left out, nor one in which it is blank', async () => {
  const { record } = await typedInto(2);
  const { record: blank } = await typedInto(2);
  await imports().drafts.leaveOut(story.client.viewer, idOf(record), { rows: [3], leftOut: true });
  await type(blank, 3, ' ');
  await city.close();
  for (const each of [record, blank]) await run(each);
  await imports().idle();
  expect(await present(record)).toMatchObject({ run: { counts: { created: 1, leftOut: 1 } } });
  expect(await present(blank)).toMatchObject({ run: { counts: { created: 2 } } });
});

it('pauses a run during which the field is closed, and lets it go on once it is open', async () => {
  const { record, emails } = await typedInto(60);
  city.beforeWrite(city.close);
  await run(record);
  await imports().idle();
  expect(await present(record)).toMatchObject({
    state: 'paused',
    run: { pauseReason: refusal.message, counts: { created: 50 } },
  });
  await expect(imports().runs.resume(story.client.viewer, idOf(record))).rejects.toMatchObject(refusal);
  await city.set({ active: true });
  await imports().runs.resume(story.client.viewer, idOf(record));
  await imports().idle();
  expect(await present(record)).toMatchObject({ state: 'done', run: { counts: { created: 60 } } });
  const stored = await mongoose.connection.collection('candidates').findOne({ email: emails.at(-1) });
  expect(stored?.['values']).toEqual({ cidade: 'Natal' });
});

it('is refused to an administrator as well, where the company’s users may not change the field any more', async () => {
  const { record } = await typedInto(1);
  await city.set({ canEdit: ['admin'] });
  await expect(imports().runs.run(story.admin.viewer, idOf(record))).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'A empresa que iniciou esta importação não pode alterar este campo.',
    details: [{ field: ['cells', 'cidade'] }],
  });
  await city.set({ canEdit: everyone });
});
