/** Deletions of imports that come at the same moment as something else. */
import mongoose, { Types } from 'mongoose';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { watchMethod } from '../../../test/watchedMethods.js';
import { noCounts, type ImportRecord } from './stored/importsModel.js';

let story: CandidateStory;
let between: () => Promise<unknown>;
beforeAll(async () => {
  story = await startCandidateStory();
  // What comes between the look at an import and the write that deletes it.
  watchMethod(story.server.services.changes, 'record', async (_self, [, change], go) => {
    const { entity, action } = change as { entity: string; action: string };
    if (entity === 'import' && action === 'delete') await between();
    return go();
  });
});
afterAll(() => story.stop());

const imports = () => story.server.services.imports;
const stored = () => mongoose.connection.collection('imports');

function begun(): Promise<ImportRecord> {
  const text = 'Nome;E-mail\nAna Lima;ana@exemplo.com\n';
  return imports().begin(story.client.viewer, arrivingFile(text, 'equipe.csv'), {});
}
const remove = ({ _id }: ImportRecord) => imports().remove(story.client.viewer, _id.toString());

it('an import that another gateway begins to write meanwhile stays, with its rows, its file and its results', async () => {
  const record = await begun();
  const { _id } = record;
  await mongoose.connection.collection('importResults').insertOne({ importId: _id, row: 2, outcome: 'created' });
  const [startedAt, userId] = [new Date(), new Types.ObjectId(story.client.viewer.userId)];
  const run = { userId, startedAt, finishedAt: null, counts: noCounts(), pauseReason: null };
  const lease = { holder: 'another gateway', until: new Date(startedAt.getTime() + 60_000) };
  between = () => stored().updateOne({ _id }, { $set: { state: 'running', run, lease } });
  await expect(remove(record)).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
    message: 'Pause a importação antes de excluí-la.',
  });
  const kept = await imports().get(story.client.viewer, _id.toString());
  expect(await imports().preview(kept)).toHaveLength(2);
  expect((await imports().results(kept, { offset: 0, limit: 10 })).totalCount).toBe(1);
  const { name } = await imports().files.withResults(story.client.viewer, _id.toString());
  expect(name).toBe('equipe - resultado.xlsx');
});

it('an import that somebody else deletes meanwhile is not found', async () => {
  const record = await begun();
  between = () => stored().deleteOne({ _id: record._id });
  await expect(remove(record)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('an import that is left alone goes with all that it keeps', async () => {
  const record = await begun();
  between = () => Promise.resolve();
  await remove(record);
  await expect(imports().get(story.client.viewer, record._id.toString())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await imports().preview(record)).toEqual([]);
});

it('an import that is being paused stays until its last rows have their results', async () => {
  const record = await begun();
  const { _id } = record;
  between = () => Promise.resolve();
  let isFirst = true;
  let refusal: unknown;
  watchMethod(story.server.services.candidates.imported, 'create', async (_self, _values, go) => {
    if (isFirst) {
      isFirst = false;
      await imports().runs.pause(story.client.viewer, _id.toString());
      refusal = await remove(record).catch((error: unknown) => error);
    }
    return go();
  });
  await imports().runs.run(story.client.viewer, _id.toString());
  await imports().idle();
  expect(refusal).toMatchObject({
    code: 'PRECONDITION_FAILED',
    message: 'As últimas linhas ainda estão sendo gravadas. Tente novamente em um minuto.',
  });
  const results = () => mongoose.connection.collection('importResults').countDocuments({ importId: _id });
  expect(await results()).toBe(1);
  await remove(record);
  expect(await results()).toBe(0);
});
