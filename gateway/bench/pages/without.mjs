/**
 * Loaded before the product, as `without.mjs?part=<name>`: one part of what makes pages fast does nothing, so that it shows what
 * the part is worth.
 */
import { register } from 'node:module';

const built = (file) => import(new URL(`../../dist/${file}.js`, import.meta.url).href);

/** Changes a module's text before it is loaded, for what is no class. */
function replaceIn(file, before, after) {
  const [ending, from, to] = [`/${file}.js`, before, after].map((text) => JSON.stringify(text));
  const hook = `export async function load(url, context, next) {
    const module = await next(url, context);
    if (!url.endsWith(${ending})) return module;
    const source = String(module.source).replace(${from}, ${to});
    if (source === String(module.source)) throw new Error(url + ' reads otherwise by now');
    return { ...module, source };
  }`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}

const parts = {
  async versions() {
    const { VersionedCache } = await built('cache/versionedCache');
    VersionedCache.prototype.get = (_question, read) => read();
  },
  async records() {
    const { dataVersions } = await built('cache/dataVersions');
    // Each candidate counts as changed since it was read, and is read anew.
    dataVersions.candidates.isUnchangedSince = () => false;
  },
  async memoized() {
    const { MemoizedByObject } = await built('cache/memoizeByObject');
    MemoizedByObject.prototype.of = (_subject, _besides, compute) => compute();
  },
  async rows() {
    const { RowCache } = await built('cache/rowCache');
    RowCache.prototype.peek = () => undefined;
  },
  async batched() {
    const { Batcher } = await built('cache/batcher');
    // What is asked for in one turn is one read all the same, as a caller asks for each of its ids.
    Batcher.prototype.submit = function (keys) {
      this.turn ??= {
        keys: new Set(),
        read: Promise.resolve().then(() => {
          const { keys: asked } = this.turn;
          this.turn = undefined;
          return this.run([...asked]);
        }),
      };
      for (const key of keys) this.turn.keys.add(key);
      return this.turn.read;
    };
  },
  async anchors() {
    const { CandidateAnchors } = await built('domains/candidates/queries/candidateAnchors');
    CandidateAnchors.prototype.before = async () => undefined;
    CandidateAnchors.prototype.learn = () => undefined;
  },
  async compiled() {
    // Documents are never compiled.
    replaceIn('compiledQueries', 'COMPILE_AT_USE = 2', 'COMPILE_AT_USE = Infinity');
  },
  async searches() {
    // No list is read to look for hits in it.
    replaceIn('cachedLists', 'ROWS_OF_SEARCH = 500', 'ROWS_OF_SEARCH = 0');
  },
  async lists() {
    replaceIn('cachedLists', 'MAX_ROWS = 20_000', 'MAX_ROWS = 0');
  },
};

// Its settings have to stand before any model is made.
await built('database/connection');
await parts[new URL(import.meta.url).searchParams.get('part')]();
