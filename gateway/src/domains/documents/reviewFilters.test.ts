/** The queue of documents to judge by company, kind and age, and the lists of candidates by how their documents stand. */
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { toGlobalId } from '../../lib/globalId.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = new Date('2026-08-03T12:00:00Z');

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
  await story.field({ key: 'diploma', documentOptions: { approver: 'client' } });
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

/** A candidate of a company, who sent a document so many days ago. */
async function sent(name: string, fieldKey: string, daysAgo: number, company: 'client' | 'otherClient' = 'client') {
  story.server.setNow(new Date(TODAY.getTime() - daysAgo * DAY_MS));
  const candidate = await story.register({ name }, story[company].viewer);
  const document = await story.send(story.admin.viewer, candidate._id.toString(), fieldKey);
  story.server.setNow(TODAY);
  return { candidate, document };
}

const QUEUE = `query ($filter: DocumentReviewFilter) {
  documentsToReview(filter: $filter) { totalCount edges { node { candidate { name } } } } }`;
async function queue(filter: object, token = story.admin.token): Promise<string[]> {
  const { data, errors } = await story.server.graphql(QUEUE, { filter }, token);
  expect(errors).toBeUndefined();
  const { totalCount, edges } = data.documentsToReview;
  const names = edges.map(({ node }: { node: { candidate: { name: string } } }) => node.candidate.name);
  expect(totalCount).toBe(names.length);
  return names;
}

it('the queue is narrowed by company, kind and age, and by all of them together', async () => {
  await sent('Ana', 'rg', 9);
  await sent('Bia', 'diploma', 5);
  await sent('Caio', 'rg', 3, 'otherClient');
  await sent('Davi', 'rg', 0);
  const clientId = toGlobalId('Client', story.client.viewer.clientId ?? '');
  expect(await queue({})).toEqual(['Ana', 'Bia', 'Caio', 'Davi']);
  expect(await queue({ clientId })).toEqual(['Ana', 'Bia', 'Davi']);
  expect(await queue({ fieldKey: 'rg' })).toEqual(['Ana', 'Caio', 'Davi']);
  expect(await queue({ waitingDays: 5 })).toEqual(['Ana', 'Bia']);
  expect(await queue({ waitingDays: 6 })).toEqual(['Ana']);
  expect(await queue({ clientId, fieldKey: 'rg', waitingDays: 1 })).toEqual(['Ana']);
  // Another company's filter gives a client nothing of that company.
  const other = toGlobalId('Client', story.otherClient.viewer.clientId ?? '');
  expect(await queue({ clientId: other }, story.client.token)).not.toContain('Caio');
});

it('a candidate is listed by how the documents stand, from missing to approved', async () => {
  const { candidate, document } = await sent('Eva', 'rg', 0);
  const listed = async (documentsState: string) => {
    const { data } = await story.server.graphql(
      `query ($filter: CandidateFilter) { candidates(filter: $filter) { edges { node { name documentsState } } } }`,
      { filter: { documentsState, search: 'Eva' } },
      story.client.token,
    );
    return data.candidates.edges.map(({ node }: { node: object }) => node);
  };
  const { judging } = story.server.services.documents;
  const states = { WAITING: () => Promise.resolve(), REFUSED: refuse, APPROVED: approve };
  async function refuse() {
    await judging.refuse(story.client.viewer, document._id.toString(), { reason: 'Ilegível' });
  }
  async function approve() {
    const again = await story.send(story.admin.viewer, candidate._id.toString(), 'rg');
    await judging.approve(story.client.viewer, again._id.toString());
  }
  for (const [state, become] of Object.entries(states)) {
    await become();
    for (const asked of ['MISSING', ...Object.keys(states)]) {
      expect([asked, await listed(asked)]).toEqual([
        asked,
        asked === state ? [{ name: 'Eva', documentsState: state }] : [],
      ]);
    }
  }
});
