import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Begin, Report } from './processPoolChild.js';
import { runnableModule } from './runnableModule.js';

export interface ProcessPoolOptions {
  /** Processes that work at a time; further tasks wait for one. */
  processes: number;
  /**
   * Processor time that one task may take, in ms. It is not the time that passes, of which a task on a busy machine takes
   * many times as much.
   */
  processorMs: number;
  /** How long a task may take by the clock before it counts as stuck, in ms; twenty times `processorMs`, a minute at least, unless told. */
  stuckMs?: number;
  /** All memory of one process, what its native libraries take included, in MB. */
  memoryMb: number;
  /** Tasks that wait beyond this are refused. */
  maxWaiting: number;
  /** How little a process matters beside the server: 0 (as much) to 19 (only what all others leave). */
  niceness: number;
  /** How long a process waits for its next task before it ends, in ms. */
  idleMs: number;
}

/** The process that was at a task has ended without an answer. */
export class TaskAborted extends Error {
  override readonly name = 'TaskAborted';

  constructor(override readonly cause: 'processor time' | 'stuck' | 'memory or crash' | 'stop') {
    super(`the process ended before its task did: ${cause}`);
  }
}

/** No process can take a task now: too many wait already, or the machine starts no process. */
export class PoolBusy extends Error {
  override readonly name = 'PoolBusy';
}

/** How much longer than its processor time a task may take by the clock, on a machine with other work. */
const STUCK_FACTOR = 20;
const LEAST_STUCK_MS = 60_000;

/** How long a process may take to load its module, in ms: much on a busy machine. */
const START_MS = 60_000;

interface Waiting {
  task: unknown;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Processes that do one kind of task: for libraries in native code, whose faults and memory would be those of the whole
 * server in a thread (ThreadPool is for all others). They get no variable of the environment, where the secrets are. None is
 * started before the first task, an idle one ends, and none outlives the server.
 */
export class ProcessPool<Task, Result> {
  readonly #module: URL;
  readonly #options: ProcessPoolOptions;
  readonly #waiting: Waiting[] = [];
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();

  /** @param module the module whose default export does a task, as `new URL('./name.js', import.meta.url)`. */
  constructor(module: URL, options: ProcessPoolOptions) {
    this.#module = module;
    this.#options = options;
  }

  /** Processes that live; for tests and gauges. */
  get processIds(): number[] {
    return [...this.#all].flatMap(({ processId }) => processId ?? []);
  }

  /**
   * Has a process do a task; both are copied, buffers included.
   * @throws what the task throws, as an Error with the same message; TaskAborted past time or memory and after a crash;
   * PoolBusy when too many tasks wait, or no process can be started.
   */
  run(task: Task): Promise<Result> {
    if (this.#waiting.length >= this.#options.maxWaiting) return Promise.reject(new PoolBusy('too many tasks wait'));
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ task, resolve: resolve as (result: unknown) => void, reject });
      this.#handOut();
    });
  }

  /** Ends all processes; a task that is not done fails. */
  async stop(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(new TaskAborted('stop'));
    await Promise.all([...this.#all].map((worker) => worker.end()));
  }

  #handOut(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? (this.#all.size < this.#options.processes ? this.#started() : undefined);
      if (worker instanceof Error) {
        this.#waiting.shift()?.reject(worker);
        continue;
      }
      const next = worker && this.#waiting.shift();
      if (!worker || !next) return;
      void worker.run(next).then(() => {
        if (worker.isAlive) this.#idle.push(worker);
        this.#handOut();
      });
    }
  }

  /** A new process; the failure where the machine has no room for one. */
  #started(): Worker | PoolBusy {
    try {
      return this.#newWorker();
    } catch (error) {
      return notStarted(error);
    }
  }

  #newWorker(): Worker {
    const isIdleNoMore = () => {
      const place = this.#idle.indexOf(worker);
      if (place >= 0) this.#idle.splice(place, 1);
    };
    const worker: Worker = new Worker(this.#module, this.#options, {
      onEnding: isIdleNoMore,
      onEnd: () => {
        this.#all.delete(worker);
        isIdleNoMore();
        // A task may have come while no other process was free, and this one was ending.
        this.#handOut();
      },
    });
    this.#all.add(worker);
    return worker;
  }
}

/** The machine has no room for another process at the moment, as far as can be known. */
const notStarted = (error: unknown) => new PoolBusy('no process could be started', { cause: error });

