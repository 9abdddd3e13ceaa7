/** Every call of `/v1`, driven by one catalogue; each answer is held against the OpenAPI document. */
import supertest, { type Response } from 'supertest';
import { documentedCalls } from '../../../test/documentedCalls.js';
import { bodyProperties, contractViolations, operationOf } from '../../../test/openapiContract.js';
import { restCatalogue } from '../../../test/restCatalogue/index.js';
import {
  send,
  startCallFixture,
  type CallEntry,
  type CallRequest,
  type CallFixture,
} from '../../../test/restCatalogue/fixture.js';
import type { Role } from '../../auth/viewer.js';
import { LONGEST_TEXT, MAX_PROPERTIES } from '../../lib/inputBounds.js';
import { restCalls } from './calls.js';

let fixture: CallFixture;
beforeAll(async () => {
  fixture = await startCallFixture();
});
afterAll(() => fixture.stop());

const roles: Role[] = ['admin', 'client', 'candidate'];
const operator = { $ne: null };

/** Sends a call and holds the answer against the document. */
async function answerTo(call: string, request: CallRequest | supertest.Test): Promise<Response> {
  const response = await (request instanceof supertest.Test ? request : send(fixture, call, request));
  expect(contractViolations(call, response)).toEqual([]);
  return response;
}

test('the catalogue has an entry for each documented call, and for nothing else', () => {
  expect(Object.keys(restCatalogue).sort()).toEqual(Object.keys(documentedCalls).sort());
});

test('the catalogue has a case for each failure that a call declares', () => {
  const untold = restCalls.flatMap(({ method, path, failures = [] }) => {
    const call = `${method.toUpperCase()} ${path}`;
    const entry = restCatalogue[call];
    const told = new Set<number>([...Object.values(entry?.failures ?? {}), entry].map((one) => statusOf(one)));
    return failures.filter((status) => !told.has(status)).map((status) => `${call} ${status}`);
  });
  expect(untold).toEqual([]);
});

test('an address with another method, and one that leads nowhere, answer as JSON', async () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  const paths = [...new Set(Object.keys(documentedCalls).map((call) => call.split(' ')[1] ?? ''))];
  const calls = [...paths, '/nowhere', '/'].flatMap((path) => methods.map((method) => `${method} ${path}`));
  const params = { id: 'x', fieldKey: 'x', type: 'x', candidateId: 'x', clientId: 'x' };
  for (const call of calls.filter((unknown) => !takenBySome(unknown))) {
    const { status, type, body } = await send(fixture, call, { params, token: fixture.tokens.admin, body: {} });
    expect([call, status, type, body.code]).toEqual([call, 404, 'application/json', 'NOT_FOUND']);
  }
});

describe.each(Object.entries(restCatalogue))('%s', (call, entry) => {
  const { who = null } = documentedCalls[call] ?? {};
  const success = Number(Object.keys(operationOf(call).responses).find((status) => Number(status) < 400));
  const callers: Role[] = who ?? ['admin'];
  const [firstRole = 'admin'] = callers;

  /** A fresh request that would succeed, of the first role unless told. */
  async function good(role: Role = firstRole): Promise<CallRequest & { body: object }> {
    const token = who ? fixture.tokens[role] : null;
    const request = await entry.works(fixture, role);
    return { token, ...request, body: request.body ?? {} };
  }

  /** The same request each time, for what is refused: it leaves everything as it was. */
  let refusable: ReturnType<Good> | undefined;
  const toRefuse: Good = () => (refusable ??= good());

  /** Refused whatever the body: nothing of it is read before it is known who asks. */
  async function expectNoSession(token: string | null): Promise<void> {
    const { body: _, file: __, ...request } = { ...(await toRefuse()), token };
    const unreadable = send(fixture, call, request).set('Content-Type', 'application/json').send('{"unreadable":');
    for (const attempt of [{ ...(await toRefuse()), token }, unreadable]) {
      expect((await answerTo(call, attempt)).body.code).toBe('UNAUTHENTICATED');
    }
  }

  if (who) {
    test('needs a session', async () => {
      for (const token of [null, 'worthless']) await expectNoSession(token);
    });
  }

  const others = roles.filter((role) => who && !who.includes(role));
  if (others.length > 0) {
    test.each(others)('is closed to the role %s', async (role) => {
      const response = await answerTo(call, { ...(await toRefuse()), token: fixture.tokens[role] });
      expect(response.body.code).toBe('FORBIDDEN');
    });
  }

  test.each(callers)('works for the role %s, whatever else the query holds', async (role) => {
    const request = await good(role);
    const query = { ...request.query, _t: '1699999999999', 'page[$gt]': '0', 'search[$ne]': 'x' };
    const response = await answerTo(call, { ...request, query });
    expect(response.status).toBe(success);
  });

  if (entry.tenant) {
    test('finds nothing for another company', async () => {
      const response = await answerTo(call, { ...(await good('client')), token: fixture.otherClient.token });
      expect(response.body.code).toBe('NOT_FOUND');
    });
  }

  const failures = Object.entries(entry.failures ?? {});
  if (failures.length > 0) {
    test.each(failures)('fails when %s', async (_, { status, code, request }) => {
      const token = who ? fixture.tokens[firstRole] : null;
      const response = await answerTo(call, { token, ...(await request(fixture, firstRole)) });
      expect([response.status, response.body.code]).toEqual([status, code]);
      if (status === 429) expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    });
  }

  describeBadPaths(call, entry, toRefuse);
  describeBadQueries(call, { good, toRefuse }, success);
  if (bodyProperties(call).length > 0) describeBadBodies(call, entry, { good, toRefuse });
});

