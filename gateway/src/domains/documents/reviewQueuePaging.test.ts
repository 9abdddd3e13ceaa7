/** Paging through the documents to judge by cursors while some are sent and others judged: none twice, none left out. */
import { Types } from 'mongoose';
import { describeChangedLists, ENTRIES, numbers, recordReader } from '../../../test/changedLists.js';
import { startDocumentStory, type DocumentStory } from '../../../test/documents.js';
import { changeDocument, DocumentModel, insertDocument, queueKeyOf, type StoredDocument } from './documentsModel.js';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 7, 4, 15);

let story: DocumentStory;
beforeAll(async () => {
  story = await startDocumentStory();
});
afterAll(() => story.stop());

/** Stores a candidate's document as its sending does, the first one or one that was sent again; it waits unless told. */
async function sent(
  minute: number,
  {
    client = story.client,
    version = 1,
    isWaiting = true,
  }: { client?: DocumentStory['client'] } & Partial<StoredDocument> = {},
) {
  const sentAt = new Date(START + minute * MINUTE_MS);
  await insertDocument({
    ...{ _id: new Types.ObjectId(), candidateId: new Types.ObjectId(), fieldKey: 'rg', version, pages: [] },
    ...{
      clientId: new Types.ObjectId(client.viewer.clientId ?? ''),
      state: isWaiting ? 'sent' : 'approved',
      isWaiting,
    },
    ...{ sentAt, queueKey: queueKeyOf({ version, sentAt }), expiresOn: null, replaces: null, hasCounted: true },
    ...{ judgedAt: null, judgedById: null, judgedByName: null, reason: null, pendingSince: null },
    ...{ isMailDue: false, mailedAt: null, isUnread: false, printSealed: null },
  });
}

const listAs = (role: 'admin' | 'client') => async () => {
  const { documents } = story.server.services;
  await DocumentModel.deleteMany({});
  // Many are sent at one moment, those that are sent again before the others; those that were judged lie between them.
  for (const index of numbers(0, ENTRIES)) {
    await sent(index % 3, { version: index < 5 ? 2 : 1 });
    await sent(index % 3, { isWaiting: false });
  }
  if (role === 'client') await sent(1, { client: story.otherClient });
  let [earliest, latest] = [0, 2];
  return {
    read: recordReader((page) => documents.toReview(story[role].viewer, { page })),
    async add() {
      await sent((earliest -= 1), { version: 2 });
      await sent((latest += 1));
    },
    async remove(id: string) {
      await changeDocument({ _id: new Types.ObjectId(id), isWaiting: true }, { state: 'approved', isWaiting: false });
    },
  };
};

describeChangedLists({
  'the queue of an administrator': listAs('admin'),
  'the queue of a client': listAs('client'),
});
