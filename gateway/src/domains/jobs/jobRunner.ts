import { setTimeout as pause } from 'node:timers/promises';
import { withFreshVersions } from '../../cache/withFreshVersions.js';
import { isDatabaseUnavailable } from '../../database/connection.js';
import type { SealedText } from '../security/keyRotation.js';
import type { BaseDependencies } from '../services.js';
import { factsOf, reasonOf } from './jobFailure.js';
import type { Deferral, JobKind, JobOptions, JobQueue, RunningJob } from './jobKind.js';
import {
  claimNextJob,
  deferJob,
  deleteForgottenJobs,
  giveUpJob,
  insertJob,
  LEASE_MS,
  replaceSealedJob,
  retryJob,
  sealedJobs,
  completeJob,
  type ClaimedJob,
  type StoredJob,
} from './jobsModel.js';
import { PermanentFailure } from './permanentFailure.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Pauses before the second, third … try; after the last one a job is given up. */
const RETRY_PAUSES_MS = [
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  60 * MINUTE_MS,
  180 * MINUTE_MS,
  360 * MINUTE_MS,
  720 * MINUTE_MS,
];
/** The first one and those after the pauses. */
const MAX_TRIES = RETRY_PAUSES_MS.length + 1;
/** Pauses between the tries to write what a job has come to. */
const END_PAUSES_MS = [200, SECOND_MS, 5 * SECOND_MS, 15 * SECOND_MS, 30 * SECOND_MS];
/** How long such tries may begin, whatever each of them takes; even twice in one job this is less than its lease. */
const END_LIMIT_MS = LEASE_MS / 3;
/** How soon a job that could not be told of is given up again. */
const UNTOLD_PAUSE_MS = 30 * SECOND_MS;
/** How often the loop looks for jobs of other gateways and for those whose time has come. */
const POLL_MS = 5 * SECOND_MS;
/** Why a job is of no use whose data were sealed with a key that is gone. */
const UNREADABLE = 'O conteúdo desta tarefa não pode mais ser lido.';
/** How long the list of failed jobs shows one. */
const FAILED_DAYS = 180;
/** How long a job with a key is remembered once it is done, unless its kind says otherwise. */
const REMEMBERED_DAYS = 400;

/** A job as another queue has held it: its data sealed, with a key. */
export type AdoptedJob = Pick<
  StoredJob,
  '_id' | 'kind' | 'detail' | 'sealed' | 'attempts' | 'dueAt' | 'lastError' | 'isGivenUp' | 'givenUpAt' | 'createdAt'
> & { key: string };

/** How many jobs were done, and how many failed. */
export interface JobCounts {
  done: number;
  failed: number;
}

/**
 * Runs what is done beside the requests: jobs wait in the database and are taken by a lease, so that several
 * gateways share them, and one that dies loses none.
 */
export class JobRunner {
  readonly #kinds = new Map<string, JobKind<unknown>>();
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<unknown> = Promise.resolve();
  #isStarted = false;
  #isStopping = false;

  constructor(private readonly deps: Pick<BaseDependencies, 'logger' | 'sealer' | 'now'>) {}

