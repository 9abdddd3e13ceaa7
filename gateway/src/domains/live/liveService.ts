import { admits } from '../../auth/rules.js';
import { viewerAccount, type UserViewer } from '../../auth/viewer.js';
import {
  candidatesTopic,
  readChangeCounters,
  allCandidatesTopic,
  formFieldsTopic,
  deleteChangeCounters,
  notificationsTopic,
  type Topic,
} from '../../cache/changeCounters.js';
import { dataVersions } from '../../cache/dataVersions.js';
import { isDatabaseUnavailable } from '../../database/connection.js';
import { DomainError } from '../../lib/errors.js';
import { sessionOfViewer } from '../identity/identityService.js';
import type { DependsOn } from '../services.js';
import { Listener, type LiveState } from './listener.js';

/** How often the one reader of all listeners looks for changes. */
const POLL_MS = 1_000;
/** Streams that one account may have open at one gateway: a few browsers with a few windows each. */
export const MAX_STREAMS = 20;
/** What an account with too many streams is told to wait before it tries again. */
const RETRY_SECONDS = 60;
/** A stream ends after this, and its client opens another one: what a client leaves unread is kept no longer. */
const LONGEST_MS = 60 * 60 * 1000;

/** What counts as a change of the candidates that somebody sees; none for a user without a company. */
const candidateTopics = ({ role, clientId }: UserViewer): Topic[] => {
  if (role === 'admin') return [allCandidatesTopic, formFieldsTopic];
  return clientId === null ? [] : [candidatesTopic(clientId), formFieldsTopic];
};

/** Whether somebody still is who they were when they began to listen. */
const isSame = (viewer: UserViewer, present: UserViewer): boolean =>
  present.role === viewer.role && present.clientId === viewer.clientId && admits('staff', present, 'read');

/**
 * Tells those who listen that something has changed, as numbers alone. One reader looks for all of them, and only while
 * somebody listens: at the data versions each second, at the counters when these have changed, and whenever an account, a session
 * or what is demanded of accounts has changed, at whether everybody may still listen.
 */
export class LiveService {
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> = Promise.resolve();
  #seen = { counters: -1, accounts: -1 };
  #isStopped = false;

  constructor(private readonly deps: DependsOn<'changes' | 'identity'>) {
    deps.services.changes.subscribe(
      'client',
      ({ entityId }) => deleteChangeCounters([candidatesTopic(entityId)]),
      ({ action }) => action === 'delete',
    );
  }

  /** How many listen at this process. */
  get listening(): number {
    return this.#listeners.size;
  }

  /**
   * Begins to listen: the present state at once, then each change until the session ends.
   * @throws RATE_LIMITED when the account listens too often already, UNAVAILABLE while the process stops.
   */
  async listen(viewer: UserViewer): Promise<AsyncIterableIterator<LiveState>> {
    if (this.#isStopped) throw new DomainError('UNAVAILABLE', 'O servidor está sendo reiniciado. Tente novamente.');
    const account = viewerAccount(viewer);
    const own = [...this.#listeners].filter((listener) => viewerAccount(listener.viewer) === account);
    if (own.length >= MAX_STREAMS) {
      throw new DomainError('RATE_LIMITED', 'Há janelas demais abertas com esta conta.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    const listener = new Listener(viewer, {
      candidates: candidateTopics(viewer),
      notifications: [notificationsTopic(viewer.userId)],
      endsAt: performance.now() + LONGEST_MS,
      onEnd: () => this.#listeners.delete(listener),
    });
    // In the set first, so that no change between this reading and the next round is missed.
    this.#listeners.add(listener);
    try {
      listener.begin(await readChangeCounters(listener.topics));
    } catch (error) {
      listener.end();
      throw error;
    }
    this.#wake();
    return listener;
  }

  /** Ends every stream, and lets none begin. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const listener of [...this.#listeners]) listener.end();
    await this.#round;
  }

  #wake(): void {
    if (this.#timer || this.#isStopped || this.#listeners.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#look()
        .catch((error: unknown) => {
          const level = isDatabaseUnavailable(error) ? 'debug' : 'error';
          this.deps.logger[level]({ err: error }, 'what has changed could not be looked for');
        })
        .finally(() => {
          this.#timer = null;
          this.#wake();
        });
    }, POLL_MS).unref();
  }

  async #look(): Promise<void> {
    await dataVersions.refresh();
    const accounts = dataVersions.serialOf(['accounts', 'demands']);
    const counters = dataVersions.serialOf(['changeCounters']);
    const now = performance.now();
    for (const listener of [...this.#listeners]) if (listener.endsAt <= now) listener.end();
    // A session also ends with time, which no version tells: the versions are taken for outdated every 30 seconds.
    if (accounts !== this.#seen.accounts) {
      await this.#endThoseWhoMayNot();
      this.#seen.accounts = accounts;
    }
    if (counters === this.#seen.counters) return;
    const listeners = [...this.#listeners];
    const counts = await readChangeCounters([...new Set(listeners.flatMap(({ topics }) => topics))]);
    for (const listener of listeners) listener.tell(counts);
    this.#seen.counters = counters;
  }

  async #endThoseWhoMayNot(): Promise<void> {
    const listeners = [...this.#listeners];
    await Promise.all(
      listeners.map(async (listener) => {
        const present = await this.deps.services.identity.viewerOfSession(sessionOfViewer(listener.viewer));
        if (present?.kind !== 'user' || !isSame(listener.viewer, present)) listener.end();
      }),
    );
  }
}
