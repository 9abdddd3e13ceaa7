/** What undoing an import takes back, and what it leaves (R-310). */
import { jest } from '@jest/globals';
import mongoose, { trusted, Types } from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';
import { CandidateModel } from '../candidates/candidatesModel.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const results = () => mongoose.connection.collection('importResults');
const stored = () => mongoose.connection.collection('imports');
let serial = 0;
const nextEmail = () => `desfeita${(serial += 1)}@exemplo.com`;
const present = ({ _id }: ImportRecord) => imports().get(story.admin.viewer, _id.toString());

async function finished(text: string): Promise<ImportRecord> {
  const record = await imports().begin(story.client.viewer, arrivingFile(text, 'equipe.csv'), {});
  await imports().runs.run(story.client.viewer, record._id.toString());
  await imports().idle();
  return present(record);
}
async function undone(
  record: ImportRecord,
): Promise<{ row: number; undo: string | null; undoMessage: string | null }[]> {
  await imports().runs.undo(story.client.viewer, record._id.toString());
  await imports().idle();
  return (await imports().results(record, { offset: 0, limit: 100 })).items.map(({ row, undo, undoMessage }) => ({
    ...{ row, undo, undoMessage },
  }));
}
const restored = { values: { cidade: 'Recife' } };

it('takes back what a run had written when it was cut off before it stored the results', async () => {
  const known = await story.register({ fields: [{ key: 'cidade', value: 'Recife' }] });
  const email = nextEmail();
  const record = await finished(`Nome;E-mail;Cidade\nDora;${email};Natal\n${known.name};${known.email};Olinda\n`);
  // As a crash leaves it: the new candidate's row has no result, the changed one's is announced only.
  await results().deleteOne({ importId: record._id, row: 2 });
  await results().updateOne({ importId: record._id, row: 3 }, { $set: { outcome: null }, $inc: { revision: -1 } });
  await stored().updateOne({ _id: record._id }, { $set: { state: 'paused' } });
  expect((await undone(record)).map(({ undo }) => undo)).toEqual(['takenBack', 'takenBack']);
  expect(await CandidateModel.countDocuments({ email })).toBe(0);
  expect(await CandidateModel.findById(known._id).lean()).toMatchObject(restored);
});

it('takes back both rows that changed one candidate, found by the CPF and by the e-mail', async () => {
  const known = await story.register({
    fields: [
      { key: 'cpf', value: '52998224725' },
      { key: 'cidade', value: 'Recife' },
    ],
  });
  const record = await finished(
    `Nome;E-mail;CPF;Cidade\n${known.name};;52998224725;Natal\n${known.name};${known.email};;Olinda\n`,
  );
  expect(record.run?.counts).toMatchObject({ changed: 2 });
  expect((await undone(record)).map(({ undo }) => undo)).toEqual(['takenBack', 'takenBack']);
  expect(await CandidateModel.findById(known._id).lean()).toMatchObject(restored);
});

it('leaves who was confirmed or mailed since the import, registered or changed', async () => {
  const { confirmations, candidates } = story.server.services;
  const [confirmedBefore, confirmed, mailed] = await Promise.all([
    story.register(),
    story.register(),
    story.register(),
  ]);
  await confirmations.confirm(story.client.viewer, { candidateId: confirmedBefore._id.toString() });
  const email = nextEmail();
  const people = [confirmedBefore, confirmed, mailed].map((person) => `${person.name};${person.email};Olinda`);
  const record = await finished(`Nome;E-mail;Cidade\nDora;${email};Natal\n${people.join('\n')}\n`);
  await confirmations.confirm(story.client.viewer, { candidateId: confirmed._id.toString() });
  await CandidateModel.updateOne({ _id: mailed._id }, { $set: { accessSentAt: new Date() } });
  await CandidateModel.updateOne({ email }, { $set: { remindedAt: new Date() } });
  expect(await undone(record)).toEqual([
    { row: 2, undo: 'left', undoMessage: 'O acesso já foi enviado ao candidato.' },
    { row: 3, undo: 'takenBack', undoMessage: null },
    { row: 4, undo: 'left', undoMessage: 'O candidato já foi confirmado.' },
    { row: 5, undo: 'left', undoMessage: 'O acesso já foi enviado ao candidato.' },
  ]);
  expect(await candidates.imported.byIds(story.admin.viewer, [mailed._id])).toHaveProperty('size', 1);
});

