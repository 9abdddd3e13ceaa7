/** What makes the OpenAPI document good for generators of clients: named operations, named models, examples that fit. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { openapi, operations, served } from '../../../test/openapiContract.js';
import { dataAnswer, listAnswer } from '../../domains/http/restAnswers.js';
import { restCalls } from './calls.js';
import { jsonSchema, type JsonSchema, type Models } from './openapiSchemas.js';

const named = [...operations].map(([call, operation]) => ({ call, operation }));

describe('every operation', () => {
  test.each(named)('$call has a name, a sentence on what it does, and who may', ({ operation }) => {
    expect(operation.operationId).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
    expect(operation.summary.replaceAll(' ', '').toLowerCase()).toBe(operation.operationId.toLowerCase());
    expect(operation.description).toMatch(/^[A-Z].*\.$/);
    expect(operation.security).toBeDefined();
    expect(Object.keys(operation.responses).some((status) => status.startsWith('4'))).toBe(true);
  });

  test('has a name of its own', () => {
    const names = named.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('models', () => {
  test('are what every body and every answer in JSON refers to', () => {
    const inline = Object.entries(served.paths).flatMap(([address, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody, responses }]) =>
        [requestBody, ...Object.values(responses)]
          .flatMap((part) => Object.values(part?.content ?? {}))
          .filter(({ schema }) => !schema.$ref && !('format' in schema))
          .map(() => `${method} ${address}`),
      ),
    );
    expect(inline).toEqual([]);
  });

  test('hold no object without a name', () => {
    const unnamed = Object.entries(served.components.schemas).flatMap(([name, model]) =>
      [...Object.values(model.properties ?? {}), ...(model.anyOf ?? []), ...(model.items ? [model.items] : [])]
        .flatMap(objectsIn)
        .map(() => name),
    );
    expect(unnamed).toEqual([]);
  });

  test('are referred to by their names from other models', () => {
    const { properties = {} } = served.components.schemas['CandidatePage'] ?? {};
    expect(properties['data']).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Candidate' } });
  });

  test('need a name to be answered', () => {
    expect(() => dataAnswer(z.object({ id: z.string() }))).toThrow('needs a name');
  });

  test('may not share a name', () => {
    const models: Models = {};
    jsonSchema(listAnswer(z.object({ id: z.string() }).meta({ id: 'Shared' })), 'output', models);
    const other = z.object({ name: z.string() }).meta({ id: 'Shared' });
    expect(() => jsonSchema(z.object({ other }), 'output', models)).toThrow('two models of /v1 are called Shared');
  });
});

describe('examples', () => {
  const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
  ajv.addFormat('date-time', (text: string) => new Date(text).toJSON() === text);
  ajv.addFormat('date', (text: string) => /^\d{4}-\d\d-\d\d$/.test(text));

  test.each(named)('of $call fit its schemas', ({ operation: { requestBody, responses } }) => {
    for (const part of [requestBody, ...Object.values(responses)]) {
      const { schema, example } = part?.content?.['application/json'] ?? {};
      if (!schema || !part || '$ref' in part) continue;
      expect([example, ajv.validate(schema, example) ? null : ajv.errors]).toEqual([expect.anything(), null]);
    }
  });

  test.each(restCalls.filter(({ body, bodyKind }) => body && bodyKind !== 'multipart'))(
    'of the body of $method $path are accepted',
    ({ method, path: address, body }) => {
      const operation = openapi.paths[address.replace(/:(\w+)/g, '{$1}')]?.[method];
      const parsed = body?.safeParse(operation?.requestBody?.content['application/json']?.example);
      expect(parsed?.error?.issues).toBeUndefined();
    },
  );
});

test('redocly, with its recommended rules, finds nothing to say', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'esteira-openapi-'));
  const file = path.join(directory, 'openapi.json');
  await writeFile(file, JSON.stringify(served));
  const cli = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
    'bin/cli.js',
  );
  const args = [cli, 'lint', file, '--extends=recommended', '--format=json'];
  const env = { ...process.env, NODE_OPTIONS: '', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: directory, env });
  const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: object[] };
  expect({ problems, totals }).toEqual({ problems: [], totals: { errors: 0, warnings: 0, ignored: 0 } });
  await rm(directory, { recursive: true });
});

/** The objects of known properties in a schema, unless they are referred to by name. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(objectsIn);
  return schema.properties ? [schema, ...inside] : inside;
}
