/**
 * What everybody may forget who adds a model of something that belongs to a candidate: an index by candidate, and that nothing
 * of it stays behind when the candidate goes. Models are found by their property `candidateId`, so that none has to be named.
 */
import mongoose, { Types, type Model } from 'mongoose';
import { startCandidateStory, type CandidateStory } from './candidates.js';

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(() => story.stop());

const models: [string, Model<unknown>][] = Object.entries(mongoose.models).filter(([, { schema }]) =>
  schema.path('candidateId'),
);

/** What records hold beside the candidate, where indexes or reactions want it. */
const properties: Partial<Record<string, () => object>> = {
  ImportResult: () => ({ importId: new Types.ObjectId(), row: 2 }),
  // Each is somebody's, who is told that their list has changed.
  Notification: () => ({ userId: new Types.ObjectId() }),
};

/** Stores a record that names the candidate, with nothing else than what the schema gives by itself. */
async function storeOneOf(name: string, model: Model<unknown>, candidateId: Types.ObjectId): Promise<Types.ObjectId> {
  const record = new model({ candidateId, ...properties[name]?.() }).toObject<{ _id: Types.ObjectId }>();
  await model.collection.insertOne(record);
  return record._id;
}

const left = (model: Model<unknown>, candidateId: Types.ObjectId) => model.collection.countDocuments({ candidateId });

it('finds the models by their property', () => {
  expect(models.map(([name]) => name)).toEqual(expect.arrayContaining(['CandidateNote', 'Document', 'Notification']));
});

describe.each(models)('%s', (name, model) => {
  it('has an index that begins with the candidate', () => {
    expect(model.schema.indexes().map(([key]) => Object.keys(key)[0])).toContain('candidateId');
  });

  it('leaves nothing behind when the candidate is deleted', async () => {
    const { _id } = await story.register();
    await storeOneOf(name, model, _id);
    expect(await left(model, _id)).toBeGreaterThan(0);
    await story.server.services.candidates.remove(story.admin.viewer, _id.toString());
    expect(await left(model, _id)).toBe(0);
  });

  it('keeps everything when the deletion of the candidate fails half-way', async () => {
    const { server } = story;
    const { _id } = await story.register();
    const stored = await storeOneOf(name, model, _id);
    const deletion = { entity: 'candidate', entityId: _id.toString(), action: 'delete' } as const;
    const cutOff = server.services.changes.record(null, deletion, () =>
      Promise.reject(new Error('the database is gone')),
    );
    await expect(cutOff).rejects.toThrow('the database is gone');
    server.setNow(new Date(Date.now() + 61_000));
    await server.services.changes.finishPending();
    server.setNow(null);
    expect(await model.collection.countDocuments({ _id: stored, candidateId: _id })).toBe(1);
  });

  it('is cleared by the sweep of what names a candidate who is gone', async () => {
    const gone = new Types.ObjectId();
    await storeOneOf(name, model, gone);
    await story.server.services.sweep.run();
    expect(await left(model, gone)).toBe(0);
  });
});
