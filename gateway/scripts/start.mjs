/** `npm start`: builds what is stale, then runs the gateway in this very process, so that signals reach it. */
import { buildStale } from './build.mjs';

const shell = process.ppid;

/** Stops this process once the shell that npm has started it by is gone: some shells end by a signal without passing it on. */
function stopWithShell() {
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}

await buildStale();
if (process.env.npm_lifecycle_event === 'start') stopWithShell();
await import('../dist/server/index.js');
