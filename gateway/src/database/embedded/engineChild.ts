/** The embedded engine's process: started, listened to, stopped. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { EngineOrder, EngineReport } from './engineMessages.js';
import { StartupError } from '../errors.js';

/** A clean close takes about 0.1 s; past this the process is killed, which loses nothing that was journaled. */
const STOP_LIMIT_MS = 30_000;

/** The engine's library does not load on this machine; another way to a database may still be tried. */
export class EngineLoadError extends Error {
  override name = 'EngineLoadError';
}

/** From TypeScript sources (development, tests) the child needs tsx; compiled it is plain node. */
export function forkEngine(args: string[]): ChildProcess {
  const here = fileURLToPath(import.meta.url);
  const fromSources = here.endsWith('.ts');
  const entry = join(here, '..', fromSources ? 'embeddedEngineProcess.ts' : 'embeddedEngineProcess.js');
  const require = createRequire(import.meta.url);
  // Otherwise glibc keeps freed memory once for each thread: up to a tenth of what the engine takes (docs/decisions/0019).
  const environment: NodeJS.ProcessEnv = { MALLOC_ARENA_MAX: '2', ...process.env };
  delete environment['NODE_OPTIONS']; // The gateway's inspector port or loader is not the child's.
  return fork(entry, args, {
    execArgv: fromSources ? ['--import', pathToFileURL(require.resolve('tsx')).href] : [],
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** What the child says first, or an account of its end when it ends before saying anything. */
export function firstReport(child: ChildProcess): Promise<EngineReport> {
  return new Promise((resolveReport) => {
    let lastWords = '';
    child.stderr?.on('data', (text: string) => (lastWords = (lastWords + text).slice(-400)));
    child.once('message', (report: EngineReport) => resolveReport(report));
    child.once('error', (error) => resolveReport({ type: 'failed', step: 'load', message: error.message }));
    child.once('close', (code, signal) => {
      const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
      resolveReport({
        type: 'failed',
        step: 'open',
        message: `its process ended with ${how}, its files may be damaged. ${lastWords}`,
      });
    });
  });
}

/** Why the engine did not start, in words for the operator. */
export function startFailure(report: EngineReport & { type: 'failed' }, directory: string): Error {
  if (report.step === 'load') return new EngineLoadError(report.message);
  if (report.message.includes('DBPathInUse')) {
    // Our lock cannot see a process of another container that shares the directory; the engine's own lock can.
    return new StartupError(
      `${directory} is already in use by another database process; stop it, or choose another DATA_DIR`,
    );
  }
  return new StartupError(`The embedded database cannot open ${directory}: ${report.message}`);
}

/** Lets the commands in flight end; kills it after `STOP_LIMIT_MS`. */
export async function stopChild(child: ChildProcess, logger: Logger): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  const limit = setTimeout(() => {
    logger.error({ enginePid: child.pid }, 'embedded database does not stop; killing it');
    child.kill('SIGKILL');
  }, STOP_LIMIT_MS);
  const order: EngineOrder = { type: 'stop' };
  child.send(order, () => undefined); // A closed channel means that it is on its way out already.
  const [code, signal] = (await exited) as [number | null, NodeJS.Signals | null];
  clearTimeout(limit);
  if (code === 0) logger.info('embedded database closed');
  else logger.error({ code, signal }, 'embedded database did not close cleanly');
}