interface WorkerEvents {
  /** The process is about to be ended: a task that it gets from now on would fail. */
  onEnding: () => void;
  /** The process has ended. */
  onEnd: () => void;
}

/** One process and the task that it is at. */
class Worker {
  readonly #child: ChildProcess;
  readonly #options: ProcessPoolOptions;
  readonly #events: WorkerEvents;
  /** Resolves to what a task fails with that the process was given, once it has ended. */
  readonly #ended: Promise<TaskAborted | PoolBusy>;
  /** That its module is loaded, or the process has ended. */
  readonly #loaded: Promise<unknown>;
  #idleTimer: NodeJS.Timeout | undefined;
  isAlive = true;

  constructor(module: URL, options: ProcessPoolOptions, events: WorkerEvents) {
    this.#options = options;
    this.#events = events;
    const { filename, execArgv } = runnableModule(module);
    const runner = runnableModule(new URL('./processPoolChild.js', import.meta.url));
    const flags = execArgv.length > 0 ? execArgv : runner.execArgv;
    this.#child = fork(runner.filename, [filename, String(options.memoryMb), String(options.processorMs)], {
      // One thing for native libraries: without it glibc keeps freed memory once for each thread.
      env: { MALLOC_ARENA_MAX: '2' },
      execArgv: [...flags, `--max-old-space-size=${String(options.memoryMb)}`],
      serialization: 'advanced',
      // What a library writes may hold what it has read.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      cwd: fileURLToPath(new URL('.', import.meta.url)),
    });
    const end = () => {
      if (!this.isAlive) return;
      this.isAlive = false;
      events.onEnd();
    };
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', (_code, signal) => {
        end();
        resolve(new TaskAborted(causeOf(signal)));
      });
      this.#child.once('error', (error) => {
        end();
        resolve(this.#child.pid === undefined ? notStarted(error) : new TaskAborted(causeOf(null)));
      });
    });
    const said = new Promise((resolve) => this.#child.once('message', resolve));
    this.#loaded = Promise.race([said, this.#ended]);
    lowerPriority(this.#child, options.niceness);
    this.#setReferenced(false);
  }

  get processId(): number | undefined {
    return this.#child.pid;
  }

  /** Does a task; never throws. */
  async run({ task, resolve, reject }: Waiting): Promise<void> {
    clearTimeout(this.#idleTimer);
    this.#setReferenced(true);
    let isStuck = false;
    const endAfter = (ms: number) =>
      setTimeout(() => {
        isStuck = true;
        this.#child.kill('SIGKILL');
      }, ms);
    let timer = endAfter(START_MS);
    try {
      await this.#loaded;
      clearTimeout(timer);
      timer = endAfter(this.#options.stuckMs ?? Math.max(this.#options.processorMs * STUCK_FACTOR, LEAST_STUCK_MS));
      const report = await this.#asked({ task });
      if (report === null) reject(isStuck ? new TaskAborted('stuck') : await this.#ended);
      else if (report.ok) resolve(report.result);
      else reject(new Error(report.message));
    } finally {
      clearTimeout(timer);
      this.#setReferenced(false);
      this.#idleTimer = setTimeout(() => void this.end(), this.#options.idleMs);
      this.#idleTimer.unref();
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.#idleTimer);
    this.#events.onEnding();
    if (this.isAlive) this.#child.kill('SIGKILL');
    await this.#ended;
  }

  /** The answer of the process, or null when it ends without one. */
  #asked(begin: Begin): Promise<Report | null> {
    return new Promise((resolve) => {
      const onMessage = (report: unknown) => resolve(report as Report);
      this.#child.once('message', onMessage);
      void this.#ended.then(() => {
        this.#child.off('message', onMessage);
        resolve(null);
      });
      // A process that has ended already is told by its end.
      if (this.#child.connected) this.#child.send(begin, () => undefined);
    });
  }

  /** An idle process does not keep the server from ending. */
  #setReferenced(referenced: boolean): void {
    if (referenced) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }
}

/** The process ends itself by SIGTERM where its processor time is used up, and in no other case. */
const causeOf = (signal: NodeJS.Signals | null) => (signal === 'SIGTERM' ? 'processor time' : 'memory or crash');

function lowerPriority({ pid }: ChildProcess, niceness: number): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system knows no priorities.
  }
}
