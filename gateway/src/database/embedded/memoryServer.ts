/**
 * The fallback where the embedded engine has no build (Windows, Intel Mac, musl): a `mongod` that mongodb-memory-server
 * downloads once, over a directory that stays. It is not restarted when it dies: requests then fail until the gateway is.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MongoMemoryServer } from 'mongodb-memory-server';
import type { Logger } from 'pino';
import { DEFAULT_DATABASE } from '../connectionUrl.js';
import { makeDirectories } from '../makeDirectories.js';

/** A running `mongod` on a loopback port. */
export interface MemoryServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Whether a downloaded `mongod` has data below `dataDir`. */
export function hasServerData(dataDir: string): boolean {
  return existsSync(join(dataDir, 'mongod', 'WiredTiger'));
}

/**
 * Downloads `mongod` when it is missing, and starts it over `dataDir`/mongod (not the embedded engine's directory, whose
 * format may be of another release). `mongod` itself refuses a directory that is in use.
 * @throws whatever the download or the start failed with.
 */
export async function startMemoryServer(options: { dataDir: string; logger: Logger }): Promise<MemoryServer> {
  const dbPath = join(resolve(options.dataDir), 'mongod');
  makeDirectories(dbPath);
  options.logger.info({ dbPath }, 'starting mongod; the first start downloads it');
  // Loaded only here: it reads its settings from package.json files, and most starts never need it.
  const { MongoBinary, MongoMemoryServer: Server } = await import('mongodb-memory-server');
  await MongoBinary.getPath(); // Downloads by itself, so that a failure is only thrown and not printed with its stack too.
  const server: MongoMemoryServer = await Server.create({
    instance: { dbPath, storageEngine: 'wiredTiger', ip: '127.0.0.1' },
  });
  return {
    url: `${server.getUri(DEFAULT_DATABASE)}?directConnection=true`,
    close: async () => void (await server.stop({ doCleanup: false })),
  };
}
