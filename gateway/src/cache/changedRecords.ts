/** How many records are listed as changed, each by its id; beyond that all are taken for changed. */
const MAX_LISTED = 10_000;

/** How many of the latest changes are known with what they have changed. */
const MAX_LATEST = 200;

/** Which records have changed, and after what, so that what was read of the others before may be given again. */
export class ChangedRecords {
  #sequenceNumber = 0;
  /** All of what was read before is outdated. */
  #allSince = 0;
  readonly #changedAt = new Map<string, number>();
  /** What the latest changes have changed and inserted, one entry each; null where not all of it is known. */
  #latest: (readonly string[] | null)[] = [];

  /** Grows with each change. To be asked before a read, and kept with what it gives. */
  get sequenceNumber(): number {
    return this.#sequenceNumber;
  }

  /** Whether the record is still what it was in a read that began at that sequence number. */
  isUnchangedSince(sequenceNumber: number, id: string): boolean {
    return sequenceNumber >= this.#allSince && sequenceNumber >= (this.#changedAt.get(id) ?? 0);
  }

  /** The ids of the records that have changed, or come, since a sequence number; null where that may be any, or is longer ago than is known. */
  changedSince(sequenceNumber: number): ReadonlySet<string> | null {
    const changes = this.#sequenceNumber - sequenceNumber;
    if (sequenceNumber < this.#allSince || changes > this.#latest.length) return null;
    const ids = new Set<string>();
    for (const each of this.#latest.slice(this.#latest.length - changes)) {
      if (!each) return null;
      for (const id of each) ids.add(id);
    }
    return ids;
  }

  /** @param ids of the records that have changed; null for any. @param added of those that have come; null where that is not known. */
  changed(ids: readonly string[] | null, added: readonly string[] | null = []): void {
    this.#sequenceNumber += 1;
    if (ids && this.#changedAt.size + ids.length <= MAX_LISTED) {
      for (const id of ids) this.#changedAt.set(id, this.#sequenceNumber);
      this.#latest.push(added && [...ids, ...added]);
      if (this.#latest.length > MAX_LATEST) this.#latest.shift();
      return;
    }
    this.#latest = [];
    this.#allSince = this.#sequenceNumber;
    this.#changedAt.clear();
  }
}
