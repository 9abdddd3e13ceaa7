/** Where GraphiQL is served, and what GET /graphql answers where it is not. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import supertest from 'supertest';
import { startTestServer, type TestServer } from '../../../test/server.js';
import { securityHeaders } from '../../server/securityHeaders.js';
import { explorer } from './explorer.js';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('the explorer', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'esteira-explorer-'));
    await mkdir(path.join(directory, 'assets'));
    await writeFile(path.join(directory, 'index.html'), '<title>the page</title>');
    await writeFile(path.join(directory, 'assets/index-abc.js'), 'export {};');
  });
  afterAll(() => rm(directory, { recursive: true }));

  /** Asks a server that has the explorer and, behind it, a transport that answers all else. */
  const get = (address: string, accept: string, options: { production: boolean; directory?: string }) => {
    const app = express().use(securityHeaders({ publicUrl: 'http://localhost' }));
    app.use('/graphql', explorer({ directory, ...options }), (_request, response) => void response.send('transport'));
    return supertest(app).get(address).set('Accept', accept);
  };

  test('is the page for browsers, under a policy of its own that lets nothing in from elsewhere', async () => {
    const { text, headers } = await get('/graphql', BROWSER, { production: false });
    expect(text).toBe('<title>the page</title>');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("script-src 'self';");
    const sources = policy.split('; ').flatMap((directive) => directive.split(' ').slice(1));
    expect([...new Set(sources)].sort()).toEqual(["'none'", "'self'", "'unsafe-inline'", 'data:']);
  });

  test('has its files, under the policy of all answers', async () => {
    const script = await get('/graphql/assets/index-abc.js', '*/*', { production: false });
    expect([script.status, script.text]).toEqual([200, 'export {};']);
    expect(script.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect((await get('/graphql/assets/other.js', '*/*', { production: false })).status).toBe(404);
  });

  test.each(['application/json', 'application/graphql-response+json', '*/*'])(
    'leaves %s to programs',
    async (accept) => {
      expect((await get('/graphql', accept, { production: false })).text).toBe('transport');
    },
  );

  test('leaves a query in the address to the transport', async () => {
    expect((await get('/graphql?query={__typename}', BROWSER, { production: false })).text).toBe('transport');
  });

  test.each(['/graphql', '/graphql/assets/index-abc.js'])('is not there in production: %s', async (address) => {
    expect((await get(address, BROWSER, { production: true })).text).toBe('transport');
  });

  test('is not there before it is built', async () => {
    const unbuilt = { production: false, directory: path.join(directory, 'assets') };
    expect((await get('/graphql', BROWSER, unbuilt)).text).toBe('transport');
  });
});

describe.each([{ production: false }, { production: true }])('a server with %j', ({ production }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ production });
  });
  afterAll(() => server.stop());

  const get = (address: string, accept: string) => supertest(server.app).get(address).set('Accept', accept);

  test('tells programs that send no query so, by status 400', async () => {
    const preflight = { 'apollo-require-preflight': 'true' };
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const response = await get('/graphql', accept).set(preflight);
      expect([response.status, response.body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
    }
  });

  test('answers a query in the address', async () => {
    const response = await get('/graphql?query={__typename}', BROWSER).set('apollo-require-preflight', 'true');
    expect(JSON.parse(response.text)).toEqual({ data: { __typename: 'Query' } });
  });
});
