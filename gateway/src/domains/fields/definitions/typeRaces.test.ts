/** A field gets another type while somebody answers it. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

const services = () => story.server.services;

/** Changes the type of a field, with something happening between the look at its values and the write. */
async function retyped(type: 'number' | 'file', meanwhile: () => Promise<unknown>) {
  const { customFields } = services();
  const field = (await customFields.list(story.admin.viewer)).find(({ key }) => key === 'cidade')!;
  const fields = mongoose.connection.collection('customFields');
  const write = fields.findOneAndUpdate.bind(fields) as (...values: unknown[]) => Promise<null>;
  jest.spyOn(fields, 'findOneAndUpdate').mockImplementationOnce(async (...values: unknown[]) => {
    await meanwhile();
    return write(...values);
  });
  const update = customFields.update(story.admin.viewer, field._id.toString(), { type });
  return { update, present: () => customFields.get(story.admin.viewer, field._id.toString()) };
}

test.each(['number', 'file'] as const)('to one that cannot read the answer (%s): it keeps its own', async (type) => {
  const id = (await story.register())._id.toString();
  const answer = { fields: [{ key: 'cidade', value: 'Recife' }] };
  const { update, present } = await retyped(type, () => services().candidates.update(story.client.viewer, id, answer));
  await expect(update).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await present()).toMatchObject({ type: 'text', format: null, documentOptions: null });
  await services().candidates.remove(story.admin.viewer, id);
});

test('to one that can: it has the new one', async () => {
  const id = (await story.register())._id.toString();
  const answer = { fields: [{ key: 'cidade', value: '12' }] };
  const { update, present } = await retyped('number', () =>
    services().candidates.update(story.client.viewer, id, answer),
  );
  await update;
  expect(await present()).toMatchObject({ type: 'number' });
});
