/** Changing several candidates in one mutation: who may, all or nothing, and the outcome of each. */
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { toGlobalId } from '../../../lib/globalId.js';
import type { CandidateRecord } from '../candidatesModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const UPDATE = `mutation ($input: UpdateCandidatesInput!) {
  updateCandidates(input: $input) {
    results { id candidate { name } userErrors { code field } }
    userErrors { code field }
  }
}`;
const update = (updates: object[], token: string | null = story.admin.token) =>
  story.server.graphql(UPDATE, { input: { updates } }, token);
const idOf = (candidate: CandidateRecord) => toGlobalId('Candidate', candidate._id);

test('several candidates are changed by administrators only', async () => {
  expect((await update([], null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const { token } = await story.signIn(await story.register());
  for (const other of [story.client.token, token]) {
    expect((await update([], other)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});

test('each change has its outcome', async () => {
  const [one, other] = [await story.register(), await story.register()];
  const { data } = await update([
    { id: idOf(one), name: 'Um' },
    { id: idOf(other), email: one.email },
  ]);
  expect(data.updateCandidates).toEqual({
    results: [
      { id: idOf(one), candidate: { name: 'Um' }, userErrors: [] },
      { id: idOf(other), candidate: null, userErrors: [{ code: 'CONFLICT', field: ['email'] }] },
    ],
    userErrors: [],
  });
});

test('nothing is changed when one of the changes is not valid, and the path says which', async () => {
  const one = await story.register();
  const { data } = await update([
    { id: idOf(one), name: 'Um' },
    { id: toGlobalId('Candidate', '0'.repeat(24)), name: 'Dois' },
  ]);
  expect(data.updateCandidates).toEqual({
    results: null,
    userErrors: [{ code: 'NOT_FOUND', field: ['updates', '1', 'id'] }],
  });
  expect((await story.server.services.candidates.get(story.admin.viewer, one._id.toString())).name).toBe(one.name);
});

test.each([
  [0, 'REQUIRED'],
  [1001, 'INVALID'],
])('%i changes at once are refused', async (count, code) => {
  const id = idOf(await story.register());
  const { data } = await update(Array.from({ length: count }, () => ({ id, name: 'Um' })));
  expect(data.updateCandidates).toEqual({ results: null, userErrors: [{ code, field: ['updates'] }] });
});
