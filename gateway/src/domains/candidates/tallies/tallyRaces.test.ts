/** What crashes, races and a second gateway do between the writes that a kept count consists of. */
import { jest } from '@jest/globals';
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { countedOneByOne, keptInStore, shownAndReal } from '../../../../test/keptCounts.js';
import { dataVersions } from '../../../cache/dataVersions.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { unchangedState, tallyIdOf } from './candidateState.js';
import { CandidateTallies } from './candidateTallies.js';
import { CandidateTallyModel } from './candidateTalliesModel.js';
import { endTallyWrite, beginTallyWrite, withTallyRecount } from './tallyWrites.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const everybody = async (tallies: CandidateTallies) => (await tallies.countEach(undefined, [() => true]))[0];
const clientId = () => story.client.viewer.clientId ?? '';
const ofClient = async (tallies: CandidateTallies) => (await tallies.countsByClient([clientId()])).get(clientId()) ?? 0;
const raw = () => CandidateModel.collection;

/** A record that is written past the model, in two steps of a writer whose every step the test decides. */
async function copyOf(candidate: CandidateRecord) {
  const stored = await raw().findOne({ _id: candidate._id });
  const _id = new Types.ObjectId();
  return { ...stored, _id, email: `${String(_id)}@exemplo.com`, accessToken: String(_id) } as never;
}

/** Makes the writers who are under way begin so long ago that they must be dead. */
const letWritersDie = (ids = [clientId()]) =>
  Promise.all(
    ids.map(async (_id) => {
      const tally = await CandidateTallyModel.findById(_id).lean();
      const longAgo = Object.keys(tally?.writing ?? {}).map((token) => [`writing.${token}`, new Date(0)]);
      await CandidateTallyModel.collection.updateOne(
        { _id: _id as never },
        { $set: Object.fromEntries(longAgo) as object, $currentDate: { stamp: { $type: 'timestamp' } } },
      );
    }),
  );

it('two gateways count alike whichever of them writes, and after an own look nothing is counted anew', async () => {
  const [one, other] = [new CandidateTallies(), new CandidateTallies()];
  const before = Number(await everybody(one));
  const candidate = await story.register();
  expect([await everybody(one), await everybody(other)]).toEqual([before + 1, before + 1]);
  await story.server.services.candidates.remove(story.admin.viewer, String(candidate._id));
  expect([await everybody(other), await everybody(one)]).toEqual([before, before]);
  expect((await keptInStore()).doubted).toEqual([]);
});

describe('a writer who is held between telling the tally and telling it what moved', () => {
  it('before its write: a reader takes the tally as it is, and the count that follows has it once', async () => {
    const copy = await copyOf(await story.register());
    const reader = new CandidateTallies();
    const before = await ofClient(reader);
    const tallyWrite = await beginTallyWrite([clientId()]);
    await dataVersions.markChanged('candidateStates');
    expect(await ofClient(reader)).toBe(before);
    await raw().insertOne(copy);
    await endTallyWrite(tallyWrite, [{ tallyId: clientId(), cell: 'in_progress:false:missing:invited:', by: 1 }]);
    expect(await ofClient(reader)).toBe(before + 1);
    expect((await keptInStore()).kept).toEqual(await countedOneByOne());
  });

  it('while a reader counts anew: what the reader has counted is not kept, and nothing is counted twice', async () => {
    const copy = await copyOf(await story.register());
    const reader = new CandidateTallies();
    const before = await ofClient(reader);
    const tallyWrite = await beginTallyWrite([clientId()]);
    await raw().insertOne(copy);
    await CandidateTallyModel.collection.updateOne({ _id: clientId() as never }, { $set: { isCounted: false } });
    // The reader counts what is stored, the unanswered write included.
    expect(await ofClient(new CandidateTallies())).toBe(before + 1);
    await endTallyWrite(tallyWrite, [{ tallyId: clientId(), cell: 'in_progress:false:missing:invited:', by: 1 }]);
    await dataVersions.markChanged('candidateStates');
    expect(await ofClient(reader)).toBe(before + 1);
    expect((await keptInStore()).kept).toEqual(await countedOneByOne());
  });

  it('and is taken for dead, but is not: the tally is doubted once it goes on', async () => {
    const copy = await copyOf(await story.register());
    const reader = new CandidateTallies();
    const before = await ofClient(reader);
    const tallyWrite = await beginTallyWrite([clientId()]);
    await letWritersDie();
    dataVersions.invalidateAll();
    expect(await ofClient(reader)).toBe(before);
    await raw().insertOne(copy);
    await endTallyWrite(tallyWrite, [{ tallyId: clientId(), cell: 'in_progress:false:missing:invited:', by: 1 }]);
    expect((await keptInStore()).doubted).toEqual([clientId()]);
    await dataVersions.markChanged('candidateStates');
    expect(await ofClient(reader)).toBe(before + 1);
    expect(await keptInStore()).toEqual({ kept: await countedOneByOne(), doubted: [] });
  });

  it('and dies: the next reader counts, and keeps what it has counted', async () => {
    const copy = await copyOf(await story.register());
    const reader = new CandidateTallies();
    const before = await ofClient(reader);
    await beginTallyWrite([clientId()]);
    await raw().insertOne(copy);
    await letWritersDie();
    dataVersions.invalidateAll();
    expect(await ofClient(reader)).toBe(before + 1);
    expect(await keptInStore()).toEqual({ kept: await countedOneByOne(), doubted: [] });
  });
});

