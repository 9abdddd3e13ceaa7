/** Exports and zips, which may be read for long: whom they hold, whatever is written meanwhile. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates } from '../../../../test/insertedCandidates.js';
import { CandidateModel } from '../candidatesModel.js';
import type { CandidateSelection } from '../candidatesInput.js';

/** More than an export reads ahead. */
const PEOPLE = 1_000;
const START = Date.UTC(2026, 0, 1);
const place = (person: number) => (person * 37) % PEOPLE;

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
beforeEach(async () => {
  // Past the counts that are kept of candidates, which no test here asks for.
  await CandidateModel.collection.deleteMany({});
  const clientId = new Types.ObjectId(story.client.viewer.clientId ?? '');
  await insertCandidates(
    story.server.services,
    Array.from({ length: PEOPLE }, (_, person) => ({
      ...{ clientId, name: `Pessoa ${person}`, email: `p${person}@exemplo.com`, accessToken: `token-${person}` },
      ...{ passwordSealed: 'sealed', progress: place(person), stageSince: new Date(START + place(person)) },
      ...{ createdAt: new Date(START + place(person)), updatedAt: new Date(START) },
    })),
  );
});
afterAll(() => story.stop());

const candidates = () => story.server.services.candidates;
const idsInOrder = async (path: string) => {
  const rows = await CandidateModel.find({}, { _id: 1 })
    .sort({ [path]: 1, _id: 1 })
    .lean();
  return rows.map(({ _id }) => _id.toString());
};

/** The ids of an export, with something done after its first batch. */
async function exported(selection: CandidateSelection, meanwhile: (read: Types.ObjectId[]) => Promise<unknown>) {
  const ids: Types.ObjectId[] = [];
  for await (const batch of candidates().streamForExport(story.admin.viewer, selection)) {
    const isFirst = ids.length === 0;
    ids.push(...batch.map(({ _id }) => _id));
    if (isFirst) await meanwhile(ids);
  }
  return ids.map(String);
}

test.each([
  ['PROGRESS_ASC', 'progress', -1, PEOPLE],
  ['STAGE_SINCE_ASC', 'stageSince', new Date(START - 1), new Date(START + PEOPLE)],
] as const)('an export by %s has each candidate once, also those who move in the order meanwhile', async (...row) => {
  const [sort, path, first, last] = row;
  const wanted = await idsInOrder(path);
  const ids = await exported({ filter: {}, sort }, async (read) => {
    const { collection } = CandidateModel;
    // Who comes next would be passed over, and who has been read met again.
    await collection.updateMany({ _id: { $nin: read } }, { $set: { [path]: first } });
    await collection.updateMany({ _id: { $in: read } }, { $set: { [path]: last } });
  });
  expect(ids).toEqual(wanted);
});

test('an export leaves out who is deleted meanwhile', async () => {
  const wanted = await idsInOrder('createdAt');
  const gone = wanted.slice(500, 900);
  const ids = await exported({ filter: {} }, () =>
    CandidateModel.collection.deleteMany({ _id: { $in: gone.map((id) => new Types.ObjectId(id)) } }),
  );
  expect(ids).toEqual(wanted.filter((id) => !gone.includes(id)));
});

test('an export that is asked for some candidates reads these alone', async () => {
  const ids: string[] = [];
  for await (const batch of candidates().streamForExport(story.admin.viewer, { filter: {} }, 3)) {
    ids.push(...batch.map(({ _id }) => _id.toString()));
  }
  expect(ids).toEqual((await idsInOrder('createdAt')).slice(0, 3));
});

test('what is read for a zip is in the order of the list, and nothing that its viewer may not see any more', async () => {
  const wanted = await idsInOrder('createdAt');
  const ids: string[] = [];
  for await (const { _id } of candidates().streamAll(story.client.viewer, { filter: {} })) {
    ids.push(_id.toString());
    if (ids.length > 1) continue;
    const clientId = new Types.ObjectId(story.otherClient.viewer.clientId ?? '');
    await CandidateModel.collection.updateMany({}, { $set: { clientId } });
  }
  // Fifty are read together.
  expect(ids).toEqual(wanted.slice(0, 50));
});
