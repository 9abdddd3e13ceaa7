/** What signals do to a process that runs. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bundled } from '../../test/bundled.js';

const PROGRAM = await bundled(new URL('../../test/stoppingProcess.ts', import.meta.url));

let child: ChildProcess;
beforeEach(async () => {
  child = fork(PROGRAM, { stdio: 'inherit', execArgv: [] });
  await once(child, 'message');
});
afterEach(() => child.kill('SIGKILL'));

/** Resolves to what the process says of it. */
async function outcomeOf(action: () => unknown): Promise<unknown> {
  const said = once(child, 'message');
  action();
  return (await said)[0];
}

test('the same signal, from a terminal and from npm, lets what runs end', async () => {
  expect(await outcomeOf(() => child.kill('SIGINT'))).toBe('outlived');
  await outcomeOf(() => child.send(999));
  expect(await outcomeOf(() => child.kill('SIGINT'))).toBe('outlived');
  expect(await outcomeOf(() => child.kill('SIGTERM'))).toBe('outlived');
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('a second one, later, ends the process at once', async () => {
  expect(await outcomeOf(() => child.kill('SIGINT'))).toBe('outlived');
  await outcomeOf(() => child.send(1_001));
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  expect(await ended).toEqual([1, null]);
});
