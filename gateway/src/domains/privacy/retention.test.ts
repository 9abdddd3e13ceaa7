/** For how long the data of ended admissions are kept, and their deletion afterwards. */
import { jest } from '@jest/globals';
import mongoose from 'mongoose';
import { startCandidateStory, testOrigin, type CandidateStory } from '../../../test/candidates.js';
import { explained, takeReads, watchCommands } from '../../../test/sentCommands.js';
import type { UserViewer } from '../../auth/viewer.js';
import { candidatesTopic, readChangeCounters } from '../../cache/changeCounters.js';
import type { CandidateRecord } from '../candidates/candidatesModel.js';
import type { EndReason } from '../candidates/standing/ending.js';

const DAY_MS = 24 * 60 * 60_000;
const START = new Date('2026-08-03T12:00:00Z');
const GRACE_DAYS = 7;

let story: CandidateStory;
let admin: UserViewer;
let adminToken: string;
beforeAll(async () => {
  story = await startCandidateStory();
  // The tests tell when events are copied, as each copy counts as a change.
  await story.server.services.candidates.events.stopCopying();
});
beforeEach(async () => {
  story.server.setNow(START);
  for (const name of ['retention', 'candidates']) await mongoose.connection.collection(name).deleteMany({});
  adminToken = await signIn();
  admin = await story.viewerOf<UserViewer>(adminToken);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => story.stop());

const services = () => story.server.services;
const retention = () => services().retention;
const daysLater = (days: number) => story.server.setNow(new Date(START.getTime() + days * DAY_MS));
const idOf = ({ _id }: CandidateRecord) => _id.toString();
async function signIn() {
  const { adminEmail: email, adminPassword: password } = story.server.config;
  return (await services().identity.signIn({ email, password }, testOrigin)).accessToken;
}

/** Somebody whose admission has ended so many days before the start. */
async function ended(reason: EndReason, days: number): Promise<CandidateRecord> {
  const candidate = await story.register();
  story.server.setNow(new Date(START.getTime() - days * DAY_MS));
  await services().candidates.actions.end(admin, { selection: { candidateIds: [idOf(candidate)] }, reason });
  story.server.setNow(START);
  return candidate;
}
const left = async (...people: CandidateRecord[]) =>
  (await services().candidates.byIds(people.map(idOf))).map(({ name }) => name);
const namesOf = (...people: CandidateRecord[]) => people.map(({ name }) => name);

it('deletes whose period is over, by the reason, a week after the periods were set, and counts them', async () => {
  const hired = await ended('hired', 100);
  const withdrew = await ended('withdrew', 100);
  const cancelled = await ended('cancelled', 93);
  const recent = await ended('other', 80);
  const goesOn = await story.register();
  const everybody = [hired, withdrew, cancelled, recent, goesOn];
  const saved = await retention().save(admin, { hiredMonths: 12, otherMonths: 3 });
  expect(saved).toMatchObject({
    hiredMonths: 12,
    otherMonths: 3,
    effectiveFrom: new Date(START.getTime() + GRACE_DAYS * DAY_MS),
    lastChange: { at: START, byName: admin.name },
    revision: 1,
  });
  daysLater(GRACE_DAYS - 1);
  expect(await retention().deleteOver()).toBe(0);
  daysLater(GRACE_DAYS);
  expect(await retention().deleteOver()).toBe(2);
  expect(await left(...everybody)).toEqual(namesOf(hired, recent, goesOn));
  expect(await retention().deleteOver()).toBe(0);
  expect(await retention().get(admin)).toMatchObject({
    deletedCount: 2,
    lastDeletedAt: new Date(START.getTime() + GRACE_DAYS * DAY_MS),
    revision: 1,
  });
  daysLater(300);
  expect(await retention().deleteOver()).toBe(2);
  expect(await left(...everybody)).toEqual(namesOf(goesOn));
});

it('deletes nothing until a period is set', async () => {
  for (const reason of ['hired', 'withdrew'] as const) await ended(reason, 4000);
  daysLater(4000);
  expect(await retention().deleteOver()).toBe(0);
});

it.each([
  ['those who were hired', { hiredMonths: 1, otherMonths: null }, 'withdrew'],
  ['the others', { hiredMonths: null, otherMonths: 1 }, 'hired'],
] as const)('deletes %s alone where these alone have a period', async (_who, periods, reason) => {
  const people = [await ended('hired', 4000), await ended('withdrew', 4000)];
  const [kept] = people.filter((_, index) => ['hired', 'withdrew'][index] === reason);
  await retention().save(admin, periods);
  daysLater(GRACE_DAYS);
  expect(await retention().deleteOver()).toBe(1);
  expect(await left(...people)).toEqual(namesOf(kept!));
});

it('what else is stored about somebody goes along', async () => {
  const candidate = await ended('not_approved', 40);
  await services().notes.add(admin, idOf(candidate), { text: 'Não atendeu.' });
  await retention().save(admin, { otherMonths: 1 });
  daysLater(GRACE_DAYS);
  await retention().deleteOver();
  expect(await mongoose.connection.collection('candidateNotes').countDocuments({ candidateId: candidate._id })).toBe(0);
});

it('somebody whose admission is resumed, or ended anew, after being found stays', async () => {
  const resumed = await ended('withdrew', 40);
  const anew = await ended('withdrew', 40);
  await retention().save(admin, { otherMonths: 1 });
  daysLater(GRACE_DAYS);
  const { ended: endedCandidates, actions } = services().candidates;
  const find = endedCandidates.find.bind(endedCandidates);
  jest.spyOn(endedCandidates, 'find').mockImplementationOnce(async (...values) => {
    const found = await find(...values);
    await actions.resume(admin, { selection: { candidateIds: [idOf(resumed), idOf(anew)] } });
    await actions.end(admin, { selection: { candidateIds: [idOf(anew)] }, reason: 'withdrew' });
    return found;
  });
  expect(await retention().deleteOver()).toBe(0);
  expect(await left(resumed, anew)).toEqual(namesOf(resumed, anew));
});

it('a round stops where other periods are set meanwhile', async () => {
  const people = [await ended('withdrew', 40), await ended('withdrew', 40)];
  await retention().save(admin, { otherMonths: 1 });
  daysLater(GRACE_DAYS);
  const { ended: endedCandidates } = services().candidates;
  const remove = endedCandidates.remove;
  jest.spyOn(endedCandidates, 'remove').mockImplementationOnce(async (...values) => {
    const removed = await remove(...values);
    await retention().save(admin, { otherMonths: null });
    return removed;
  });
  expect(await retention().deleteOver()).toBe(1);
  expect(await left(...people)).toHaveLength(1);
});

it('one whose deletion fails holds up no other, and three end the round', async () => {
  const people = [];
  for (let number = 0; number < 5; number += 1) people.push(await ended('withdrew', 40 + number));
  await retention().save(admin, { otherMonths: 1 });
  daysLater(GRACE_DAYS);
  const { ended: endedCandidates } = services().candidates;
  const failing = jest.spyOn(endedCandidates, 'remove').mockRejectedValueOnce(new Error('no answer'));
  await expect(retention().deleteOver()).rejects.toThrow('no answer');
  expect(await left(...people)).toHaveLength(1);
  failing.mockRejectedValue(new Error('no answer'));
  for (let number = 0; number < 4; number += 1) await ended('withdrew', 40);
  daysLater(GRACE_DAYS);
  failing.mockClear();
  await expect(retention().deleteOver()).rejects.toThrow('no answer');
  expect(failing).toHaveBeenCalledTimes(3);
});

it('who is deleted is counted and told to open screens even where a reaction fails', async () => {
  const candidate = await ended('withdrew', 40);
  await retention().save(admin, { otherMonths: 1 });
  daysLater(GRACE_DAYS);
  const own = candidatesTopic(candidate.clientId!.toString());
  const changeCount = async () => (await readChangeCounters([own])).get(own) ?? 0;
  const countBefore = await changeCount();
  jest.spyOn(services().documents.sweep, 'removeOf').mockRejectedValueOnce(new Error('the store is away'));
  await expect(retention().deleteOver()).rejects.toThrow('the store is away');
  expect(await left(candidate)).toEqual([]);
  expect(await retention().get(admin)).toMatchObject({ deletedCount: 1 });
  expect(await changeCount()).toBe(countBefore + 1);
});

it('a gateway whose clock is not the database’s deletes nothing, and sets no period', async () => {
  const candidate = await ended('withdrew', 40);
  await retention().save(admin, { otherMonths: 1 });
  daysLater(GRACE_DAYS);
  const present = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(present + 10 * 60_000);
  await expect(retention().deleteOver()).rejects.toThrow(/clock/);
  story.server.setNow(START);
  await expect(retention().save(admin, { otherMonths: 2 })).rejects.toThrow(/clock/);
  clock.mockRestore();
  expect(await left(candidate)).toEqual(namesOf(candidate));
});

it('the preview says whom periods would concern, now and within 30 days, and changes nothing', async () => {
  await ended('hired', 400);
  await ended('withdrew', 100);
  await ended('withdrew', 80);
  await ended('withdrew', 20);
  expect(await retention().preview(admin, { otherMonths: 3 })).toEqual({ overCount: 1, soonCount: 1 });
  expect(await retention().preview(admin, { hiredMonths: 12, otherMonths: 3 })).toEqual({ overCount: 2, soonCount: 1 });
  expect(await retention().preview(admin, {})).toEqual({ overCount: 0, soonCount: 0 });
  expect(await retention().get(admin)).toMatchObject({ revision: 0, effectiveFrom: null });
});

describe('over GraphQL', () => {
  const SAVE = `mutation ($input: SaveRetentionInput!) { saveRetention(input: $input) {
    retention { hiredMonths otherMonths revision } userErrors { code field } } }`;
  const save = async (input: object, token = adminToken) => {
    const { data, errors } = await story.server.graphql(SAVE, { input }, token);
    return errors ? errors[0]!.extensions : data.saveRetention;
  };

  it.each([
    ['no month', { otherMonths: 0 }, 'otherMonths'],
    ['more than thirty years', { hiredMonths: 361 }, 'hiredMonths'],
  ])('%s is refused', async (_what, input, field) => {
    expect(await save(input)).toMatchObject({ userErrors: [{ code: 'INVALID', field: [field] }] });
    expect((await retention().get(admin)).revision).toBe(0);
  });

  it('is for administrators alone', async () => {
    const { viewer } = story.client;
    const forbidden = { code: 'FORBIDDEN' };
    await expect(retention().get(viewer)).rejects.toMatchObject(forbidden);
    await expect(retention().preview(viewer, { otherMonths: 1 })).rejects.toMatchObject(forbidden);
    await expect(retention().save(viewer, { otherMonths: 1 })).rejects.toMatchObject(forbidden);
  });

  it('a period wants the recent password, keeping everything does not', async () => {
    await retention().save(admin, { otherMonths: 1 });
    story.server.setNow(new Date(START.getTime() + 11 * 60_000));
    expect(await save({ otherMonths: 2 })).toMatchObject({ userErrors: [{ code: 'REAUTHENTICATION_REQUIRED' }] });
    expect(await save({})).toMatchObject({ retention: { otherMonths: null, revision: 2 }, userErrors: [] });
  });

  it('a change that is based on an older one is a conflict with the present one; the same once more is none', async () => {
    expect(await save({ otherMonths: 6, expectedRevision: 0 })).toMatchObject({ retention: { revision: 1 } });
    expect(await save({ otherMonths: 6, expectedRevision: 0 })).toMatchObject({ retention: { revision: 1 } });
    expect(await save({ otherMonths: 9, expectedRevision: 0 })).toEqual({
      retention: { hiredMonths: null, otherMonths: 6, revision: 1 },
      userErrors: [{ code: 'CONFLICT', field: null }],
    });
  });

  it('two who set the first periods at once leave those of one', async () => {
    const stored = mongoose.connection.collection('retention');
    const write = stored.findOneAndUpdate.bind(stored) as (...values: unknown[]) => Promise<unknown>;
    // The other one's write comes right before the first.
    jest.spyOn(stored, 'findOneAndUpdate').mockImplementationOnce((async (...values: unknown[]) => {
      await retention().save(admin, { otherMonths: 9 });
      return write(...values);
    }) as never);
    expect(await save({ otherMonths: 6, expectedRevision: 0 })).toMatchObject({
      retention: { otherMonths: 9, revision: 1 },
      userErrors: [{ code: 'CONFLICT' }],
    });
  });

  it('an ended admission tells from when on its data are deleted', async () => {
    const withdrew = await ended('withdrew', 100);
    const recent = await ended('other', 10);
    const hired = await ended('hired', 100);
    const query = `{ candidates(first: 10) { edges { node { name ending { deletedFrom } } } } }`;
    const told = async () => {
      const { data } = await story.server.graphql(query, {}, adminToken);
      const rows = data.candidates.edges as { node: { name: string; ending: { deletedFrom: string | null } } }[];
      return Object.fromEntries(rows.map(({ node }) => [node.name, node.ending.deletedFrom]));
    };
    expect(new Set(Object.values(await told()))).toEqual(new Set([null]));
    await retention().save(admin, { otherMonths: 3 });
    expect(await told()).toEqual({
      [withdrew.name]: '2026-08-10T12:00:00.000Z',
      [recent.name]: '2026-10-24T12:00:00.000Z',
      [hired.name]: null,
    });
  });
});

it('those whose period is over are counted in the index alone', async () => {
  for (const days of [100, 100, 20]) await ended('withdrew', days);
  const sent = await watchCommands(story.server);
  await retention().preview(admin, { hiredMonths: 3, otherMonths: 3 });
  const reads = takeReads(sent, 'candidates');
  expect(reads).toHaveLength(4);
  for (const read of reads) expect(await explained(read)).toMatchObject({ documents: 0 });
  await services().candidates.ended.find({ hired: null, other: START }, 10);
  const [found, ...others] = takeReads(sent, 'candidates');
  expect(others).toEqual([]);
  expect((await explained(found!)).plan).not.toMatch(/COLLSCAN|"SORT"/);
});
