/** `npm start`: builds what is stale, then runs the gateway in this very process, so that signals reach it. */
import { buildStale } from './build.mjs';

await buildStale();
await import('../dist/server/index.js');
