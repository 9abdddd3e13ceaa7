/** Stages and the work queue: stored as they are told, filtered, counted and read through indexes. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates } from '../../../../test/insertedCandidates.js';
import { removeAllCandidates } from '../../../../test/keptCounts.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import { toGlobalId } from '../../../lib/globalId.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { attentionReasons, candidateStages } from '../standing/standing.js';
import { storedStanding } from '../standing/standingWrite.js';
import { MAX_ROWS } from './listCache/cachedLists.js';
import { PREFETCH_ROWS } from './pagePrefetch.js';

const NOW = new Date('2026-11-20T15:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const SIZE = 20;
const MANY = 1_000;

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
});
beforeEach(removeAllCandidates);
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

interface QueuePage {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: { candidate: { id: string } } }[];
}

const lists = () => story.server.services.candidates.admissionLists;

/** Many of each kind, for the first client. */
async function insertMany(count: number) {
  const kinds: Partial<CandidateRecord>[] = [
    {},
    { openedAt: NOW },
    { openedAt: NOW, lastAnsweredAt: NOW },
    { openedAt: NOW, reopenedAt: NOW },
    { status: 'complete', completedAt: NOW },
    { status: 'complete', completedAt: NOW, isConfirmed: true },
    { openedAt: NOW, dueOn: '2026-11-01' },
    { openedAt: NOW, lastAnsweredAt: NOW, dueOn: '2026-11-21' },
    { createdAt: new Date(NOW.getTime() - 5 * DAY) },
    { openedAt: new Date(NOW.getTime() - 5 * DAY) },
  ];
  await insertCandidates(
    story.server.services,
    Array.from({ length: count }, (_, index) => {
      const facts = {
        status: 'in_progress' as const,
        createdAt: NOW,
        consent: null,
        completedAt: null,
        isConfirmed: false,
      };
      const record = { ...facts, ...kinds[index % kinds.length] };
      return {
        clientId: new Types.ObjectId(story.client.viewer.clientId ?? ''),
        name: `Pessoa ${index % 4}`,
        email: `p${index}@exemplo.com`,
        accessToken: `token-${index}`,
        passwordSealed: 'sealed',
        updatedAt: NOW,
        ...record,
        ...storedStanding(record, NOW, new Date(NOW.getTime() + (index % 7) * 1000)),
      };
    }),
  );
}

test('the stages of each candidate follow what happens, and lists, counts and both transports agree', async () => {
  const { candidates, confirmations } = story.server.services;
  const candidate = await story.register();
  const id = candidate._id.toString();
  const seen: string[] = [];
  const look = async () => {
    const { stage } = await candidates.get(story.client.viewer, id);
    const counts = await lists().stageCounts(story.client.viewer);
    expect(Object.fromEntries(candidateStages.map((name, index) => [name, counts[index]]))).toMatchObject({
      [stage]: 1,
    });
    const filter = { stages: [stage.toUpperCase()] };
    const query =
      'query ($filter: CandidateFilter) { candidates(filter: $filter) { totalCount edges { node { stage } } } }';
    const { data } = await story.server.graphql(query, { filter }, story.client.token);
    expect(data.candidates).toEqual({ totalCount: 1, edges: [{ node: { stage: stage.toUpperCase() } }] });
    const rest = await story.server.rest('get', '/candidates', { token: story.client.token, query: { stage } });
    expect(rest.body).toMatchObject({ totalCount: 1, data: [{ stage }] });
    const { body } = await story.server.rest('get', '/candidates/stage-counts', { token: story.client.token });
    expect(body.data).toEqual(candidateStages.map((name, index) => ({ stage: name, count: counts[index] })));
    seen.push(stage);
  };
  await look();
  const { viewer } = await story.signIn(candidate);
  await look();
  await candidates.ownForm.save(viewer, { fields: [{ key: 'cidade', value: 'Recife' }] });
  await look();
  await candidates.ownForm.finish(viewer, { fields: [{ key: 'cpf', value: '52998224725' }] });
  await look();
  await confirmations.confirm(story.client.viewer, { candidateId: id });
  await look();
  await candidates.reopen(story.client.viewer, id, {});
  await look();
  const ended = async () => (await candidates.totals(story.client.viewer)).ended;
  expect(await ended()).toBe(0);
  await candidates.actions.end(story.client.viewer, { selection: { candidateIds: [id] }, reason: 'hired' });
  await look();
  expect(await ended()).toBe(1);
  expect(seen).toEqual(['invited', 'opened', 'filling', 'complete', 'confirmed', 'correction', 'ended']);
});

test('a due date that passes moves the candidate at the next look of the clock, and its sweep reads only who is due', async () => {
  const { candidates } = story.server.services;
  story.server.setNow(new Date('2026-11-20T15:00:00Z'));
  const [due] = [await story.register(), await story.register()];
  const selection = { candidateIds: [due._id.toString()] };
  await candidates.actions.setDates(story.client.viewer, { selection, dueOn: '2026-11-20' });
  story.server.setNow(new Date('2026-11-21T02:59:59Z'));
  expect(await candidates.admission.refreshDue()).toBe(0);
  story.server.setNow(new Date('2026-11-21T03:00:00Z'));
  expect(await Promise.all([candidates.admission.refreshDue(), candidates.admission.refreshDue()])).toContain(1);
  const overdue = await candidates.get(story.client.viewer, due._id.toString());
  expect(overdue).toMatchObject({
    stage: 'overdue',
    stageSince: new Date('2026-11-21T03:00:00Z'),
    attentionReason: 'overdue',
  });
  expect(await candidates.admission.refreshDue()).toBe(0);
});

