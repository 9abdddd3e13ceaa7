/** Every text and every list of a request to `/v1` has an upper bound: found in the OpenAPI document, tried one by one. */
import type { Role } from '../../src/auth/viewer.js';
import type { JsonSchema } from '../../src/transports/rest/openapiSchemas.js';
import { documentedCalls } from '../documentedCalls.js';
import { operations } from '../openapiContract.js';
import { send, startCallFixture, type CallFixture } from '../restCatalogue/fixture.js';
import { restCatalogue } from '../restCatalogue/index.js';
import { longText, overLong, placeName, type InputPlace } from './overLong.js';

/** Queries that are compared or cut to their beginning, never kept: an over-long text finds nothing, and is no failure. */
const compared = new Set(['search', 'clientId']);
/** Places of a body whose text is not kept either; what comes with an upload is what save-template asks for again. */
const isNotKept = (call: string, name: unknown) =>
  call.endsWith('/upload-template')
    ? name !== 'name'
    : // A form has no rows; importsRest.test.ts looks at those of a JSON body.
      (call.endsWith('/imports') && name === 'rows') ||
      ['id', 'candidateId', 'clientId', 'importId', 'templateId', 'uploadId', 'search'].includes(String(name));

let fixture: CallFixture;
beforeAll(async () => {
  fixture = await startCallFixture();
});
afterAll(() => fixture.stop());

/** The places of a JSON schema that take texts without a list of choices, or lists. */
function placesIn(schema: JsonSchema, way: readonly (string | 0)[] = []): InputPlace[] {
  const places: InputPlace[] = [];
  const types = [schema.type ?? []].flat();
  const isText = types.includes('string') && !schema.enum && !('const' in schema) && schema.format !== 'binary';
  if (isText) places.push({ way, kind: 'text' });
  // A list of files is bounded where its form is read (documentForms.test.ts): no JSON can say one.
  if (types.includes('array') && schema.items?.format !== 'binary') {
    places.push({ way, kind: 'list' }, ...placesIn(schema.items ?? {}, [...way, 0]));
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {})) places.push(...placesIn(inner, [...way, name]));
  if (typeof schema.additionalProperties === 'object') {
    places.push(...placesIn(schema.additionalProperties, [...way, 'cidade']));
  }
  for (const inner of schema.anyOf ?? []) places.push(...placesIn(inner, way));
  return [...new Map(places.map((place) => [placeName(place), place])).values()];
}

const bodies = [...operations].flatMap(([call, operation]) => {
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  const places = content ? placesIn(content.schema) : [];
  // A list that is the whole body may stand under a name as well, where it is tried.
  return places
    .filter(({ way }) => way.length > 0 && way[0] !== 0)
    .map((place) => [call, placeName(place), place] as const);
});
const queries = [...operations].flatMap(([call, { parameters }]) =>
  parameters.flatMap((one) => (one.in === 'query' ? [[call, one.name] as const] : [])),
);

/** The request that works, of the first role that may call. */
async function working(call: string) {
  const { who = null } = documentedCalls[call] ?? {};
  const role: Role = who?.[0] ?? 'admin';
  const request = await restCatalogue[call]!.works(fixture, role);
  return { token: who ? fixture.tokens[role] : null, ...request };
}

test('finds the places that the callers know', () => {
  const names = bodies.map(([call, name]) => `${call} ${name}`);
  expect(names).toContain('PUT /clients/:id text telefone');
  expect(names).toContain('POST /candidates text customFields.0.value');
  expect(names).toContain('POST /candidates/export-excel list candidateIds');
});

test.each(bodies)('%s refuses an over-long %s', async (call, _name, place) => {
  const { body = {}, ...request } = await working(call);
  const answer = await send(fixture, call, { ...request, body: overLong(body, place) as object });
  if (isNotKept(call, place.way.at(-1)) && answer.status < 500) return;
  expect(answer.status).toBe(422);
  const told = (answer.body.details as { field: string }[]).map(({ field }) => field).join(' ');
  for (const step of place.way.filter((step) => step !== 0)) expect(told).toContain(step);
});

test.each(queries)('%s keeps no over-long %s', async (call, name) => {
  const request = await working(call);
  const answer = await send(fixture, call, { ...request, query: { ...request.query, [name]: longText } });
  expect(answer.status).toBe(compared.has(name) ? 200 : 422);
  if (!compared.has(name)) return;
  // Counts are there for every stage, and count no candidate.
  const found = (answer.body.data as { count?: number }[]).filter(({ count }) => count !== 0);
  expect(found).toEqual([]);
});
