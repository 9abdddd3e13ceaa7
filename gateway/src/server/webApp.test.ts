import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { restErrorHandler } from '../transports/rest/errors.js';
import { securityHeaders } from './securityHeaders.js';
import { webApp } from './webApp.js';

const SCRIPT = 'console.info("app");';
const PAGE =
  '<html><head><meta content="__CSP_NONCE__"><script src="/assets/index.js"></script></head><body></body></html>';

let directory: string;
let app: express.Express;
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'esteira-web-'));
  mkdirSync(path.join(directory, 'assets/hash'), { recursive: true });
  const files = {
    'index.html': PAGE,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'preloads.json': JSON.stringify({
      '/candidato/:token': { first: ['/assets/index.js', '/assets/login.js'], next: ['/assets/form.js'] },
    }),
    'assets/index.js': SCRIPT,
    'assets/index.js.br': brotliCompressSync(SCRIPT),
    'assets/index.js.gz': gzipSync(SCRIPT),
    'assets/hash/named.js': SCRIPT,
    'assets/hash/named.js.br': brotliCompressSync(SCRIPT),
    'assets/small.js': '1;',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(directory, name), content);
  app = express().use(securityHeaders({ publicUrl: 'http://localhost' }), webApp(directory), restErrorHandler);
});
afterAll(() => rmSync(directory, { recursive: true }));

const get = (url: string, encodings = 'identity') => supertest(app).get(url).set('Accept-Encoding', encodings);

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
])('answers a browser that takes "%s" with the %s file of the build', async (encodings, encoding) => {
  const response = await supertest(app).head('/assets/index.js').set('Accept-Encoding', encodings);
  expect(response.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  const compressed = encoding === 'br' ? brotliCompressSync(SCRIPT) : gzipSync(SCRIPT);
  expect(response.headers['content-length']).toBe(String(compressed.length));
});

it('answers with the compressed file of one in a folder too', async () => {
  const response = await supertest(app).head('/assets/hash/named.js').set('Accept-Encoding', 'br');
  expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
});

it('answers with the file itself where the browser takes nothing else, and says that it varies', async () => {
  const response = await get('/assets/index.js');
  expect(response.text).toBe(SCRIPT);
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['vary']).toBe('Accept-Encoding');
});

it('answers with the file itself where the build compressed none', async () => {
  const response = await get('/assets/small.js', 'br');
  expect(response.text).toBe('1;');
  expect(response.headers['content-encoding']).toBeUndefined();
});

it.each([
  '/assets/..%2fpreloads.json',
  '/assets/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/%2e%2e/%2e%2e%2fpackage.json',
  '/assets/..%5cpreloads.json',
  '/assets/nothing.js',
  `/assets/${'x'.repeat(5_000)}`,
])('answers 404 to %s, which is no asset', async (url) => {
  const response = await get(url, 'br');
  expect([response.status, response.body.code]).toEqual([404, 'NOT_FOUND']);
});

it('answers 400 to an address that means no text', async () => {
  for (const url of ['/assets/%00', '/assets/%E0%A4%A']) {
    expect((await get(url)).body).toMatchObject({ code: 'MALFORMED' });
  }
});

it('answers conditions and ranges that cannot be met by their status', async () => {
  for (const file of ['/assets/index.js', '/favicon.svg']) {
    const range = await get(file).set('Range', 'bytes=9000-');
    expect([range.status, range.headers['content-range']]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
    expect((await get(file, 'br').set('If-Match', '"other"')).status).toBe(412);
  }
});

it('names in the page what its route loads next, once each', async () => {
  const { text } = await get('/candidato/abc');
  expect(text).toContain(
    '<link rel="modulepreload" crossorigin href="/assets/login.js">' +
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/form.js"></head>',
  );
  expect(text.match(/\/assets\/index\.js/g)).toHaveLength(1);
  expect((await get('/candidato/obrigado/mais')).text).not.toContain('modulepreload');
});

it('writes another nonce into every page, which no cache keeps', async () => {
  const pages = [await get('/candidato/abc'), await get('/admin')];
  const nonces = pages.map(({ text }) => /content="([^"]+)"/.exec(text)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  expect(nonces).not.toContain('__CSP_NONCE__');
  for (const { headers } of pages) expect(headers['cache-control']).toBe('no-store');
});

it('gives out a file beside the page for an hour', async () => {
  const { headers, body } = await get('/favicon.svg');
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
  expect(String(body)).toContain('<svg');
});

it('leads from the name of the page’s file to the page', async () => {
  const { status, headers } = await get('/index.html?a=b');
  expect([status, headers['location']]).toEqual([302, '/']);
});

it.each(['/index%2ehtml', '//index.html', '/./index.html', '/preloads.json', '/preloads%2Ejson'])(
  'gives out no file that it reads itself, however it is asked for: %s',
  async (url) => {
    const { status, text, headers } = await get(url);
    expect([200, 302]).toContain(status);
    expect(text).not.toContain('__CSP_NONCE__');
    expect(text).not.toContain('"first"');
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
  },
);

it.each([
  ['/admin', true],
  ['/admin/campos', true],
  ['/client', true],
  ['/documents', true],
  ['/reminders', true],
  ['/imports', true],
  ['/imports/new', true],
  ['/candidates/Q2FuZGlkYXRlOjE=', true],
  ['/board', true],
  ['/figures', true],
  ['/login', false],
  ['/candidato/abc', false],
  ['/administra', false],
])('the page of %s begins with the header of the staff: %s', async (url, framed) => {
  expect((await get(url)).text.includes('<body class="framed">')).toBe(framed);
});
