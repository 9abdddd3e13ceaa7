import mongoose, { type mongo } from 'mongoose';
import { LONGEST_TIMEOUT_MS, withTimeout } from './timeouts.js';

/** The methods of a collection that answer with a promise, and at which place each takes its options. */
const optionsAt = {
  insertOne: 1,
  insertMany: 1,
  bulkWrite: 1,
  updateOne: 2,
  updateMany: 2,
  replaceOne: 2,
  deleteOne: 1,
  deleteMany: 1,
  findOne: 1,
  findOneAndUpdate: 2,
  findOneAndReplace: 2,
  findOneAndDelete: 1,
  countDocuments: 1,
  estimatedDocumentCount: 0,
  distinct: 2,
} as const;
/** An index over many documents takes long, and is made before anybody is served. */
const indexOptionsAt = { createIndex: 1, createIndexes: 1, dropIndex: 1 } as const;
/** The methods that answer with a cursor. */
const cursorMethods = ['find', 'aggregate'] as const;
const cursorSteps = ['next', 'tryNext', 'hasNext'] as const;

type Method = (...values: unknown[]) => unknown;
interface MongooseDriver {
  Collection: new () => object;
}

function withItsTimeout(method: Method, place: number, timeoutMs?: number): Method {
  return function (this: unknown, ...values: unknown[]) {
    return withTimeout(async (signal) => method.apply(this, withOptions(values, place, { signal })), { timeoutMs });
  };
}

function withOptions(values: readonly unknown[], place: number, changed: object): unknown[] {
  const extended = [...values];
  extended[place] = { ...(values[place] as object | undefined), ...changed };
  return extended;
}

/** A cursor may live long, so that each step has the timeout. It reads itself through them, by a loop or into a list. */
function withStepTimeouts(open: Method): Method {
  return function (this: unknown, ...values: unknown[]) {
    const controller = new AbortController();
    // Else the driver would end the cursor by a command that takes another connection and has no timeout; it ends with its connection.
    controller.signal.addEventListener('abort', () => Object.assign(cursor, { isKilled: true }));
    const cursor = open.apply(this, withOptions(values, 1, { signal: controller.signal })) as mongo.FindCursor;
    // The driver hands the signal to the first command alone: another one would hold its connection for as long as the database is silent.
    Object.assign((cursor as unknown as { cursorOptions: object }).cursorOptions, { signal: controller.signal });
    for (const step of cursorSteps) {
      const take = cursor[step].bind(cursor) as () => Promise<never>;
      cursor[step] = () => (cursor.bufferedCount() > 0 ? take() : withTimeout(take, { controller }));
    }
    return cursor;
  };
}

/**
 * Gives every operation of mongoose's models and collections its timeout, by the hook that mongoose has for drivers. To
 * be called once, before a connection is opened.
 */
export function addOperationTimeouts(): void {
  const { driver } = mongoose as unknown as { driver: { get(): MongooseDriver } };
  const native = driver.get();
  class CollectionWithTimeouts extends native.Collection {}
  const methods = CollectionWithTimeouts.prototype as Record<string, Method>;
  const inherited = native.Collection.prototype as Record<string, Method>;
  for (const [name, place] of Object.entries(optionsAt)) methods[name] = withItsTimeout(inherited[name]!, place);
  for (const [name, place] of Object.entries(indexOptionsAt)) {
    methods[name] = withItsTimeout(inherited[name]!, place, LONGEST_TIMEOUT_MS);
  }
  for (const name of cursorMethods) methods[name] = withStepTimeouts(inherited[name]!);
  mongoose.setDriver({ ...native, Collection: CollectionWithTimeouts });
}
