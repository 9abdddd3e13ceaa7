/** The way to the database: where it comes from, how the application connects to it, and whether it answers. */
import mongoose, { type mongo } from 'mongoose';
import type { Logger } from 'pino';
import { DEFAULT_DATABASE, describeConnectionUrl, withDatabase } from './connectionUrl.js';
import {
  closeInBackground,
  connectClient,
  connectClientWithin,
  useClient,
  type DatabaseClient,
} from './databaseClient.js';
import { hasEmbeddedData, startEmbeddedEngine, type EmbeddedEngine } from './embedded/embeddedEngine.js';
import { EngineLoadError } from './embedded/engineChild.js';
import { installedEngine } from './embedded/engineLibrary.js';
import { StartupError } from './errors.js';
import { hasServerData, startMemoryServer } from './embedded/memoryServer.js';
import { sharedPing } from './sharedPing.js';
import { OPERATION_TIMEOUT_MS, setOperationTimeout, withTimeout } from './timeouts.js';
import { Watchdog } from './watchdog.js';

export { isDatabaseUnavailable, StartupError } from './errors.js';

/** A ping that takes longer than this counts as none. */
const PING_MS = 1_000;
/** So long another client may take to connect: with the usual limit of operations its own limits have passed by then. */
const CONNECT_LIMIT_MS = 10_000;

// Decided once for every model, before any is compiled: text that came in is never an operator ({"$ne": null}), a filter
// on an unknown path is an error rather than a filter that matches everything, an operation without a connection fails at once instead of
// waiting for one, and indexes are made by syncIndexes() alone, where a failure is seen.
mongoose.set({
  sanitizeFilter: true,
  strictQuery: 'throw',
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
});

/** Where the database may come from. */
export interface DatabaseOptions {
  /** A MongoDB 7 or newer. Without it an engine is started over `dataDir`. */
  mongodbUrl?: string | undefined;
  dataDir: string;
  logger: Logger;
  /** How long an operation may take, in milliseconds; `OPERATION_TIMEOUT_MS` unless told. */
  operationTimeoutMs?: number | undefined;
}

/**
 * Opens the database: `mongodbUrl` when given, else the embedded engine, else a downloaded `mongod`; and connects
 * mongoose's default connection to it.
 * @throws StartupError with one line for the operator.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const source = await findSource(options);
  setOperationTimeout(options.operationTimeoutMs ?? OPERATION_TIMEOUT_MS);
  try {
    const client = await connectClient(source.url, source.connectOptions);
    await useClient(client);
    const wasEmpty =
      (await database()
        .collection('users')
        .findOne({}, { projection: { _id: 1 } })) === null;
    return new Database(source, { client, wasEmpty, logger: options.logger });
  } catch (error) {
    await mongoose.disconnect().catch(() => undefined);
    await source.close();
    throw source.explain(error);
  }
}

interface Source {
  kind: 'external' | 'embedded' | 'memory-server';
  url: string;
  engine?: EmbeddedEngine;
  connectOptions: mongo.MongoClientOptions;
  close(): Promise<void>;
  explain(error: unknown): Error;
}

async function findSource(options: DatabaseOptions): Promise<Source> {
  if (options.mongodbUrl !== undefined && options.mongodbUrl !== '') return external(options.mongodbUrl);
  // The engine would begin with an empty database beside these data, as after a change of the machine or of Node's architecture.
  const isOfServer = hasServerData(options.dataDir) && !hasEmbeddedData(options.dataDir);
  const source = isOfServer ? undefined : await embedded(options);
  return source ?? (await downloaded(options));
}

function external(url: string): Source {
  const facts = describeConnectionUrl(url);
  const connectOptions: mongo.MongoClientOptions = {};
  // The driver would look the user up in the database that is named below; users are kept in admin unless the URL says else.
  const saysWhereUsersAre = facts.options.has('authsource') || facts.options.has('authmechanism');
  if (!facts.hasDatabase && facts.hasCredentials && !saysWhereUsersAre) connectOptions.authSource = 'admin';
  if (!['w', 'journal', 'j'].some((name) => facts.options.has(name))) {
    connectOptions.writeConcern = { w: 'majority', journal: true };
  }
  return {
    kind: 'external',
    url: facts.hasDatabase ? url : withDatabase(url, DEFAULT_DATABASE),
    connectOptions,
    close: async () => undefined,
    explain: (error) => unreachable(facts.hosts, url, error),
  };
}

/**
 * A client of the database at `MONGODB_URL`, beside the one that is open.
 * @throws StartupError with one line for the operator.
 */
export async function connectExternal(mongodbUrl: string): Promise<mongo.MongoClient> {
  const source = external(mongodbUrl);
  try {
    return (await connectClient(source.url, source.connectOptions)).driver;
  } catch (error) {
    throw source.explain(error);
  }
}

