/** Who was given a candidate's password is on the timeline: once a day, and an administrator's reading for administrators alone. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { connectClient, useClient } from '../../../database/databaseClient.js';
import type { CandidateRecord } from '../candidatesModel.js';

let story: CandidateStory;
let candidate: CandidateRecord;
let id: string;
/** How the insertions of events were to be acknowledged. */
const insertedWith: unknown[] = [];
beforeAll(async () => {
  story = await startCandidateStory();
  // No event is stored but those that a test asks for.
  await story.server.services.candidates.events.stopCopying();
  await useClient(await connectClient(story.server.database.url, { monitorCommands: true }));
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'insert' && command['insert'] === 'candidateEvents') insertedWith.push(command['writeConcern']);
  });
});
beforeEach(async () => {
  candidate = await story.register();
  id = candidate._id.toString();
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

async function told(viewer = story.admin.viewer) {
  const page = { offset: 0, limit: 20 };
  const timeline = await story.server.services.timeline.page(viewer, id, { page, kinds: ['credentials_shown'] });
  return timeline.page.items.map(({ actor }) => actor?.role);
}
const password = (token: string) =>
  story.server.graphql(
    'query ($id: ID!) { node(id: $id) { ... on Candidate { accessPassword } } }',
    { id: toGlobalId('Candidate', id) },
    token,
  );
const rest = (token: string, path: string, method: 'get' | 'post' = 'get') =>
  story.server.rest(method, path, { token });

test('a client is not told that an administrator has read a password, and both are told that the client has', async () => {
  expect((await password(story.admin.token)).data.node.accessPassword).toMatch(/^\w{8}$/);
  expect(await told()).toEqual(['admin']);
  expect(await told(story.client.viewer)).toEqual([]);
  await password(story.client.token);
  expect(await told(story.client.viewer)).toEqual(['client']);
  expect((await told()).toSorted()).toEqual(['admin', 'client']);
});

test('the event outlasts a crash of the database before the password is given: it waits for the journal', async () => {
  insertedWith.length = 0;
  await password(story.client.token);
  expect(insertedWith).toEqual([{ w: 1, j: true }]);
});

test('after an outage of the database it is told again, as the event may be lost', async () => {
  await password(story.client.token);
  await mongoose.connection.collection('candidateEvents').deleteMany({ kind: 'credentials_shown' });
  await password(story.client.token);
  expect(await told()).toEqual([]);
  mongoose.connection.getClient().emit('connectionPoolCleared', {} as never);
  await password(story.client.token);
  expect(await told()).toEqual(['client']);
  await password(story.client.token);
  expect(await told()).toHaveLength(1);
});

test('reading it again on the same day is no other event; on another day, and after a renewal, it is', async () => {
  const noon = new Date('2026-08-03T15:00:00Z');
  story.server.setNow(noon);
  await Promise.all([1, 2, 3].map(() => story.server.services.candidates.credentials.show(story.client.viewer, id)));
  expect(await told()).toHaveLength(1);
  story.server.setNow(new Date('2026-08-04T03:00:00Z'));
  await story.server.services.candidates.credentials.show(story.client.viewer, id);
  expect(await told()).toHaveLength(2);
  await story.server.services.candidates.credentials.renew(story.client.viewer, id);
  await story.server.services.candidates.credentials.show(story.client.viewer, id);
  expect(await told()).toHaveLength(3);
});

test.each([
  ['one candidate', 'get', (): string => `/candidates/${id}`],
  ['one candidate with fields', 'get', (): string => `/candidates/${id}/with-fields`],
  ['the list', 'get', (): string => '/candidates'],
  ['the search', 'get', (): string => '/candidates/admin'],
  ['the access', 'post', (): string => `/candidates/${id}/access-link`],
] as const)('%s of /v1 gives the password, and is told', async (_name, method, path) => {
  const { status, text } = await rest(story.admin.token, path(), method);
  expect([status, text.includes(story.server.services.candidates.credentials.read(candidate).password)]).toEqual([
    ...[200, true],
  ]);
  expect(await told()).toEqual(['admin']);
});

test('what shows no password tells nothing: a refusal, the link alone, a page of the list', async () => {
  await password(story.otherClient.token);
  expect((await rest(story.otherClient.token, `/candidates/${id}`)).status).toBe(404);
  await story.server.graphql(
    '{ candidates { edges { node { name accessLink accessToken } } } }',
    {},
    story.admin.token,
  );
  expect(await told()).toEqual([]);
});

test('a request that renews the access after it has read the password gives the new one, and both are told', async () => {
  const read = 'candidate { accessPassword }';
  const { data } = await story.server.graphql(
    `mutation ($input: RenewCandidateAccessInput!) {
      first: renewCandidateAccess(input: $input) { ${read} } second: renewCandidateAccess(input: $input) { ${read} } }`,
    { input: { id: toGlobalId('Candidate', id) } },
    story.admin.token,
  );
  const present = (await password(story.admin.token)).data.node.accessPassword;
  expect(data.second.candidate.accessPassword).toBe(present);
  expect(data.first.candidate.accessPassword).not.toBe(present);
  expect(await told()).toEqual(['admin', 'admin']);
});
