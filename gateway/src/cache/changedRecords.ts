/** How many records are listed as changed, each by its id; beyond that all are taken for changed. */
const MAX_LISTED = 10_000;

/** How many of the latest moments are told with what they have changed. */
const MOMENTS_TOLD = 200;

/** Which records have changed, and after what, so that what was read of the others before may be given again. */
export class ChangedRecords {
  #moment = 0;
  /** All of what was read before is outdated. */
  #allSince = 0;
  readonly #changedAt = new Map<string, number>();
  /** What the latest moments have changed and inserted, one entry each; null where not all of it is known. */
  #latest: (readonly string[] | null)[] = [];

  /** To be asked before a read, and kept with what it gives. */
  get sequenceNumber(): number {
    return this.#moment;
  }

  /** Whether the record is still what it was in a read that began at that moment. */
  isUnchangedSince(moment: number, id: string): boolean {
    return moment >= this.#allSince && moment >= (this.#changedAt.get(id) ?? 0);
  }

  /** The ids of the records that have changed, or come, since a moment; null where that may be any, or is longer ago than is told. */
  changedSince(moment: number): ReadonlySet<string> | null {
    const moments = this.#moment - moment;
    if (moment < this.#allSince || moments > this.#latest.length) return null;
    const ids = new Set<string>();
    for (const told of this.#latest.slice(this.#latest.length - moments)) {
      if (!told) return null;
      for (const id of told) ids.add(id);
    }
    return ids;
  }

  /** @param ids of the records that have changed; null for any. @param added of those that have come; null where that is not known. */
  changed(ids: readonly string[] | null, added: readonly string[] | null = []): void {
    this.#moment += 1;
    if (ids && this.#changedAt.size + ids.length <= MAX_LISTED) {
      for (const id of ids) this.#changedAt.set(id, this.#moment);
      this.#latest.push(added && [...ids, ...added]);
      if (this.#latest.length > MOMENTS_TOLD) this.#latest.shift();
      return;
    }
    this.#latest = [];
    this.#allSince = this.#moment;
    this.#changedAt.clear();
  }
}
