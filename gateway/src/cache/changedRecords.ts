/** How many records are listed as changed, each by its id; beyond that all are taken for changed. */
const MOST_LISTED = 10_000;

/** Which records have changed, and after what, so that what was read of the others before may be given again. */
export class ChangedRecords {
  #moment = 0;
  /** All of what was read before is outdated. */
  #allSince = 0;
  readonly #changedAt = new Map<string, number>();

  /** To be asked before a read, and kept with what it gives. */
  get moment(): number {
    return this.#moment;
  }

  /** Whether the record is still what it was in a read that began at that moment. */
  isUnchangedSince(moment: number, id: string): boolean {
    return moment >= this.#allSince && moment >= (this.#changedAt.get(id) ?? 0);
  }

  /** @param ids of the records that have changed; null for any. */
  changed(ids: readonly string[] | null): void {
    this.#moment += 1;
    if (ids && this.#changedAt.size + ids.length <= MOST_LISTED) {
      for (const id of ids) this.#changedAt.set(id, this.#moment);
      return;
    }
    this.#allSince = this.#moment;
    this.#changedAt.clear();
  }
}
