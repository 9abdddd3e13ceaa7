/** Watches that a cached read comes only from models whose writes outdate it: a forgotten area would give stale answers. */
import { AsyncLocalStorage } from 'node:async_hooks';
import mongoose from 'mongoose';
import { OTHERS, type Area } from '../src/cache/dataVersions.js';
import { areasOfCollection } from '../src/cache/defineModel.js';
import { RecordCache } from '../src/cache/recordCache.js';
import { RowCache, type RowShape } from '../src/cache/rowCache.js';
import { VersionedCache } from '../src/cache/versionedCache.js';
import { watchMethod } from './watchedMethods.js';

/** Collections that a cached read may come from although no area tells of their writes. */
const told: Readonly<Record<string, string>> = {
  candidateTallies: 'Counts are kept by the stamps of the tallies, and each write of a state outdates what holds them.',
  importRows: 'The rows of one version of an import stay as they are, and the question of a plan holds the revision.',
  importEdits: 'A correction is a new revision of its import, which the question of a plan holds.',
};

const reading = new AsyncLocalStorage<readonly Area[]>();
const unnamed = new Set<string>();

/** Notes a read of a collection while a cached read is under way that names none of the areas of its writes. */
function note(collection: string): void {
  const named = reading.getStore();
  if (!named || collection in told) return;
  const areas = areasOfCollection(collection);
  if (areas.some((area) => area === OTHERS || named.includes(area))) return;
  unnamed.add(
    `A read that is cached under ${named.join(', ')} comes from ${collection} (${areas.join(', ') || 'untracked'})`,
  );
}

/** The areas of the rows that are being made: what they take from other caches must be under one of these. */
const makingRows = new AsyncLocalStorage<readonly Area[]>();

/** Notes what is taken from a cache while rows are made that name another area. */
function noteTaken(areas: readonly Area[]): void {
  const named = makingRows.getStore();
  if (!named || areas.every((area) => named.includes(area))) return;
  unnamed.add(`A row that is cached under ${named.join(', ')} comes from what is cached under ${areas.join(', ')}`);
}

const underAreas = (areas: readonly Area[], go: () => unknown) => {
  noteTaken(areas);
  return reading.run(areas, go);
};

watchMethod(VersionedCache.prototype, 'get', ({ areas }: { areas: Area[] }, _values, go) => underAreas(areas, go));
watchMethod(RecordCache.prototype, 'get', (_self, _values, go) => underAreas(['candidates'], go));
watchMethod(RowCache.prototype, 'get', (_self, [shape], go) => {
  const areas: readonly Area[] = ['candidates', ...(shape as RowShape).areas];
  return makingRows.run(areas, () => reading.run(areas, go));
});
for (const name of ['find', 'findOne', 'aggregate', 'countDocuments', 'estimatedDocumentCount', 'distinct']) {
  watchMethod(
    mongoose.mongo.Collection.prototype,
    name,
    ({ collectionName }: { collectionName: string }, _values, go) => {
      note(collectionName);
      return go();
    },
  );
}
watchMethod(mongoose.mongo.Db.prototype, 'command', (_self, [command], go) => {
  const { find } = command as { find?: string };
  if (find !== undefined) note(find);
  return go();
});

/** @throws Error for the reads so far that are cached and name no area of what they come from. */
export function assertCachedReadsNameTheirAreas(): void {
  const found = [...unnamed].join('; ');
  unnamed.clear();
  if (found) throw new Error(`${found}. See gateway/src/cache/README.md.`);
}