it('leaves a sheet of accesses only while it would hold somebody', async () => {
  const { admin, client, server } = story;
  const sheetOf = async ({ _id }: ImportRecord) => {
    const query = 'query ($id: ID!) { candidateImport(id: $id) { accessSheetUrl } }';
    const { data } = await server.graphql(query, { id: toGlobalId('CandidateImport', _id) }, client.token);
    return data.candidateImport.accessSheetUrl;
  };
  const whole = await finished(`Nome;E-mail\nEva;${nextEmail()}\n`);
  expect(await sheetOf(whole)).toEqual(expect.any(String));
  await undone(whole);
  expect(await sheetOf(whole)).toBeNull();

  const [email, other] = [nextEmail(), nextEmail()];
  const touched = await finished(`Nome;E-mail\nEva;${email}\nRui;${other}\n`);
  const { _id } = await CandidateModel.findOne({ email }).orFail();
  await server.services.candidates.update(admin.viewer, _id.toString(), { name: 'Eva Lima' });
  expect((await undone(touched)).map(({ undo }) => undo)).toEqual(['left', 'takenBack']);
  expect(await sheetOf(touched)).toEqual(expect.any(String));
});

it('deletes no candidate who has signed in, or of whom there are notes or dates that somebody has set', async () => {
  const emails = Array.from({ length: 4 }, nextEmail);
  const record = await finished(`Nome;E-mail\n${emails.map((email) => `Pessoa;${email}`).join('\n')}\n`);
  const people = await CandidateModel.find({ email: trusted({ $in: emails }) }).sort({ _id: 1 });
  const [opened, noted, dated] = emails.map((email) => people.find((person) => person.email === email)!._id.toString());
  await CandidateModel.updateOne({ _id: opened }, { $set: { openedAt: new Date() } });
  const { notes, candidates } = story.server.services;
  await notes.add(story.client.viewer, noted!, { text: 'Ligar amanhã.' });
  const dates = { selection: { candidateIds: [dated] }, dueOn: '2099-01-10' };
  await candidates.actions.setDates(story.admin.viewer, dates);
  expect((await undone(record)).map(({ undo, undoMessage }) => undoMessage ?? undo)).toEqual([
    'O candidato já entrou com o link.',
    'Já houve notas ou prazos deste candidato.',
    'Já houve notas ou prazos deste candidato.',
    'takenBack',
  ]);
});

it('deletes no candidate whose admission has ended, also where it ends meanwhile, and mails them no link', async () => {
  const [ended, late, first] = Array.from({ length: 3 }, nextEmail);
  const record = await finished(`Nome;E-mail\nDora;${ended}\nEva;${late}\nRui;${first}\n`);
  const { candidates } = story.server.services;
  const ids = new Map<string | undefined, string>();
  for (const email of [ended, late]) ids.set(email, String((await CandidateModel.findOne({ email }).orFail())._id));
  const end = (email: string | undefined) => {
    const selection = { candidateIds: [ids.get(email)!] };
    return candidates.actions.end(story.client.viewer, { selection, reason: 'not_approved' });
  };
  await end(ended);
  const registered = [...ids.values()].map((id) => new Types.ObjectId(id));
  const unsent = await candidates.imported.withoutAccessMail(story.client.viewer, { registered, readdressed: [] });
  expect(unsent.map(String)).toEqual([ids.get(late)]);
  const remove = candidates.imported.removeUntouched.bind(candidates.imported);
  // The last row comes first.
  jest.spyOn(candidates.imported, 'removeUntouched').mockImplementationOnce(async (...of) => {
    const result = await remove(...of);
    jest.spyOn(candidates.imported, 'removeUntouched').mockImplementationOnce(async (...ofLate) => {
      await end(late);
      return remove(...ofLate);
    });
    return result;
  });
  expect((await undone(record)).map(({ undo, undoMessage }) => undoMessage ?? undo)).toEqual([
    'A admissão deste candidato foi encerrada.',
    'O candidato foi alterado depois da importação.',
    'takenBack',
  ]);
});

