/** The mails after a change of a candidate are queued once, whatever a crash, another gateway or the queue itself does. */
import mongoose, { Types } from 'mongoose';
import { startMailStory, type MailStory } from '../../../test/mailStory.js';
import type { Change } from '../changes/change.js';
import type { CandidateRecord } from './candidatesModel.js';

let story: MailStory;
beforeAll(async () => {
  story = await startMailStory();
});
beforeEach(async () => {
  await services().mail.deliverDue();
  await jobs().deleteMany({});
  story.mailServer.received.length = 0;
});
afterEach(() => story.server.setNow(null));
afterAll(() => story.stop());

const services = () => story.server.services;
const jobs = () => mongoose.connection.collection('jobs');
async function recipients() {
  await services().mail.deliverDue();
  return story.mailServer.received.map(({ to }) => to).toSorted();
}
async function finished(viewer = story.client.viewer) {
  const candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] }, viewer);
  const self = await story.signIn(candidate);
  await services().candidates.ownForm.finish(self.viewer, {});
  return { candidate, id: candidate._id.toString(), self: self.viewer };
}

/** What a gateway does that was told of the same change, and has not read yet that its mail is queued. */
async function tellAgain(entityId: string, action: Change['action'], mailDue: string) {
  await mongoose.connection
    .collection('candidates')
    .updateOne({ _id: new Types.ObjectId(entityId) }, { $set: { mailDue } });
  await services().changes.repeat({ entity: 'candidate', entityId, action });
}

it('a reopening that two gateways tell of is one mail; another reopening is another one', async () => {
  const { candidate, id, self } = await finished();
  await services().candidates.reopen(story.client.viewer, id, {});
  await tellAgain(id, 'reopen', 'reopening');
  expect(await recipients()).toEqual([candidate.email]);
  await services().candidates.ownForm.finish(self, {});
  await services().candidates.reopen(story.client.viewer, id, {});
  expect(await recipients()).toEqual([candidate.email, candidate.email]);
});

it('the mail of a second occasion stays due when the first one’s is settled meanwhile', async () => {
  const { id, self } = await finished();
  const { candidates } = services();
  const due = (name: string, $set: object = {}) => {
    const stored = mongoose.connection.collection('candidates');
    return stored.updateOne({ _id: new Types.ObjectId(id) }, { $set: { mailDue: name, ...$set } });
  };
  const read = () => candidates.get(story.admin.viewer, id);
  const settled = async (first: CandidateRecord) => {
    await candidates.settleMail(first);
    return (await read()).mailDue;
  };
  const reopened = async () => {
    await candidates.reopen(story.client.viewer, id, {});
    await due('reopening');
    return read();
  };
  const first = await reopened();
  await candidates.ownForm.finish(self, {});
  const second = await reopened();
  expect(await settled(first)).toBe('reopening');
  expect(await settled(second)).toBeNull();

  await candidates.ownForm.finish(self, {});
  await candidates.ownForm.corrections.request(self, { message: 'Errei o nome.' });
  await due('correctionRequest');
  const request = await read();
  await due('correctionRequest', { 'correctionRequest.at': new Date(0) });
  expect(await settled(request)).toBe('correctionRequest');
  expect(await settled(await read())).toBeNull();
});

it('a request for a correction that two gateways tell of is one mail', async () => {
  const { id, self } = await finished();
  await services().candidates.ownForm.corrections.request(self, { message: 'Errei o nome.' });
  await tellAgain(id, 'requestCorrection', 'correctionRequest');
  expect(await recipients()).toEqual([story.client.viewer.email]);
});

it('of several administrators each hears once, although the mail to one of them could not be queued at first', async () => {
  const { self } = await finished(story.admin.viewer);
  const users = mongoose.connection.collection('users');
  const admin = await users.findOne({ email: story.admin.viewer.email });
  const other = { ...admin, _id: new Types.ObjectId(), email: 'outra@esteira.local' };
  await users.insertOne(other);
  const start = Date.now();
  // The database refuses a second mail of a kind meanwhile.
  const oneOfEachKind = await jobs().createIndex({ detail: 1 }, { unique: true });
  try {
    const request = services().candidates.ownForm.corrections.request(self, { message: 'Errei o nome.' });
    await expect(request).rejects.toThrow('could not be queued');
  } finally {
    await jobs().dropIndex(oneOfEachKind);
  }
  story.server.setNow(new Date(start + 2 * 60_000));
  await services().changes.finishPending();
  expect(await recipients()).toEqual([story.admin.viewer.email, other.email].toSorted());
  await users.deleteOne({ _id: other._id });
});
