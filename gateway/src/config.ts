import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { StartupError } from './database/errors.js';
import { makeDirectories } from './database/makeDirectories.js';
import { OPERATION_TIMEOUT_MS } from './database/timeouts.js';
import { clamdAddress } from './files/scanner.js';
import { s3Settings } from './files/storage/storageUrl.js';
import { isAddressOrSubnet, isBaseUrl, isOrigin, isProxy, isSender, isUrl, listOf } from './lib/settingFormats.js';

const emptyIsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);

/** A setting of that schema, for which a blank value is as good as none: this is how compose files leave settings open. */
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsUnset, schema);

/** Text in a form; `takes` tells what the setting takes, in the message of a start that is refused. */
const textThat = (isRight: (text: string) => boolean, takes: string) => z.string().refine(isRight, takes);
/** A list with commas, each of whose entries is right; none unless set. */
const listThat = (isRight: (entry: string) => boolean, takes: string) =>
  z
    .string()
    .default('')
    .transform((text) => listOf(text))
    .refine((entries) => entries.every(isRight), takes);
const wholeNumber = (takes: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(takes).int(takes).min(least, takes).max(most, takes);
const secret = setting(z.string().min(32, 'takes at least 32 characters').optional());

/** Every setting there is, as README lists them. Beside them only the engine's copies go by one, `XDG_CACHE_HOME`. */
const environmentSchema = z.object({
  NODE_ENV: setting(
    z.enum(['development', 'production', 'test'], 'takes development, production or test').default('development'),
  ),
  PORT: setting(wholeNumber('takes a port number, 0 to 65535', 0, 65_535).default(4000)),
  HOST: setting(z.string().default('127.0.0.1')),
  // Not a URL of the web: the members of a replica set stand in it with commas.
  MONGODB_URL: setting(
    z
      .string()
      .regex(/^mongodb(?:\+srv)?:\/\/[^\s/]/, 'takes a URL such as mongodb://host:27017/esteira')
      .optional(),
  ),
  DATA_DIR: setting(z.string().default('./data')),
  SEED: setting(z.enum(['demo', 'none'], 'takes demo or none').optional()),
  ADMIN_EMAIL: setting(z.email('takes an e-mail address').default('admin@esteira.local')),
  ADMIN_PASSWORD: setting(z.string().min(6, 'takes at least 6 characters').optional()),
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  ENCRYPTION_KEY_PREVIOUS: secret,
  SMTP_URL: setting(
    textThat((text) => isUrl(text, /^smtps?:$/), 'takes a URL such as smtp://user:password@host:587').optional(),
  ),
  MAIL_FROM: setting(
    textThat(isSender, 'takes an address, or a name and an address such as Esteira <rh@example.com>').default(
      'Esteira <nao-responda@esteira.local>',
    ),
  ),
  PUBLIC_URL: setting(
    textThat(
      isBaseUrl,
      'takes a URL such as https://esteira.example.com, without credentials, query and fragment',
    ).optional(),
  ),
  CORS_ORIGINS: setting(listThat(isOrigin, 'takes origins such as https://app.example.com, separated by commas')),
  TRUST_PROXY: setting(
    textThat(
      (text) => text === 'off' || /^\d+$/.test(text) || listOf(text).every(isProxy),
      'takes off, a number of proxies, or their addresses',
    ).default('off'),
  ),
  CONTROLLER_CONTACT: setting(z.string().optional()),
  READS_PER_MINUTE: setting(wholeNumber('takes a whole number, 0 for no limit', 0).default(3_000)),
  DATABASE_TIME_LIMIT_MS: setting(wholeNumber('takes milliseconds, 100 or more', 100).default(OPERATION_TIMEOUT_MS)),
  WEBHOOK_INTERNAL_ADDRESSES: setting(
    listThat(isAddressOrSubnet, 'takes addresses and subnets such as 10.0.0.0/8, separated by commas'),
  ),
  V1_CREDENTIALS: setting(z.enum(['open', 'recent-password'], 'takes open or recent-password').default('open')),
  STORAGE_URL: setting(
    textThat(
      (text) => s3Settings(text) !== null,
      'takes a URL such as s3://key:secret@host:port/bucket?region=us-east-1',
    ).optional(),
  ),
  CLAMD_URL: setting(
    textThat(
      (text) => clamdAddress(text) !== null,
      'takes a URL such as tcp://host:3310 or unix:/run/clamd.sock',
    ).optional(),
  ),
  OCR: setting(z.enum(['on', 'off'], 'takes on or off').default('on')),
  LOG_LEVEL: setting(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'takes a pino level such as info')
      .default('info'),
  ),
});

