import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { runnableModule } from './runnableModule.js';

export interface ThreadPoolOptions {
  /** Threads that work at a time; further tasks wait for one. */
  threads: number;
  /** The heap of each thread, in MB. Past its end the thread dies, its task fails, and the process goes on. */
  heapMb: number;
}

/**
 * Threads that do one kind of task off the event loop. They know nothing of the server but their tasks: no environment,
 * where the secrets are, none of its flags. None is started before the first task, and idle threads let the process end.
 */
export class ThreadPool<Task, Result> {
  readonly #module: URL;
  readonly #options: ThreadPoolOptions;
  #pool: Piscina<Task, Result> | null = null;

  /** @param module the module whose default export does a task, as `new URL('./name.js', import.meta.url)`. */
  constructor(module: URL, options: ThreadPoolOptions) {
    this.#module = module;
    this.#options = options;
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#pool?.queueSize ?? 0;
  }

  /**
   * Has a thread do a task.
   * @param signal ends the task, and the thread that is at it.
   * @param transfer ports in the task.
   * @throws what the task throws; AbortError; an error with code ERR_WORKER_OUT_OF_MEMORY.
   */
  run(task: Task, { signal, transfer = [] }: { signal?: AbortSignal; transfer?: MessagePort[] } = {}): Promise<Result> {
    this.#pool ??= this.#started();
    return this.#pool.run(task, { signal: signal ?? null, transferList: transfer });
  }

  /** Ends all threads; a task that is not done fails. */
  async stop(): Promise<void> {
    const pool = this.#pool;
    this.#pool = null;
    await pool?.destroy();
  }

  #started(): Piscina<Task, Result> {
    const pool = new Piscina<Task, Result>({
      ...runnableModule(this.#module),
      // One thread stays, as a pool without any would leave waiting tasks alone when a thread has died.
      minThreads: 1,
      maxThreads: this.#options.threads,
      idleTimeout: IDLE_MS,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.#options.heapMb },
      recordTiming: false,
    });
    // A thread has died without a task, such as one that could not start: what waits for it fails, and the next task starts anew.
    pool.on('error', () => {
      if (this.#pool === pool) void this.stop();
    });
    return pool;
  }
}

/** How long a thread beyond the first waits for its next task, in ms. */
const IDLE_MS = 10_000;