it('a write between the count and its keeping is not lost: what was counted before it is not kept', async () => {
  const candidate = await story.register();
  const copies = await Promise.all([copyOf(candidate), copyOf(candidate)]);
  const reader = new CandidateTallies();
  const before = await ofClient(reader);
  await withTallyRecount([clientId()], () => raw().insertOne(copies[0]));
  // The second write begins and ends while the reader counts.
  const [counted] = await Promise.all([
    ofClient(new CandidateTallies()),
    withTallyRecount([clientId()], () => raw().insertOne(copies[1])),
  ]);
  expect([before + 1, before + 2]).toContain(counted);
  await dataVersions.markChanged('candidateStates');
  expect(await ofClient(reader)).toBe(before + 2);
  expect((await keptInStore()).kept).toEqual(await countedOneByOne());
});

/** Holds back what the next read of tallies has found, until it is let go. */
function holdNextRead() {
  const read = CandidateTallyModel.aggregate.bind(CandidateTallyModel) as unknown as (
    ...given: never[]
  ) => Promise<unknown>;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const found = new Promise<void>((resolve) => {
    const reading = jest.spyOn(CandidateTallyModel, 'aggregate').mockImplementationOnce(((...given: never[]) => {
      reading.mockRestore();
      return read(...given).then(async (tallies) => {
        resolve();
        await held;
        return tallies;
      });
    }) as never);
  });
  return { found, letGo };
}

it('a look that is overtaken by others puts nothing older in the place of what they have learned', async () => {
  await story.register();
  const before = await ofClient(new CandidateTallies());
  const reader = new CandidateTallies();
  const first = holdNextRead();
  const overtaken = ofClient(reader);
  await first.found;
  await story.register();
  expect(await ofClient(reader)).toBe(before + 1);
  await story.register({}, story.otherClient.viewer);
  const last = holdNextRead();
  const latest = ofClient(reader);
  await last.found;
  first.letGo();
  await overtaken;
  last.letGo();
  expect(await latest).toBe(before + 1);
  expect(await ofClient(reader)).toBe(before + 1);
});

describe('a write through the model that the tallies could not follow is refused', () => {
  const refused = {
    'of a state without a client': () => CandidateModel.updateOne({ email: 'a@b.c' }, { $set: { isConfirmed: true } }),
    'of all at once': () => CandidateModel.updateMany({}, { $set: { stage: 'invited' } }),
    'computed by the database': () =>
      CandidateModel.updateMany({}, [{ $set: { status: 'complete' } }], { updatePipeline: true }),
    'to another client': () => CandidateModel.updateOne({ email: 'a@b.c' }, { clientId: null }),
    'that deletes': () => CandidateModel.deleteMany({}),
    'that may insert': () => CandidateModel.updateOne({ email: 'a@b.c' }, { $set: { name: 'A' } }, { upsert: true }),
    'of a whole record': () => CandidateModel.replaceOne({ email: 'a@b.c' }, {}),
    'of a document': async () => {
      const candidate = await CandidateModel.findOne();
      candidate?.set('isConfirmed', !candidate.isConfirmed);
      await candidate?.save();
    },
    'in bulk': () => CandidateModel.bulkWrite([{ deleteOne: { filter: { email: 'a@b.c' } } }]),
  };
  it.each(Object.entries(refused))('%s', async (_name, write) => {
    await story.register();
    const before = await countedOneByOne();
    await expect((async () => write())()).rejects.toThrow(/counted|tallies|upserted|bulk|Saving|replaced/);
    expect(await countedOneByOne()).toEqual(before);
  });
});

