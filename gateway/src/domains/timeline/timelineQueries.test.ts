/** What a timeline asks of the database: through its index, and no more for many candidates than for one. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { insertCandidates } from '../../../test/insertedCandidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../test/sentCommands.js';
import { databaseId } from '../../lib/globalId.js';
import { CandidateEventModel } from '../candidates/events/candidateEventsModel.js';

const MANY = 100;
const EVENTS = 60;
const PAGE = 20;

let story: CandidateStory;
let ids: string[];
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  const models = Array.from({ length: MANY }, (_, index) => ({
    _id: new Types.ObjectId(),
    clientId: new Types.ObjectId(story.client.viewer.clientId ?? ''),
    name: `Pessoa ${index}`,
    email: `p${index}@exemplo.com`,
    accessToken: `token-${index}`,
    passwordSealed: 'x',
    createdAt: new Date(),
    updatedAt: new Date(),
  }));
  await insertCandidates(story.server.services, models);
  ids = models.map(({ _id }) => _id.toString());
  await CandidateEventModel.insertMany(
    models.flatMap(({ _id: candidateId, clientId }) =>
      Array.from({ length: EVENTS }, (_, index) => ({
        candidateId,
        clientId,
        kind: index % 3 === 0 ? 'changed' : 'answered',
        actor: null,
        at: new Date(Date.UTC(2026, 0, 1, index)),
        afterConfirmation: false,
        isInternal: index % 10 === 0,
      })),
    ),
  );
  sent = await watchCommands(story.server);
});
beforeEach(() => (sent.length = 0));
afterAll(() => story.stop());

test.each(['admin', 'client'] as const)('the first page, and one behind a cursor, as %s', async (role) => {
  const { services } = story.server;
  const [id = ''] = ids;
  const first = await services.timeline.page(story[role].viewer, id, { page: { offset: 0, limit: PAGE } });
  expect(first.page.items).toHaveLength(PAGE);
  const plans = await Promise.all(takeReads(sent, 'candidateEvents').map(explained));
  expect(plans).toHaveLength(2);
  for (const { plan, documents } of plans) {
    expect(plan).not.toMatch(/"stage":"(SORT|COLLSCAN)"/);
    expect(plan).toContain('candidateId_1_at_1__id_1');
    // The count passes all events of the one candidate, and of no other.
    expect(documents).toBeLessThanOrEqual(EVENTS);
  }
  const page = plans.filter(({ plan }) => !plan.includes('$group'));
  expect(page).toHaveLength(1);
  // One of ten is for administrators alone, and passed over.
  expect(page[0]?.documents).toBeLessThanOrEqual(role === 'admin' ? PAGE + 1 : PAGE + 4);
});

const FIELDS = `id name email stage stageSince progress openedAt lastAnsweredAt remindedAt dueOn plannedAdmissionOn nextAction
  viewerCanRemind missingFields isConfirmed client { id name companyName } attention { reason since }
  confirmations { id isConfirmed clientName } notes { text } filledFields { key label value displayValue }
  events(first: 1) { totalCount edges { node { kind at actorName } } }
  changesSinceConfirmation { key label before after }`;

test('a page of 100 candidates with all that the dashboards show is within the cost limit, and asks no more than one of 5', async () => {
  let newest = '';
  const ask = async (first: number, page: number) => {
    sent.length = 0;
    const query = `query ($first: Int!, $page: Int!) { candidates(first: $first, page: $page) { totalCount edges { node { ${FIELDS} } } } }`;
    const { errors, data } = await story.server.graphql(query, { first, page }, story.admin.token);
    expect(errors).toBeUndefined();
    expect(data.candidates.edges).toHaveLength(first);
    newest = databaseId('Candidate', data.candidates.edges[0].node.id);
    return sent.map(({ name, collection }) => `${name} ${collection}`).toSorted();
  };
  // What is remembered from one request to the next is there for both; the pages, one candidate of both and their events are read anew.
  const { candidates } = story.server.services;
  const rename = async (name: string) => {
    await candidates.update(story.admin.viewer, newest, { name });
    await candidates.events.copyPending();
  };
  await ask(100, 1);
  await ask(5, 1);
  await rename('Outra Pessoa');
  const few = await ask(5, 1);
  await rename('Pessoa');
  const many = await ask(100, 1);
  const counted = (all: string[]) => all.filter((command) => !command.includes('sessions'));
  expect(counted(many)).toEqual(counted(few));
});
