/** Paging through a person's notifications by cursors while others come and go: none twice, none left out. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { describeChangedLists, ENTRIES, numbers, recordReader } from '../../../test/changedLists.js';
import {
  deleteOfCandidate,
  NotificationModel,
  storeNotification,
  type NotificationRecord,
} from './notificationsModel.js';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 7, 4, 15);

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

/** One about a candidate of its own, and beside it what the list has no place for: another person's, and one for a mail alone. */
async function told(minute: number) {
  const at = new Date(START + minute * MINUTE_MS);
  const lasting = { at, isDigestDue: false, expiresAt: new Date(START + 1e9) };
  const event = () => ({ candidateId: new Types.ObjectId(), eventId: new Types.ObjectId(), kind: 'complete' as const });
  const [userId, other] = [story.client, story.otherClient].map(({ viewer }) => new Types.ObjectId(viewer.userId));
  if (!userId || !other) throw new Error('the story has two clients');
  await storeNotification({ userId, inProduct: true, ...lasting, ...event() });
  await storeNotification({ userId, inProduct: false, ...lasting, ...event() });
  await storeNotification({ userId: other, inProduct: true, ...lasting, ...event() });
}

describeChangedLists({
  async notifications() {
    await NotificationModel.deleteMany({});
    // Many happen at one moment.
    for (const index of numbers(0, ENTRIES)) await told(index % 3);
    let [earliest, latest] = [0, 2];
    return {
      read: recordReader((page) => story.server.services.notifications.list(story.client.viewer, page)),
      // One of an event that was told late stands among the older ones.
      async add() {
        await told((earliest -= 1));
        await told((latest += 1));
      },
      async remove(id) {
        const found = await NotificationModel.findById(id).lean<NotificationRecord | null>();
        if (!found) throw new Error('no such notification');
        await deleteOfCandidate(found.candidateId);
      },
    };
  },
});
