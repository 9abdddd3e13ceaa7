import type { RequestListener, Server } from 'node:http';
import { pino } from 'pino';
import supertest from 'supertest';
import { setHashingCost } from '../src/auth/passwords.js';
import { createSealer } from '../src/auth/seal.js';
import type { Config } from '../src/config.js';
import { buildServices, type Services } from '../src/domains/services.js';
import type { Files } from '../src/files/files.js';
import { buildServer } from '../src/server/app.js';
import { watchedRequests } from './recordedWrites.js';
import { withFiles } from './withFiles.js';
import { startTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database.js';
import { OPERATION_TIMEOUT_MS } from '../src/database/timeouts.js';

/** The settings of tests: nothing of the environment. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  return {
    production: false,
    host: '127.0.0.1',
    port: 0,
    mongodbUrl: undefined,
    dataDir: '/nonexistent',
    seed: 'none',
    adminEmail: 'admin@esteira.local',
    adminPassword: 'segredo-do-admin',
    jwtSecret: 'a-secret-of-the-tests-with-48-characters-or-more!',
    encryptionKey: 'a-key-of-the-tests-with-48-characters-or-more!!!',
    smtpUrl: undefined,
    mailFrom: 'Esteira <nao-responda@esteira.local>',
    publicUrl: 'http://localhost:4000',
    corsOrigins: [],
    trustProxy: false,
    controllerContact: 'Encarregado de dados: admin@esteira.local',
    readsPerMinute: 0,
    databaseTimeLimitMs: OPERATION_TIMEOUT_MS,
    webhookInternalAddresses: [],
    v1WantsRecentPassword: false,
    storageUrl: undefined,
    clamdUrl: undefined,
    ocr: false,
    logLevel: 'silent',
    ...overrides,
  };
}

export interface GraphqlAnswer<Data> {
  status: number;
  headers: Record<string, string>;
  data: Data;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string } & Record<string, unknown> }[];
}

/** A whole server over a real, empty database, with callers for both transports. */
export interface TestServer {
  app: RequestListener;
  /** The server of the process itself, with its own limits; it does not listen yet. */
  httpServer: Server;
  config: Config;
  services: Services;
  files: Files;
  database: TestDatabase;
  /** Moves the clock of the server; sessions, expiries and rate limits follow it. Null lets it run again. */
  setNow(now: Date | null): void;
  /** POST /graphql, as an integrator would. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers of many shapes
  graphql<Data = any>(query: string, variables?: object, token?: string | null): Promise<GraphqlAnswer<Data>>;
  /** A call of `/v1`, with a JSON body. */
  rest(
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: string,
    options?: {
      token?: string | null;
      body?: object;
      query?: Record<string, string | number>;
      headers?: Record<string, string>;
    },
  ): Promise<supertest.Response>;
  stop(): Promise<void>;
}

/** The least that bcrypt does: a fixture makes eight hashes, which at the product's cost took most of the time of most files. */
const HASHING_COST = 4;

/** Starts a server, for `beforeAll`; `stop` belongs in `afterAll`. */
export async function startTestServer(
  overrides: Partial<Config> = {},
  databaseOptions: TestDatabaseOptions = {},
): Promise<TestServer> {
  setHashingCost(HASHING_COST);
  const database = await startTestDatabase(databaseOptions);
  const config = testConfig(overrides);
  const logger = pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
  let fixedNow: Date | null = null;
  const now = () => fixedNow ?? new Date();
  const base = withFiles({ config, logger, sealer: createSealer(config.encryptionKey), now });
  const services = buildServices(base);
  const server = await buildServer({
    config,
    services,
    logger,
    now,
    isReady: () => database.database.isReachable(),
    needsRestart: () => database.database.needsRestart(),
  });
  const app = watchedRequests(server.app);
  const agent = supertest(app);
  return {
    app,
    httpServer: server.httpServer,
    config,
    services,
    files: base.files,
    database,
    setNow(date) {
      fixedNow = date;
    },
    async graphql(query, variables = {}, token = null) {
      const request = agent.post('/graphql').send({ query, variables });
      if (token) request.set('Authorization', `Bearer ${token}`);
      const { status, headers, body } = await request;
      return { status, headers, ...body };
    },
    async rest(method, path, { token, body, query, headers = {} } = {}) {
      const request = agent[method](`/v1${path}`).set(headers);
      if (token) request.set('Authorization', `Bearer ${token}`);
      if (query) request.query(query);
      return body ? request.send(body) : request;
    },
    async stop() {
      await server.stop();
      await services.identity.accessKeys.stop();
      await services.candidates.stop();
      await services.notifications.stop();
      await services.documents.stop();
      await services.imports.stop();
      await base.files.stop();
      await database.stop();
    },
  };
}
