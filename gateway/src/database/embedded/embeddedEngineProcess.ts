/**
 * Entry of the embedded engine's own process: `node embeddedEngineProcess.js <data directory> <socket directory> <cache directory>`.
 * It opens the directory, reports its socket's path to the gateway that forked it, and closes the engine cleanly when the
 * gateway orders it or is gone.
 */
import { rmSync } from 'node:fs';
import { installedEngine, loadEngine } from './engineLibrary.js';
import type { EngineOrder, EngineReport } from './engineMessages.js';

const [dataDirectory, socketDirectory, cacheDirectory] = process.argv.slice(2);
if (dataDirectory === undefined || socketDirectory === undefined || cacheDirectory === undefined || !process.send) {
  throw new Error('This process is only started by the gateway.');
}

// A Ctrl-C or a service manager's SIGTERM reaches the whole process group at once. The gateway has to answer the requests in
// flight first, for which it needs this engine; it then orders the stop itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

await serve(dataDirectory, socketDirectory, cacheDirectory);

async function serve(data: string, sockets: string, cache: string): Promise<void> {
  // The engine puts its socket into the temporary directory; this makes that the gateway's private one.
  process.env['TMPDIR'] = sockets;
  const end = awaitEnd(sockets);
  let step: 'load' | 'open' = 'load';
  try {
    const library = loadEngine(cache);
    step = 'open';
    const engine = await library.open(data);
    report({ type: 'ready', socketPath: engine.socketPath, version: installedEngine()?.version ?? 'unknown' });
    const cleanUp = await end;
    await engine.close();
    cleanUp();
    process.exit(0);
  } catch (error) {
    const message = error instanceof Error ? explain(error) : String(error);
    report({ type: 'failed', step, message }, () => process.exit(1));
  }
}

/** Resolves, with what is to be cleaned up then, when the gateway orders the stop or has died. */
function awaitEnd(sockets: string): Promise<() => void> {
  return new Promise((resolve) => {
    process.on('message', (order: EngineOrder) => {
      if (order.type === 'stop') resolve(() => undefined);
    });
    // The gateway died without cleaning up, and no other process removes its socket directory.
    const abandoned = (): void => resolve(() => rmSync(sockets, { recursive: true, force: true }));
    process.on('disconnect', abandoned);
    if (!process.connected) abandoned();
  });
}

/**
 * napi-rs says 'cannot find native binding' and chains as causes what each attempt met, the tries for other platforms
 * included; what the loader said of our library is the reason.
 */
function explain(error: Error): string {
  const words: string[] = [];
  for (let current: unknown = error; current instanceof Error && words.length < 10; current = current.cause) {
    words.push(current.message.split('\n')[0] ?? '');
  }
  const reasons = words.slice(1).filter((word) => !word.startsWith('Cannot find module'));
  return (reasons.at(-1) ?? words[0] ?? '').slice(0, 500);
}

function report(message: EngineReport, afterwards?: () => void): void {
  if (!process.connected) return afterwards?.();
  process.send?.(message, undefined, undefined, () => afterwards?.());
}
