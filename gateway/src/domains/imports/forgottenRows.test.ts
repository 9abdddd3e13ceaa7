/** What imports keep of a candidate goes with the candidate, wherever it is (R-311). */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { explained, watchCommands, type SentCommand } from '../../../test/sentCommands.js';
import { CandidateModel, type CandidateRecord } from '../candidates/candidatesModel.js';
import type { ImportRecord } from './stored/importsModel.js';

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const viewer = () => story.client.viewer;
const idOf = ({ _id }: Pick<ImportRecord, '_id'>) => _id.toString();
const present = (record: ImportRecord) => imports().get(viewer(), idOf(record));
let serial = 0;
const nextEmail = () => `esquecida${(serial += 1)}@exemplo.com`;

async function run(record: ImportRecord): Promise<ImportRecord> {
  await imports().runs.run(viewer(), idOf(record));
  await imports().idle();
  return present(record);
}
const remove = ({ _id }: Pick<CandidateRecord, '_id'>) =>
  story.server.services.candidates.remove(viewer(), _id.toString());
async function removeWith(email: string): Promise<void> {
  const candidate = await CandidateModel.findOne({ email }).orFail();
  await remove(candidate);
}
/** All that is answered of an import's rows. */
const told = async (record: ImportRecord) => {
  const { rows } = await imports().plan(viewer(), record);
  return JSON.stringify([rows, await imports().preview(record), record.columns]);
};

it.each(['a file', 'a program'])(
  'rows of %s are not answered from memory once candidates are deleted',
  async (source) => {
    const emails = [nextEmail(), nextEmail(), nextEmail()];
    const file = arrivingFile(`Nome;E-mail\n${emails.map((email) => `Quésia Alves;${email}`).join('\n')}\n`);
    const rows = emails.map((email) => ({ name: 'Quésia Alves', email }));
    const begun = source === 'a file' ? imports().begin(viewer(), file, {}) : imports().begin(viewer(), null, { rows });
    const done = await run(await begun);
    for (const email of emails) {
      expect(await told(await present(done))).toContain(email);
      await removeWith(email);
      expect(await told(await present(done))).not.toContain(email);
    }
  },
);

it('the row of a candidate goes from what corrects the import as well, and from what corrects that', async () => {
  const [known, kept] = [await story.register(), await story.register()];
  const people = [known, kept].map(({ name, email }) => `${name};${email};mil`);
  const file = arrivingFile(`Nome;E-mail;Salário\n${people.join('\n')}\n`);
  const done = await run(await imports().begin(viewer(), file, {}));
  const corrections = [await imports().corrections.begin(viewer(), idOf(done))];
  const typed = [{ row: 2, fieldKey: 'name', value: 'Apelido de Alguém' }];
  await imports().drafts.editCells(viewer(), idOf(corrections[0]!), typed);
  await run(corrections[0]!);
  corrections.push(await imports().corrections.begin(viewer(), idOf(corrections[0]!)));
  const ofAdmin = await imports().corrections.begin(story.admin.viewer, idOf(done));
  const all = async () => [
    ...(await Promise.all(corrections.map(async (record) => told(await present(record))))),
    await told(await imports().get(story.admin.viewer, idOf(ofAdmin))),
  ];
  for (const text of await all()) expect(text).toContain(known.email);

  await remove(known);
  for (const text of await all()) {
    expect(text).not.toContain(known.email);
    expect(text).not.toContain('Apelido');
    expect(text).toContain(kept.email);
  }
});

it('the row of a candidate who is deleted before its result is noted goes with the sweep', async () => {
  const [email, kept] = [nextEmail(), nextEmail()];
  const results = mongoose.connection.collection('importResults');
  const insertMany = results.insertMany.bind(results);
  jest.spyOn(results, 'insertMany').mockImplementationOnce(async (...given) => {
    await removeWith(email);
    return insertMany(...given);
  });
  const file = arrivingFile(`Nome;E-mail\nQuésia Alves;${email}\nRui Melo;${kept}\n`);
  const done = await run(await imports().begin(viewer(), file, {}));
  expect(await told(done)).toContain(email);
  expect(await imports().housekeeping.forgetGone()).toBe(1);
  const text = await told(await present(done));
  expect(text).not.toContain(email);
  expect(text).toContain(kept);
  expect(await present(done)).toMatchObject({ hasFile: false, run: { counts: { created: 2 } } });
  expect(await imports().housekeeping.forgetGone()).toBe(0);
});

