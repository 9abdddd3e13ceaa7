/**
 * A run that is killed at random moments and goes on elsewhere writes each row exactly once. With `IMPORT_ROWS=5000
 * IMPORT_KILLS=10` it takes minutes, most of them to start the processes that are killed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Types } from 'mongoose';
import { bundled } from '../../../test/bundled.js';
import { arrivingFile } from '../../../test/arrivingFile.js';
import { startCandidateStory, type CandidateStory } from '../../../test/candidates.js';
import { CandidateModel } from '../candidates/candidatesModel.js';
import { countResults, resultsPage } from './stored/importResultsModel.js';
import { changeImport } from './stored/importsModel.js';

const ROWS = Number(process.env['IMPORT_ROWS'] ?? 1_000);
const KILLS = Number(process.env['IMPORT_KILLS'] ?? 3);
const CHILD = await bundled(new URL('../../../test/importUntilKilled.ts', import.meta.url));
/** Longer than a lease. */
const AHEAD_MS = 120_000;

let story: CandidateStory;
beforeAll(async () => {
  story = await startCandidateStory();
});
afterAll(async () => {
  await story.server.services.imports.stop();
  await story.stop();
});

/** A process that works on what was cut off, killed once a random number of rows more has been written. */
async function workUntilKilled(attempt: number, importedBefore: number): Promise<void> {
  const child = spawn(process.execPath, [CHILD, story.server.database.url, String(attempt * AHEAD_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] },
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  const enough = importedBefore + Math.floor((Math.random() * ROWS) / KILLS);
  while (child.exitCode === null && (await CandidateModel.countDocuments({ 'values.cidade': 'Natal' })) <= enough);
  child.kill('SIGKILL');
  await ended;
}

it(`${KILLS} kills in a run of ${ROWS} rows leave ${ROWS} candidates, each once`, async () => {
  const { imports } = story.server.services;
  const known = await story.server.services.candidates.createMany(
    story.client.viewer,
    Array.from({ length: ROWS / 10 }, (_, index) => ({
      clientId: null,
      name: 'Pessoa Conhecida',
      email: `mata${index * 10}@exemplo.com`,
      fields: [{ key: 'cidade', value: 'Recife' }],
    })),
  );
  const lines = Array.from({ length: ROWS }, (_, index) => `Pessoa ${index};mata${index}@exemplo.com;Natal`);
  const file = arrivingFile(`Nome;E-mail;Cidade\n${lines.join('\n')}\n`, 'mil.csv');
  const record = await imports.begin(story.client.viewer, file, {});
  // Begun by a process that has ended before its first row: no process holds the lease.
  const counts = await countResults(record._id);
  const userId = story.client.viewer.userId;
  const run = {
    userId: new Types.ObjectId(userId),
    startedAt: new Date(),
    finishedAt: null,
    counts,
    pauseReason: null,
  };
  await changeImport({ _id: record._id }, { $set: { state: 'running', run } });
  for (let attempt = 1; attempt <= KILLS; attempt++) {
    await workUntilKilled(attempt, await CandidateModel.countDocuments({ 'values.cidade': 'Natal' }));
  }
  story.server.setNow(new Date(Date.now() + (KILLS + 1) * AHEAD_MS));
  await imports.housekeeping.resumeCutOff();
  await imports.idle();
  const done = await imports.get(story.client.viewer, record._id.toString());
  expect(done).toMatchObject({
    state: 'done',
    run: { counts: { done: ROWS, created: ROWS - known.length, changed: known.length, failed: 0 } },
  });
  const emails = await CandidateModel.distinct('email', { email: /^mata/ });
  expect([emails.length, await CandidateModel.countDocuments({ email: /^mata/ })]).toEqual([ROWS, ROWS]);
  // Each that was changed was changed once, and what it held before is known.
  const { items } = await resultsPage(record._id, { outcome: 'changed' }, { offset: 0, limit: ROWS });
  expect(items.every(({ revision, previous }) => revision === 2 && previous?.fields[0]?.value === 'Recife')).toBe(true);
}, 240_000);
