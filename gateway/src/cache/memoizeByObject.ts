import type { DeepReadonly } from '../lib/deepReadonly.js';
import { dataVersions } from './dataVersions.js';

/**
 * What was last computed from an object, given again while everything else that it was computed from is the same, and no
 * model that names no area has been written. It goes with the object. What it gives is shared, so that
 * nothing of it can be written.
 */
export class MemoizedByObject<Subject extends object, Result> {
  readonly #latest = new WeakMap<
    Subject,
    { besides: readonly unknown[]; serial: number; result: DeepReadonly<Result> }
  >();

  /** @param besides what the result depends on besides the subject, compared one by one. */
  of(subject: Subject, besides: readonly unknown[], compute: () => Result): DeepReadonly<Result> {
    const serial = dataVersions.serialOf([]);
    const latest = this.#latest.get(subject);
    const isPresent = latest?.serial === serial && besides.every((part, index) => part === latest.besides[index]);
    if (isPresent) return latest.result;
    const result = compute() as DeepReadonly<Result>;
    this.#latest.set(subject, { besides, serial, result });
    return result;
  }
}
