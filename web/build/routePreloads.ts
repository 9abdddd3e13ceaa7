import type { Plugin } from 'vite';
import { chunksOf, type Chunk, type Route } from './firstLoad.ts';

const addressOf = ({ fileName }: Chunk) => `/${fileName}`;

/** Where the gateway finds them, in the output directory. */
const PRELOADS_FILE = 'preloads.json';

/**
 * Writes which files each route loads before its first paint, and which right after. The gateway names them in the page, so that a browser
 * fetches them together instead of finding the second half when it has run the first.
 */
export function routePreloads(routes: readonly Route[]): Plugin {
  return {
    name: 'route-preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const preloads = Object.fromEntries(
          routes.map((route) => {
            const first = chunksOf(chunks, route);
            const next = chunksOf(chunks, route, route.next ?? []).filter((chunk) => !first.includes(chunk));
            return [route.path, { first: first.map(addressOf), next: next.map(addressOf) }];
          }),
        );
        this.emitFile({ type: 'asset', fileName: PRELOADS_FILE, source: JSON.stringify(preloads) });
      },
    },
  };
}
