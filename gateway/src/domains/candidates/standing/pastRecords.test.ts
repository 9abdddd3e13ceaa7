/** What the update gives candidates from before stages and events were kept. */
import { Types } from 'mongoose';
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
});
afterAll(() => story.stop());

const consent = { version: '1', textHash: 'x', at: CONSENTED, ip: '::1', userAgent: null, source: 'web' };
const byThemselves = { at: LATER, byName: 'Candidato' };
/** As records were, with the stage and the events that they tell of. */
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
    ...{ _id, clientId: null, name, email: `${name}@exemplo.com`, accessToken: name, passwordSealed: 'x', values: {} },
    ...{ status: 'in_progress', isConfirmed: false, requestedFieldKeys: [], consent: null, completedAt: null },
    ...{ revision: 1, createdAt: CREATED, updatedAt: LATER, lastChange: null, ...given },
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
  // it can be changed like any other
  expect(await candidates.update(story.admin.viewer, _id.toString(), { name: 'Outro Nome' })).toMatchObject({ stage });
});

test('every start has both', async () => {
  const migrations = migrationsOf(story.server.services);
  await applyMigrations(migrations, { now: () => new Date(), logger: pino({ level: 'silent' }) });
  expect(migrations.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['stages-of-candidates', 'past-events-of-candidates']),
  );
});
