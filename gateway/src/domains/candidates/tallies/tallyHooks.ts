import type { Document, Model, mongo, Query, Schema } from 'mongoose';
import { insertedDespiteError, isDuplicateKey } from '../../../database/duplicateKey.js';
import type { StoredCandidate } from '../candidatesModel.js';
import { statePaths, tallyIdOf } from './candidateState.js';
import { tallyChange, deltasOf, type TallyChange } from './tallyChange.js';
import { endTallyWrite, beginTallyWrite, type TallyDelta, type TallyWrite } from './tallyWrites.js';

type CandidateQuery = Query<unknown, StoredCandidate>;
type CandidateInDatabase = Document & StoredCandidate;

const updates = ['updateOne', 'updateMany', 'findOneAndUpdate'] as const;
const deletions = ['deleteOne', 'deleteMany', 'findOneAndDelete'] as const;
/** Writes of one candidate, of which it is known whether they have found it. */
const ofOne: ReadonlySet<string> = new Set(['updateOne', 'findOneAndUpdate', 'deleteOne', 'findOneAndDelete']);

/**
 * Makes every write of candidates through the model keep the tallies; one that they could not follow is refused. To be called
 * before the model is compiled: what readers are told of a write, by a new data version, comes after the tallies have it.
 */
export function addTallyHooks(schema: Schema<StoredCandidate>): void {
  const underWay = new WeakMap<object, { tallyWrite: TallyWrite; deltas: TallyChange['deltas'] }>();
  const begin = async (write: object, change: TallyChange | null) => {
    if (change) underWay.set(write, { tallyWrite: await beginTallyWrite(change.tallyIds), deltas: change.deltas });
  };
  const end = async (
    write: object,
    deltasAfter: (deltas: TallyChange['deltas']) => readonly TallyDelta[] | 'unknown',
  ) => {
    const begun = underWay.get(write);
    if (!begun) return;
    underWay.delete(write);
    await endTallyWrite(begun.tallyWrite, deltasAfter(begun.deltas));
  };

  schema.pre([...updates], async function (this: CandidateQuery) {
    if (this.getOptions().upsert)
      throw new Error('Candidates are not upserted: the tallies could not tell what moves.');
    await begin(this, tallyChange(this.getFilter(), this.getUpdate() ?? {}));
  });
  schema.pre([...deletions], async function (this: CandidateQuery) {
    await begin(this, tallyChange(this.getFilter(), null));
  });
  schema.pre(['replaceOne', 'findOneAndReplace'], function () {
    throw new Error('Candidates are not replaced as a whole: the tallies could not tell what moves.');
  });
  schema.post([...updates, ...deletions], async function (this: CandidateQuery, result: unknown) {
    await end(this, (deltas) => whatMoved(this, deltas, result));
  });

  schema.pre('save', async function (this: CandidateInDatabase) {
    if (!this.isNew) {
      const changed = ['clientId', ...statePaths].filter((path) => this.isModified(path));
      if (changed.length > 0) throw new Error(`Saving a candidate does not write ${changed.join(', ')}.`);
      return;
    }
    const deltas = deltasOf([this as never], 1);
    await begin(this, { tallyIds: deltas.map(({ tallyId }) => tallyId), deltas });
  });
  schema.post('save', async function (this: CandidateInDatabase) {
    await end(this, (deltas) => deltas);
  });

  // A unique index has refused the write as a whole; after any other failure it may have taken place nevertheless. Mongoose
  // tells a hook for failures by its three parameters, and throws the failure afterwards.
  const failed = async function (this: object, error: unknown, _result: unknown, _next: unknown) {
    await end(this, () => (isDuplicateKey(error) ? [] : 'unknown')).catch(() => undefined);
  };
  schema.post(['save', ...updates, ...deletions] as 'save'[], failed as never);
}

/** What a query has moved, by its result: null for no document, the document, or the driver's counts. */
function whatMoved(
  query: CandidateQuery,
  deltas: TallyChange['deltas'],
  result: unknown,
): readonly TallyDelta[] | 'unknown' {
  if (result === null) return [];
  const { op } = query as unknown as { op: string };
  const { matchedCount, deletedCount } = result as Partial<mongo.UpdateResult & mongo.DeleteResult>;
  if ((matchedCount ?? deletedCount) === 0) return [];
  // What was deleted tells its state itself.
  if (op === 'findOneAndDelete') return deltasOf([result as never], -1);
  return ofOne.has(op) ? deltas : 'unknown';
}

type InsertMany = Model<StoredCandidate>['insertMany'];

/** Makes the writes of many candidates at once keep the tallies, of which hooks do not learn what has become of each. To be called by `defineModel`. */
export function wrapBulkWrites(model: Model<StoredCandidate>): void {
  const insertMany = model.insertMany.bind(model) as (...values: unknown[]) => Promise<unknown>;
  model.insertMany = (async (records: object | object[], options?: { lean?: boolean; ordered?: boolean }) => {
    const given = [records].flat() as Record<string, unknown>[];
    return around(
      given.map(({ clientId }) => tallyIdOf(clientId as never)),
      () => insertMany(records, options),
      {
        moved: (inserted) => deltasOf([inserted].flat() as never[], 1),
        failed: (error) => {
          const inserted = insertedDespiteError(error, given, options);
          return inserted ? deltasOf(inserted, 1) : 'unknown';
        },
      },
    );
  }) as InsertMany;

  const bulkWrite = model.bulkWrite.bind(model) as (...values: unknown[]) => Promise<mongo.BulkWriteResult>;
  model.bulkWrite = async (operations: readonly object[], options?: object) => {
    const changes = operations.flatMap((operation) => {
      const { updateOne } = operation as { updateOne?: { filter: object; update: object } };
      if (!updateOne) throw new Error('Candidates are written in bulk by updateOne alone.');
      return tallyChange(updateOne.filter as never, updateOne.update as never) ?? [];
    });
    return around(
      changes.flatMap(({ tallyIds }) => [...tallyIds]),
      () => bulkWrite(operations, options),
      {
        moved: ({ matchedCount }) => {
          if (matchedCount !== operations.length) return 'unknown';
          return changes.some(({ deltas }) => deltas === 'unknown')
            ? 'unknown'
            : changes.flatMap(({ deltas }) => (deltas === 'unknown' ? [] : deltas));
        },
        failed: () => 'unknown',
      },
    );
  };
}

/** A write of many candidates between the two words to their tallies. */
async function around<Result>(
  tallyIds: readonly string[],
  write: () => Promise<Result>,
  outcome: {
    moved: (result: Result) => readonly TallyDelta[] | 'unknown';
    failed: (error: unknown) => readonly TallyDelta[] | 'unknown';
  },
): Promise<Result> {
  if (tallyIds.length === 0) return write();
  const tallyWrite = await beginTallyWrite(tallyIds);
  try {
    const result = await write();
    await endTallyWrite(tallyWrite, outcome.moved(result));
    return result;
  } catch (error) {
    await endTallyWrite(tallyWrite, outcome.failed(error)).catch(() => undefined);
    throw error;
  }
}
