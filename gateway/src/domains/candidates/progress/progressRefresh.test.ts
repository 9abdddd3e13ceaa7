import { jest } from '@jest/globals';
import mongoose, { Types } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import type { FieldCatalogue } from '../../fields/values/recordCatalogue.js';
import { CandidateModel } from '../candidatesModel.js';
import { countsForProgress, refreshStoredProgress } from './progressRefresh.js';

let story: CandidateStory;
/** By the first, the candidates below have answered three of four questions; by the other, all three. */
let withCity: FieldCatalogue;
let withoutCity: FieldCatalogue;

beforeAll(async () => {
  story = await startCandidateStory();
  // No runs but those of the test.
  await story.server.services.candidates.stop();
  withCity = await story.server.services.customFields.catalogue('candidate');
  withoutCity = { ...withCity, fields: withCity.fields.filter(({ key }) => key !== 'cidade') };
  const template = await CandidateModel.findById(
    (await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] }))._id,
  ).lean();
  await CandidateModel.collection.insertMany(
    Array.from({ length: 249 }, (_, copy) => ({
      ...template,
      ...{ _id: new Types.ObjectId(), email: `copia${copy}@exemplo.com`, accessToken: `copia-${copy}` },
    })),
  );
});
afterAll(() => story.stop());

const refresh = (catalogue: FieldCatalogue, isOutdated = () => false) => refreshStoredProgress(catalogue, isOutdated);
const storedProgress = async () => (await CandidateModel.distinct('progress')).toSorted();
const spoil = () => CandidateModel.collection.updateMany({}, { $set: { progress: 1 } });

it('brings everybody up to date when the fields have changed', async () => {
  await refresh(withCity);
  expect(await storedProgress()).toEqual([75]);
  await refresh(withoutCity);
  expect(await storedProgress()).toEqual([100]);
});

it('does nothing while nothing that progress depends on has changed', async () => {
  await refresh(withCity);
  await spoil();
  await refresh({ ...withCity, fields: withCity.fields.map((field) => ({ ...field, label: 'Outro' })).toReversed() });
  expect(await storedProgress()).toEqual([1]);
});

it('goes no further once a newer run follows, and does what is left the next time', async () => {
  await refresh(withoutCity);
  await refresh(withCity, () => true);
  expect(await storedProgress()).toEqual([100, 75].toSorted());
  await refresh(withCity);
  expect(await storedProgress()).toEqual([75]);
});

it('recomputes what a run that ended early has changed, when the fields are again as they were before it', async () => {
  await refresh(withCity);
  await refresh(withoutCity, () => true);
  await refresh(withCity);
  expect(await storedProgress()).toEqual([75]);
});

it('gives way to a run of another process, whose fields are the newer ones', async () => {
  await refresh(withCity);
  await spoil();
  let newer: Promise<void> | undefined;
  await refresh(withoutCity, () => {
    newer ??= refresh(withCity);
    return false;
  });
  await newer;
  expect(await storedProgress()).toEqual([75]);
  await refresh(withoutCity);
  expect(await storedProgress()).toEqual([100]);
});

it('recomputes a record that was written between two changes of a field that take each other back', async () => {
  const { customFields, candidates } = story.server.services;
  const { viewer } = story.admin;
  const city = (await customFields.list(viewer, { target: 'candidate' })).find(({ key }) => key === 'cidade');
  const setActive = (active: boolean) => customFields.update(viewer, city?._id.toString() ?? '', { active });
  await candidates.refreshProgress();
  await setActive(false);
  const { _id } = await story.register({ fields: [{ key: 'cpf', value: '52998224725' }] });
  await setActive(true);
  await candidates.refreshProgress();
  expect((await candidates.get(viewer, _id.toString())).progress).toBe(75);
});

it.each([
  ['active', true],
  ['clientIds', true],
  ['condition', true],
  ['required', true],
  ['documentOptions', true],
  ['canEdit', true],
  ['label', false],
  ['order', false],
  ['section', false],
])('a change of the property %s asks for a run: %s', (property, asks) => {
  const change = { entity: 'customField', entityId: 'x', action: 'update', fields: [property] } as const;
  expect(countsForProgress(change)).toBe(asks);
});

it('is asked for by the sweep where the deletion of a field fails behind the rights of its key', async () => {
  const { customFields, candidates, sweep } = story.server.services;
  const { viewer } = story.admin;
  await candidates.refreshProgress();
  const lastRun = () => mongoose.connection.collection('progressRuns').findOne({});
  expect(await lastRun()).toHaveProperty('rules');
  const city = (await customFields.list(viewer, { target: 'candidate' })).find(({ key }) => key === 'cidade');
  const fields = mongoose.connection.collection('customFields');
  jest.spyOn(fields, 'deleteOne').mockRejectedValueOnce(new Error('the database gave no answer'));
  await expect(customFields.delete(viewer, city?._id.toString() ?? '')).rejects.toThrow('no answer');
  story.server.setNow(new Date(Date.now() + 61_000));
  await sweep.run();
  story.server.setNow(null);
  expect(await lastRun()).not.toHaveProperty('rules');
});
