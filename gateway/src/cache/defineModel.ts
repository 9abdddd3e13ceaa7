import mongoose, { type Model, type mongo, type Query, type Schema } from 'mongoose';
import { insertedDespiteError, isDuplicateKey } from '../database/duplicateKey.js';
import { dataVersions, DataVersionsModel, OTHERS, type Area } from './dataVersions.js';

/** What a write of a model outdates of what is cached. */
export interface Tracking<Row = unknown> {
  /** Outdated by every write. */
  area: Area;
  narrower?: readonly NarrowerArea<Row>[];
  /** Which path holds the id of the record that a write outdates: its own unless told, or that of the candidate whom it belongs to. */
  recordId?: (keyof Row & string) | '_id';
  /** What else has to follow its writes of many; done before readers are told of them, and so with one word for both. */
  aroundWritesOfMany?: (model: Model<Row>) => void;
}

/** Outdated by writes of these paths alone, and when records come or go: for what most writes leave as it is. */
interface NarrowerArea<Row> {
  area: Area;
  paths: readonly string[];
  /** Which new records leave it as it is; none unless told. */
  isUnchangedBy?: (inserted: Row) => boolean;
}

/** A model of which nothing is ever cached, and that is written too often to outdate anything. */
export interface Untracked {
  /** Why nothing that is cached comes from it. */
  untracked: string;
}

/** What was said of each model. The versions themselves are not among what they tell of. */
const defined = new Map<object, Pick<Tracking<never>, 'area' | 'narrower'> | Untracked>([
  [DataVersionsModel, { untracked: 'The versions are what is asked, each time.' }],
]);

/** The areas that writes of a collection's model outdate; none for an untracked one, or for a collection of no model. */
export function areasOfCollection(collection: string): readonly Area[] {
  for (const model of Object.values(mongoose.models)) {
    const tracking = model.collection.collectionName === collection ? defined.get(model) : undefined;
    if (tracking && 'area' in tracking) return [tracking.area, ...(tracking.narrower ?? []).map(({ area }) => area)];
  }
  return [];
}

/**
 * Compiles a model; the only way to one. Each write through it leaves a new data version before its caller goes on.
 * @param tracking which cached reads a write outdates; all of them unless told.
 */
export function defineModel<Row>(
  name: string,
  schema: Schema<Row>,
  tracking: Tracking<Row> | Untracked = { area: OTHERS },
): Model<Row> {
  const marks = 'area' in tracking ? marksOf(tracking) : null;
  if (marks) trackWritesOfOne(schema, marks);
  const model = mongoose.model<Row>(name, schema);
  if ('area' in tracking) tracking.aroundWritesOfMany?.(model);
  if (marks) trackWritesOfMany(model, marks);
  defined.set(model, tracking);
  return model;
}

/** @throws Error naming the models that were compiled in another way: what is cached would not see their writes. */
export function assertModelsAreDefined(): void {
  const others = Object.values(mongoose.models).filter((model) => !defined.has(model));
  if (others.length === 0) return;
  const names = others.map(({ modelName }) => modelName).join(', ');
  throw new Error(`Models that were not made with defineModel (gateway/src/cache): ${names}`);
}

const queryWrites = [
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
] as const;

/** What writes of a model outdate. */
type Marks<Row> = ReturnType<typeof marksOf<Row>>;

function marksOf<Row>({ area, narrower = [], recordId = '_id' }: Tracking<Row>) {
  const all = [area, ...narrower.map((part) => part.area)];
  const changedByInsert = (inserted: readonly Row[]) => {
    const touched = narrower.filter(({ isUnchangedBy }) => !isUnchangedBy || !inserted.every(isUnchangedBy));
    return [area, ...touched.map((part) => part.area)];
  };
  const idIn = (written: unknown): string[] | null => {
    const id = (written as Record<string, unknown> | null)?.[recordId];
    return id instanceof mongoose.Types.ObjectId ? [id.toHexString()] : null;
  };
  const idsOfNew = (inserted: unknown): string[] | null => {
    const ids = Array.isArray(inserted) ? inserted.map(idIn) : [null];
    return ids.includes(null) ? null : ids.flatMap((each) => each ?? []);
  };
  return {
    ...{ area, narrower, idIn },
    /** A write of whichever records. */
    any: () => dataVersions.markChanged(...all),
    saved: (saved: Row, isNew: boolean) =>
      dataVersions.markRecordsChanged(idIn(saved), isNew ? changedByInsert([saved]) : all),
    /** With some options an insertion does not tell what it has inserted. */
    inserted: (inserted: unknown) => {
      const touched = Array.isArray(inserted) ? changedByInsert(inserted) : all;
      const ids = idsOfNew(inserted);
      // No reader has read a record that was not there, but maybe that there was none of a candidate.
      return recordId === '_id'
        ? dataVersions.markRecordsChanged([], touched, ids)
        : dataVersions.markRecordsChanged(ids, touched);
    },
  };
}

