import { MessageChannel } from 'node:worker_threads';
import { ThreadPool, type ThreadPoolOptions } from '../lib/threadPool.js';
import type { TimedTask } from './timedTask.js';

/**
 * Threads that end a task after a time. It begins when a thread begins with the task: waiting for others costs nothing, or the large
 * files of some people would have those of others fail.
 */
export class TimedThreads<Task, Result> {
  readonly #threads: ThreadPool<TimedTask<Task>, Result>;
  readonly #timeMs: number;

  /** @param module the module whose default export does a task, which it gets by `begunWith`. */
  constructor(module: URL, { timeMs, ...options }: ThreadPoolOptions & { timeMs: number }) {
    this.#timeMs = timeMs;
    this.#threads = new ThreadPool(module, options);
  }

  /** @throws what the task throws; AbortError past its time; an error with code ERR_WORKER_OUT_OF_MEMORY. */
  async run(task: Task): Promise<Result> {
    const { port1: begins, port2: begun } = new MessageChannel();
    const ending = new AbortController();
    let tooLong: NodeJS.Timeout | undefined;
    begins.once('message', () => (tooLong = setTimeout(() => ending.abort(), this.#timeMs)));
    try {
      return await this.#threads.run({ task, begun }, { signal: ending.signal, transfer: [begun] });
    } finally {
      clearTimeout(tooLong);
      begins.close();
    }
  }
}
