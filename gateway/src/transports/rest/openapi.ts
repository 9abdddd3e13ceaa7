import { z } from 'zod';
import type { RestCall } from '../../domains/restCall.js';
import { restCalls, restTags } from './calls.js';
import { failureName, failureResponses, failuresOf } from './openapiFailures.js';

type JsonObject = Record<string, unknown>;

/** What zod adds that tells a reader nothing: the bounds of safe integers, and the pattern beside a known format. */
function withoutNoise({ jsonSchema: schema }: { jsonSchema: JsonObject }): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['format'] === 'date-time') delete schema['pattern'];
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const options = { io, unrepresentable: 'any', override: withoutNoise } as const;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, options) as JsonObject;
  return rest;
}

function parametersOf(call: RestCall): JsonObject[] {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = call.query ? jsonSchema(call.query, 'input') : {};
  const required = (query['required'] as string[] | undefined) ?? [];
  const inQuery = Object.entries((query['properties'] as JsonObject | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

function requestBodyOf(call: RestCall): JsonObject | undefined {
  if (!call.body) return undefined;
  const mediaType = call.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';
  const schema = jsonSchema(call.body, 'input');
  if (call.requires) requireIn(schema, call.requires);
  return { required: schema['required'] !== undefined, content: { [mediaType]: { schema } } };
}

/** Makes texts of a schema required, which so far may be null. */
function requireIn(schema: JsonObject, names: readonly string[]): void {
  schema['required'] = names;
  const properties = schema['properties'] as Record<string, JsonObject>;
  for (const name of names) properties[name] = { ...properties[name], type: 'string' };
}

function successOf(call: RestCall): JsonObject {
  if (call.answer) {
    return {
      description: call.summary,
      content: { 'application/json': { schema: jsonSchema(call.answer, 'output') } },
    };
  }
  if (call.answerType) {
    return {
      description: call.summary,
      content: { [call.answerType]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  return { description: call.summary };
}

function operationOf(call: RestCall): JsonObject {
  const requestBody = requestBodyOf(call);
  return {
    operationId: `${call.method}${call.path.replace(/[/:-](\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: call.summary,
    tags: [call.tag],
    security: call.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: parametersOf(call),
    ...(requestBody && { requestBody }),
    'x-access': call.access,
    responses: {
      [call.status ?? 200]: successOf(call),
      ...Object.fromEntries(
        failuresOf(call).map((status) => [status, { $ref: `#/components/responses/${failureName(status)}` }]),
      ),
    },
  };
}

let document: JsonObject | undefined;

/** The OpenAPI 3.1 document of every declared call; made once, from the same schemas that parse the requests. */
export function openApiDocument(): JsonObject {
  if (document) return document;
  const paths: Record<string, JsonObject> = {};
  for (const call of restCalls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method] = operationOf(call);
  }
  document = {
    openapi: '3.1.0',
    info: {
      title: 'Esteira REST API',
      version: '1',
      description: 'The calls for legacy callers; new integrations use GraphQL.',
    },
    servers: [{ url: '/v1' }],
    tags: restTags.map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: failureResponses((schema) => jsonSchema(schema, 'output')),
    },
  };
  return document;
}
