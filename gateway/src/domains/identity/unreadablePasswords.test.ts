/** A password that the server cannot read says nothing about the one that was typed. */
import mongoose from 'mongoose';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../test/candidates.js';
import { createSealer } from '../../auth/seal.js';

/** More than the failures that lock an account. */
const TRIES = 12;

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

it('tries that met a password under another key are no failures of the candidate', async () => {
  const { identity, candidates } = story.server.services;
  const candidate = await story.register();
  const { token, password } = candidates.credentials.read(candidate);
  const store = (passwordSealed: string) =>
    mongoose.connection.collection('candidates').updateOne({ _id: candidate._id }, { $set: { passwordSealed } });
  const { passwordSealed } = candidate;
  await store(createSealer('a-key-that-is-known-here-no-longer-0123456789').seal(password));
  for (let index = 0; index < TRIES; index += 1) {
    await expect(identity.signInCandidate({ token, password }, testOrigin)).rejects.toThrow('sealed with the key');
  }
  await store(passwordSealed);
  await expect(identity.signInCandidate({ token, password }, testOrigin)).resolves.toMatchObject({
    token: expect.any(String),
  });
});
