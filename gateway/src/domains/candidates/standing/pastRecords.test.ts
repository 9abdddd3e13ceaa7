/** What the update gives candidates from before stages and events were kept. */
import mongoose, { Types } from 'mongoose';
import { pino } from 'pino';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { applyMigrations } from '../../../database/migrations.js';
import { migrationsOf } from '../../migrations.js';
import { CandidateEventModel } from '../events/candidateEventsModel.js';
import { CandidateModel } from '../candidatesModel.js';

const CREATED = new Date('2026-10-01T12:00:00Z');
const CONSENTED = new Date('2026-10-02T12:00:00Z');
const LATER = new Date('2026-10-03T12:00:00Z');

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
  // What computes states in the background would change the records before the update does.
  await story.server.services.candidates.stop();
});
afterAll(() => story.stop());

const consent = { version: '1', textHash: 'x', at: CONSENTED, ip: '::1', userAgent: null, source: 'web' };
const byThemselves = { at: LATER, byName: 'Candidato' };
/** Records in their earlier forms, with the stage and the events that they tell of. */
const past: [string, Record<string, unknown>, string, string[]][] = [
  ['never opened', {}, 'invited', ['registered']],
  ['opened', { consent }, 'opened', ['registered', 'consented']],
  ['answered', { consent, lastChange: byThemselves }, 'filling', ['registered', 'consented']],
  ['reopened', { consent, requestedFieldKeys: ['cidade'] }, 'correction', ['registered', 'consented']],
  [
    'complete',
    { consent, status: 'complete', completedAt: LATER, accessSentAt: CREATED },
    'complete',
    ['registered', 'link_sent', 'consented', 'finished'],
  ],
  [
    'confirmed',
    { consent, status: 'complete', completedAt: LATER, isConfirmed: true },
    'confirmed',
    ['registered', 'consented', 'finished'],
  ],
];

test.each(past)('a candidate who was %s', async (name, given, stage, kinds) => {
  const _id = new Types.ObjectId();
  await CandidateModel.collection.insertOne({
    _id,
    clientId: null,
    name,
    email: `${name}@exemplo.com`,
    accessToken: name,
    passwordSealed: 'x',
    values: {},
    status: 'in_progress',
    isConfirmed: false,
    requestedFieldKeys: [],
    consent: null,
    completedAt: null,
    revision: 1,
    createdAt: CREATED,
    updatedAt: LATER,
    lastChange: null,
    ...given,
  });
  const { candidates } = story.server.services;
  for (let round = 0; round < 2; round += 1) {
    await candidates.admission.addStandings();
    await candidates.events.tellPast();
  }
  const record = await CandidateModel.findById(_id).lean();
  expect(record).toMatchObject({ stage, stateRevision: 0, revision: 1, updatedAt: LATER });
  expect(record?.stageSince).toBeInstanceOf(Date);
  const events = await CandidateEventModel.find({ candidateId: _id }).lean();
  expect(events.map(({ kind }) => kind).sort()).toEqual(kinds.toSorted());
  // It can be changed like any other.
  expect(await candidates.update(story.admin.viewer, _id.toString(), { name: 'Outro Nome' })).toMatchObject({ stage });
});

describe('confirmations of the past', () => {
  const events = async (candidateId: Types.ObjectId) => {
    const rows = await CandidateEventModel.find({ candidateId, kind: /^confirm/ })
      .sort({ at: 1 })
      .lean();
    return rows.map(({ kind, at, actor }) => ({ kind, at, actor }));
  };
  const confirmations = () => mongoose.connection.collection('candidateconfirmations');
  const tellPast = () => story.server.services.timeline.tellPastConfirmations();

  test('are told with the moments that their records tell, once', async () => {
    const [standing, withdrawn] = [await story.register(), await story.register()];
    const clientId = new Types.ObjectId(story.client.viewer.clientId ?? '');
    await confirmations().insertMany(
      [standing, withdrawn].map(({ _id, name }, index) => ({
        candidateId: _id,
        clientId,
        candidateName: name,
        isConfirmed: index === 0,
        clientNotes: null,
        changedFieldKeys: [],
        createdAt: CONSENTED,
        updatedAt: LATER,
      })),
    );
    for (let round = 0; round < 2; round += 1) await tellPast();
    const given = { kind: 'confirmed', at: CONSENTED, actor: null };
    expect(await events(standing._id)).toEqual([given]);
    const taken = { kind: 'confirmation_withdrawn', at: LATER, actor: null };
    expect(await events(withdrawn._id)).toEqual([given, taken]);
  });

  test('are not told again where they were told with their change', async () => {
    const { _id } = await story.register();
    const { confirmations: service } = story.server.services;
    await service.confirm(story.client.viewer, { candidateId: _id.toString() });
    await service.unconfirm(story.client.viewer, { candidateId: _id.toString() });
    const before = await events(_id);
    expect(before.map(({ kind }) => kind)).toEqual(['confirmed', 'confirmation_withdrawn']);
    await tellPast();
    expect(await events(_id)).toEqual(before);
  });

  test('of candidates who are gone are not told', async () => {
    const candidateId = new Types.ObjectId();
    await confirmations().insertOne({
      candidateId,
      clientId: new Types.ObjectId(),
      candidateName: 'Ninguém',
      isConfirmed: true,
      changedFieldKeys: [],
      createdAt: CREATED,
      updatedAt: CREATED,
    });
    await tellPast();
    expect(await events(candidateId)).toEqual([]);
  });
});

test('every start has all of it', async () => {
  const migrations = migrationsOf(story.server.services);
  await applyMigrations(migrations, { now: () => new Date(), logger: pino({ level: 'silent' }) });
  expect(migrations.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['stages-of-candidates', 'past-events-of-candidates', 'past-events-of-confirmations']),
  );
});
