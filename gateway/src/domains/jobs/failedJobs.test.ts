/** The list of failed jobs and its one action, through the transport. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import type { JobQueue } from './jobKind.js';
import { PermanentFailure } from './permanentFailure.js';

const DAY_MS = 24 * 60 * 60_000;
const LIST = `query ($first: Int, $after: String) { failedJobs(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { node { id kind detail attempts reason createdAt failedAt viewerCanRunAgain } } } }`;
const RUN = `mutation ($id: ID!) { runFailedJobAgain(input: { id: $id }) { queuedId userErrors { code message } } }`;

let story: CandidateStory;
let kept: JobQueue<string>;
let forgotten: JobQueue<string>;
let isBroken = true;
const seen: string[] = [];
const run = async (text: string) => {
  if (isBroken) throw new Error('broken');
  seen.push(text);
};
beforeAll(async () => {
  story = await startCandidateStory();
  const { jobs } = story.server.services;
  kept = jobs.define({ name: 'kept', keepsFailedData: true, run });
  forgotten = jobs.define({ name: 'forgotten', run });
  await mongoose.connection.collection('jobs').deleteMany({});
});
afterAll(() => story.stop());

it('shows administrators what has failed, latest first and page by page, and runs again what can be', async () => {
  const { server, admin, client } = story;
  const start = new Date('2026-08-03T12:00:00Z');
  for (const [index, queue] of [kept, forgotten, kept].entries()) {
    server.setNow(new Date(start.getTime() + index * 10 * DAY_MS));
    await queue.enqueue(`job ${index}`, { detail: `detail ${index}` });
    for (let time = 0; time < 9; time += 1) {
      server.setNow(new Date(start.getTime() + index * 10 * DAY_MS + time * DAY_MS));
      await server.services.jobs.runDue(['kept', 'forgotten']);
    }
  }

  expect((await server.graphql(LIST, {})).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await server.graphql(LIST, {}, client.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const first = (await server.graphql(LIST, { first: 2 }, admin.token)).data.failedJobs;
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  expect(first.edges.map(({ node }: { node: object }) => node)).toMatchObject([
    { kind: 'kept', detail: 'detail 2', attempts: 9, reason: 'Error', viewerCanRunAgain: true },
    { kind: 'forgotten', detail: 'detail 1', viewerCanRunAgain: false, failedAt: '2026-08-21T12:00:00.000Z' },
  ]);
  const after = first.pageInfo.endCursor;
  const rest = (await server.graphql(LIST, { first: 2, after }, admin.token)).data.failedJobs;
  expect(rest.edges).toMatchObject([{ node: { detail: 'detail 0' } }]);

  const [ofKept, ofForgotten] = first.edges.map(({ node }: { node: { id: string } }) => node.id);
  const again = async (id: string, token: string | null) => server.graphql(RUN, { id }, token);
  expect((await again(ofKept, null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await again(ofKept, client.token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const refused = (await again(ofForgotten, admin.token)).data.runFailedJobAgain;
  expect(refused).toMatchObject({ queuedId: null, userErrors: [{ code: 'PRECONDITION_FAILED' }] });
  isBroken = false;
  expect((await again(ofKept, admin.token)).data.runFailedJobAgain).toEqual({ queuedId: ofKept, userErrors: [] });
  await server.services.jobs.runDue(['kept']);
  expect(seen).toEqual(['job 2']);
  const gone = (await again(ofKept, admin.token)).data.runFailedJobAgain;
  expect(gone.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect((await server.graphql(LIST, {}, admin.token)).data.failedJobs.totalCount).toBe(2);
});

it('offers no job of a day that is over, nor one that cannot be read any more, which would only be refused', async () => {
  const { server, admin } = story;
  let day = 'monday';
  const queue = server.services.jobs.define<string>({
    name: 'ofDay',
    keepsFailedData: true,
    run: async () => Promise.reject(new PermanentFailure(new Error('refused'))),
    uselessness: (of) => (of === day ? null : 'Era de outro dia.'),
  });
  await mongoose.connection.collection('jobs').deleteMany({});
  await queue.enqueue('monday', { detail: 'x' });
  await server.services.jobs.runDue(['ofDay']);
  const listed = async () => {
    const { edges } = (await server.graphql(LIST, {}, admin.token)).data.failedJobs;
    return edges.map(({ node }: { node: { viewerCanRunAgain: boolean } }) => node.viewerCanRunAgain);
  };
  expect(await listed()).toEqual([true]);
  day = 'tuesday';
  expect(await listed()).toEqual([false]);
  day = 'monday';
  await mongoose.connection.collection('jobs').updateMany({}, { $set: { sealed: 'of a key that is gone' } });
  expect(await listed()).toEqual([false]);
});
