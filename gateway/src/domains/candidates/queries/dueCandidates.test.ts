/** Reminders, digests and the sweep of documents read the few candidates whom they are about, and no others. */
import mongoose, { Types } from 'mongoose';
import pino from 'pino';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import { syncIndexes } from '../../../database/indexSync.js';
import { applyMigrations } from '../../../database/migrations.js';
import { migrationsOf } from '../../migrations.js';
import type { CandidateRecord } from '../candidatesModel.js';

const TODAY = '2026-08-04';
/** How many candidates there are of each kind below. */
const COUNT = 40;

let story: CandidateStory;
let clientId: Types.ObjectId;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
  clientId = new Types.ObjectId(story.client.viewer.clientId ?? '');
  const _id = (await story.register())._id;
  const [stored] = await candidates().find({ _id }).toArray();
  const kinds: Partial<CandidateRecord>[] = [
    { dueOn: '2026-08-03' },
    { dueOn: '2026-08-03', status: 'complete' },
    { dueOn: '2026-08-05', clientId: null },
    { correctionRequest: { message: 'o nome', at: new Date() }, status: 'complete' },
    { dueOn: '2026-08-06' },
    ...Array<object>(5).fill({}),
  ];
  const people = kinds.flatMap((kind, index) =>
    Array.from({ length: COUNT }, (_, at) => {
      const own = { _id: new Types.ObjectId(), email: `${index}-${at}@x.com`, accessToken: `token ${index} ${at}` };
      return { ...stored, ...own, ...kind };
    }),
  );
  await candidates().insertMany(people);
});
beforeEach(() => {
  sent.length = 0;
});
afterAll(() => story.stop());

const candidates = () => mongoose.connection.collection('candidates');
const documents = () => mongoose.connection.collection('documents');

/** How many records each `find` on a collection since the last look has looked at, without any sort of its own. */
async function looked(collection: string): Promise<number[]> {
  const figures = [];
  for (const find of takeReads(sent, collection).filter(({ name }) => name === 'find')) {
    const { plan, documents } = await explained(find);
    expect(plan).not.toContain('"stage":"COLLSCAN"');
    figures.push(documents);
  }
  return figures;
}

test('those who are due on some days are found without the others', async () => {
  const found = [];
  for await (const batch of story.server.services.dueCandidates.dueOn(['2026-08-03', '2026-08-06']))
    found.push(...batch);
  expect(found).toHaveLength(2 * COUNT);
  // Candidates who have finished and were due on such a day are looked at as well.
  expect(await looked('candidates')).toEqual([3 * COUNT]);
});

test('a digest reads those of the company whom it names', async () => {
  const digest = await story.server.services.dueCandidates.digestOf(clientId, TODAY);
  const counts = Object.fromEntries(Object.entries(digest).map(([name, { count }]) => [name, count]));
  expect(counts).toEqual({ overdue: COUNT, dueSoon: COUNT, corrections: COUNT, unconfirmed: COUNT });
  // The complete ones, which were due on any day or none, are sorted.
  expect((await looked('candidates')).toSorted((left, right) => left - right)).toEqual([20, 20, 20, 2 * COUNT]);
});

test('the sweep reads the pending versions of documents alone', async () => {
  await documents().insertMany(
    Array.from({ length: 50 }, (_, at) => ({ candidateId: new Types.ObjectId(), fieldKey: `f${at}`, version: 1 })),
  );
  await story.server.services.documents.sweep.finishPending();
  expect(await looked('documents')).toEqual([0]);
});

test('a database with the indexes of an earlier release starts, and loses them', async () => {
  const earlier = [
    [candidates(), { dueOn: 1, _id: 1 }, { dueOn: { $type: 'string' } }, 'dueOn_1__id_1'],
    [documents(), { pendingSince: 1 }, { pendingSince: { $type: 'date' } }, 'pendingSince_1'],
  ] as const;
  for (const [collection, keys, partialFilterExpression] of earlier) {
    await collection.createIndex(keys, { partialFilterExpression });
  }
  await syncIndexes();
  const quiet = { now: () => new Date(), logger: pino({ level: 'silent' }) };
  await applyMigrations(migrationsOf(story.server.services), quiet);
  for (const [collection, , , name] of earlier) expect(await collection.indexExists(name)).toBe(false);
});
