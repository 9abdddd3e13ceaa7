import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import { buildServer } from '../src/server/app.js';
import type { TestServer } from './server.js';

/** A line of a log. */
export type LogLine = Record<string, unknown>;

/** A second server over the services of a test's own, with what it has logged at warn and above; `stop` comes before the other's. */
export interface LoggedServer {
  app: RequestListener;
  lines: LogLine[];
  stop(): Promise<void>;
}

/** Starts it, for `beforeAll`. */
export async function startLoggedServer({ config, services, database }: TestServer): Promise<LoggedServer> {
  const lines: LogLine[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as LogLine);
  const server = await buildServer({
    ...{ config, services },
    logger: pino({ level: 'warn' }, { write }),
    now: () => new Date(),
    isReady: () => database.database.isReachable(),
    needsRestart: () => database.database.needsRestart(),
  });
  return { app: server.app, lines, stop: () => server.stop() };
}
