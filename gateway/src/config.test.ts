import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'esteira-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (environment: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...environment });

test('has a default for everything with the embedded database', () => {
  expect(read()).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    adminEmail: 'admin@esteira.local',
    mailFrom: 'Esteira <nao-responda@esteira.local>',
    corsOrigins: [],
    trustProxy: false,
    logLevel: 'info',
  });
});

test('generates secrets once, readable by their owner only, and keeps them', () => {
  const first = read();
  expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(read().jwtSecret).toBe(first.jwtSecret);
  expect(read().encryptionKey).toBe(first.encryptionKey);
  expect(JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'))).toEqual({
    jwtSecret: first.jwtSecret,
    encryptionKey: first.encryptionKey,
  });
});

describe('keys of data that are there', () => {
  const file = () => path.join(dataDir, 'secrets.json');
  const lost =
    /^DATA_DIR \S+ has no whole secrets\.json, .* put it back from a backup, or set JWT_SECRET and ENCRYPTION_KEY/;

  test.each(['mongo', 'mongod'])('are not made anew when they are missing beside %s', (engine) => {
    mkdirSync(path.join(dataDir, engine));
    writeFileSync(path.join(dataDir, engine, 'WiredTiger'), '');
    expect(() => read()).toThrow(lost);
    expect(existsSync(file())).toBe(false);
    const secrets = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };
    expect(read(secrets)).toMatchObject({ jwtSecret: secrets.JWT_SECRET, encryptionKey: secrets.ENCRYPTION_KEY });
  });

  test('that do not fit on the disk leave nothing behind, so that the next start makes them', () => {
    symlinkSync('/dev/full', `${file()}.${process.pid}`);
    expect(() => read()).toThrow(/^DATA_DIR \S+ cannot be used for the generated secrets: .*ENOSPC/);
    expect(readdirSync(dataDir)).toEqual([]);
    expect(read().jwtSecret).toHaveLength(64);
  });

  test.each([
    ['too short', JSON.stringify({ jwtSecret: 'x'.repeat(64), encryptionKey: 'short' })],
    ['cut off', '{"jwtSecret":"abc'],
    ['empty', ''],
  ])('stop the start when they are %s, and stay as they are', (_what, content) => {
    writeFileSync(file(), content);
    expect(() => read()).toThrow(lost);
    expect(readFileSync(file(), 'utf8')).toBe(content);
  });
});

