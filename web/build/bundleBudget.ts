import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

export interface RouteBudget {
  /** What the figures call it. */
  name: string;
  /** The modules that the route imports lazily before its first paint, as paths under web/. */
  firstPaint: readonly string[];
}

export interface BundleBudgetOptions {
  /** The most that each route may load, in kB (1000 bytes) of gzip. */
  limitKb: number;
  routes: readonly RouteBudget[];
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'code' | 'imports' | 'moduleIds' | 'isEntry'>;

export interface RouteFigures {
  name: string;
  kilobytes: number;
  /** Largest first. */
  chunks: { fileName: string; kilobytes: number }[];
}

/**
 * What a route loads before its first paint: the entry, the chunks of its lazy modules, and everything that these
 * import statically.
 * @throws Error when a module is in no chunk: a budget of nothing always fits
 */
export function measureRoute(chunks: readonly Chunk[], route: RouteBudget): RouteFigures {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loaded = new Map<string, Chunk>();
  const load = (chunk: Chunk) => {
    if (loaded.has(chunk.fileName)) return;
    loaded.set(chunk.fileName, chunk);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) load(imported);
    }
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk);
  for (const path of route.firstPaint) {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(`/web/${path}`)),
    );
    if (!chunk) throw new Error(`bundle budget of '${route.name}': ${path} is in no chunk; update vite.config.ts`);
    load(chunk);
  }
  const sizes = [...loaded.values()]
    .map(({ fileName, code }) => ({ fileName, kilobytes: gzipSync(code).length / 1000 }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
  return { name: route.name, kilobytes: sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0), chunks: sizes };
}

/** Prints each route's first-load JavaScript and fails the build when one is over its budget. */
export function bundleBudget({ limitKb, routes }: BundleBudgetOptions): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle: {
      // after Vite has put the preload lists into the chunks
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const figures = routes.map((route) => measureRoute(chunks, route));
        for (const { name, kilobytes } of figures) {
          this.info(`first load of ${name}: ${kilobytes.toFixed(1)} kB of ${limitKb} kB gzip`);
        }
        const over = figures.filter(({ kilobytes }) => kilobytes > limitKb);
        if (over.length === 0) return;
        const detail = over.map(({ name, kilobytes, chunks: parts }) => {
          const list = parts.map((part) => `    ${part.kilobytes.toFixed(1).padStart(6)} kB  ${part.fileName}`);
          return [`  ${name}: ${kilobytes.toFixed(1)} kB`, ...list].join('\n');
        });
        this.error(`first-load JavaScript over its budget of ${limitKb} kB gzip:\n${detail.join('\n')}`);
      },
    },
  };
}
