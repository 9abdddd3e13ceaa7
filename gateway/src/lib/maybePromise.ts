/** A value that is there, or that will be. Compiled queries take the former much faster. */
export type MaybePromise<T> = T | Promise<T>;

/** What `use` makes of the value: at once when it is there. */
export function mapMaybePromise<T, Result>(value: MaybePromise<T>, use: (value: T) => Result): MaybePromise<Result> {
  return value instanceof Promise ? value.then(use) : use(value);
}
