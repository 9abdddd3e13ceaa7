import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { idsOf, walk, WALKED, type PageArgs, type WalkedPage } from '../../../test/pagingWalk.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';

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

test('page by page, each comes once while others are made and withdrawn, and by its number as well', async () => {
  const { confirmations, candidates } = story.server.services;
  const made = [];
  for (let count = 0; count < 9; count += 1) {
    const candidateId = (await story.register())._id.toString();
    made.unshift(
      toGlobalId('CandidateConfirmation', (await confirmations.confirm(story.client.viewer, { candidateId }))._id),
    );
  }
  const read = async (args: PageArgs) => {
    const { data } = await story.server.graphql(
      `query ($clientId: ID!, $first: Int, $after: String, $last: Int, $before: String, $page: Int) {
        confirmations(clientId: $clientId, first: $first, after: $after, last: $last, before: $before, page: $page) { ${WALKED} }
      }`,
      { ...args, clientId: toGlobalId('Client', story.client.viewer.clientId ?? '') },
      story.client.token,
    );
    return data.confirmations as WalkedPage;
  };
  const between = async ([first = '']: string[]) => {
    const candidateId = (await story.register())._id.toString();
    await confirmations.confirm(story.client.viewer, { candidateId });
    const gone = await confirmations.get(story.client.viewer, databaseId('CandidateConfirmation', first));
    await candidates.remove(story.client.viewer, gone.candidateId.toString());
  };
  const seen = await walk(read, { from: await read({ first: 4 }), direction: 'forward', size: 4, between });
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.slice(0, made.length)).toEqual(made);
  const second = await read({ first: 2, page: 2 });
  const back = await read({ last: 2, before: second.pageInfo.startCursor });
  expect(idsOf(back)).toEqual(idsOf(await read({ first: 2 })));
  expect((await read({})).edges).toHaveLength(5);
});

test('nobody else finds them', async () => {
  expect((await list(null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await list(story.otherClient.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { token } = await story.signIn(await story.register());
  expect((await list(token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