it('what a candidate held before goes with the candidate, and whose the row was', async () => {
  const [known, kept] = [await story.register(), await story.register()];
  const people = [known, kept].map(({ email }) => `Nome Novo;${email}`);
  const file = arrivingFile(`Nome;E-mail\n${people.join('\n')}\n`);
  const { _id: importId } = await run(await imports().begin(viewer(), file, {}));
  await remove(known);
  const results = await mongoose.connection.collection('importResults').find({ importId }).toArray();
  expect(results).toMatchObject([
    { row: 2, outcome: 'changed', candidateId: null, previous: null },
    { row: 3, outcome: 'changed', candidateId: kept._id, previous: { name: kept.name } },
  ]);
});

it('what is being made of the rows of a candidate who is deleted meanwhile is not kept', async () => {
  const [known, kept] = [await story.register(), await story.register()];
  const people = [known, kept].map(({ name, email }) => `${name};${email};mil`);
  const done = await run(
    await imports().begin(viewer(), arrivingFile(`Nome;E-mail;Salário\n${people.join('\n')}\n`), {}),
  );
  const stored = mongoose.connection.collection('imports');
  const insertOne = stored.insertOne.bind(stored);
  jest.spyOn(stored, 'insertOne').mockImplementationOnce(async (...given) => {
    await remove(known);
    return insertOne(...given);
  });
  await expect(imports().corrections.begin(viewer(), idOf(done))).rejects.toMatchObject({ code: 'CONFLICT' });
  const draft = await imports().corrections.begin(viewer(), idOf(done));
  expect(await told(draft)).not.toContain(known.email);
  expect(await told(draft)).toContain(kept.email);
});

it('a draft that has no row of the candidate stays as it was looked at', async () => {
  const email = nextEmail();
  const file = arrivingFile(`Nome;E-mail\nRui Melo;${email}\nSem Endereço;\n`);
  const done = await run(await imports().begin(viewer(), file, {}));
  const { revision, ...draft } = await imports().corrections.begin(viewer(), idOf(done));
  await removeWith(email);
  expect(await imports().get(viewer(), idOf(draft))).toMatchObject({ revision, state: 'draft' });
});

it('an undoing has the rows understood anew at its end alone, for those who look on, and tells nothing of who is gone', async () => {
  const emails = [nextEmail(), nextEmail(), nextEmail()];
  const rows = emails.map((email) => ({ name: 'Quésia Alves', email }));
  const done = await run(await imports().begin(viewer(), null, { rows }));
  const { imported } = story.server.services.candidates;
  const removeUntouched = imported.removeUntouched.bind(imported);
  jest.spyOn(imported, 'removeUntouched').mockImplementation(async (...given) => {
    const isRemoved = await removeUntouched(...given);
    await told(await present(done));
    return isRemoved;
  });
  await told(done);
  sent.length = 0;
  await imports().runs.undo(viewer(), idOf(done));
  await imports().idle();
  const undone = await present(done);
  expect(undone).toMatchObject({ state: 'undone', revision: done.revision + 1, run: { counts: { takenBack: 3 } } });
  // The first rows of the sheet, which are not remembered, are read by themselves.
  const readWhole = sent.filter(
    ({ name, collection, command }) =>
      name === 'find' && collection === 'importRows' && JSON.stringify(command).includes('$gte'),
  );
  expect(readWhole).toEqual([]);
  const text = await told(undone);
  for (const email of emails) expect(text).not.toContain(email);
});

it('a row is found among very many without reading the others', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => ({ name: `Pessoa ${index}`, email: nextEmail() }));
  await run(await imports().begin(viewer(), null, { rows }));
  sent.length = 0;
  await removeWith(rows[700]!.email);
  const updates = sent.filter(({ name, collection }) => name === 'update' && collection === 'importRows');
  expect(updates).toHaveLength(1);
  const { plan, documents } = await explained(updates[0]!);
  expect(plan).toContain('IXSCAN');
  expect(documents).toBe(1);
});
