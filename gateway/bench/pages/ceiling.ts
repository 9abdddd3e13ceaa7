import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('ceilingServer.mjs', import.meta.url));

/** A bare `node:http` server in its own process that sends one text from memory. */
export interface Ceiling {
  url: string;
  stop(): Promise<void>;
}

export async function startCeiling(body: string): Promise<Ceiling> {
  const child = fork(SERVER, { execArgv: [] });
  child.send(body);
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}
