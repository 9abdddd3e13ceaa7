import { z } from 'zod';
import type { RestCall } from '../domains/restCall.js';
import { restCalls } from './calls.js';

type JsonObject = Record<string, unknown>;

const errorSchema = z.object({
  message: z.string().meta({ description: 'What to tell the user, in Brazilian Portuguese.' }),
  code: z.string().meta({ description: 'Stable code, for programs.' }),
  details: z.array(z.object({ field: z.string(), message: z.string() })),
  requestId: z.string(),
});

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonObject;
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
  return { required: true, content: { [mediaType]: { schema: jsonSchema(call.body, 'input') } } };
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
    operationId: `${call.method}${call.path.replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: call.summary,
    tags: [call.tag],
    security: call.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: parametersOf(call),
    ...(requestBody && { requestBody }),
    'x-access': call.access,
    responses: {
      [call.status ?? 200]: successOf(call),
      default: {
        description: 'A failure.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
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
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: jsonSchema(errorSchema, 'output') },
    },
  };
  return document;
}
