/** The public audit of GraphQL over HTTP, against the real server. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { auditServer, type AuditResult } from 'graphql-http';
import { listen, type ListeningServer } from '../../../test/listening.js';
import { startTestServer, type TestServer } from '../../../test/server.js';

let server: TestServer;
let listening: ListeningServer;
let results: AuditResult[];

beforeAll(async () => {
  server = await startTestServer();
  listening = await listen(server.app);
  results = await auditServer({ url: `${listening.url}/graphql` });
});
afterAll(async () => {
  await listening.stop();
  await server.stop();
});

const failed = (status: AuditResult['status']) =>
  results.flatMap((result) => (result.status === status ? [`${result.id} ${result.name}`] : []));

test('no MUST of GraphQL over HTTP fails', () => {
  expect(results.length).toBeGreaterThan(50);
  expect(failed('error')).toEqual([]);
});

test('docs/graphql.md explains each SHOULD and MAY that fails, and no other', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/graphql.md'), 'utf8');
  const explained = [...page.matchAll(/^\| ([0-9A-F]{4}) +\| ((?:SHOULD|MAY) [^|]*)\|/gm)];
  expect(explained.map(([, id, name]) => `${id} ${name?.trim()}`).sort()).toEqual(
    [...failed('warn'), ...failed('notice')].sort(),
  );
});