export interface Config {
  production: boolean;
  host: string;
  port: number;
  mongodbUrl: string | undefined;
  dataDir: string;
  seed: 'demo' | 'none' | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  jwtSecret: string;
  encryptionKey: string;
  /** Reads what another key has sealed, while `npm run rotate-keys` has not been through. */
  encryptionKeyPrevious?: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Base of every link, without a trailing slash. */
  publicUrl: string;
  corsOrigins: string[];
  /** What Express takes as 'trust proxy'. */
  trustProxy: boolean | number | string[];
  /** How candidates reach the data controller, shown in the consent text. */
  controllerContact: string;
  /** The requests of one account in a minute; 0 for no limit. */
  readsPerMinute: number;
  /** How long a database operation may take, in milliseconds. */
  databaseTimeLimitMs: number;
  /** Addresses and subnets of the own network that the office's webhooks may reach, by http too. */
  webhookInternalAddresses: readonly string[];
  /** Whether `/v1` too wants a recent password before the credentials of several candidates. */
  v1WantsRecentPassword: boolean;
  /** The S3-compatible store of files; without it they are in the database. */
  storageUrl: string | undefined;
  /** The virus scanner that looks at files; without it none does. */
  clamdUrl: string | undefined;
  /** Whether the print on images of documents is read. */
  ocr: boolean;
  logLevel: string;
}

/**
 * Reads the settings from the environment.
 * @throws StartupError with one line that names each wrong variable and what it takes.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    throw new StartupError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('; '));
  }
  const env = parsed.data;
  const secrets = resolveSecrets(env);
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    mongodbUrl: env.MONGODB_URL,
    dataDir: path.resolve(env.DATA_DIR),
    seed: env.SEED,
    adminEmail: env.ADMIN_EMAIL.toLowerCase(),
    adminPassword: env.ADMIN_PASSWORD,
    ...secrets,
    encryptionKeyPrevious: env.ENCRYPTION_KEY_PREVIOUS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, ''),
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    controllerContact: env.CONTROLLER_CONTACT ?? `Encarregado de dados: ${env.ADMIN_EMAIL}`,
    readsPerMinute: env.READS_PER_MINUTE,
    databaseTimeLimitMs: env.DATABASE_TIME_LIMIT_MS,
    webhookInternalAddresses: env.WEBHOOK_INTERNAL_ADDRESSES,
    v1WantsRecentPassword: env.V1_CREDENTIALS === 'recent-password',
    storageUrl: env.STORAGE_URL,
    clamdUrl: env.CLAMD_URL,
    ocr: env.OCR === 'on',
    logLevel: env.LOG_LEVEL,
  };
}

function parseTrustProxy(text: string): boolean | number | string[] {
  if (text === 'off') return false;
  return /^\d+$/.test(text) ? Number(text) : listOf(text);
}

/** Secrets are generated for the embedded database only: with a shared one, every gateway must hold the same. */
function resolveSecrets(env: z.infer<typeof environmentSchema>): { jwtSecret: string; encryptionKey: string } {
  const given = { jwtSecret: env.JWT_SECRET, encryptionKey: env.ENCRYPTION_KEY };
  if (given.jwtSecret && given.encryptionKey) return { jwtSecret: given.jwtSecret, encryptionKey: given.encryptionKey };
  if (env.MONGODB_URL) {
    const missing = [!given.jwtSecret && 'JWT_SECRET', !given.encryptionKey && 'ENCRYPTION_KEY'].filter(Boolean);
    throw new StartupError(`${missing.join(' and ')} must be set together with MONGODB_URL (at least 32 characters)`);
  }
  const generated = storedSecrets(path.resolve(env.DATA_DIR));
  return {
    jwtSecret: given.jwtSecret ?? generated.jwtSecret,
    encryptionKey: given.encryptionKey ?? generated.encryptionKey,
  };
}

/** What the embedded engine, and a downloaded `mongod`, write first below DATA_DIR. */
const databaseFiles = ['mongo/WiredTiger', 'mongod/WiredTiger'];
const secretsSchema = z.object({ jwtSecret: z.string().min(32), encryptionKey: z.string().min(32) });

/** File systems without second names for a file. */
const WITHOUT_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Writes a file that is not there yet, whole or not at all: a part of it would keep every later start from working. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true });
    linkSync(draft, file);
  } catch (error) {
    if (!WITHOUT_LINKS.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    writeFileSync(file, text, { mode: 0o600, flag: 'wx', flush: true });
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * The secrets that were generated at the first start; with others nothing that was sealed before could be read.
 * @throws StartupError when DATA_DIR cannot be used, or holds data without secrets that are whole.
 */
function storedSecrets(dataDir: string): { jwtSecret: string; encryptionKey: string } {
  const file = path.join(dataDir, 'secrets.json');
  const isFirstStart = !existsSync(file) && !databaseFiles.some((name) => existsSync(path.join(dataDir, name)));
  try {
    if (isFirstStart) {
      makeDirectories(dataDir);
      const fresh = {
        jwtSecret: randomBytes(48).toString('base64url'),
        encryptionKey: randomBytes(48).toString('base64url'),
      };
      writeWhole(file, JSON.stringify(fresh));
      return fresh;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StartupError(`DATA_DIR ${dataDir} cannot be used for the generated secrets: ${reason}`);
  }
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartupError(
      `DATA_DIR ${dataDir} has no whole secrets.json, without which nothing that was sealed before can be read: put it ` +
        'back from a backup, or set JWT_SECRET and ENCRYPTION_KEY to what they were',
      { cause: error },
    );
  }
}
