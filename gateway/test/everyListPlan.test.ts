/**
 * What the database does for each list that has pages, found in the schema: it reads the page beside a cursor in the order of an
 * index, and hardly more. Orders and filters that a list has beside these have tests of their own where they are decided.
 */
import { cnpj } from 'cpf-cnpj-validator';
import { isObjectType } from 'graphql';
import { Types } from 'mongoose';
import type { UserViewer } from '../src/auth/viewer.js';
import { CandidateEventModel } from '../src/domains/candidates/events/candidateEventsModel.js';
import { CandidateModel } from '../src/domains/candidates/candidatesModel.js';
import { ClientModel } from '../src/domains/clients/clientsModel.js';
import { ConfirmationModel } from '../src/domains/confirmations/confirmationsModel.js';
import { DocumentModel, queueKeyOf } from '../src/domains/documents/documentsModel.js';
import { insertSession } from '../src/domains/identity/sessionsModel.js';
import { resultOf } from '../src/domains/imports/run/rowResults.js';
import { storeResults } from '../src/domains/imports/stored/importResultsModel.js';
import { JobModel } from '../src/domains/jobs/jobsModel.js';
import { NotificationModel } from '../src/domains/notifications/notificationsModel.js';
import { toGlobalId } from '../src/lib/globalId.js';
import { buildSchema } from '../src/transports/graphql/schema.js';
import { numbers } from './changedLists.js';
import { startDocumentStory, type DocumentStory } from './documents.js';
import { insertCandidates } from './insertedCandidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from './sentCommands.js';

const ENTRIES = 60;
const SIZE = 5;
const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 7, 3, 12);
/** Entries that have one moment in common, so that the order needs the index for what comes after it. */
const SAME = 3;
const moment = (entry: number) => new Date(START + (entry % (ENTRIES / SAME)) * MINUTE_MS);

let story: DocumentStory;
let sent: SentCommand[];
let candidateId: Types.ObjectId;
/** Global ids of what the lists within a record are asked of. */
const ids = { candidate: '', client: '', import: '' };

interface List {
  /** Asks for the list; `$after` and `$first` are its variables, `$id` what it is a list of. */
  query: string;
  of?: keyof typeof ids;
  /** What its page is read from; null where it is made of what the gateway holds in memory. */
  collection: string | null;
  /** The count passes all entries of the list, which are few. */
  countPassesAll?: boolean;
}

const PAGE = 'pageInfo { endCursor } edges { node { id } }';
const ROWS = 'pageInfo { endCursor } edges { node { row } }';
/** Each field of the schema that has `first`, by type and name. */
const lists: Record<string, List> = {
  'Query.candidates': { query: `candidates(first: $first, after: $after) { ${PAGE} }`, collection: 'candidates' },
  'Query.attention': {
    query:
      'attention(reason: NO_ANSWER, first: $first, after: $after) { pageInfo { endCursor } edges { node { reason } } }',
    collection: 'candidates',
  },
  'Query.candidatesByAnswer': {
    query: 'candidatesByAnswer(text: "Recife", first: $first) { candidate { id } }',
    collection: 'candidates',
  },
  'Query.clients': { query: `clients(first: $first, after: $after) { ${PAGE} }`, collection: 'clients' },
  'Query.confirmations': {
    query: `confirmations(clientId: $id, first: $first, after: $after) { ${PAGE} }`,
    of: 'client',
    collection: 'candidateconfirmations',
  },
  'Query.notifications': {
    query: `notifications(first: $first, after: $after) { ${PAGE} }`,
    collection: 'notifications',
  },
  'Query.failedJobs': { query: `failedJobs(first: $first, after: $after) { ${PAGE} }`, collection: 'jobs' },
  'Query.documentsToReview': {
    query: `documentsToReview(first: $first, after: $after) { ${PAGE} }`,
    collection: 'documents',
  },
  'Query.candidateImports': {
    query: `candidateImports(first: $first, after: $after) { ${PAGE} }`,
    collection: 'imports',
  },
  'CandidateImport.rows': {
    query: `candidateImport(id: $id) { rows(first: $first, after: $after) { ${ROWS} } }`,
    of: 'import',
    collection: null,
  },
  'CandidateImport.results': {
    query: `candidateImport(id: $id) { results(first: $first, after: $after) { ${ROWS} } }`,
    of: 'import',
    collection: 'importResults',
  },
  'Candidate.events': {
    query: `node(id: $id) { ... on Candidate { events(first: $first, after: $after) { pageInfo { endCursor } edges { node { kind } } } } }`,
    of: 'candidate',
    collection: 'candidateEvents',
    countPassesAll: true,
  },
  'Webhook.deliveries': { query: 'webhooks { deliveries(first: $first) { id } }', collection: 'webhookDeliveries' },
  'Viewer.sessions': { query: 'viewer { sessions(first: $first) { id } }', collection: 'sessions' },
};