/** The embedded engine, or `undefined` where it does not run. */
async function embedded({ dataDir, logger }: DatabaseOptions): Promise<Source | undefined> {
  const refuseToForget = (reason: string): void => {
    // An empty database of another kind instead of the one that holds everybody's data would look like a loss of it.
    if (!hasEmbeddedData(dataDir)) return;
    throw new StartupError(`DATA_DIR ${dataDir} holds data of the embedded database, which cannot run here: ${reason}`);
  };
  if (installedEngine() === undefined) {
    refuseToForget(`there is no build of it for ${process.platform}-${process.arch}`);
    return undefined;
  }
  try {
    const engine = await startEmbeddedEngine({ dataDir, logger });
    // No sessions, hence no retryable writes.
    return { ...local('embedded', engine.url, () => engine.close()), engine };
  } catch (error) {
    if (!(error instanceof EngineLoadError)) throw error;
    refuseToForget(error.message);
    logger.warn({ reason: error.message }, 'the embedded database does not load here; trying mongodb-memory-server');
    return undefined;
  }
}

async function downloaded({ dataDir, logger }: DatabaseOptions): Promise<Source> {
  try {
    const server = await startMemoryServer({ dataDir, logger });
    return local('memory-server', server.url, () => server.close());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = hasServerData(dataDir)
      ? `DATA_DIR ${dataDir} holds data of a downloaded mongod, which cannot be downloaded or started here: ${reason}`
      : `There is no embedded database for this machine (${process.platform}-${process.arch}), and mongod could not be ` +
        `downloaded or started (${reason}). Set MONGODB_URL to a MongoDB 7 or newer.`;
    throw new StartupError(message, { cause: error });
  }
}

function local(kind: 'embedded' | 'memory-server', url: string, close: () => Promise<void>): Source {
  return {
    kind,
    url,
    connectOptions: { retryWrites: false, writeConcern: { w: 1, journal: true } },
    close,
    explain: (error) =>
      error instanceof StartupError
        ? error
        : new StartupError(`The database was started but does not answer: ${firstLine(error)}`, { cause: error }),
  };
}

function unreachable(hosts: string, url: string, error: unknown): StartupError {
  const password = /:\/\/[^:/?]*:([^/?]*)@/.exec(url)?.[1];
  let reason = firstLine(error);
  if (password !== undefined && password !== '') reason = reason.replaceAll(password, '***');
  return new StartupError(
    `MONGODB_URL: the database at ${hosts || '(no host)'} cannot be used: ${reason}. Start it, or correct the address; ` +
      'without MONGODB_URL the embedded database is used.',
  );
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? '').replace(/\.$/, '');
}

function database(): NonNullable<typeof mongoose.connection.db> {
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('mongoose is not connected');
  return db;
}

/** An open database, to which mongoose's default connection is connected. */
export class Database {
  readonly kind;
  /** Where it is; with `MONGODB_URL` this may hold a password, so never log it. */
  readonly url;
  /** The embedded engine, when that is what serves: its pid and its restarts. */
  readonly engine: EmbeddedEngine | undefined;
  /** Whether there was no user yet when it was opened. */
  readonly wasEmpty;
  readonly #source: Source;
  readonly #watchdog: Watchdog;
  /** Strangers may ask, as often as they like: what they find is no sign by which requests are given up. */
  readonly #sharedPing = sharedPing(() => this.#answersPing({ notesTrouble: false }));
  #client: DatabaseClient;
  #closing: Promise<void> | undefined;

  constructor(
    source: Source,
    { client, wasEmpty, logger }: { client: DatabaseClient; wasEmpty: boolean; logger: Logger },
  ) {
    this.#source = source;
    this.#client = client;
    this.kind = source.kind;
    this.url = source.url;
    this.engine = source.engine;
    this.wasEmpty = wasEmpty;
    this.#watchdog = new Watchdog(
      {
        knowsServer: () => this.#client.knowsServer(),
        answersPing: () => this.#answersPing({ notesTrouble: true }),
        connectAnother: () => this.#connectAnother(),
        isOwnDatabase: source.kind !== 'external',
      },
      { logger },
    );
  }

  /** Whether the database answers a ping within a second, or has just answered one; never throws. */
  async isReachable(): Promise<boolean> {
    return this.#closing === undefined && this.#sharedPing();
  }

  async #answersPing({ notesTrouble }: { notesTrouble: boolean }): Promise<boolean> {
    if (this.#closing !== undefined) return false;
    try {
      await withTimeout((signal) => database().command({ ping: 1 }, { signal }), { timeoutMs: PING_MS, notesTrouble });
      return true;
    } catch {
      return false;
    }
  }

  /** From now on brings the client back when the database returns and the client does not; `close` ends it. */
  watch(): void {
    this.#watchdog.start();
  }

  /** Whether the database can only be got back by another process; never without `watch`. */
  needsRestart(): boolean {
    return this.#watchdog.needsRestart;
  }

  /** Disconnects, and stops the engine if this process started one. Nothing acknowledged is lost. Idempotent. */
  async close(): Promise<void> {
    this.#closing ??= this.#disconnectAndStop();
    await this.#closing;
  }

  async #connectAnother() {
    const { url, connectOptions } = this.#source;
    const client = await connectClientWithin(CONNECT_LIMIT_MS, url, connectOptions);
    const discard = () => closeInBackground(client.driver);
    const install = async () => {
      if (this.#closing !== undefined) return discard();
      await useClient(client);
      this.#client = client;
    };
    return { install, discard };
  }

  async #disconnectAndStop(): Promise<void> {
    this.#watchdog.stop();
    try {
      await mongoose.disconnect();
    } finally {
      await this.#source.close();
    }
  }
}
