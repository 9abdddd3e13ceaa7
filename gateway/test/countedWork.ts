import type { Connection } from 'mongoose';
import type { JobKind } from '../src/domains/jobs/jobKind.js';

/** Processes and their tests seal the data of jobs with this key. */
export const TEST_KEY = 'a-key-of-the-tests-with-48-characters-or-more!!!';

/** A beginning, or an end, of a try of a job. */
export interface CountedRun {
  number: number;
  isEnd: boolean;
  at: Date;
}

/** A kind of job that leaves a record when it begins and when it ends. */
export function countedWork(
  connection: Connection,
  now: () => Date,
  onBegin: () => Promise<void> = async () => undefined,
): JobKind<{ number: number }> {
  const runs = connection.collection<CountedRun>('countedRuns');
  return {
    name: 'counted',
    async run({ number }) {
      await runs.insertOne({ number, isEnd: false, at: now() });
      await onBegin();
      await runs.insertOne({ number, isEnd: true, at: now() });
    },
  };
}
