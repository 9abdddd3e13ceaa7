/** Figures read stretches of indexes, and the database itself ends what takes too long. */
import mongoose from 'mongoose';
import { startCandidateStory, type CandidateStory } from '../../../../test/candidates.js';
import { operationLimit } from '../../../database/timeLimit.js';
import { CandidateModel } from '../candidatesModel.js';
import { inTime } from './inTime.js';

const PERIOD = { from: '2026-01-01', to: '2026-12-31' };

let story: CandidateStory;
const commands: Record<string, unknown>[] = [];
beforeAll(async () => {
  story = await startCandidateStory();
  await mongoose.disconnect();
  await mongoose.connect(story.server.database.url, { monitorCommands: true });
  mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'aggregate') commands.push(command);
  });
});
afterAll(() => story.stop());

test.each(['admin', 'client'] as const)(
  'each aggregation walks an index and sorts no documents, as %s',
  async (role) => {
    const { figures } = story.server.services;
    const scope = await figures.scope(story[role].viewer, PERIOD);
    commands.length = 0;
    await figures.funnel(scope);
    await figures.stageDurations(scope);
    await figures.dropOff(scope);
    await figures.reminders(scope);
    const asked = commands.splice(0);
    expect(asked).toHaveLength(5);
    for (const command of asked) {
      const { lsid: _lsid, $db: _db, readConcern: _readConcern, maxTimeMS, ...plain } = command;
      expect(maxTimeMS).toBe(operationLimit() * 0.8);
      const plan = JSON.stringify(await mongoose.connection.db?.command({ explain: plain, verbosity: 'queryPlanner' }));
      expect(plan).toContain('IXSCAN');
      expect(plan).not.toContain('COLLSCAN');
    }
  },
);

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
