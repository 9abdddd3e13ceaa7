import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Permitted } from '../../auth/permitted.js';
import { keyIdOf, viewerAccount, viewerName, type Viewer } from '../../auth/viewer.js';
import { abandonedWriteCutoff } from '../../lib/abandonedWrites.js';
import { DomainError, type ErrorCode } from '../../lib/errors.js';
import type { SecurityLog } from '../security/securityLog.js';
import type { Change, ChangeActor, ChangeStamp, RecordedChange } from './change.js';
import { securityEventsOf } from './securityChanges.js';
import { markTried, pendingChangesBefore, removePendingChange, storePendingChange } from './pendingChangesModel.js';

/** What another domain does after a change. It may be called more than once for one change, and must bear that. */
export type Reaction = (change: RecordedChange) => Promise<void> | void;

interface Subscription {
  entity: Change['entity'];
  isMeant: (change: Change) => boolean;
  react: Reaction;
}

/**
 * The one place where changes are recorded: each after the write that made it, and only if that took place. Domains
 * react to the changes of others by subscribing here, so that no domain has to know who depends on it.
 *
 * Subscribers are told before `record` resolves, and at least once: what a crash cuts off is told by `finishPending`.
 */
export class Changes {
  readonly #subscriptions: Subscription[] = [];
  readonly #exists = new Map<Change['entity'], (id: string) => Promise<boolean>>();
  readonly #observers: { entity: Change['entity']; observe: () => void }[] = [];

  /** @param deps `now` is the clock; tests set it. */
  constructor(
    private readonly deps: {
      logger: Logger;
      now: () => Date;
      services: { securityLog: Pick<SecurityLog, 'recordOf'> };
    },
  ) {}

  /** Has a reaction called after each change of an entity, or after those only that `isMeant` names. */
  subscribe(entity: Change['entity'], react: Reaction, isMeant: Subscription['isMeant'] = () => true): void {
    this.#subscriptions.push({ entity, isMeant, react });
  }

  /**
   * Says how to find out whether a record exists. Of a deletion that was cut off it may not be known whether it took place, and what
   * reacts to one deletes for good: it is told only of a record that is gone.
   */
  defineExistence(entity: Change['entity'], exists: (id: string) => Promise<boolean>): void {
    this.#exists.set(entity, exists);
  }

  /** Has a function called after each change of an entity, for work that a sweep would do later as well: a crash loses a call. */
  observe(entity: Change['entity'], observe: () => void): void {
    this.#observers.push({ entity, observe });
  }

  /**
   * Makes a change: runs the write, tells the log and the subscribers if it took place.
   * @param viewer of whom the domain's policy was asked (see `assertPermitted`); null for the server itself.
   * @param write makes the change, in one atomic write; null when there was nothing to change, or nothing to be found.
   * @returns what `write` returned.
   * @throws what `write` or a reaction throws. A reaction that failed is run again by `finishPending`.
   */
  async record<T extends NonNullable<unknown>>(
    viewer: Permitted | null,
    change: Change,
    write: (stamp: ChangeStamp) => Promise<T | null>,
  ): Promise<T | null> {
    const [result = null] = await this.recordAll(viewer, [change], async (stamp) => [await write(stamp)]);
    return result;
  }

  /**
   * Like `record`, for a change that is never told as failed once it is stored: its caller would repeat it by what is worth nothing any more,
   * or lose what is told this once. What fails behind the write is logged, and made up for by `finishPending`.
   * @param andThen what belongs to the change and follows its write at once, such as ending sessions.
   */
  async recordStored<T extends NonNullable<unknown>>(
    viewer: Permitted | null,
    change: Change,
    write: (stamp: ChangeStamp) => Promise<T | null>,
    andThen: (stored: T) => Promise<unknown>,
  ): Promise<T | null> {
    const done: { stored: T | null } = { stored: null };
    try {
      return await this.record(viewer, change, async (stamp) => {
        done.stored = await write(stamp);
        if (done.stored !== null) await andThen(done.stored);
        return done.stored;
      });
    } catch (error) {
      if (done.stored === null) throw error;
      this.deps.logger.error({ err: error, change }, 'what follows a change that is stored could not be done yet');
      return done.stored;
    }
  }