function trackWritesOfOne<Row>(schema: Schema<Row>, marks: Marks<Row>): void {
  const { area, narrower, idIn } = marks;
  const inserts = new WeakSet<object>();
  schema.pre('save', function (this: object & { isNew: boolean }) {
    if (this.isNew) inserts.add(this);
  });
  schema.post('save', (saved) => marks.saved(saved as Row, inserts.delete(saved)));
  schema.post([...queryWrites], async function (this: Query<unknown, Row>, result: unknown) {
    if (changedNothing(this, result)) return;
    const written = updatedPaths(this);
    const touched = written ? narrower.filter(({ paths }) => paths.some((path) => written.has(path))) : narrower;
    // The filter names it, or the result does.
    await dataVersions.markRecordsChanged(idIn(this.getFilter()) ?? idIn(result), [
      area,
      ...touched.map((part) => part.area),
    ]);
  });
  // A write that failed may have been made in part, or as a whole without its answer, unless a unique index has refused the
  // one record that it was about. Mongoose tells a hook for failures by its three parameters, and throws the failure afterwards.
  const markFailed = async function (this: object, error: unknown, _result: unknown, _next: unknown) {
    if (isDuplicateKey(error) && !isOfMany(this)) return;
    await marks.any().catch(() => undefined);
  };
  schema.post(['save', ...queryWrites] as 'save'[], markFailed as never);
}

const isOfMany = (write: object) => ['updateMany', 'deleteMany'].includes((write as { op?: string }).op ?? '');

/** Mongoose's hooks would come before what is around these writes. */
function trackWritesOfMany<Row>(model: Model<Row>, marks: Marks<Row>): void {
  const methods = model as unknown as Record<string, (...values: unknown[]) => Promise<unknown>>;
  const insertedOfSome = async (error: unknown, [records, options]: readonly unknown[]) => {
    const inserted = insertedDespiteError(error, [records].flat(), options);
    if (inserted === null) await marks.any();
    else if (inserted.length > 0) await marks.inserted(inserted);
  };
  const tell = {
    insertMany: { told: marks.inserted, failed: insertedOfSome },
    bulkWrite: { told: marks.any, failed: marks.any },
  };
  for (const [name, { told, failed }] of Object.entries(tell)) {
    const write = methods[name]!.bind(model);
    methods[name] = async (...values) => {
      try {
        const result = await write(...values);
        await told(result);
        return result;
      } catch (error) {
        await failed(error, values)
          .catch(() => marks.any())
          .catch(() => undefined);
        throw error;
      }
    };
  }
}

/** Whether a write has found nothing to do, by its result: null for no document, or the driver's counts. */
function changedNothing<Row>(query: Query<unknown, Row>, result: unknown): boolean {
  // An upsert that answers with the document of before has none to show when it inserts.
  if (result === null) return !isUpsert(query);
  const { acknowledged, deletedCount, modifiedCount, upsertedCount } = result as Partial<
    mongo.UpdateResult & mongo.DeleteResult
  >;
  if (acknowledged === false) return false;
  return deletedCount === 0 || (modifiedCount === 0 && !upsertedCount);
}

const isUpsert = <Row>(query: Query<unknown, Row>) => query.getOptions().upsert === true;

const updates: ReadonlySet<string> = new Set(['updateOne', 'updateMany', 'findOneAndUpdate']);

/** The operators of updates, and stages of pipelines, that hold what they write by its path. */
const byPath: ReadonlySet<string> = new Set([
  ...['$set', '$addFields', '$unset', '$inc', '$mul', '$min', '$max', '$currentDate', '$setOnInsert'],
  ...['$push', '$pull', '$pullAll', '$pop', '$addToSet', '$bit'],
]);

/** The paths of the top level that an update has written; null where it may have written any. */
function updatedPaths<Row>(query: Query<unknown, Row>): Set<string> | null {
  if (!updates.has((query as unknown as { op: string }).op) || isUpsert(query)) return null;
  const update = query.getUpdate() ?? {};
  const parts = (Array.isArray(update) ? update : [update]).flatMap((step) => Object.entries(step as object));
  const paths = new Set<string>();
  for (const [operator, written] of parts) {
    const isObject = typeof written === 'object' && written !== null && !Array.isArray(written);
    if (!byPath.has(operator) || !isObject) return null;
    for (const path of Object.keys(written as object)) paths.add(path.split('.')[0] ?? '');
  }
  return paths;
}
