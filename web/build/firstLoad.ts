import type { Rolldown } from 'vite';

/** A route whose first load is watched and hastened. */
export interface Route {
  /** Its path, with `:token` for a segment that varies. */
  path: string;
  /** The modules that the route imports lazily before its first paint, as paths under web/. */
  firstPaint: readonly string[];
  /** The modules that it needs right after, as paths under web/; in no budget, and fetched last. */
  next?: readonly string[];
}

export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds' | 'isEntry'>;

/**
 * The chunks that a route loads before its first paint: the entry, the chunks of its lazy modules (`firstPaint`, unless
 * others are given), and everything that these import statically.
 * @throws Error when a module is in no chunk: a budget of nothing always fits
 */
export function chunksOf(chunks: readonly Chunk[], route: Route, modules = route.firstPaint): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Set<Chunk>();
  const load = (chunk: Chunk) => {
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) load(imported);
    }
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk);
  for (const path of modules) {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/web/${path}`)),
    );
    if (!chunk) throw new Error(`first load of '${route.path}': ${path} is in no chunk; update vite.config.ts`);
    load(chunk);
  }
  return [...loaded];
}
