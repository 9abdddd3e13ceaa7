/** From a spreadsheet to candidates: what is read, what is planned, what is written, and by whom. */
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import type { UserViewer } from '../../auth/viewer.js';
import { CandidateModel } from '../candidates/candidatesModel.js';
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
let serial = 0;
const nextEmail = () => `importada${(serial += 1)}@exemplo.com`;

/** An import of a CSV text by the first client unless told. */
const begun = (text: string, viewer: UserViewer = story.client.viewer) =>
  imports().begin(viewer, arrivingFile(text), {});

/** Runs an import to its end, and gives it as it is then. */
async function finished(record: ImportRecord, viewer: UserViewer = story.client.viewer): Promise<ImportRecord> {
  await imports().runs.run(viewer, record._id.toString());
  await imports().idle();
  return imports().get(viewer, record._id.toString());
}

const results = async (record: ImportRecord) =>
  (await imports().results(record, { offset: 0, limit: 100 })).items.map(({ row, outcome, message }) => ({
    row,
    outcome,
    message,
  }));

it('rows register new candidates, change those in store and leave what is the same', async () => {
  const known = await story.register({ fields: [{ key: 'cidade', value: 'Recife' }] });
  const same = await story.register({ fields: [{ key: 'cidade', value: 'Natal' }] });
  const email = nextEmail();
  const record = await begun(
    `Nome;E-mail;Cidade\nAna Nova;${email};Olinda\n${known.name};${known.email};Olinda\n${same.name};${same.email};Natal\n;sem@nome.com;Natal\n`,
  );
  expect((await imports().plan(story.client.viewer, record)).counts).toEqual({
    total: 4,
    new: 1,
    changes: 1,
    same: 1,
    problem: 1,
    leftOut: 0,
  });
  const done = await finished(record);
  expect(done.state).toBe('done');
  expect(await results(done)).toEqual([
    { row: 2, outcome: 'created', message: null },
    { row: 3, outcome: 'changed', message: null },
    { row: 4, outcome: 'same', message: null },
    { row: 5, outcome: 'failed', message: 'Falta o nome.' },
  ]);
  const created = await CandidateModel.findOne({ email }).lean();
  expect(created).toMatchObject({
    name: 'Ana Nova',
    clientId: known.clientId,
    values: { cidade: 'Olinda' },
    lastChange: { byName: story.client.viewer.name },
  });
});

it('nothing is doubled by a second run, and dropping the file again finds everything the same', async () => {
  const text = `Nome;E-mail\nBia;${nextEmail()}\nCaio;${nextEmail()}\n`;
  const first = await finished(await begun(text));
  await imports().runs.run(story.client.viewer, first._id.toString());
  await imports().idle();
  expect(first.run?.counts.created).toBe(2);
  const again = await begun(text);
  expect((await imports().plan(story.client.viewer, again)).counts).toMatchObject({ new: 0, same: 2 });
});

it('undo deletes what was registered, restores what was changed and leaves what was touched since', async () => {
  const known = await story.register({ fields: [{ key: 'cidade', value: 'Recife' }] });
  const [kept, gone] = [nextEmail(), nextEmail()];
  const done = await finished(
    await begun(`Nome;E-mail;Cidade\nDora;${kept};Natal\nEva;${gone};Natal\n${known.name};${known.email};Olinda\n`),
  );
  const touched = await CandidateModel.findOne({ email: kept }).lean();
  await story.server.services.candidates.update(story.admin.viewer, String(touched?._id), { name: 'Dora Lima' });
  await imports().runs.undo(story.client.viewer, done._id.toString());
  await imports().idle();
  const undone = await imports().get(story.client.viewer, done._id.toString());
  expect(undone).toMatchObject({ state: 'undone', run: { counts: { takenBack: 2, left: 1 } } });
  expect(await CandidateModel.countDocuments({ email: gone })).toBe(0);
  expect(await CandidateModel.findOne({ email: kept }).lean()).toMatchObject({ name: 'Dora Lima' });
  expect(await CandidateModel.findById(known._id).lean()).toMatchObject({ values: { cidade: 'Recife' } });
  const { items } = await imports().results(undone, { offset: 0, limit: 10 }, { undo: 'left' });
  expect(items.map(({ undoMessage }) => undoMessage)).toEqual(['O candidato foi alterado depois da importação.']);
});

it('a column that the importer may not edit is refused by name before anything is written', async () => {
  const email = nextEmail();
  const record = await begun(`Nome;E-mail;Parecer\nFábio;${email};bom\n`);
  expect(await imports().refusals(story.client.viewer, record)).toEqual([
    null,
    null,
    'Você não tem permissão para alterar o campo "Parecer".',
  ]);
  await expect(imports().runs.run(story.client.viewer, record._id.toString())).rejects.toMatchObject({
    code: 'FORBIDDEN',
    details: [{ field: ['columns', '3'] }],
  });
  expect(await CandidateModel.countDocuments({ email })).toBe(0);
  await imports().drafts.mapColumns(story.client.viewer, record._id.toString(), [{ column: 3, fieldKey: null }]);
  expect((await finished(record)).run?.counts.created).toBe(1);
});