it('deletes no candidate of whom a note comes while others of the import are deleted, or whom a mail has told the access', async () => {
  const [noted, mailed, first] = Array.from({ length: 3 }, nextEmail);
  const record = await finished(`Nome;E-mail\nDora;${noted}\nEva;${mailed}\nRui;${first}\n`);
  const { notes, candidates } = story.server.services;
  const { _id } = await CandidateModel.findOne({ email: noted }).orFail();
  await CandidateModel.updateOne({ email: mailed }, { $set: { mailedAccessVersion: 1 } });
  const remove = candidates.imported.removeUntouched.bind(candidates.imported);
  // The last row comes first.
  jest.spyOn(candidates.imported, 'removeUntouched').mockImplementationOnce(async (...of) => {
    await notes.add(story.client.viewer, _id.toString(), { text: 'Ligar amanhã.' });
    return remove(...of);
  });
  expect((await undone(record)).map(({ undo, undoMessage }) => undoMessage ?? undo)).toEqual([
    'Já houve notas ou prazos deste candidato.',
    'O acesso já foi enviado ao candidato.',
    'takenBack',
  ]);
});

it('tells a company of no internal note, also where an administrator undoes what it reads', async () => {
  const [noted, both] = [nextEmail(), nextEmail()];
  const record = await finished(`Nome;E-mail\nDora;${noted}\nEva;${both}\n`);
  const { notes } = story.server.services;
  for (const email of [noted, both]) {
    const { _id } = await CandidateModel.findOne({ email }).orFail();
    await notes.add(story.admin.viewer, _id.toString(), { text: 'Só para nós.' });
  }
  await imports().runs.undo(story.admin.viewer, record._id.toString());
  await imports().idle();
  const told = (await imports().results(record, { offset: 0, limit: 10 })).items.map(({ undoMessage }) => undoMessage);
  expect(told).toEqual(Array(2).fill('O candidato foi alterado depois da importação.'));
});

it('gives and sends the accesses of those whom it has left', async () => {
  const [left, gone] = [nextEmail(), nextEmail()];
  const record = await finished(`Nome;E-mail\nDora;${left}\nEva;${gone}\n`);
  const { _id } = await CandidateModel.findOne({ email: left }).orFail();
  await story.server.services.candidates.update(story.client.viewer, _id.toString(), { name: 'Dora Lima' });
  expect((await undone(record)).map(({ undo }) => undo)).toEqual(['left', 'takenBack']);
  const { access } = imports();
  const { viewer } = story.client;
  expect((await access.registered(viewer, record)).map(({ email }) => email)).toEqual([left]);
  expect(await access.unsent(viewer, record)).toEqual([_id]);
});

it('restores what it can of a candidate who held a value that its field does not take any more, and names that', async () => {
  const date = { key: 'nascimento', label: 'Nascimento', type: 'date', target: 'candidate' } as const;
  const rights = { canView: ['admin', 'client'], canEdit: ['admin', 'client'] } as const;
  await story.server.services.customFields.create(story.admin.viewer, { ...date, ...rights });
  const [known, whole] = [await story.register(), await story.register()];
  for (const { _id } of [known, whole]) {
    await CandidateModel.updateOne({ _id }, { $set: { 'values.nascimento': '31/02/1990', 'values.cidade': 'Recife' } });
  }
  const record = await finished(
    `Nome;E-mail;Cidade;Nascimento\nNome Novo;${known.email};Natal;01/03/1990\n${whole.name};${whole.email};;02/03/1990\n`,
  );
  expect(record.run?.counts).toMatchObject({ changed: 2 });
  const [one, other] = await undone(record);
  expect(one).toMatchObject({ undo: 'takenBack', undoMessage: expect.stringContaining('Nascimento: ') });
  expect(await CandidateModel.findById(known._id).lean()).toMatchObject({
    ...{ name: known.name, values: { cidade: 'Recife', nascimento: '1990-03-01' } },
  });
  // Nothing of the other one can be restored.
  expect(other).toMatchObject({ undo: 'left', undoMessage: expect.stringContaining('Nascimento: ') });
});