  /**
   * Makes changes of many records in one write, such as an insertion of a batch; tells the log and the subscribers of those
   * that took place.
   * @param write makes the changes; in the order of `changes` what became of each, null for one that did not take place.
   */
  async recordAll<T extends NonNullable<unknown>>(
    viewer: Permitted | null,
    changes: readonly Change[],
    write: (stamp: ChangeStamp) => Promise<(T | null)[]>,
  ): Promise<(T | null)[]> {
    const at = this.deps.now();
    const who = changeActor(viewer);
    const all = await Promise.all(
      changes.map(async (change) => {
        const reactions = this.#reactionsTo(change);
        const pending = reactions.length > 0 ? await storePendingChange({ ...change, actor: who }, at) : null;
        return { change, reactions, pending };
      }),
    );
    const results = await this.#write(
      all.flatMap(({ pending }) => pending ?? []),
      () => write({ at, byName: viewer && viewerName(viewer) }),
    );
    for (const [index, { change, reactions, pending }] of all.entries()) {
      if (results[index] == null) {
        if (pending) await removePendingChange(pending);
        continue;
      }
      this.#recorded(viewer, change);
      await this.#tell(reactions, { ...change, at, actor: who, isCertain: true }, pending);
    }
    return results;
  }

  /** Tells the subscribers of a change again, for a caller who repeats a call that may have been cut off. */
  async repeat(change: Change): Promise<void> {
    await this.#tell(this.#reactionsTo(change), { ...change, at: this.deps.now(), actor: null, isCertain: true }, null);
  }

  /**
   * Tells the subscribers of changes that were cut off. What a subscriber refuses is logged and given up: it would refuse it
   * again. What fails otherwise, or is refused for the moment, stays pending.
   * @returns how many were finished.
   */
  async finishPending(): Promise<number> {
    const pending = await pendingChangesBefore(abandonedWriteCutoff(this.deps.now()));
    let finished = 0;
    for (const { id, change } of pending) {
      try {
        const isDeletion = change.action === 'delete';
        if (isDeletion && (await this.#existsOf(change)(change.entityId))) await removePendingChange(id);
        else await this.#tell(this.#reactionsTo(change), { ...change, isCertain: isDeletion }, id);
        finished += 1;
      } catch (error) {
        this.deps.logger.error({ err: error, change }, 'a change could not be finished');
        if (isFinalRefusal(error)) await removePendingChange(id);
        else await this.#markTried(id);
      }
    }
    return finished;
  }

  /** Puts a change behind those that were not tried yet; that this fails is no reason not to go on with the others. */
  async #markTried(id: Types.ObjectId): Promise<void> {
    try {
      await markTried(id, this.deps.now());
    } catch (error) {
      this.deps.logger.warn({ err: error }, 'a change that could not be finished keeps its place');
    }
  }

  #recorded(viewer: Viewer | null, change: Change): void {
    const actor = viewer && viewerAccount(viewer);
    const byKey = viewer ? keyIdOf(viewer) : undefined;
    const told = { ...change, actor, role: viewer?.role ?? 'system', ...(byKey && { byKey }) };
    this.deps.logger.info({ change: told }, 'record changed');
    for (const event of securityEventsOf(change, viewer)) this.deps.services.securityLog.recordOf(viewer, event);
    for (const { entity, observe } of this.#observers) if (entity === change.entity) observe();
  }

  /** @throws Error for a deletion to which others react, unless it was said how to find out whether it took place. */
  #reactionsTo(change: Change): Reaction[] {
    const reactions = this.#subscriptions
      .filter(({ entity, isMeant }) => entity === change.entity && isMeant(change))
      .map(({ react }) => react);
    if (change.action === 'delete' && reactions.length > 0) this.#existsOf(change);
    return reactions;
  }

  #existsOf({ entity }: Change): (id: string) => Promise<boolean> {
    const exists = this.#exists.get(entity);
    if (!exists)
      throw new Error(`The service of ${entity} has to call changes.defineExistence: others react to its deletions.`);
    return exists;
  }

  /** A refusal is certain not to have written; after any other failure it is unknown, and the sweep looks. */
  async #write<T>(pending: readonly Types.ObjectId[], write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (error instanceof DomainError) await Promise.all(pending.map(removePendingChange));
      throw error;
    }
  }

  async #tell(reactions: readonly Reaction[], change: RecordedChange, pending: Types.ObjectId | null): Promise<void> {
    for (const react of reactions) await react(change);
    if (pending) await removePendingChange(pending);
  }
}

/** Who makes a change, as those who react to it are told. */
export const changeActor = (viewer: Viewer | null): ChangeActor | null =>
  viewer && { role: viewer.role, account: viewerAccount(viewer), name: viewerName(viewer) };

/** Refusals of the moment: a store of files that does not answer, or is full, may take the same a minute later. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['UNAVAILABLE', 'RATE_LIMITED', 'INSUFFICIENT_STORAGE']);

const isFinalRefusal = (error: unknown) => error instanceof DomainError && !PASSING.has(error.code);
