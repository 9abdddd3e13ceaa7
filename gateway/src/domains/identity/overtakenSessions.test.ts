/** Sessions that an account must not keep: one that is opened as the account goes off, and those of an account whose end is cut off. */
import { jest } from '@jest/globals';
import mongoose, { Types } from 'mongoose';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../test/candidates.js';

const CRASH = 'the process ends here';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterEach(() => {
  jest.restoreAllMocks();
  story.server.setNow(null);
});
afterAll(() => story.stop());

const services = () => story.server.services;
const sessions = () => mongoose.connection.collection('sessions');
const sessionsOf = (userId: string) => sessions().countDocuments({ subjectId: new Types.ObjectId(userId) });

it('a sign-in that the switching off of its account overtakes leaves no session for when it is on again', async () => {
  const { userId, clientId } = story.client.viewer;
  const switched = (active: boolean) => services().clients.update(story.admin.viewer, clientId ?? '', { active });
  const insert = sessions().insertOne.bind(sessions());
  jest.spyOn(sessions(), 'insertOne').mockImplementationOnce(async (...values) => {
    await switched(false);
    return insert(...values);
  });
  const credentials = { email: story.client.viewer.email, password: 'segredo-da-empresa' };
  await expect(services().identity.signIn(credentials, testOrigin)).rejects.toMatchObject({ code: 'INACTIVE_ACCOUNT' });
  await switched(true);
  expect(await sessionsOf(userId)).toBe(0);
});

it('a user who goes with the client takes all sessions along, also where a crash comes in between', async () => {
  const { userId, clientId } = story.otherClient.viewer;
  expect(await sessionsOf(userId)).toBe(1);
  jest.spyOn(sessions(), 'deleteMany').mockRejectedValueOnce(new Error(CRASH));
  await expect(services().clients.delete(story.admin.viewer, clientId ?? '')).rejects.toThrow(CRASH);
  story.server.setNow(new Date(Date.now() + 2 * 60_000));
  await services().sweep.run();
  expect(await mongoose.connection.collection('users').countDocuments({ _id: new Types.ObjectId(userId) })).toBe(0);
  expect(await sessionsOf(userId)).toBe(0);
});
