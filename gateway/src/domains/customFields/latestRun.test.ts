import { latestRun } from './latestRun.js';

/** Lets everything that is ready to go on do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs one at a time, and once more for all who asked meanwhile', async () => {
  const finish: (() => void)[] = [];
  const ask = latestRun(
    () => new Promise<void>((resolve) => finish.push(resolve)),
    () => undefined,
  );
  ask();
  ask();
  ask();
  await settle();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await settle();
  expect(finish).toHaveLength(2);
  finish[1]?.();
  await settle();
  expect(finish).toHaveLength(2);
  ask();
  expect(finish).toHaveLength(3);
});

it('tells of a failure and runs again when asked again', async () => {
  const failures: unknown[] = [];
  const ask = latestRun(
    () => Promise.reject(new Error('no database')),
    (error) => failures.push(error),
  );
  ask();
  await settle();
  ask();
  await settle();
  expect(failures).toHaveLength(2);
});