it('a write that names its client alone makes that client be counted anew', async () => {
  await story.register();
  const filter = { clientId: new Types.ObjectId(clientId()) };
  await CandidateModel.updateMany(filter, { $set: { isConfirmed: true } });
  expect((await keptInStore()).doubted).toEqual([clientId()]);
  const { shown, real } = await shownAndReal(story);
  expect(shown).toEqual(real);
  await CandidateModel.updateMany(filter, { $set: { isConfirmed: false } });
});

it('a write whose candidate is no longer as it was read moves nothing', async () => {
  const candidate = await story.register();
  const { shown, real } = await shownAndReal(story);
  expect(shown).toEqual(real);
  const filter = { _id: candidate._id, ...unchangedState(candidate), isConfirmed: true };
  await CandidateModel.updateOne(filter, { $set: { stage: 'complete' } }, { hint: { _id: 1 } });
  expect(await keptInStore()).toEqual({ kept: await countedOneByOne(), doubted: [] });
});

it('an e-mail that is taken is no reason to count anew, nor to read others again', async () => {
  const candidate = await story.register();
  await everybody(new CandidateTallies());
  const { sequenceNumber } = dataVersions.candidates;
  const somebody = new Types.ObjectId().toHexString();
  await expect(story.register({ email: candidate.email })).rejects.toMatchObject({ code: 'CONFLICT' });
  const emails = [candidate.email, `${String(new Types.ObjectId())}@exemplo.com`];
  const inputs = emails.map((email) => ({ clientId: null, name: 'Ana', email }));
  await story.server.services.candidates.createMany(story.client.viewer, inputs);
  expect(dataVersions.candidates.isUnchangedSince(sequenceNumber, somebody)).toBe(true);
  expect(await keptInStore()).toEqual({ kept: await countedOneByOne(), doubted: [] });
});

describe('the sweep', () => {
  it('mends what somebody has written past the model, and says so', async () => {
    const candidate = await story.register();
    await everybody(new CandidateTallies());
    await raw().updateOne({ _id: candidate._id }, { $set: { stage: 'complete' } });
    expect(await story.server.services.candidates.keptCounts.mend()).toBe(1);
    expect(await keptInStore()).toEqual({ kept: await countedOneByOne(), doubted: [] });
    expect(await story.server.services.candidates.keptCounts.mend()).toBe(0);
  });

  it('finds a client whose candidates no process has told of', async () => {
    const candidate = await story.register({}, story.otherClient.viewer);
    await CandidateTallyModel.deleteOne({ _id: tallyIdOf(candidate.clientId) });
    await story.server.services.candidates.keptCounts.mend();
    expect(await keptInStore()).toEqual({ kept: await countedOneByOne(), doubted: [] });
  });

  it('takes the marks of dead writers away, and leaves those who live alone', async () => {
    await everybody(new CandidateTallies());
    await beginTallyWrite([clientId()]);
    expect(await story.server.services.candidates.keptCounts.mend()).toBe(0);
    expect((await keptInStore()).doubted).toEqual([clientId()]);
    await letWritersDie();
    expect(await story.server.services.candidates.keptCounts.mend()).toBe(1);
    expect((await keptInStore()).doubted).toEqual([]);
  });
});

it('a database from before tallies were kept is counted once, by the first reader', async () => {
  await story.register();
  await CandidateTallyModel.deleteMany({});
  dataVersions.invalidateAll();
  const { shown, real } = await shownAndReal(story);
  expect(shown).toEqual(real);
  expect(await keptInStore()).toEqual({ kept: await countedOneByOne(), doubted: [] });
});
