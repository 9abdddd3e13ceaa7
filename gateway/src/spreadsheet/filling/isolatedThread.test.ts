import { once } from 'node:events';
import { isolatedThread } from './isolatedThread.js';

const HEAP_MB = 64;

/** What a thread whose module is this expression tells. */
async function told(expression: string): Promise<unknown> {
  const source = `import { parentPort, workerData } from 'node:worker_threads'; parentPort.postMessage(${expression});`;
  const thread = isolatedThread(new URL(`data:text/javascript,${encodeURIComponent(source)}`), 'the job', HEAP_MB);
  const [message] = (await once(thread, 'message')) as [unknown];
  await thread.terminate();
  return message;
}

describe('a thread for what people upload', () => {
  it('sees no variable of the server’s environment, where its secrets are', async () => {
    expect(Object.keys(process.env)).not.toEqual([]);
    expect(await told('Object.keys(process.env)')).toEqual([]);
  });

  it('is given its job and nothing else', async () => {
    expect(await told('workerData')).toBe('the job');
  });
});
