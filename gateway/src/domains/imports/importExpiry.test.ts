/** What is left of imports where their expiry or their deletion was cut off, or met something else. */
import mongoose from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { watchMethod } from '../../../test/watchedMethods.js';
import { importsWithFile } from './stored/importFiles.js';
import { type ImportRecord } from './stored/importsModel.js';

const HOUR_MS = 60 * 60_000;
const EXPIRY_MS = 31 * 24 * HOUR_MS;

let story: CandidateStory;
let between: () => Promise<unknown>;
beforeAll(async () => {
  story = await startCandidateStory();
});
beforeEach(() => {
  between = () => Promise.resolve();
});
afterEach(() => story.server.setNow(null));
afterAll(async () => {
  await imports().stop();
  await story.stop();
});

const imports = () => story.server.services.imports;
const collection = (name: string) => mongoose.connection.collection(name);
const present = ({ _id }: ImportRecord) => imports().get(story.client.viewer, _id.toString());

/** An import with two people, one of whom was in store and has another city now. */
async function written(): Promise<ImportRecord> {
  const { name, email } = await story.register({ fields: [{ key: 'cidade', value: 'Recife' }] });
  const text = `Nome;E-mail;Cidade\n${name};${email};Olinda\nNova Pessoa;nova.${email};Olinda\n`;
  const { viewer } = story.client;
  const { _id } = await imports().begin(viewer, arrivingFile(text), {});
  await imports().runs.run(viewer, _id.toString());
  await imports().idle();
  return imports().get(viewer, _id.toString());
}

/** How much of an import is in store. */
async function kept({ _id: importId }: ImportRecord) {
  const files = await importsWithFile();
  return {
    rows: await collection('importRows').countDocuments({ importId }),
    file: files.some((id) => id.equals(importId)),
    results: await collection('importResults').countDocuments({ importId }),
    previous: await collection('importResults').countDocuments({ importId, previous: { $ne: null } }),
  };
}

async function sweepAfter(ms: number): Promise<void> {
  story.server.setNow(new Date(Date.now() + ms));
  await imports().housekeeping.removeExpired();
}

it('an expiry that was cut off after its mark is finished: rows, file and earlier values go, results stay', async () => {
  const record = await written();
  expect(await kept(record)).toEqual({ rows: 1, file: true, results: 2, previous: 1 });
  await collection('imports').updateOne({ _id: record._id }, { $set: { hasRows: false } });
  await sweepAfter(2 * HOUR_MS);
  expect(await kept(record)).toEqual({ rows: 0, file: false, results: 2, previous: 0 });
});

it('a deletion that was cut off after the import itself is finished, results included', async () => {
  const record = await written();
  await collection('imports').deleteOne({ _id: record._id });
  await sweepAfter(2 * HOUR_MS);
  expect(await kept(record)).toEqual({ rows: 0, file: false, results: 0, previous: 0 });
});

it('a deletion that was cut off of an import whose rows had expired before is finished as well', async () => {
  const record = await written();
  await sweepAfter(EXPIRY_MS);
  expect(await kept(record)).toEqual({ rows: 0, file: false, results: 2, previous: 0 });
  await collection('imports').deleteOne({ _id: record._id });
  await sweepAfter(EXPIRY_MS + HOUR_MS);
  expect(await kept(record)).toMatchObject({ results: 0 });
});

it('pieces of a file whose storing was cut off, so that nothing names them, are removed', async () => {
  const { _id } = await written();
  const [file] = await collection('importFiles.chunks').find({ files_id: _id }).toArray();
  const files_id = new mongoose.Types.ObjectId();
  await collection('importFiles.chunks').insertOne({ ...file, _id: new mongoose.Types.ObjectId(), files_id });
  await sweepAfter(0);
  expect(await collection('importFiles.chunks').countDocuments({ files_id })).toBe(1);
  await sweepAfter(2 * HOUR_MS);
  expect(await collection('importFiles.chunks').countDocuments({ files_id })).toBe(0);
  expect(await collection('importFiles.chunks').countDocuments({ files_id: _id })).toBe(1);
});

it('an import that is taken up just as it expires keeps all that its run needs', async () => {
  const record = await written();
  watchMethod(collection('imports'), 'findOneAndUpdate', async (_self, _values, go) => {
    const meanwhile = between;
    between = () => Promise.resolve();
    await meanwhile();
    return go();
  });
  between = () => collection('imports').updateOne({ _id: record._id }, { $set: { state: 'undoing' } });
  await sweepAfter(EXPIRY_MS);
  expect(await kept(record)).toMatchObject({ rows: 1, file: true, previous: 1 });
  expect(await present(record)).toMatchObject({ state: 'undoing', hasRows: true });
});

it('a paused run whose rows have expired is not gone on with, as if none of them were missing', async () => {
  const record = await written();
  await collection('imports').updateOne({ _id: record._id }, { $set: { state: 'paused' } });
  await sweepAfter(EXPIRY_MS);
  const { viewer } = story.client;
  await expect(imports().runs.resume(viewer, record._id.toString())).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
    message: 'Os dados desta importação foram removidos.',
  });
  expect(await present(record)).toMatchObject({ state: 'paused' });
});