test.each([
  ['PORT', 'many', /^PORT takes a port number, 0 to 65535$/],
  ['PORT', '70000', /^PORT takes a port number/],
  ['MONGODB_URL', 'postgres://x', /^MONGODB_URL takes a URL such as mongodb:/],
  ['SEED', 'full', /^SEED takes demo or none$/],
  ['ADMIN_EMAIL', 'admin', /^ADMIN_EMAIL takes an e-mail address$/],
  ['ADMIN_PASSWORD', '123', /^ADMIN_PASSWORD takes at least 6 characters$/],
  ['JWT_SECRET', 'short', /^JWT_SECRET takes at least 32 characters$/],
  ['SMTP_URL', 'http://mail', /^SMTP_URL takes a URL such as smtp:/],
  ['PUBLIC_URL', 'esteira', /^PUBLIC_URL takes a URL such as https:/],
  ['PUBLIC_URL', 'https://x.example/a?b=c', /^PUBLIC_URL takes a URL such as https:/],
  ['PUBLIC_URL', 'https://x.example/?', /^PUBLIC_URL takes a URL/],
  ['PUBLIC_URL', 'https://x.example/a#d', /^PUBLIC_URL takes a URL/],
  ['PUBLIC_URL', 'https://user:pass@x.example', /^PUBLIC_URL takes a URL/],
  ['MAIL_FROM', 'foo', /^MAIL_FROM takes an address, or a name and an address/],
  ['MAIL_FROM', 'Esteira <foo>', /^MAIL_FROM takes an address/],
  ['MAIL_FROM', 'Esteira rh@example.com', /^MAIL_FROM takes an address/],
  ['NODE_ENV', 'Production', /^NODE_ENV takes development, production or test$/],
  ['TRUST_PROXY', 'bad', /^TRUST_PROXY takes off/],
  ['CORS_ORIGINS', 'https://a.example/', /^CORS_ORIGINS takes origins such as/],
  ['TRUST_PROXY', 'yes!', /^TRUST_PROXY takes off, a number of proxies, or their addresses$/],
  ['TRUST_PROXY', '10.0.0.0/99', /^TRUST_PROXY takes off/],
  ['TRUST_PROXY', '::/0', /^TRUST_PROXY takes off/],
  ['STORAGE_URL', 's3://host/bucket', /^STORAGE_URL takes a URL such as s3:/],
  ['STORAGE_URL', 's3://key:50%@host/bucket', /^STORAGE_URL takes a URL such as s3:/],
  ['CLAMD_URL', 'http://clamav', /^CLAMD_URL takes a URL such as tcp:/],
  ['CLAMD_URL', 'unix:/run/clamd%.sock', /^CLAMD_URL takes a URL such as tcp:/],
  ['OCR', 'maybe', /^OCR takes on or off$/],
  ['LOG_LEVEL', 'loud', /^LOG_LEVEL takes a pino level/],
])('a wrong %s stops the start with one line: %s', (name, value, message) => {
  expect(() => read({ [name]: value })).toThrow(message);
});

test('takes proxies by number, name, address and subnet, and several origins', () => {
  expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(read({ TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }).trustProxy).toEqual(['loopback', '10.0.0.0/8', '::1']);
  expect(read({ CORS_ORIGINS: 'https://a.example, http://b.example:8080' }).corsOrigins).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ]);
});

test.each([
  'mongodb://db1:27017,db2:27017,db3:27017/esteira?replicaSet=rs0',
  'mongodb+srv://user:p%40ss@cluster.example.com/esteira',
  'mongodb://localhost/esteira',
])('takes the database %s', (MONGODB_URL) => {
  const secret = 'x'.repeat(40);
  expect(read({ MONGODB_URL, JWT_SECRET: secret, ENCRYPTION_KEY: secret }).mongodbUrl).toBe(MONGODB_URL);
});

test.each(['rh@example.com', 'Esteira <rh@example.com>', '"Esteira, RH" <rh@mailserver>'])(
  'takes the sender %s',
  (MAIL_FROM) => expect(read({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM),
);

test('takes a public address below a path, and every mode there is', () => {
  expect(read({ PUBLIC_URL: 'https://x.example/esteira/' }).publicUrl).toBe('https://x.example/esteira');
  const isProduction = (NODE_ENV: string) => read({ NODE_ENV }).production;
  expect(['production', 'development', 'test', ''].map(isProduction)).toEqual([true, false, false, false]);
});

test('takes blanks for nothing', () => {
  expect(read({ PORT: ' ', READS_PER_MINUTE: ' ' })).toMatchObject({ port: 4000, readsPerMinute: 3_000 });
});

test('demands both secrets together with MONGODB_URL', () => {
  const MONGODB_URL = 'mongodb://localhost/esteira';
  expect(() => read({ MONGODB_URL })).toThrow(/^JWT_SECRET and ENCRYPTION_KEY must be set together with MONGODB_URL/);
  expect(() => read({ MONGODB_URL, JWT_SECRET: 'x'.repeat(40) })).toThrow(/^ENCRYPTION_KEY must be set/);
});

test('names a data directory that cannot be used', () => {
  const file = path.join(dataDir, 'file');
  writeFileSync(file, '');
  expect(() => read({ DATA_DIR: path.join(file, 'below') })).toThrow(/^DATA_DIR .*file.below cannot be used/);
});