type Good = () => Promise<CallRequest & { body: object }>;

function describeBadPaths(call: string, entry: CallEntry, toRefuse: Good): void {
  const names = [...call.matchAll(/:(\w+)/g)].flatMap(([, name]) => (name ? [name] : []));
  if (names.length === 0) return;

  test.each(names)('answers an unknown or malformed %s in the path alike', async (name) => {
    for (const wrong of ['x', '0'.repeat(24), '{"$ne":null}', '__proto__']) {
      const request = await toRefuse();
      const response = await answerTo(call, { ...request, params: { ...request.params, [name]: wrong } });
      expect([wrong, response.status]).toEqual([wrong, entry.unknownPath ?? 404]);
    }
  });
}

function describeBadQueries(
  call: string,
  { good, toRefuse }: Record<'good' | 'toRefuse', Good>,
  success: number,
): void {
  const names = operationOf(call).parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : []));
  if (names.length > 0) {
    test.each(names)('takes no list for the query parameter %s', async (name) => {
      const request = await toRefuse();
      const { [name]: _, ...query } = request.query ?? {};
      const response = await answerTo(call, send(fixture, call, { ...request, query }).query(`${name}=a&${name}=b`));
      expect(response.status).toBe(422);
    });
  }
  if (!names.includes('page')) return;

  test.each(['page=0', 'page=x', 'pageSize=0', 'pageSize=101', 'limit=101'])('refuses %s', async (query) => {
    const response = await answerTo(call, send(fixture, call, { ...(await toRefuse()), query: {} }).query(query));
    expect(response.status).toBe(422);
    expect(response.body.details).toMatchObject([{ field: query.split('=')[0] }]);
  });

  test.each(['page=&search=', 'page=null&pageSize=null'])('reads %s as absent', async (query) => {
    const response = await answerTo(call, send(fixture, call, { ...(await good()), query: {} }).query(query));
    expect([response.status, response.body.currentPage]).toEqual([success, 1]);
  });
}

function describeBadBodies(
  call: string,
  entry: CallEntry,
  { good, toRefuse }: Record<'good' | 'toRefuse', Good>,
): void {
  const properties = bodyProperties(call);
  const isMultipart = properties.includes('file') || properties.includes('files');
  const raw = async (type: string, text: string) => {
    const { body: _, file: __, ...request } = await toRefuse();
    return answerTo(call, send(fixture, call, request).set('Content-Type', type).send(text));
  };

  test('refuses a malformed body and one of another type', async () => {
    const ours = isMultipart ? 'multipart/form-data' : 'application/json';
    expect((await raw(ours, '{"name":')).status).toBe(400);
    expect((await raw('text/plain', '{}')).status).toBe(415);
  });
  if (isMultipart) return;

  test('refuses a body of more than 1 MB', async () => {
    expect((await raw('application/json', JSON.stringify({ x: 'x'.repeat(1_100_000) }))).status).toBe(413);
  });

  test('refuses a text that is longer than any may be, before anything reads it', async () => {
    const response = await raw('application/json', JSON.stringify({ x: [{ y: 'x'.repeat(LONGEST_TEXT + 1) }] }));
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ code: 'INVALID', details: [{ field: 'x.0.y' }] });
  });

  test('refuses a body of 150,000 levels', async () => {
    const response = await raw('application/json', `${'['.repeat(150_000)}${']'.repeat(150_000)}`);
    expect([response.status, response.body.code]).toEqual([400, 'MALFORMED']);
  });

  test('refuses a body of thousands of properties', async () => {
    const many = Object.fromEntries(Array.from({ length: MAX_PROPERTIES + 1 }, (_, name) => [name, '']));
    const response = await raw('application/json', JSON.stringify(many));
    expect([response.status, response.body.code]).toEqual([400, 'MALFORMED']);
  });

  test('names the body when it is a list of something else', async () => {
    const response = await raw('application/json', '[5]');
    expect(response.status).toBe(422);
    expect(response.body.details.map(({ field }: { field: string }) => field)).not.toContain('');
  });

  const closed = properties.filter((name) => !entry.takesObjects?.includes(name));
  test('takes no operator in place of a value', async () => {
    for (const name of closed) {
      const request = await toRefuse();
      const response = await answerTo(call, { ...request, body: { ...request.body, [name]: operator } });
      expect([name, response.status]).toEqual([name, 422]);
      expect(response.body.details).toContainEqual(expect.objectContaining({ field: expect.stringContaining(name) }));
    }
  });

  test.each(properties)('reads null for %s as absent', async (name) => {
    const [withNull, without] = [await good(), await good()];
    const { [name]: _, ...rest } = without.body as Record<string, unknown>;
    const one = await answerTo(call, { ...withNull, body: { ...withNull.body, [name]: null } });
    const other = await answerTo(call, { ...without, body: rest });
    expect([one.status, one.body.code]).toEqual([other.status, other.body.code]);
  });
}

/** Whether some documented call answers this one, be it by a parameter in its path. */
function takenBySome(unknown: string): boolean {
  return Object.keys(documentedCalls).some((call) => {
    return new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`).test(unknown);
  });
}

function statusOf(told: { status: number } | CallEntry | undefined): number {
  if (!told) return 0;
  return 'status' in told ? told.status : (told.unknownPath ?? 0);
}