it('a heading of a field that the importer may not view means nothing, and tells nothing', async () => {
  const record = await begun(`Nome;E-mail;Interno\nGil;${nextEmail()};segredo\n`);
  expect(record.columns[2]).toMatchObject({ fieldKey: null, source: 'none' });
  const id = record._id.toString();
  await expect(
    imports().drafts.mapColumns(story.client.viewer, id, [{ column: 3, fieldKey: 'interno' }]),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('an import is for its owner: another company finds nothing, a client not what an admin began for it', async () => {
  const own = await begun(`Nome;E-mail\nHugo;${nextEmail()}\n`);
  await expect(imports().get(story.otherClient.viewer, own._id.toString())).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const clientId = story.client.viewer.clientId;
  const ofAdmin = await imports().begin(story.admin.viewer, arrivingFile(`Nome;E-mail\nIara;${nextEmail()}\n`), {
    clientId,
  });
  await expect(imports().get(story.client.viewer, ofAdmin._id.toString())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await imports().get(story.admin.viewer, own._id.toString())).toMatchObject({ name: 'pessoas.csv' });
});

it('a candidate of another company is neither found nor changed', async () => {
  const other = await story.register({}, story.otherClient.viewer);
  const record = await begun(`Nome;E-mail\nOutra Pessoa;${other.email}\n`);
  expect((await imports().plan(story.client.viewer, record)).counts).toMatchObject({ new: 1, changes: 0 });
});

it('cells are corrected one by one, or wherever a value stands', async () => {
  const record = await begun(`Nome;E-mail;Salário\nJoão;a@b;mil\nJúlia;${nextEmail()};mil\n`);
  const id = record._id.toString();
  const { problems } = await imports().plan(story.client.viewer, record);
  expect(
    problems.map(({ kind, fieldKey, value, count, firstRow }) => ({ kind, fieldKey, value, count, firstRow })),
  ).toEqual([
    { kind: 'invalidValue', fieldKey: 'salario', value: 'mil', count: 2, firstRow: 2 },
    { kind: 'invalidValue', fieldKey: 'email', value: 'a@b', count: 1, firstRow: 2 },
  ]);
  await imports().drafts.replaceValues(story.client.viewer, id, { fieldKey: 'salario', from: 'Mil ', to: '1.000,00' });
  await imports().drafts.editCells(story.client.viewer, id, [{ row: 2, fieldKey: 'email', value: nextEmail() }]);
  const after = await imports().get(story.client.viewer, id);
  const plan = await imports().plan(story.client.viewer, after);
  expect(plan.counts).toMatchObject({ new: 2, problem: 0 });
  expect(plan.rows.map(({ cells }) => cells.at(2)?.value)).toEqual(['1000.00', '1000.00']);
  await expect(imports().runs.run(story.client.viewer, id, record.revision)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

it('rows with the same CPF or e-mail as an earlier one are problems, and rows may be left out', async () => {
  const email = nextEmail();
  const record = await begun(
    `Nome;E-mail;CPF\nKátia;${email};529.982.247-25\nKátia S;${nextEmail()};52998224725\nLia;${email};\n`,
  );
  const plan = await imports().plan(story.client.viewer, record);
  expect(plan.rows.map(({ kind, duplicateOf }) => [kind, duplicateOf])).toEqual([
    ['new', null],
    ['problem', 2],
    ['problem', 2],
  ]);
  const left = await imports().drafts.leaveOut(story.client.viewer, record._id.toString(), {
    rows: [2],
    leftOut: true,
  });
  expect((await imports().plan(story.client.viewer, left)).counts).toMatchObject({ leftOut: 1, new: 2, problem: 0 });
});

it('a candidate is found by CPF before the e-mail, and a CPF and an e-mail of two people are a problem', async () => {
  const ana = await story.register({ fields: [{ key: 'cpf', value: '111.444.777-35' }] });
  const bia = await story.register();
  const record = await begun(
    `Nome;E-mail;CPF\n${ana.name};${nextEmail()};11144477735\n${bia.name};${bia.email};11144477735\n`,
  );
  const [first, second] = (await imports().plan(story.client.viewer, record)).rows;
  expect(first).toMatchObject({ kind: 'changes', candidateId: ana._id.toString() });
  expect(second?.problems.map(({ kind }) => kind)).toContain('ambiguous');
});

it('an e-mail that a relative shares writes nobody over whose CPF is another', async () => {
  const ana = await story.register({ fields: [{ key: 'cpf', value: '111.444.777-35' }] });
  const bia = await story.register();
  const record = await begun(`Nome;E-mail;CPF\nJoão;${ana.email};52998224725\nBia;${bia.email};15350946056\n`);
  const [relative, herself] = (await imports().plan(story.client.viewer, record)).rows;
  expect(relative).toMatchObject({
    kind: 'problem',
    candidateId: null,
    problems: [{ kind: 'ambiguous', message: 'O e-mail é de um candidato com outro CPF.' }],
  });
  expect(herself).toMatchObject({ kind: 'changes', candidateId: bia._id.toString() });
});

it('a heading that had no field yet is read once it has one', async () => {
  const { customFields } = story.server.services;
  const rows = (size: string) => `Nome;E-mail;Tamanho do uniforme\nAna;${nextEmail()};${size}\n`;
  const record = await begun(rows('M'));
  expect(record.columns[2]).toMatchObject({ fieldKey: null });
  await finished(record);
  await customFields.create(story.admin.viewer, {
    ...{ key: 'uniforme', label: 'Tamanho do uniforme', type: 'text', target: 'candidate' },
    ...{ canView: ['admin', 'client'], canEdit: ['admin', 'client'] },
  });
  expect((await begun(rows('G'))).columns[2]).toMatchObject({ fieldKey: 'uniforme' });
});

it('a mapping that was run is remembered for the next file of the same client only', async () => {
  const record = await begun(`Quem;Endereço digital;Onde\nMaria Souza;${nextEmail()};Olinda\n`);
  const id = record._id.toString();
  await imports().drafts.mapColumns(story.client.viewer, id, [
    { column: 1, fieldKey: 'name' },
    { column: 3, fieldKey: 'cidade' },
  ]);
  await finished(record);
  const next = await begun(`Onde;Quem;Endereço digital\nNatal;Nair Lima;${nextEmail()}\n`);
  expect(next.columns.map(({ fieldKey }) => fieldKey)).toEqual(['cidade', 'name', 'email']);
  const other = await begun(`Onde;Quem;Endereço digital\nNatal;Nair Lima;${nextEmail()}\n`, story.otherClient.viewer);
  expect(other.columns[0]).toMatchObject({ fieldKey: null });
});

it('a field that is deleted between preview and run stops the run, naming it', async () => {
  const { customFields } = story.server.services;
  const field = await customFields.create(story.admin.viewer, {
    key: 'turno',
    label: 'Turno',
    type: 'text',
    target: 'candidate',
    canView: ['client'],
    canEdit: ['client'],
  });
  const record = await begun(`Nome;E-mail;Turno\nOtto;${nextEmail()};Noite\n`);
  await customFields.delete(story.admin.viewer, field._id.toString());
  await expect(imports().runs.run(story.client.viewer, record._id.toString())).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

it('the same idempotency key names the same import', async () => {
  const input = { rows: [{ name: 'Paula', email: nextEmail() }], idempotencyKey: 'folha-2026-11' };
  const first = await imports().begin(story.client.viewer, null, input);
  const again = await imports().begin(story.client.viewer, null, input);
  expect(again._id).toEqual(first._id);
  const other = await imports().begin(story.otherClient.viewer, null, input);
  expect(other._id).not.toEqual(first._id);
  const corrected = { ...input, rows: [{ name: 'Paula Reis', email: nextEmail() }] };
  await expect(imports().begin(story.client.viewer, null, corrected)).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('two imports of the same rows at once register each candidate once', async () => {
  const text = `Nome;E-mail\n${Array.from({ length: 300 }, (_, index) => `Pessoa ${index};dupla${index}@exemplo.com`).join('\n')}\n`;
  const [one, other] = [await begun(text), await begun(text)];
  await imports().runs.run(story.client.viewer, one._id.toString());
  await imports().runs.run(story.client.viewer, other._id.toString());
  await imports().idle();
  expect(await CandidateModel.countDocuments({ email: /^dupla/ })).toBe(300);
  const counts = await Promise.all(
    [one, other].map(async ({ _id }) => (await imports().get(story.client.viewer, _id.toString())).run?.counts),
  );
  expect((counts[0]?.created ?? 0) + (counts[1]?.created ?? 0)).toBe(300);
  expect((counts[0]?.failed ?? 0) + (counts[1]?.failed ?? 0)).toBe(0);
});

it('deleting a candidate forgets its row, its earlier values and the file', async () => {
  const email = nextEmail();
  const done = await finished(await begun(`Nome;E-mail\nQuésia;${email}\nRui;${nextEmail()}\n`));
  const candidate = await CandidateModel.findOne({ email }).lean();
  await story.server.services.candidates.remove(story.client.viewer, String(candidate?._id));
  const after = await imports().get(story.client.viewer, done._id.toString());
  expect(after).toMatchObject({ hasFile: false, columns: [{ samples: [] }, { samples: [] }] });
  expect(JSON.stringify((await imports().plan(story.client.viewer, after)).rows)).not.toContain(email);
});

it('a dot in a number of a program divides, one in a spreadsheet groups thousands', async () => {
  const rows = [{ name: 'Sônia', email: nextEmail(), salario: '1234.567' }];
  const sent = await imports().begin(story.client.viewer, null, { rows });
  const read = await begun(`Nome;E-mail;Salário\nTales;${nextEmail()};1.234\n`);
  const salaries = await Promise.all(
    [sent, read].map(async (record) => (await imports().plan(story.client.viewer, record)).rows[0]?.cells[2]?.value),
  );
  expect(salaries).toEqual(['1234.567', '1234']);
});
