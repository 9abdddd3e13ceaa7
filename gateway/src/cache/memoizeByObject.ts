/**
 * What was last computed from an object, given again while everything else that it was computed from is the same. It goes
 * with the object. What it gives is shared: nobody may change it.
 */
export class MemoizedByObject<Subject extends object, Result> {
  readonly #latest = new WeakMap<Subject, { besides: readonly unknown[]; result: Result }>();

  /** @param besides what the result depends on besides the subject, compared one by one. */
  of(subject: Subject, besides: readonly unknown[], compute: () => Result): Result {
    const latest = this.#latest.get(subject);
    if (latest && besides.every((part, index) => part === latest.besides[index])) return latest.result;
    const result = compute();
    this.#latest.set(subject, { besides, result });
    return result;
  }
}
