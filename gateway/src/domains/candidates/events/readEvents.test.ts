/** A page of events holds no more than a process may hold of it, however large the answers in them are. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { CandidateEventModel } from './candidateEventsModel.js';

const MEGABYTE = 1_000_000;
const REFUSAL = { code: 'INVALID', message: 'Os eventos desta página são grandes demais. Peça páginas menores.' };

let story: CandidateStory;
let id: string;
/** Stores changes of a candidate that are as large as wanted. */
async function change(candidateId: string, sizes: readonly number[]): Promise<void> {
  const events = sizes.map((size, minute) => ({
    candidateId: new Types.ObjectId(candidateId),
    kind: 'changed',
    at: new Date(Date.UTC(2050, 0, 1, 0, minute)),
    actor: null,
    keys: ['cidade'],
    before: { values: { cidade: 'x'.repeat(size / 2) } },
    after: { values: { cidade: 'y'.repeat(size / 2) } },
    afterConfirmation: false,
  }));
  await CandidateEventModel.collection.insertMany(events);
}
const page = (ids: readonly string[], limit: number) =>
  story.server.services.timeline.pages(story.admin.viewer, ids, { page: { offset: 0, limit } });

beforeAll(async () => {
  story = await startCandidateStory();
  id = (await story.register())._id.toString();
  await change(id, Array<number>(24).fill(MEGABYTE));
});
afterAll(() => story.stop());

it('past 20 MB it is refused in words that help, by every door', async () => {
  await expect(page([id], 100)).rejects.toMatchObject(REFUSAL);
  const { status, body } = await story.server.rest('get', `/candidates/${id}/events?pageSize=100`, {
    token: story.admin.token,
  });
  expect([status, body]).toEqual([422, expect.objectContaining({ ...REFUSAL, details: [] })]);
  const query =
    'query ($id: ID!) { node(id: $id) { ... on Candidate { events(first: 100) { edges { node { kind } } } } } }';
  const { errors } = await story.server.graphql(query, { id: toGlobalId('Candidate', id) }, story.admin.token);
  expect(errors?.[0]).toMatchObject({ message: REFUSAL.message });
});

it('below that it is whole, as are the pages that follow', async () => {
  const found = (await page([id], 15)).get(id);
  expect([found?.items.length, found?.hasNextPage, found?.totalCount]).toEqual([15, true, 25]);
  expect(found?.items[0]).toMatchObject({ candidateId: new Types.ObjectId(id), kind: 'changed', actor: null });
});

it('of several candidates it is counted together', async () => {
  const others = [await story.register(), await story.register()].map(({ _id }) => _id.toString());
  for (const other of others) await change(other, Array<number>(12).fill(MEGABYTE));
  expect((await page(others.slice(0, 1), 20)).size).toBe(1);
  await expect(page(others, 20)).rejects.toMatchObject(REFUSAL);
});

it('of one event it is there however large that is', async () => {
  const other = (await story.register())._id.toString();
  await change(other, [14 * MEGABYTE, 14 * MEGABYTE]);
  expect((await page([other], 1)).get(other)?.items).toHaveLength(1);
});
