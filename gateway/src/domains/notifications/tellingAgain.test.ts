/** Telling the staff of events while these change, after a process has ended in between, and of candidates who are gone. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { readChangeCounters, notificationsTopic } from '../../cache/changeCounters.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  // The tests tell when events are copied and told.
  await services().candidates.events.stop();
  await services().notifications.stop();
});
afterEach(async () => {
  await tell();
  await mongoose.connection.collection('notifications').deleteMany({});
});
afterAll(() => story.stop());

const services = () => story.server.services;
async function tell() {
  await services().candidates.events.copyPending();
  return services().notifications.tellPending();
}
async function finished(): Promise<CandidateRecord> {
  const candidate = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  const { viewer } = await story.signIn(candidate);
  await services().candidates.ownForm.finish(viewer, { fields: [{ key: 'cidade', value: 'Olinda' }] });
  return candidate;
}
const kindsOf = ({ _id }: CandidateRecord) =>
  mongoose.connection.collection('notifications').distinct('kind', { candidateId: _id });
/** How often the bells of the company's user and of the administrator were told that they count something else. */
async function bells() {
  const topics = [story.client, story.admin].map(({ viewer }) => notificationsTopic(viewer.userId));
  const counts = await readChangeCounters(topics);
  return topics.map((topic) => counts.get(topic) ?? 0);
}

test('an event that becomes a change of confirmed data while it is told is told as that as well', async () => {
  const { candidates } = services();
  const candidate = await finished();
  await candidates.events.copyPending();
  const exists = candidates.exists.bind(candidates);
  // As by a confirmation at another gateway, which was written while the form was finished.
  const asking = jest.spyOn(candidates, 'exists').mockImplementation(async (id) => {
    asking.mockRestore();
    const changes = await candidates.events.changesSince(candidate._id, new Date(0));
    await candidates.events.tellAsAfterConfirmation(changes.filter(({ kind }) => kind === 'finished'));
    return exists(id);
  });
  await tell();
  expect(await tell()).toBe(1);
  expect((await kindsOf(candidate)).toSorted()).toEqual(['changed_after_confirmation', 'complete']);
  expect(await tell()).toBe(0);
});

test('the bells are told of what a process has stored that ended before it could tell them', async () => {
  const candidate = await finished();
  await tell();
  const before = await bells();
  const own = { candidateId: candidate._id, kind: 'finished' };
  await mongoose.connection.collection('candidateEvents').updateMany(own, { $set: { untold: true } });
  await tell();
  const after = await bells();
  expect(after.every((count, index) => count > before[index]!)).toBe(true);
  expect(await kindsOf(candidate)).toEqual(['complete']);
});

test('the bells are told that a deleted candidate is counted no more', async () => {
  const candidate = await finished();
  await tell();
  const before = await bells();
  await services().candidates.remove(story.client.viewer, candidate._id.toString());
  expect(await services().notifications.unread(story.admin.viewer)).toBe(0);
  expect(await bells()).toEqual(before.map((count) => count + 1));
});
