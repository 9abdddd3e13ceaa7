import { toGlobalId } from '../../src/lib/globalId.js';
import { answerTo, asked, restPage, type Call } from '../pages/calls.js';
import type { Fixture } from '../pages/fixture.js';

const PAGE = 20;
/** Candidates per request of a list that only collects ids. */
const MANY = 100;
const REASONS = ['NEVER_OPENED', 'NO_ANSWER', 'UNCONFIRMED', 'OVERDUE'];
const STAGES = ['INVITED', 'FILLING', 'COMPLETE', 'CONFIRMED', 'OVERDUE'];

const ROW = `id name email stage stageSince progress lastAnsweredAt dueOn nextAction viewerCanRemind missingFields
  client { id name companyName } attention { reason since }`;

const QUEUE = `query ($reason: AttentionReason!, $clientId: ID, $after: String) {
  attention(reason: $reason, clientId: $clientId, first: ${PAGE}, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { reason since stoppedAt candidate { ${ROW} } } } } }`;
const COLUMN = `query ($stage: CandidateStage!, $clientId: ID, $after: String) {
  candidates(first: ${PAGE}, filter: { stages: [$stage], clientId: $clientId }, sort: STAGE_SINCE_ASC, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { ${ROW} } } } }`;
const COUNTS = `query ($clientId: ID) { stageCounts(clientId: $clientId) { stage count }
  attentionCounts(clientId: $clientId) { reason count } }`;
const TIMELINE = `query ($id: ID!) { node(id: $id) { ... on Candidate { events(first: ${PAGE}) {
  totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id kind at actorName actorRole message mail fieldLabels
    changes { key label before after } dueOn plannedAdmissionOn afterConfirmation viewerCanUndo } } } } } }`;
const DATES = `mutation ($input: SetCandidateDatesInput!) {
  setCandidateDates(input: $input) { results { outcome } userErrors { message } } }`;

interface Listed {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** So many pages of a list, each behind the one before, none twice. */
async function pagesOf(fixture: Fixture, query: string, variables: object, most: number): Promise<Call[]> {
  const calls: Call[] = [];
  for (let after: string | null = null; calls.length < most;) {
    const call = asked(fixture, query, { ...variables, after });
    calls.push(call);
    const { data } = JSON.parse(await answerTo(call)) as { data: Record<string, Listed> };
    const page = Object.values(data)[0]?.pageInfo;
    if (!page?.hasNextPage) break;
    after = page.endCursor;
  }
  return calls;
}

/** The ids of the clients, and null for everybody. */
async function scopes(fixture: Fixture): Promise<(string | null)[]> {
  const query = '{ clients(first: 50) { edges { node { id } } } }';
  const { data } = JSON.parse(await answerTo(asked(fixture, query))) as {
    data: { clients: { edges: { node: { id: string } }[] } };
  };
  return [null, ...data.clients.edges.map(({ node }) => node.id)];
}

/** Questions of each kind, of which none comes twice; they were asked before only to learn what lies behind each page. */
export async function questions(fixture: Fixture, timed: number) {
  const all = await scopes(fixture);
  const lists = async (query: string, name: string, values: readonly string[]) => {
    const most = Math.ceil(timed / (values.length * all.length));
    const pages: Call[] = [];
    for (const clientId of all) {
      for (const value of values) pages.push(...(await pagesOf(fixture, query, { [name]: value, clientId }, most)));
    }
    return pages;
  };
  return {
    queue: await lists(QUEUE, 'reason', REASONS),
    column: await lists(COLUMN, 'stage', STAGES),
    counts: all.map((clientId) => asked(fixture, COUNTS, { clientId })),
    timelines: (await someIds(fixture, timed)).map((id) =>
      asked(fixture, TIMELINE, { id: toGlobalId('Candidate', id) }),
    ),
  };
}

/** Ids from all over the list. */
async function someIds(fixture: Fixture, count: number): Promise<string[]> {
  const { totalPages } = JSON.parse(await answerTo(restPage(fixture, { pageSize: MANY }))) as { totalPages: number };
  const pages = Math.min(totalPages, Math.ceil(count / 10));
  const ids: string[] = [];
  for (let index = 0; index < pages; index++) {
    const page = 1 + Math.floor((index * totalPages) / pages);
    const { data } = JSON.parse(await answerTo(restPage(fixture, { pageSize: MANY, page }))) as {
      data: { id: string }[];
    };
    ids.push(...data.slice(0, Math.ceil(count / pages)).map(({ id }) => id));
  }
  return ids;
}

/** Changes whom the queue lists, so that no count is remembered; another way each time. */
export async function changeStanding(fixture: Fixture, turn: number): Promise<void> {
  const query = '{ candidates(first: 1, filter: { stages: [FILLING] }) { edges { node { id } } } }';
  const { data } = JSON.parse(await answerTo(asked(fixture, query))) as {
    data: { candidates: { edges: { node: { id: string } }[] } };
  };
  const candidateIds = data.candidates.edges.map(({ node }) => node.id);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString().slice(0, 10);
  const input = { selection: { candidateIds }, dueOn: turn % 2 === 0 ? tomorrow : null };
  await answerTo(asked(fixture, DATES, { input }));
}