beforeAll(async () => {
  story = await startDocumentStory();
  const { services } = story.server;
  const clientId = new Types.ObjectId(story.client.viewer.clientId ?? '');
  const userId = new Types.ObjectId(story.admin.viewer.userId);
  const entries = numbers(0, ENTRIES);
  sent = await watchCommands(story.server);
  await insertCandidates(
    services,
    entries.map((entry) => ({
      ...{ clientId, name: `Pessoa ${entry % 4}`, email: `p${entry}@exemplo.com`, accessToken: `t-${entry}` },
      ...{ passwordSealed: 'x', createdAt: moment(entry), updatedAt: moment(entry) },
      ...{ values: { cidade: 'Recife' } as never, stage: 'filling', stageSince: moment(entry) },
      ...{ attentionReason: 'no_answer', attentionSince: moment(entry) },
    })),
  );
  const candidates = await CandidateModel.find({}, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
  candidateId = candidates[0]?._id ?? new Types.ObjectId();
  ids.candidate = toGlobalId('Candidate', candidateId);
  ids.client = toGlobalId('Client', clientId);
  await ClientModel.insertMany(
    entries.map((entry) => ({
      ...{ name: `Rui ${entry % 4}`, companyName: `Empresa ${entry % 4}`, email: `e${entry}@exemplo.com` },
      ...{ cnpj: cnpj.generate(), searchText: 'rui', active: true, createdAt: moment(entry) },
    })),
  );
  await ConfirmationModel.insertMany(
    candidates.map(({ _id }, entry) => ({
      ...{ candidateId: _id, clientId, candidateName: 'Pessoa', isConfirmed: true },
      ...{ createdAt: moment(entry), updatedAt: moment(entry) },
    })),
  );
  await NotificationModel.insertMany(
    candidates.map(({ _id }, entry) => ({
      ...{ userId, candidateId: _id, kind: 'complete', eventId: new Types.ObjectId(), at: moment(entry) },
      ...{ inProduct: true, isDigestDue: false, expiresAt: new Date(START + 1e12) },
    })),
  );
  await JobModel.insertMany(
    entries.map((entry) => ({
      ...{ kind: 'broken', detail: 'test', attempts: 5, isGivenUp: true, givenUpAt: moment(entry) },
      createdAt: moment(entry),
    })),
  );
  await DocumentModel.insertMany(
    candidates.map(({ _id }, entry) => ({
      ...{ candidateId: _id, clientId, fieldKey: 'rg', version: 1, pages: [], sentAt: moment(entry) },
      ...{ isWaiting: true, state: 'sent', hasCounted: true },
      queueKey: queueKeyOf({ version: 1, sentAt: moment(entry) }),
    })),
  );
  await CandidateEventModel.insertMany(
    entries.map((entry) => ({
      ...{ candidateId, clientId, kind: 'answered', actor: null, at: moment(entry), afterConfirmation: false },
    })),
  );
  const hook = { url: 'https://exemplo.com/', events: ['document.sent'] };
  const { webhook } = await services.webhooks.create(story.admin.viewer, hook);
  for (const entry of entries) {
    await services.webhooks.test(story.admin.viewer, webhook._id.toString());
    await insertSession({
      ...{ _id: new Types.ObjectId(), subjectKind: 'user', subjectId: userId, refreshHash: `hash-${entry}` },
      ...{ previous: null, mustChangePassword: false, passwordGivenAt: null, userAgent: null },
      ...{ createdAt: moment(entry), lastUsedAt: moment(entry), expiresAt: new Date(START + 1e12) },
    });
    await services.imports.begin(story.admin.viewer, null, { rows: [{ name: 'Pessoa' }] });
  }
  const draft = await services.imports.begin(story.admin.viewer, null, {
    rows: entries.map((entry) => ({ name: `Pessoa ${entry}`, email: `linha${entry}@exemplo.com` })),
  });
  ids.import = toGlobalId('CandidateImport', draft._id);
  await storeResults(entries.map((entry) => resultOf(draft, { row: entry + 1 }, { outcome: 'created' })));
});
afterAll(() => story.stop());

test('each list of the schema that has pages is asked here', () => {
  const paged = Object.values(buildSchema().getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ args }) => args.some(({ name }) => name === 'first'))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  expect(paged.toSorted()).toEqual(Object.keys(lists).toSorted());
});

