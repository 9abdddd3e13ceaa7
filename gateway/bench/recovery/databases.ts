import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { mongo } from 'mongoose';
import pino from 'pino';
import { startServer, type RunningServer } from '../../test/builtServer.js';
import { startForwarder } from '../../test/forwarder.js';
import { startEmbeddedEngine } from '../../src/database/embedded/embeddedEngine.js';

/** A served product whose database can be killed. */
export interface Victim {
  server: RunningServer;
  /** Kills the database, and resolves once it answers again: to whom asks it directly, not through the product. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The product with its embedded engine, which it restarts itself. */
export async function embedded(): Promise<Victim> {
  const server = await startServer({
    SEED: 'demo',
    LOG_LEVEL: 'fatal',
    READS_PER_MINUTE: '0',
    DATABASE_TIME_LIMIT_MS: '',
  });
  const lock = () =>
    JSON.parse(readFileSync(path.join(server.dataDir, 'mongo.lock'), 'utf8')) as {
      engine: { pid: number };
      socketDirectory: string;
    };
  return {
    server,
    async kill() {
      const { engine, socketDirectory } = lock();
      process.kill(engine.pid, 'SIGKILL');
      while (lock().engine.pid === engine.pid) await delay(10);
      await answers(`mongodb://${encodeURIComponent(path.join(socketDirectory, 'mongo.sock'))}/?directConnection=true`);
    },
    stop: () => server.stop(),
  };
}

/** The product over `MONGODB_URL`, at a port behind which an engine is killed and comes back. */
export async function overTcp(): Promise<Victim> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'esteira-bench-'));
  const engine = await startEmbeddedEngine({ dataDir, logger: pino({ level: 'silent' }) });
  const forwarder = await startForwarder(engine.url);
  const server = await startServer({
    SEED: 'demo',
    LOG_LEVEL: 'fatal',
    READS_PER_MINUTE: '0',
    DATABASE_TIME_LIMIT_MS: '',
    MONGODB_URL: `mongodb://${forwarder.host}/esteira?directConnection=true&retryWrites=false&w=1&journal=true`,
    JWT_SECRET: 'a-secret-of-the-bench-with-48-characters-or-more!',
    ENCRYPTION_KEY: 'a-key-of-the-bench-with-48-characters-or-more!!!!',
  });
  return {
    server,
    async kill() {
      const restarted = once(engine.events, 'restarted');
      process.kill(engine.pid!, 'SIGKILL');
      await forwarder.cut();
      await restarted;
      await forwarder.restore();
    },
    async stop() {
      await server.stop();
      forwarder.stop();
      await engine.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const client = new mongo.MongoClient(url, { serverSelectionTimeoutMS: 300 });
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    void client.close();
    if (isThere) return;
  }
}