  /** Adds a kind of job; jobs of kinds that this process does not know are left to those that do. */
  define<Data>(kind: JobKind<Data>): JobQueue<Data> {
    this.#kinds.set(kind.name, kind);
    return { enqueue: (data, options) => this.#enqueue(kind.name, data, options) };
  }

  /** Starts running jobs; several gateways may do so over one database. */
  start(): void {
    this.#isStarted = true;
    this.#isStopping = false;
    this.#wake(0);
  }

  /** Looks for due jobs at once, where this process runs any. */
  wake(): void {
    this.#wake(0);
  }

  /** Stops running jobs; resolves once the one in hand has ended. The jobs that wait are left to other processes. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    this.#isStopping = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#round;
  }

  /** Tries every job that is due, one after the other, those first for which somebody waits. @param kinds names of kinds; all that were defined unless told. */
  async runDue(kinds: readonly string[] = [...this.#kinds.keys()]): Promise<JobCounts> {
    return this.#runWhile(kinds, () => true);
  }

  /** Stores a job that another queue has held, in the state that it had there. It is stored once, however often that is tried. */
  async adopt(job: AdoptedJob): Promise<void> {
    const { givenUpAt } = job;
    await insertJob({ ...job, ...(givenUpAt && { forgetAt: inDays(FAILED_DAYS, givenUpAt) }) });
  }

  /** Why a job that was given up cannot be run again to any use, in the user's words; null when it can. */
  uselessness({ kind, sealed }: Pick<StoredJob, 'kind' | 'sealed'>): string | null {
    const known = this.#kinds.get(kind);
    if (!known || sealed === '') return null;
    let data: unknown;
    try {
      data = JSON.parse(this.deps.sealer.unseal(sealed));
    } catch {
      return UNREADABLE;
    }
    return known.uselessness?.(data) ?? null;
  }

  /** The sealed data of every job, for the rotation of keys. */
  async *sealedTexts(): AsyncGenerator<SealedText> {
    for await (const job of sealedJobs()) {
      yield { sealed: job.sealed, replace: (next) => replaceSealedJob(job, next) };
    }
  }

  /**
   * Writes what a job has come to. A database that gives no answer does not undo what was done: a mail that is out would go out again,
   * or never be told. So this is tried again while the job's lease lasts; what comes after that is as after a process that has died.
   * @param onFailure told of each try that has failed.
   * @returns whether it is written.
   */
  async surely(write: () => Promise<unknown>, onFailure: (error: unknown) => void): Promise<boolean> {
    const until = performance.now() + END_LIMIT_MS;
    for (let time = 0; ; time += 1) {
      try {
        await write();
        return true;
      } catch (error) {
        onFailure(error);
        const pauseMs = END_PAUSES_MS[time];
        if (pauseMs === undefined || this.#isStopping || performance.now() + pauseMs > until) return false;
        await pause(pauseMs);
      }
    }
  }

  /** Forgets jobs that were done, or given up, long ago. @returns how many. */
  async forgetOld(): Promise<number> {
    return deleteForgottenJobs(this.deps.now());
  }

  async #runWhile(kinds: readonly string[], goesOn: () => boolean): Promise<JobCounts> {
    const counts = { done: 0, failed: 0 };
    while (goesOn()) {
      const job = await this.#claim(kinds);
      if (!job) break;
      if (await this.#try(job)) counts.done += 1;
      else counts.failed += 1;
    }
    return counts;
  }

  async #claim(kinds: readonly string[]): Promise<ClaimedJob | null> {
    const awaited = kinds.filter((kind) => this.#kinds.get(kind)?.isAwaited);
    // Their first tries alone: those that a mail server without an answer makes again and again would keep all else waiting.
    const first =
      awaited.length > 0 ? await claimNextJob(awaited, this.deps.now(), LEASE_MS, { onlyFirstTries: true }) : null;
    return first ?? claimNextJob(kinds, this.deps.now(), LEASE_MS);
  }

  async #enqueue(kind: string, data: unknown, { detail, key, dueAt }: JobOptions): Promise<boolean> {
    const createdAt = this.deps.now();
    const isNew = await insertJob({
      kind,
      detail,
      key: key === undefined ? null : `${kind}:${key}`,
      sealed: this.deps.sealer.seal(JSON.stringify(data)),
      createdAt,
      dueAt: dueAt ?? createdAt,
    });
    if (isNew && (dueAt === undefined || dueAt <= createdAt)) this.wake();
    return isNew;
  }

  async #try(job: ClaimedJob): Promise<boolean> {
    const kind = this.#kinds.get(job.kind);
    if (!kind) throw new Error(`no such kind of job: ${job.kind}`);
    if (job.attempts > MAX_TRIES) {
      // The last try has ended its process, or lost its database: no process has been there to give the job up.
      await this.#giveUp(kind, job, job.lastError ?? 'EINTERRUPTED');
      return false;
    }
    let deferral: Deferral | void;
    try {
      const data: unknown = JSON.parse(this.deps.sealer.unseal(job.sealed));
      deferral = await withFreshVersions(() => kind.run(data, runningJob(job)));
    } catch (error) {
      await this.#fail(kind, job, error);
      return false;
    }
    const forgetAt = inDays(kind.rememberedDays ?? REMEMBERED_DAYS, this.deps.now());
    await this.#end(job, () => (deferral ? deferJob(job, deferral.laterAt) : completeJob(job, forgetAt)));
    return true;
  }

  /** Writes how a try has ended, also a failed one: a claim that stays would tell the next try that this one was cut off. */
  async #end(job: ClaimedJob, write: () => Promise<unknown>): Promise<void> {
    await this.surely(write, (error) =>
      this.deps.logger.warn(
        { err: error, ...factsOf(job, reasonOf(error)) },
        'the end of a job could not be written yet',
      ),
    );
  }

