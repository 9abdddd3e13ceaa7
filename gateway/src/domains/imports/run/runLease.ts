import type { Types } from 'mongoose';
import { changeImport, freeToTakeUp, type ImportFilter, type ImportRecord } from '../stored/importsModel.js';

/** A process that does not say for so long that it is at work has ended. */
const LEASE_MS = 60_000;
/** A write begins with so much of the lease left: far longer than any operation of the database may take. */
const ENOUGH_MS = 30_000;

/** Another process has taken the import up by now: it finds what this one had begun, as after a crash. */
class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** The hold of one process on one import. */
export class RunLease {
  #until = 0;

  constructor(
    private readonly id: Types.ObjectId,
    private readonly holder: string,
    private readonly now: () => Date,
  ) {}

  /** Takes it; null when another process has it, or there is nothing to do. */
  take(): Promise<ImportRecord | null> {
    return this.#extend(freeToTakeUp(this.now(), this.holder));
  }

  /** Takes it for longer. @param set what is told of the import besides. @returns the import as it is; null when another process has taken it. */
  renew(set: Record<string, unknown> = {}): Promise<ImportRecord | null> {
    return this.#extend({ 'lease.holder': this.holder }, set);
  }

  /** Asked before each write of candidates: no other process begins any before that one has ended. @throws when another has the lease. */
  async assertHeld(): Promise<void> {
    if (this.#until - this.now().getTime() >= ENOUGH_MS) return;
    if (!(await this.renew())) throw new LeaseLost('another process works on the import by now');
  }

  async #extend(filter: ImportFilter, set: Record<string, unknown> = {}): Promise<ImportRecord | null> {
    // Counted from before the write: however long its answer takes, the lease ends here no later than in the database.
    const until = new Date(this.now().getTime() + LEASE_MS);
    const lease = { holder: this.holder, until };
    const record = await changeImport({ $and: [{ _id: this.id }, filter] }, { $set: { ...set, lease } });
    if (record) this.#until = until.getTime();
    return record;
  }
}
