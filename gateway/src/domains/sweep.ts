import { withFreshVersions } from '../cache/withFreshVersions.js';
import type { DependsOn } from './services.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A part of the sweep: what it mends, and how many it has mended. */
interface Task {
  name: string;
  run: () => Promise<number>;
}

/**
 * Finishes or undoes what a crash has cut off, as there are no transactions: pending changes every minute, and at the start
 * and hourly everything that two documents have to agree on. Each task may run on several gateways at once.
 */
export class Sweep {
  readonly #pending: Task[];
  readonly #comparisons: Task[];
  /** What falls due with time, which is no mending. */
  readonly #due: Task[];
  /** Who is kept no longer, by the periods that administrators have set. */
  readonly #over: Task[];
  /** What is remembered no longer. */
  readonly #old: Task[];
  readonly #timers: NodeJS.Timeout[] = [];
  #isStopped = false;
  /** The rounds under way. */
  readonly #running = new Set<Promise<void>>();

  constructor(
    private readonly deps: DependsOn<
      | 'changes'
      | 'jobs'
      | 'mail'
      | 'reminders'
      | 'candidates'
      | 'identity'
      | 'clients'
      | 'confirmations'
      | 'documents'
      | 'exportTemplates'
      | 'imports'
      | 'notes'
      | 'notifications'
      | 'retention'
      | 'webhooks'
    >,
  ) {
    const { changes, jobs, mail, reminders, candidates, identity, clients, confirmations, documents } = deps.services;
    const { exportTemplates, imports, notes, notifications, retention, webhooks } = deps.services;
    this.#pending = [
      { name: 'changes whose reactions were cut off', run: () => changes.finishPending() },
      { name: 'deletions of clients that were cut off', run: () => clients.reopenCutOffDeletions() },
      { name: 'documents that were cut off', run: () => documents.sweep.finishPending() },
      { name: 'imports that were cut off', run: () => imports.housekeeping.resumeCutOff() },
      { name: 'mails that an earlier release has queued', run: () => mail.adoptEarlier() },
    ];
    this.#due = [
      { name: 'stages that time has changed', run: () => candidates.admission.refreshDue() },
      { name: 'events that wait in their records', run: () => candidates.events.copyPending() },
      { name: 'events that the staff are to be notified of', run: () => notifications.tellPending() },
      { name: 'daily mails of notifications', run: () => notifications.mails.planDigests() },
      { name: 'notifications that have expired', run: () => notifications.housekeeping.removeExpired() },
      { name: 'mails about refused documents', run: () => documents.mails.sendDue() },
      { name: 'messages to webhooks that have expired', run: () => webhooks.deliveries.removeExpired() },
      { name: 'print on documents', run: () => documents.prints.askForUnread() },
      { name: 'reminders', run: () => reminders.planDue() },
    ];
    this.#over = [{ name: 'deletions after the period of retention', run: () => retention.deleteOver() }];
    this.#old = [{ name: 'jobs that were done long ago', run: () => jobs.forgetOld() }];
    this.#comparisons = [
      { name: 'accounts that differ from their client', run: () => identity.clientAccounts.reconcile() },
      { name: 'invitations of the staff that were cut off', run: () => identity.staffAccounts.renewCutOff() },
      { name: 'candidates of clients that are gone', run: () => candidates.releaseFromDeletedClients() },
      { name: 'kept counts of candidates', run: () => candidates.keptCounts.mend() },
      { name: 'stages of admissions that have ended', run: () => candidates.admission.mendEnded() },
      { name: 'progress of candidates by rules of before', run: () => candidates.takeOverProgress() },
      { name: 'confirmations that differ from their candidate', run: () => confirmations.reconcile() },
      { name: 'events of candidates who are gone', run: () => candidates.events.removeOfGone() },
      { name: 'notes on candidates who are gone', run: () => notes.removeOfGone() },
      {
        name: 'mails in the outbox that are old, or about candidates who are gone',
        run: () => mail.outbox.removeNeedless((id) => candidates.exists(id)),
      },
      { name: 'notifications of what is gone', run: () => notifications.housekeeping.removeOfGone() },
      { name: 'documents that are named but do not exist', run: () => documents.sweep.replaceMissing() },
      { name: 'documents of candidates who are gone', run: () => documents.sweep.removeOfGone() },
      {
        name: 'documents that wait but count no longer, or for another client',
        run: () => documents.sweep.followCandidates(),
      },
      { name: 'pages that were taken up and are in no document', run: () => documents.sweep.releaseTakenPages() },
      { name: 'pages that no document has taken up', run: () => documents.sweep.removeLeftPages() },
      { name: 'files that no page names', run: () => documents.sweep.removeUnnamedFiles() },
      { name: 'messages to webhooks that were cut off', run: () => webhooks.deliveries.settleWaiting() },
      { name: 'webhooks of what is gone', run: () => webhooks.deliveries.removeOfGone() },
      { name: 'uploaded workbooks that no template has', run: () => exportTemplates.removeUnsaved() },
      { name: 'what imports keep of candidates who are gone', run: () => imports.housekeeping.forgetGone() },
      { name: 'rows of imports that have expired', run: () => imports.housekeeping.removeExpired() },
    ];
  }

  /**
   * Runs everything now, and goes on in the background. What the minute brings waits for no mending, or a reminder of eight o'clock would:
   * a comparison takes long where there is much to compare, and each deletion that was cut off where the store of files gives no answer.
   */
  start(): void {
    const firstDue = this.#repeat(MINUTE_MS, () => this.#runAll(this.#due));
    void this.#repeat(MINUTE_MS, async () => {
      await this.#mend(this.#pending);
      // Behind both: what is asked for again, after days in which no gateway ran, is known to have been done.
      await firstDue;
      await this.#runAll(this.#old);
    });
    // Files go along, for which a store may take long.
    void this.#repeat(MINUTE_MS, () => this.#runAll(this.#over));
    void this.#repeat(HOUR_MS, async () => void (await this.#mend(this.#comparisons)));
  }

  /** No further task; resolves when those under way have ended. What was not begun is done by the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
  }

  /** One round of everything. @returns how many records were mended. */
  async run(): Promise<number> {
    return this.#mend([...this.#pending, ...this.#comparisons]);
  }

  /**
   * Begins a round now and then again and again; one that takes longer than the pause is the next one as well.
   * @returns the first round.
   */
  #repeat(pauseMs: number, round: () => Promise<void>): Promise<void> {
    let isUnderWay = false;
    const next = () => {
      if (isUnderWay) return undefined;
      isUnderWay = true;
      const running = round().finally(() => {
        isUnderWay = false;
        this.#running.delete(running);
      });
      this.#running.add(running);
      return running;
    };
    const first = next() ?? Promise.resolve();
    this.#timers.push(setInterval(next, pauseMs).unref());
    return first;
  }

  async #runAll(tasks: readonly Task[]): Promise<void> {
    for (const { name, run } of tasks) {
      if (this.#isStopped) return;
      await withFreshVersions(run).catch((error: unknown) =>
        this.deps.logger.error({ err: error }, `could not be done: ${name}`),
      );
    }
  }

  async #mend(tasks: readonly Task[]): Promise<number> {
    let mended = 0;
    for (const { name, run } of tasks) {
      if (this.#isStopped) break;
      try {
        const count = await withFreshVersions(run);
        if (count > 0) this.deps.logger.warn({ count }, `mended: ${name}`);
        mended += count;
      } catch (error) {
        this.deps.logger.error({ err: error }, `could not be mended: ${name}`);
      }
    }
    return mended;
  }
}
