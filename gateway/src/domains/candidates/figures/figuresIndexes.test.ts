/** Figures read stretches of indexes, and the database itself ends what takes too long. */
import { trusted } from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { explained, watchCommands, type SentCommand } from '../../../../test/sentCommands.js';
import { operationTimeout } from '../../../database/timeouts.js';
import { CandidateModel } from '../candidatesModel.js';
import { CandidateEventModel } from '../events/candidateEventsModel.js';
import { inTime } from './inTime.js';

const PERIOD = { from: '2026-01-01', to: '2026-12-31' };

let story: CandidateStory;
let sent: SentCommand[];
beforeAll(async () => {
  story = await startCandidateStory();
  sent = await watchCommands(story.server);
});
afterAll(() => story.stop());

const takeAggregations = () => sent.splice(0).filter(({ name }) => name === 'aggregate');

test.each(['admin', 'client'] as const)(
  'each aggregation walks an index and sorts no documents, as %s',
  async (role) => {
    const { figures } = story.server.services;
    const scope = await figures.scope(story[role].viewer, PERIOD);
    sent.length = 0;
    await figures.funnel(scope);
    await figures.stageDurations(scope);
    await figures.dropOff(scope);
    await figures.endings(scope);
    await figures.reminders(scope);
    const asked = takeAggregations();
    expect(asked).toHaveLength(6);
    for (const aggregation of asked) {
      expect(aggregation.command['maxTimeMS']).toBe(operationTimeout() * 0.8);
      const { plan } = await explained(aggregation);
      expect(plan).toContain('IXSCAN');
      expect(plan).not.toContain('COLLSCAN');
    }
  },
);

test('days per stage of an old period read the events of its candidates, and none of those who came later', async () => {
  const register = async (count: number, at: string) => {
    story.server.setNow(new Date(at));
    for (let index = 0; index < count; index += 1) {
      const { viewer } = await story.signIn(await story.register());
      await story.server.services.candidates.ownForm.save(viewer, { fields: [{ key: 'cidade', value: 'Recife' }] });
    }
  };
  await register(2, '2026-01-10T12:00:00Z');
  await register(12, '2026-03-10T12:00:00Z');
  story.server.setNow(null);
  const { figures } = story.server.services;
  const scope = await figures.scope(story.admin.viewer, { from: '2026-01-01', to: '2026-01-31' });
  sent.length = 0;
  const found = await figures.stageDurations(scope);
  expect(found.find(({ stage }) => stage === 'invited')).toMatchObject({ count: 2 });

  const asked = takeAggregations();
  const ofJanuary = await CandidateEventModel.countDocuments({ at: trusted({ $lt: new Date('2026-02-01') }) });
  expect(asked).toHaveLength(2);
  for (const aggregation of asked) {
    const { plan, documents, keys } = await explained(aggregation);
    // Beside the events the two candidates, and where the events of each end.
    expect(Math.max(documents, keys)).toBeLessThanOrEqual(ofJanuary + 2 * 2);
    expect(plan).not.toMatch(/"collectionScans":[1-9]/);
  }
});

test('what takes longer than it may is ended by the database, with words that help', async () => {
  await story.register();
  const million = {
    $reduce: { input: { $range: [0, 1_000_000] }, initialValue: 0, in: { $add: ['$$value', '$$this'] } },
  };
  const long = inTime((maxTimeMS) => CandidateModel.aggregate([{ $project: { million } }]).option({ maxTimeMS }), 1);
  await expect(long).rejects.toMatchObject({
    code: 'PRECONDITION_FAILED',
    message: 'Há dados demais neste período. Escolha um período menor.',
  });
});