test('the queue lists each candidate once, under the gravest reason, and counts every reason', async () => {
  await insertMany(100);
  const counts = await lists().attentionCounts(story.admin.viewer);
  expect(Object.fromEntries(attentionReasons.map((reason, index) => [reason, counts[index]]))).toEqual({
    overdue: 10,
    correction_waiting: 10,
    due_soon: 10,
    never_opened: 10,
    no_answer: 10,
    unconfirmed: 10,
  });
  const QUERY = `query ($after: String) { attention(reason: OVERDUE, first: 4, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { reason stoppedAt candidate { id } } } } }`;
  const ids: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const answer: { data: { attention: QueuePage } } = await story.server.graphql(QUERY, { after }, story.client.token);
    const { edges, pageInfo, totalCount } = answer.data.attention;
    expect(totalCount).toBe(10);
    ids.push(...edges.map(({ node }) => node.candidate.id));
    ({ endCursor: after, hasNextPage: more } = pageInfo);
  }
  expect(new Set(ids).size).toBe(10);
  const other = await story.server.graphql(
    '{ attentionCounts { count } stageCounts { count } }',
    {},
    story.otherClient.token,
  );
  expect(JSON.stringify(other.data)).not.toMatch(/"count":[1-9]/);
});

test('the neighbours of a candidate are those of its list, also along the queue', async () => {
  await insertMany(40);
  const all = await CandidateModel.find({ attentionReason: 'unconfirmed' }).sort({ attentionSince: 1, _id: 1 }).lean();
  const QUERY = `query ($id: ID!, $filter: CandidateFilter) {
    candidateNeighbours(id: $id, filter: $filter) { previous { id } next { id } } }`;
  const idOf = (record: { _id: Types.ObjectId } | undefined) => record && { id: toGlobalId('Candidate', record._id) };
  const variables = { id: idOf(all[1])?.id, filter: { attention: 'UNCONFIRMED' } };
  const { data } = await story.server.graphql(QUERY, variables, story.client.token);
  expect(data.candidateNeighbours).toEqual({ previous: idOf(all[0]), next: idOf(all[2]) });
  const outside = { ...variables, filter: { attention: 'OVERDUE' } };
  expect((await story.server.graphql(QUERY, outside, story.client.token)).data.candidateNeighbours).toEqual({
    previous: null,
    next: null,
  });
  const foreign = await story.server.graphql(QUERY, variables, story.otherClient.token);
  expect(foreign.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

describe('through indexes', () => {
  beforeEach(() => insertMany(MANY));

  test.each(['admin', 'client'] as const)('the counts read no candidate once they are kept, as %s', async (role) => {
    const { viewer } = story[role];
    const { candidates } = story.server.services;
    await candidates.totals(viewer);
    await story.register();
    sent.length = 0;
    await lists().stageCounts(viewer);
    await lists().attentionCounts(viewer);
    await candidates.totals(viewer);
    await candidates.countsByClient([story.client.viewer.clientId ?? '']);
    expect(sent.filter(({ collection }) => collection === 'candidates')).toEqual([]);
    const reads = takeReads(sent, 'candidateTallies');
    expect(reads.length).toBeGreaterThan(0);
    for (const read of reads) {
      const { plan, documents } = await explained(read);
      expect(plan).not.toContain('"stage":"COLLSCAN"');
      expect(documents).toBeLessThanOrEqual(5);
    }
  });

  test.each(['admin', 'client'] as const)('a page of the queue, and of a stage in each order, as %s', async (role) => {
    const page = { offset: 0, limit: SIZE };
    sent.length = 0;
    await lists().queue(story[role].viewer, { page, filter: { attention: 'no_answer' } });
    for (const sort of ['CREATED_DESC', 'NAME_ASC', 'PROGRESS_ASC', 'STAGE_SINCE_ASC', 'STAGE_SINCE_DESC']) {
      await story.server.services.candidates.list(story[role].viewer, { page, sort, filter: { stages: ['filling'] } });
    }
    await story.server.services.candidates.list(story[role].viewer, { page, sort: 'STAGE_SINCE_ASC' });
    const finds = takeReads(sent, 'candidates').filter(({ name }) => name === 'find');
    // A list that the tests before have read in parts may be read as a whole, in the same indexes.
    const isWhole = ({ command }: SentCommand) => command['limit'] === MAX_ROWS + 1;
    const ofPages = finds.filter((find) => 'sort' in find.command || isWhole(find));
    expect(ofPages).toHaveLength(7);
    for (const find of ofPages) {
      const { plan, keys } = await explained(find);
      // The order is in an index, as is all that the filter looks at.
      expect(plan).not.toMatch(/"stage":"(SORT|COLLSCAN|FETCH)"/);
      // Each of the seven stages is looked at once more than its share of the stretch.
      expect(keys).toBeLessThanOrEqual((isWhole(find) ? MANY : PREFETCH_ROWS) + 10);
    }
    for (const find of finds.filter((one) => !ofPages.includes(one))) {
      expect((await explained(find)).documents).toBeLessThanOrEqual(SIZE);
    }
  });
});
