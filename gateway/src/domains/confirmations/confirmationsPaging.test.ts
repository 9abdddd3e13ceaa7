/** Paging through a client's confirmations by cursors while others are made and go: none twice, none left out. */
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { describeChangedLists, ENTRIES, numbers } from '../../../test/changedLists.js';
import { removeAllCandidates } from '../../../test/keptCounts.js';
import { WALKED, type PageArgs, type WalkedPage } from '../../../test/pagingWalk.js';
import { databaseId, toGlobalId } from '../../lib/globalId.js';
import { ConfirmationModel } from './confirmationsModel.js';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 7, 4, 15);

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

async function confirmed(minute: number, { viewer } = story.client) {
  const candidateId = (await story.register({}, viewer))._id.toString();
  story.server.setNow(new Date(START + minute * MINUTE_MS));
  await story.server.services.confirmations.confirm(viewer, { candidateId });
  story.server.setNow(null);
}

const read = async (args: PageArgs): Promise<WalkedPage> => {
  const { data, errors } = await story.server.graphql(
    `query ($clientId: ID!, $first: Int, $after: String, $last: Int, $before: String, $page: Int) {
      confirmations(clientId: $clientId, first: $first, after: $after, last: $last, before: $before, page: $page) { ${WALKED} }
    }`,
    { ...args, clientId: toGlobalId('Client', story.client.viewer.clientId ?? '') },
    story.client.token,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.confirmations;
};

async function list() {
  const { confirmations, candidates } = story.server.services;
  await ConfirmationModel.deleteMany({});
  await removeAllCandidates();
  // Many are made at one moment, and another client's lies between them.
  for (const index of numbers(0, ENTRIES)) await confirmed(index % 3);
  await confirmed(1, story.otherClient);
  let [earliest, latest] = [0, 2];
  return {
    read,
    // The clocks of two gateways may differ, so that one comes after all others as well.
    async add() {
      await confirmed((earliest -= 1));
      await confirmed((latest += 1));
    },
    async remove(id: string) {
      const gone = await confirmations.get(story.client.viewer, databaseId('CandidateConfirmation', id));
      await candidates.remove(story.client.viewer, gone.candidateId.toString());
    },
  };
}

describeChangedLists({ confirmations: list });

test('a page has five confirmations unless told otherwise', async () => {
  await list();
  expect((await read({})).edges).toHaveLength(5);
});
