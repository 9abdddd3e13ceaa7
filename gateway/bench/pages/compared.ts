import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Call } from './calls.js';

/** Another server, in a process of its own, that the product is compared with. */
export interface Compared {
  /** The same request, made of this server. */
  asked(call: Call): Call;
  stop(): Promise<void>;
}

const scriptOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A bare `node:http` server that sends one text from memory, whatever it is asked. */
export async function startCeiling(body: string): Promise<Compared> {
  return start('ceilingServer.mjs', { message: body });
}

/** The plain version of the product (`plainServer.mjs`), over a copy of a seeded directory that no server holds open. */
export async function startPlain(dataDir: string): Promise<Compared> {
  const copy = `${dataDir}-plain`;
  await cp(dataDir, copy, { recursive: true });
  const plain = await start('plainServer.mjs', { args: [copy] });
  return {
    ...plain,
    async stop() {
      await plain.stop();
      // Its engine ends a moment after the process that it belongs to.
      await rm(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function start(script: string, { args = [], message }: { args?: string[]; message?: string }): Promise<Compared> {
  const child = fork(scriptOf(script), args, { execArgv: [] });
  if (message !== undefined) child.send(message);
  const [port] = (await once(child, 'message')) as [number];
  return {
    asked: (call) => ({ ...call, url: Object.assign(new URL(call.url), { port: String(port) }).href }),
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
