/** What a run that is refused, or told as failed, leaves behind, and what is refused before any run. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const viewer = () => story.client.viewer;
const idOf = ({ _id }: ImportRecord) => _id.toString();
let serial = 0;
const nextEmail = () => `recusada${(serial += 1)}@exemplo.com`;
const begun = (text: string) => imports().begin(viewer(), arrivingFile(text, 'equipe.csv'), {});
const stored = async () => (await imports().list(viewer(), { offset: 0, limit: 100 })).items;

/** Does this with the draft of the next call, between the moment at which its run has read it and the one at which it begins. */
function whileTheRunBegins(act: (id: string) => Promise<unknown>) {
  const { changes } = story.server.services;
  const record = changes.record.bind(changes);
  jest.spyOn(changes, 'record').mockImplementation(async (by, change, write) => {
    if (change.action === 'import') await act(change.entityId);
    return record(by, change, write);
  });
}

it('a draft that somebody corrects while its run begins stays where that refuses the run', async () => {
  const email = nextEmail();
  whileTheRunBegins((id) =>
    imports().drafts.editCells(viewer(), id, [{ row: 1, fieldKey: 'name', value: 'Ana Lima' }]),
  );
  const before = new Set((await stored()).map(idOf));
  const call = imports().begin(viewer(), null, { rows: [{ name: 'Ana', email }], run: true });
  await expect(call).rejects.toMatchObject({ code: 'CONFLICT' });
  const left = (await stored()).filter((record) => !before.has(idOf(record)));
  expect(left).toMatchObject([{ state: 'draft' }]);
  const plans = await Promise.all(left.map((record) => imports().plan(viewer(), record)));
  expect(plans.map(({ rows }) => rows[0]?.cells[0]?.value)).toEqual(['Ana Lima']);
});

it('a draft that is as its refused call has made it goes', async () => {
  const before = await stored();
  const call = imports().begin(viewer(), null, { rows: [{ name: 'Ana', parecer: 'bom' }], run: true });
  await expect(call).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await stored()).map(idOf)).toEqual(before.map(idOf));
});

it('a run is told as begun, and begins, where its headings cannot be remembered', async () => {
  const record = await begun(`Nome;E-mail\nAna;${nextEmail()}\n`);
  jest
    .spyOn(mongoose.connection.collection('importMappings'), 'bulkWrite')
    .mockRejectedValueOnce(new Error('the database is gone'));
  expect(await imports().runs.run(viewer(), idOf(record))).toMatchObject({ state: 'running' });
  await imports().idle();
  expect(await imports().get(viewer(), idOf(record))).toMatchObject({ state: 'done', run: { counts: { created: 1 } } });
});

it('values are replaced by no more text than an import may hold, and can be taken back then', async () => {
  const record = await begun(`Nome;E-mail;Cidade\nAna;${nextEmail()};Natal\n`);
  const long = (start: string) => start.padEnd(10_000, 'x');
  const replace = (from: string, to: string | null) =>
    imports().drafts.replaceValues(viewer(), idOf(record), { fieldKey: 'cidade', from, to });
  for (let number = 10; number < 60; number += 1) await replace(long(String(number)), long('para'));
  await expect(replace('Natal', 'Recife')).rejects.toMatchObject({ code: 'INVALID', details: [{ field: ['to'] }] });
  await replace(long('10'), null);
  expect((await replace('Natal', 'Recife')).replacements).toHaveLength(50);
});
