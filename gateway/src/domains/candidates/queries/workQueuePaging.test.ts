/** Paging through the work queue by cursors while candidates come into it and leave it: none twice, none left out. */
import { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { insertCandidates } from '../../../../test/insertedCandidates.js';
import { describeChangedLists, ENTRIES, numbers, recordReader } from '../../../../test/changedLists.js';
import { removeAllCandidates } from '../../../../test/keptCounts.js';
import { storedStanding } from '../standing/standingWrite.js';

const HOUR_MS = 60 * 60_000;
const NOW = new Date('2026-11-20T15:00:00Z');

let story: CandidateStory;
let serial = 0;
beforeAll(async () => {
  story = await startCandidateStory();
});
beforeEach(() => story.server.setNow(NOW));
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

/** A candidate who has been complete for some hours, and waits to be confirmed unless told otherwise. */
async function completed(hours: number, { client = story.client, isConfirmed = false } = {}) {
  serial += 1;
  const completedAt = new Date(NOW.getTime() - hours * HOUR_MS);
  const record = { status: 'complete' as const, createdAt: completedAt, consent: null, completedAt, isConfirmed };
  await insertCandidates(story.server.services, [
    {
      clientId: new Types.ObjectId(client.viewer.clientId ?? ''),
      name: 'Pessoa',
      email: `p${serial}@exemplo.com`,
      accessToken: `token-${serial}`,
      passwordSealed: 'sealed',
      updatedAt: completedAt,
      ...record,
      ...storedStanding(record, NOW, completedAt),
    },
  ]);
}

const listAs = (role: 'admin' | 'client') => async () => {
  const { candidates, confirmations } = story.server.services;
  await removeAllCandidates();
  // Many wait since one moment, and those who are confirmed lie between them.
  for (const index of numbers(0, ENTRIES)) {
    await completed(100 + (index % 3));
    await completed(100 + (index % 3), { isConfirmed: true });
  }
  if (role === 'client') await completed(101, { client: story.otherClient });
  let [longest, shortest] = [102, 100];
  return {
    read: recordReader((page) =>
      candidates.admissionLists.queue(story[role].viewer, { page, filter: { attention: 'unconfirmed' } }),
    ),
    async add() {
      await completed((longest += 1));
      await completed((shortest -= 1));
    },
    async remove(candidateId: string) {
      await confirmations.confirm(story.client.viewer, { candidateId });
    },
  };
};

describeChangedLists({
  'the work queue of an administrator': listAs('admin'),
  'the work queue of a client': listAs('client'),
});
