/**
 * A process that runs jobs, for tests: `jobProcess.ts <url of the database> <milliseconds to add to the clock> <n>`. It says
 * so when it has begun the nth job, and never ends that one: it is there to be killed.
 */
import { tmpdir } from 'node:os';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { createSealer } from '../src/auth/seal.js';
import { openDatabase } from '../src/database/connection.js';
import { JobRunner } from '../src/domains/jobs/jobRunner.js';
import { countedWork, TEST_KEY } from './countedWork.js';

const [url = '', ahead = '0', stuckAt = '1'] = process.argv.slice(2);
const logger = pino({ level: 'silent' });
const database = await openDatabase({ mongodbUrl: url, dataDir: tmpdir(), logger });
const now = () => new Date(Date.now() + Number(ahead));
const jobs = new JobRunner({ logger, sealer: createSealer(TEST_KEY), now });
let begun = 0;
jobs.define(
  countedWork(mongoose.connection, now, async () => {
    begun += 1;
    if (begun < Number(stuckAt)) return;
    process.stdout.write('stuck\n');
    await new Promise(() => undefined);
  }),
);
await jobs.runDue();
await database.close();
