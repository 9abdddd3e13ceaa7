import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksOf, type Chunk, type Route } from './firstLoad.ts';

export interface BundleBudgetOptions {
  /** The most that each route may load, in kB (1000 bytes) of gzip. */
  limitKb: number;
  routes: readonly Route[];
}

export interface RouteFigures {
  path: string;
  kilobytes: number;
  /** Largest first. */
  chunks: { fileName: string; kilobytes: number }[];
}

/** What a route loads before its first paint, in kB of gzip. @throws Error for a module that is in no chunk */
export function measureRoute(chunks: readonly Chunk[], route: Route): RouteFigures {
  const sizes = chunksOf(chunks, route)
    .map(({ fileName, code }) => ({ fileName, kilobytes: gzipSync(code).length / 1000 }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
  return { path: route.path, kilobytes: sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0), chunks: sizes };
}

/** Prints each route's first-load JavaScript and fails the build when one is over its budget. */
export function bundleBudget({ limitKb, routes }: BundleBudgetOptions): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle: {
      // After Vite has put the preload lists into the chunks.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const figures = routes.map((route) => measureRoute(chunks, route));
        for (const { path, kilobytes } of figures) {
          this.info(`first load of ${path}: ${kilobytes.toFixed(1)} kB of ${limitKb} kB gzip`);
        }
        const over = figures.filter(({ kilobytes }) => kilobytes > limitKb);
        if (over.length === 0) return;
        const detail = over.map(({ path, kilobytes, chunks: parts }) => {
          const list = parts.map((part) => `    ${part.kilobytes.toFixed(1).padStart(6)} kB  ${part.fileName}`);
          return [`  ${path}: ${kilobytes.toFixed(1)} kB`, ...list].join('\n');
        });
        this.error(`first-load JavaScript over its budget of ${limitKb} kB gzip:\n${detail.join('\n')}`);
      },
    },
  };
}
