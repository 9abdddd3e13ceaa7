/** A change and its event are one write; an event is copied once, by whichever gateway and however often that is tried. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { candidatesTopic, readChangeCounters, allCandidatesTopic } from '../../../cache/changeCounters.js';
import { CandidateModel, type CandidateRecord } from '../candidatesModel.js';
import { CandidateEventModel } from './candidateEventsModel.js';
import { copyPendingEvents, MAX_PENDING } from './eventCopies.js';

let story: CandidateStory;
let candidate: CandidateRecord;
let id: string;
beforeAll(async () => {
  story = await startCandidateStory();
  // What the tests copy, nothing else does.
  await story.server.services.candidates.events.stopCopying();
});
beforeEach(async () => {
  await copyPendingEvents();
  candidate = await story.register();
  id = candidate._id.toString();
});
afterAll(() => story.stop());

const rename = (name: string) => story.server.services.candidates.update(story.admin.viewer, id, { name });
const copied = async () =>
  (await CandidateEventModel.find({ candidateId: candidate._id }).sort({ at: 1, _id: 1 }).lean()).map(
    ({ kind }) => kind,
  );
const stored = () =>
  CandidateModel.findById(id).select('+pendingEvents +eventsPendingSince').lean<{
    pendingEvents?: { kind: string }[];
    eventsPendingSince?: Date;
  }>();

test('a process that ends after the write leaves the event in the record, and the sweep copies it', async () => {
  await rename('Nome Novo');
  expect(await copied()).toEqual([]);
  expect((await stored())?.pendingEvents?.map(({ kind }) => kind)).toEqual(['registered', 'changed']);
  await story.server.services.candidates.events.copyPending();
  expect(await copied()).toEqual(['registered', 'changed']);
  expect(await stored()).not.toHaveProperty('pendingEvents');
  expect(await stored()).not.toHaveProperty('eventsPendingSince');
});

test('a process that ends after the copy, before it is taken out, has copied it once', async () => {
  const before = await stored();
  await copyPendingEvents();
  const { pendingEvents, eventsPendingSince } = before ?? {};
  await CandidateModel.collection.updateOne({ _id: candidate._id }, { $set: { pendingEvents, eventsPendingSince } });
  await copyPendingEvents();
  expect(await copied()).toEqual(['registered']);
});

test('news are passed on by whatever copies them, and nothing else is', async () => {
  const { events } = story.server.services.candidates;
  let timesNotified = 0;
  events.onNewsStored(() => (timesNotified += 1));
  await rename('Nome Novo');
  await events.copyPending();
  expect(timesNotified).toBe(0);

  await story.server.services.confirmations.confirm(story.client.viewer, { candidateId: id });
  await events.copyPending();
  const copies = {
    Sweep: () => events.copyPending(),
    Timeline: () => events.pages([id], { page: { offset: 0, limit: 1 }, includeInternal: true }),
  };
  for (const [name, copy] of Object.entries(copies)) {
    timesNotified = 0;
    await rename(name);
    await copy();
    expect(timesNotified).toBe(1);
  }
});

test('two gateways that copy together, while changes come, copy each event once', async () => {
  await Promise.all([
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => rename(`Pessoa ${letter}`)),
    copyPendingEvents(),
    copyPendingEvents(),
  ]);
  await Promise.all([copyPendingEvents(), copyPendingEvents()]);
  expect(await copied()).toEqual(['registered', ...Array<string>(6).fill('changed')]);
});

test('a record carries a few events at most: the next write copies them first', async () => {
  for (let count = 0; count < MAX_PENDING + 3; count += 1) await rename(`Pessoa ${count}`);
  expect((await stored())?.pendingEvents?.length).toBeLessThanOrEqual(MAX_PENDING);
  await copyPendingEvents();
  expect(await copied()).toHaveLength(MAX_PENDING + 4);
});

test('a change that is refused has no event', async () => {
  const { email } = await story.register();
  const update = story.server.services.candidates.update(story.admin.viewer, id, { email });
  await expect(update).rejects.toMatchObject({ code: 'CONFLICT' });
  await copyPendingEvents();
  expect(await copied()).toEqual(['registered']);
});

test('what is for administrators alone moves no counter of the company, by which it could tell', async () => {
  const own = candidatesTopic(story.client.viewer.clientId ?? '');
  const counted = async () => {
    const counts = await readChangeCounters([allCandidatesTopic, own]);
    return [counts.get(allCandidatesTopic) ?? 0, counts.get(own) ?? 0] as const;
  };
  const { notes } = story.server.services;
  const [all, ofCompany] = await counted();
  await notes.add(story.admin.viewer, id, { text: 'Só para nós', isShared: false });
  expect(await counted()).toEqual([all + 1, ofCompany]);
  await notes.add(story.admin.viewer, id, { text: 'Para todos', isShared: true });
  expect(await counted()).toEqual([all + 2, ofCompany + 1]);
});

test('events of a candidate who went meanwhile go as well: at once, or by the sweep', async () => {
  const events = mongoose.connection.collection('candidateEvents');
  await copyPendingEvents();
  await CandidateModel.collection.deleteOne({ _id: candidate._id });
  expect(await events.countDocuments({ candidateId: candidate._id })).toBe(1);
  expect(await story.server.services.candidates.events.removeOfGone()).toBe(1);
  expect(await events.countDocuments({ candidateId: candidate._id })).toBe(0);
});
