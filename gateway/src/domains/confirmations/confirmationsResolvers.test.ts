import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { toGlobalId } from '../../lib/globalId.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const LIST = `query ($clientId: ID!) {
  confirmations(clientId: $clientId) {
    totalCount edges { node { candidateId clientId candidateName isConfirmed } }
  }
}`;
const list = (token: string | null) => {
  const clientId = toGlobalId('Client', story.client.viewer.clientId ?? '');
  return story.server.graphql(LIST, { clientId }, token);
};

test("a client's confirmations are listed for itself and for administrators, withdrawn ones included", async () => {
  const { confirmations } = story.server.services;
  const candidates = [await story.register(), await story.register()] as const;
  for (const { _id } of candidates) {
    await confirmations.confirm(story.client.viewer, { candidateId: _id.toString() });
  }
  await confirmations.unconfirm(story.client.viewer, { candidateId: candidates[0]._id.toString() });

  for (const token of [story.client.token, story.admin.token]) {
    const nodes = candidates.toReversed().map(({ _id, name }) => ({
      candidateId: toGlobalId('Candidate', _id),
      clientId: toGlobalId('Client', story.client.viewer.clientId ?? ''),
      candidateName: name,
      isConfirmed: _id.equals(candidates[1]._id),
    }));
    const { confirmations: page } = (await list(token)).data;
    expect(page).toEqual({ totalCount: 2, edges: nodes.map((node) => ({ node })) });
  }
});

test('no other user finds them', async () => {
  expect((await list(null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await list(story.otherClient.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { token } = await story.signIn(await story.register());
  expect((await list(token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
