/** What the database does for the queue of documents and for lists filtered by them: it reads the page, and sorts nothing. */
import { Types } from 'mongoose';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { insertCandidates } from '../../../test/insertedCandidates.js';
import { explained, takeReads, watchCommands, type SentCommand } from '../../../test/sentCommands.js';
import { connectionFromPage, pageRequestFromConnectionArgs } from '../../lib/pages.js';
import { candidateSorts } from '../candidates/candidatesInput.js';
import { documentText } from '../fields/values/documentValues.js';
import { DocumentModel, queueKeyOf } from './documentsModel.js';

const WAITING = 300;
const JUDGED = 600;
const SIZE = 20;

let story: DocumentStory;
let sent: SentCommand[];
const states = ['missing', 'waiting', 'refused', 'approved'] as const;
/** What a candidate in a state holds, so that a refresh of what is stored leaves the state as it is. */
const valuesIn = (state: (typeof states)[number]) => {
  const value = { id: new Types.ObjectId().toString(), on: '2026-05-10', reason: '' };
  return state === 'missing' ? {} : { rg: documentText({ ...value, state: state === 'waiting' ? 'sent' : state }) };
};

beforeAll(async () => {
  story = await startDocumentStory();
  sent = await watchCommands(story.server);
  const clientId = new Types.ObjectId(story.client.viewer.clientId ?? '');
  await DocumentModel.collection.insertMany(
    Array.from({ length: WAITING + JUDGED }, (_, index) => {
      const [version, sentAt] = [1 + (index % 3), new Date(Date.UTC(2026, 0, 1, index % 24, index % 7))];
      const isWaiting = index < WAITING;
      return {
        ...{
          _id: new Types.ObjectId(),
          candidateId: new Types.ObjectId(),
          clientId,
          fieldKey: 'rg',
          version,
          pages: [],
          sentAt,
          isWaiting,
        },
        ...{
          state: (isWaiting ? 'sent' : 'approved') as never,
          hasCounted: true,
          queueKey: queueKeyOf({ version, sentAt }),
        },
      } as never;
    }),
  );
  await insertCandidates(
    story.server.services,
    Array.from({ length: 400 }, (_, index) => ({
      values: valuesIn(states[index % 4] ?? 'missing') as never,
      ...{ clientId, name: `Pessoa ${index % 4}`, email: `p${index}@exemplo.com`, accessToken: `t-${index}` },
      ...{ passwordSealed: 'x', status: index % 3 ? 'complete' : 'in_progress', isConfirmed: index % 2 === 0 },
      ...{ progress: (index % 3) * 50, documentsState: states[index % 4] },
      ...{ createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 5))), updatedAt: new Date() },
    })),
  );
});
afterAll(() => story.stop());

const findsOf = (collection: string) => takeReads(sent, collection).filter(({ name }) => name === 'find');

describe.each(['admin', 'client'] as const)('the queue of the %s', (role) => {
  const read = async (after?: string) => {
    const page = pageRequestFromConnectionArgs({ first: SIZE, after });
    return connectionFromPage(await story.server.services.documents.toReview(story[role].viewer, { page }));
  };

  it('holds what waits once each, those sent again first', async () => {
    const seen: { id: string; queueKey: string }[] = [];
    let page = await read();
    expect(page.totalCount).toBe(WAITING);
    for (;;) {
      seen.push(...page.edges.map(({ node }) => ({ id: node._id.toString(), queueKey: node.queueKey })));
      if (!page.pageInfo.hasNextPage) break;
      page = await read(page.pageInfo.endCursor ?? '');
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(WAITING);
    const order = seen.map(({ queueKey }) => queueKey);
    expect(order).toEqual(order.toSorted());
    expect(order[0]?.startsWith('0')).toBe(true);
  });

  it('reads its page alone, in the order of an index', async () => {
    const first = await read();
    sent.length = 0;
    await read(first.pageInfo.endCursor ?? '');
    const finds = findsOf('documents');
    expect(finds.length).toBeGreaterThan(0);
    for (const find of finds) {
      const { plan, documents } = await explained(find);
      expect(plan).not.toMatch(/"stage":"(?:SORT|COLLSCAN)"/);
      expect(documents).toBeLessThanOrEqual(SIZE + 1);
    }
  });
});

test('the queue of all clients reads its page alone, too, where a field is asked in some of them', async () => {
  const { customFields, documents } = story.server.services;
  const [field] = (await customFields.list(story.admin.viewer)).filter(({ key }) => key === 'rg');
  const limit = (clientIds: string[] | null) =>
    customFields.update(story.admin.viewer, field?._id.toString() ?? '', { clientIds });
  await limit([story.client.viewer.clientId ?? '']);
  const page = pageRequestFromConnectionArgs({ first: SIZE });
  sent.length = 0;
  expect((await documents.toReview(story.admin.viewer, { page })).totalCount).toBe(WAITING);
  for (const find of findsOf('documents')) {
    const { plan, documents: read } = await explained(find);
    expect(plan).not.toMatch(/"stage":"(?:SORT|COLLSCAN)"/);
    expect(read).toBeLessThanOrEqual(SIZE + 1);
  }
  await limit([story.otherClient.viewer.clientId ?? '']);
  expect((await documents.toReview(story.admin.viewer, { page })).totalCount).toBe(0);
  await limit(null);
});

test.each(candidateSorts)('candidates whose documents wait, in the order %s', async (sort) => {
  for (const role of ['admin', 'client'] as const) {
    const page = pageRequestFromConnectionArgs({ first: SIZE });
    sent.length = 0;
    const filter = { documentsState: 'waiting' as const };
    const list = await story.server.services.candidates.list(story[role].viewer, { page, filter, sort });
    expect([list.totalCount, list.items.length]).toEqual([100, SIZE]);
    expect(list.items.every(({ documentsState }) => documentsState === 'waiting')).toBe(true);
    const finds = findsOf('candidates');
    expect(finds.length).toBeGreaterThan(0);
    for (const find of finds) {
      const { plan } = await explained(find);
      expect(plan).not.toMatch(/"stage":"COLLSCAN"/);
      if (role === 'admin') expect(plan).not.toMatch(/"stage":"SORT"/);
    }
  }
});