describe('where a field was closed since, and another one holds what it does not take any more', () => {
  const both = ['admin', 'client'] as const;
  const createField = async (key: string, label: string, type: 'text' | 'date') => {
    const field = { key, label, type, target: 'candidate', canView: both, canEdit: both } as const;
    return story.server.services.customFields.create(story.admin.viewer, field);
  };
  const changedValues = { cidade: 'Natal', turno: 'Noite', formatura: '2020-03-01' };
  const values = { cidade: 'Recife', turno: 'Manhã', formatura: '31/02/2020' };
  let shiftId: string;
  beforeAll(async () => {
    await createField('formatura', 'Formatura', 'date');
    shiftId = String((await createField('turno', 'Turno', 'text'))._id);
  });
  afterEach(() => setActive(true));
  const setActive = (active: boolean) =>
    story.server.services.customFields.update(story.admin.viewer, shiftId, { active });

  async function changedBefore() {
    const known = await story.register();
    await CandidateModel.updateOne({ _id: known._id }, { $set: { values } });
    const record = await finished(
      `Nome;E-mail;Cidade;Turno;Formatura\nNome Novo;${known.email};Natal;Noite;01/03/2020\n`,
    );
    expect(await CandidateModel.findById(known._id).lean()).toMatchObject({ values: changedValues });
    await setActive(false);
    return { known, record };
  }

  it('restores all else of the candidate, and names both', async () => {
    const { known, record } = await changedBefore();
    const [one] = await undone(record);
    expect(one).toMatchObject({ undo: 'takenBack', undoMessage: expect.stringContaining('"Turno" está desativado') });
    expect(one?.undoMessage).toContain('Formatura: ');
    const kept = { turno: 'Noite', formatura: '2020-03-01' };
    expect(await CandidateModel.findById(known._id).lean()).toMatchObject({
      ...{ name: known.name, values: { cidade: 'Recife', ...kept } },
    });
  });

  it('names both also where the undoing was cut off before it had noted that', async () => {
    const { record } = await changedBefore();
    await undone(record);
    await results().updateOne({ importId: record._id, row: 2 }, { $set: { undo: null, undoMessage: null } });
    await stored().updateOne({ _id: record._id }, { $set: { state: 'done' } });
    expect(await undone(record)).toEqual([
      {
        ...{ row: 2, undo: 'takenBack' },
        undoMessage: 'O valor anterior de alguns campos não é mais aceito. Campos: Turno, Formatura.',
      },
    ]);
  });
});

it('stops where the account of who asked for it is not active any more, so that others undo it', async () => {
  const email = nextEmail();
  const record = await finished(`Nome;E-mail\nDora;${email}\n`);
  const userId = new mongoose.Types.ObjectId(story.client.viewer.userId);
  await stored().updateOne({ _id: record._id }, { $set: { state: 'undoing', 'run.userId': userId, lease: null } });
  const { clients } = story.server.services;
  const clientId = String(story.client.viewer.clientId);
  await clients.update(story.admin.viewer, clientId, { active: false });
  await imports().housekeeping.resumeCutOff();
  await imports().idle();
  await clients.update(story.admin.viewer, clientId, { active: true });
  expect(await present(record)).toMatchObject({
    ...{ state: 'done', lease: null, revision: record.revision + 1 },
    run: { pauseReason: expect.stringContaining('não está ativa') },
  });
  await imports().runs.undo(story.admin.viewer, record._id.toString());
  await imports().idle();
  expect(await present(record)).toMatchObject({ state: 'undone', run: { pauseReason: null } });
  expect(await CandidateModel.countDocuments({ email })).toBe(0);
});