  async #fail(kind: JobKind<unknown>, job: ClaimedJob, error: unknown): Promise<void> {
    const reason = reasonOf(error instanceof PermanentFailure ? error.cause : error);
    const pause = RETRY_PAUSES_MS[job.attempts - 1];
    if (error instanceof PermanentFailure || pause === undefined) {
      await this.#giveUp(kind, job, reason);
      return;
    }
    const dueAt = new Date(this.deps.now().getTime() + pause);
    await this.#end(job, () => retryJob(job, dueAt, reason));
    this.deps.logger.warn({ ...factsOf(job, reason), dueAt }, 'job failed, will be tried again');
  }

  async #giveUp(kind: JobKind<unknown>, job: ClaimedJob, reason: string): Promise<void> {
    if (!(await this.#tellGivenUp(kind, job))) {
      // Given up untold, nothing would tell it any more: a job without tries left is given up at its next claim.
      const dueAt = new Date(this.deps.now().getTime() + UNTOLD_PAUSE_MS);
      await this.#end(job, () => retryJob(job, dueAt, reason));
      return;
    }
    const { keepsFailedData: keepsData = false, freesKey = false } = kind;
    const at = this.deps.now();
    const failure = { lastError: reason, at, forgetAt: inDays(FAILED_DAYS, at), keepsData, freesKey };
    await this.#end(job, () => giveUpJob(job, failure));
    this.deps.logger.error(factsOf(job, reason), 'job given up');
  }

  /** A failure to tell is logged: the job would otherwise be tried for ever. A database that gives no answer is waited for. */
  async #tellGivenUp(kind: JobKind<unknown>, job: ClaimedJob): Promise<boolean> {
    const log = (error: unknown) =>
      this.deps.logger.error({ err: error, kind: job.kind }, 'a failed job could not be told of');
    const tell = async () => {
      try {
        const data: unknown = JSON.parse(this.deps.sealer.unseal(job.sealed));
        await kind.onGivenUp?.(data, runningJob(job));
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        log(error);
      }
    };
    return this.surely(tell, log);
  }

  #wake(pauseMs: number): void {
    if (!this.#isStarted) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#round = this.#round.then(() => this.#runRound());
    }, pauseMs);
  }

  async #runRound(): Promise<void> {
    try {
      await this.#runWhile([...this.#kinds.keys()], () => this.#isStarted);
    } catch (error) {
      const level = isDatabaseUnavailable(error) ? 'warn' : 'error';
      this.deps.logger[level]({ err: error }, 'the queue of jobs could not be read');
    }
    this.#wake(POLL_MS);
  }
}

const runningJob = ({ _id, detail, isInterrupted }: ClaimedJob): RunningJob => ({
  id: _id.toString(),
  detail,
  isInterrupted,
});

const inDays = (days: number, from: Date) => new Date(from.getTime() + days * DAY_MS);