test.each(Object.entries(lists))('%s reads its page in the order of an index', async (_, list) => {
  const { query, of, collection, countPassesAll = false } = list;
  const variables = [
    '$first: Int',
    ...(query.includes('$after') ? ['$after: String'] : []),
    ...(of ? ['$id: ID!'] : []),
  ];
  const read = async (after: string | null) => {
    const given = { first: SIZE, after, ...(of && { id: ids[of] }) };
    const { data, errors } = await story.server.graphql(
      `query (${variables.join(', ')}) { ${query} }`,
      given,
      story.admin.token,
    );
    expect(errors).toBeUndefined();
    return JSON.stringify(data);
  };
  const first = await read(null);
  const [, cursor = null] = /"endCursor":"([^"]+)"/.exec(first) ?? [];
  expect(cursor !== null).toBe(query.includes('$after'));
  // What has no cursors is asked again after a change, as it may be known.
  if (!cursor)
    await story.server.services.candidates.update(story.admin.viewer, candidateId.toString(), { name: 'Outra' });
  sent.length = 0;
  await read(cursor);
  if (collection === null) {
    expect(sent.map((command) => command.collection)).not.toContain('importRows');
    return;
  }
  const reads = takeReads(sent, collection);
  // Records by their ids are read without an order.
  expect(reads.filter(({ command }) => 'sort' in command || 'pipeline' in command || 'hint' in command)).not.toEqual(
    [],
  );
  const plans = await Promise.all(reads.map(explained));
  for (const { plan } of plans) {
    const [chosen] = plan.split('"rejectedPlans"');
    expect(chosen).not.toMatch(/"stage":"(?:SORT|COLLSCAN)"/);
  }
  const pages = plans.filter(({ plan }) => !countPassesAll || !plan.includes('$group'));
  expect(pages.length).toBeGreaterThan(0);
  for (const { documents } of pages) {
    expect(documents).toBeGreaterThanOrEqual(0);
    expect(documents).toBeLessThanOrEqual(SIZE + SAME);
  }
});

describe('the list of those in attention in another order than the queue’s', () => {
  const page = { offset: 0, limit: SIZE };
  const listed = async (attention: 'no_answer' | 'overdue', sort: string, viewer: UserViewer) => {
    sent.length = 0;
    const { items } = await story.server.services.candidates.list(viewer, { page, filter: { attention }, sort });
    const reads = takeReads(sent, 'candidates').filter(({ command }) => 'sort' in command);
    expect(reads).toHaveLength(1);
    return { items, ...(await explained(reads[0]!)) };
  };
  const sorts = ['CREATED_DESC', 'NAME_ASC', 'PROGRESS_ASC', 'STAGE_SINCE_ASC'];
  beforeAll(async () => {
    const some = await CandidateModel.find({}, { clientId: 1 }).sort({ _id: 1 }).limit(SAME);
    const overdue = { stage: 'overdue', attentionReason: 'overdue' } as const;
    for (const { _id, clientId } of some) await CandidateModel.updateOne({ _id, clientId }, { $set: overdue });
  });

  test.each(sorts)('reads no more than these where they are few, by %s', async (sort) => {
    for (const { viewer } of [story.admin, story.client]) {
      const { items, plan, documents } = await listed('overdue', sort, viewer);
      expect(items).toHaveLength(SAME);
      expect(plan).not.toContain('"stage":"COLLSCAN"');
      expect(documents).toBeLessThanOrEqual(SAME);
    }
  });

  test.each(sorts)('reads the page in the order of an index where they are many, by %s', async (sort) => {
    for (const { viewer } of [story.admin, story.client]) {
      const { items, plan, documents } = await listed('no_answer', sort, viewer);
      expect(items).toHaveLength(SIZE);
      expect(plan.split('"rejectedPlans"')[0]).not.toMatch(/"stage":"(?:SORT|COLLSCAN)"/);
      expect(documents).toBeLessThanOrEqual(SIZE + SAME);
    }
  });
});
