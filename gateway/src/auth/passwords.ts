import { createRequire } from 'node:module';
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { DomainError } from '../lib/errors.js';

/** The shortest password that is accepted. */
export const MIN_PASSWORD_LENGTH = 6;
/** bcrypt reads 72 bytes and ignores the rest, so longer passwords are refused rather than cut. */
const MAX_PASSWORD_BYTES = 72;

/** About 150 ms of one core: slow for whoever tries many, unnoticed by whoever signs in. */
let bcryptCost = 11;
/** Compared when there is no account, so that an unknown e-mail takes as long as a wrong password. No password has it. */
const nobodysHash = () => `$2b$${String(bcryptCost).padStart(2, '0')}$${'.'.repeat(53)}`;
/** One core is left to the event loop. */
const POOL_SIZE = Math.max(1, availableParallelism() - 1);
/** Waiting tasks beyond this are refused: about 30 seconds of work for one thread. */
const MAX_WAITING = 200;

/** No O/0, I/1/L, S/5, B/8: these passwords are read from a screen and typed. */
const READABLE_CHARACTERS = 'ACDEFGHJKMNPQRTUVWXYZabcdefghjkmnpqrtuvwxyz234679';
const TEMPORARY_PASSWORD_LENGTH = 12;

type Task = { kind: 'hash'; password: string; cost: number } | { kind: 'compare'; password: string; hash: string };
interface Job {
  task: Task;
  resolve: (result: string | boolean) => void;
  reject: (error: Error) => void;
}

/**
 * What a thread runs. It is kept as text because a thread starts from a file that Node can read as it is, and the
 * sources run as TypeScript in development and under Jest; from `dist` it works the same.
 */
const THREAD_SOURCE = `
const { parentPort, workerData } = require('node:worker_threads');
const bcrypt = require(workerData.bcrypt);
parentPort.on('message', (task) => {
  try {
    const result = task.kind === 'hash'
      ? bcrypt.hashSync(task.password, task.cost)
      : bcrypt.compareSync(task.password, task.hash);
    parentPort.postMessage({ result });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});`;

/** Threads that hash passwords, so that the event loop answers everybody else meanwhile. */
class HashingPool {
  readonly #waiting: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #running = new Map<Worker, Job>();

  run(task: Task): Promise<string | boolean> {
    if (this.#waiting.length >= MAX_WAITING) {
      throw new DomainError('UNAVAILABLE', 'Muitas tentativas de acesso no momento. Tente novamente em instantes.');
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? this.#grow();
      const job = worker && this.#waiting.shift();
      if (!worker || !job) return;
      this.#running.set(worker, job);
      worker.ref();
      worker.postMessage(job.task);
    }
  }

  #grow(): Worker | null {
    if (this.#running.size + this.#idle.length >= POOL_SIZE) return null;
    const bcrypt = createRequire(import.meta.url).resolve('bcryptjs');
    const worker = new Worker(THREAD_SOURCE, { eval: true, workerData: { bcrypt }, execArgv: [] });
    worker.on('message', (answer: { result: string | boolean } | { error: string }) => {
      const job = this.#running.get(worker);
      this.#running.delete(worker);
      this.#idle.push(worker);
      worker.unref(); // an idle thread must not keep the process alive
      if ('error' in answer) job?.reject(new Error(answer.error));
      else job?.resolve(answer.result);
      this.#next();
    });
    const lost = (error: Error) => {
      this.#running.get(worker)?.reject(error);
      this.#running.delete(worker);
      const index = this.#idle.indexOf(worker);
      if (index >= 0) this.#idle.splice(index, 1);
      this.#next();
    };
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('A password hashing thread ended.')));
    return worker;
  }
}

const pool = new HashingPool();

/** For tests, which make hundreds of accounts: hashes made from now on cost 2^cost rounds. The product never calls it. */
export function setHashingCost(cost: number): void {
  bcryptCost = cost;
}

/** The bcrypt hash of a password, made off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  return (await pool.run({ kind: 'hash', password, cost: bcryptCost })) as string;
}

let comparisons = 0;

/** How many passwords were compared with a hash so far: the cost that must not tell whether an account exists. */
export function comparisonsDone(): number {
  return comparisons;
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account) it takes just as long and says no.
 */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  comparisons += 1;
  const matches = await pool.run({ kind: 'compare', password, hash: hash ?? nobodysHash() });
  return matches === true && hash !== null && fitsBcrypt(password);
}

/** Whether bcrypt would read the whole password. */
export function fitsBcrypt(password: string): boolean {
  return Buffer.byteLength(password) <= MAX_PASSWORD_BYTES;
}

/** A random password to be typed once: about 67 bits. */
export function temporaryPassword(): string {
  return Array.from(
    { length: TEMPORARY_PASSWORD_LENGTH },
    () => READABLE_CHARACTERS[randomInt(READABLE_CHARACTERS.length)],
  ).join('');
}
