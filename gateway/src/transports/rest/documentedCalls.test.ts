/** The list of calls, compared between what callers were promised, the router, the OpenAPI document and docs/rest.md. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentedCalls } from '../../../test/documentedCalls.js';
import { bodyProperties, operationOf, operations, propertiesOf, responseOf } from '../../../test/openapiContract.js';
import { restRouter } from './router.js';

/** The two calls that describe the others. */
const describing = ['GET /openapi.json', 'GET /docs'];

/** Method and path of every route that Express really has, without HEAD, by which files are refused. */
function mountedCalls(): string[] {
  const router = restRouter((_request, _response, next) => next());
  return router.stack.flatMap(({ route }) => {
    if (!route) return [];
    const methods = new Set(route.stack.map(({ method }) => method.toUpperCase()));
    return [...methods].filter((method) => method !== 'HEAD').map((method) => `${method} ${route.path}`);
  });
}

const names = Object.keys(documentedCalls);

describe('the router', () => {
  test('has every documented call and no other', () => {
    expect(mountedCalls().sort()).toEqual([...names, ...describing].sort());
  });

  test('answers a literal path before a parameter that would take it', () => {
    const mounted = mountedCalls();
    const shadowed = mounted.filter((call, index) =>
      mounted.slice(0, index).some((earlier) => {
        const pattern = earlier.replace(/:\w+/g, '[^/]+');
        return new RegExp(`^${pattern}$`).test(call);
      }),
    );
    expect(shadowed).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  test('has exactly the calls of the router', () => {
    expect([...operations.keys(), ...describing].sort()).toEqual(mountedCalls().sort());
  });

  test.each(Object.entries(documentedCalls))('names what callers of %s were promised (R-230)', (call, documented) => {
    const { parameters } = operationOf(call);
    const named = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
    expect(named('path')).toEqual([...call.matchAll(/:(\w+)/g)].map(([, name]) => name));
    expect(named('query')).toEqual(expect.arrayContaining(documented.query ?? []));
    expect(bodyProperties(call)).toEqual(expect.arrayContaining(documented.body ?? []));
    expect(answeredProperties(call)).toEqual(expect.arrayContaining(documented.answer ?? []));
  });

  test.each(Object.entries(documentedCalls).filter(([, { paged }]) => paged))('pages the answer of %s', (call) => {
    expect(Object.keys(successSchema(call)?.properties ?? {})).toEqual([
      'data',
      'totalCount',
      'totalPages',
      'currentPage',
    ]);
  });

  test('leaves nothing in an answer undescribed', () => {
    expect([...operations.keys()].flatMap((call) => undescribed(successSchema(call), call))).toEqual([]);
  });
});

describe('docs/rest.md', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/rest.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `((?:GET|POST|PUT|PATCH|DELETE) \/\S+)` *\|([^|]+)\|/gm)];

  test('lists exactly the calls of the router', () => {
    expect(rows.map(([, call]) => call).sort()).toEqual(names.toSorted());
  });

  test.each(rows.map(([, call = '', who = '']) => ({ call, who: who.trim() })))(
    'says who may $call',
    ({ call, who }) => {
      expect(rolesIn(who)).toEqual(documentedCalls[call]?.who?.toSorted() ?? []);
    },
  );
});

/** The roles that a cell 'who may' stands for. */
function rolesIn(cell: string): string[] {
  const words: Record<string, string[]> = { anyone: [], 'signed in': ['admin', 'client', 'candidate'] };
  words['staff'] = ['admin', 'client'];
  return [...new Set(cell.split(/,\s*/).flatMap((word) => words[word] ?? [word]))].sort();
}

function successSchema(call: string) {
  const status = Object.keys(operationOf(call).responses).find((code) => Number(code) < 400);
  return responseOf(call, Number(status)).content?.['application/json']?.schema;
}

function answeredProperties(call: string): string[] {
  const data = successSchema(call)?.properties?.['data'];
  return propertiesOf(data?.items ?? data);
}

/** Paths of a schema at which anything at all would be valid. */
function undescribed(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, anyOf, additionalProperties, ...rest } = schema as Record<string, object>;
  const kinds = ['type', 'const', 'enum', '$ref'];
  const bare = anyOf === undefined && !kinds.some((kind) => kind in rest) ? [at] : [];
  return [
    ...bare,
    ...Object.entries(properties).flatMap(([name, inner]) => undescribed(inner, `${at}.${name}`)),
    ...undescribed(items, `${at}[]`),
    ...undescribed(additionalProperties, `${at}.*`),
    ...((anyOf as object[] | undefined) ?? []).flatMap((inner) => undescribed(inner, at)),
  ];
}
