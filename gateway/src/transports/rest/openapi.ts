import type { z } from 'zod';
import type { RestCall } from '../../domains/http/restCall.js';
import { restCalls, restTags } from './calls.js';
import { exampleOf } from './openapiExamples.js';
import { failureModels, failureName, failureResponses, failuresOf, OTHER_FAILURE } from './openapiFailures.js';
import {
  expanded,
  jsonSchema,
  model,
  modelAt,
  referenceTo,
  type JsonObject,
  type JsonSchema,
  type Models,
} from './openapiSchemas.js';

/** The name of a type for a call: 'listClients' → 'ListClients'. */
const asTypeName = (operationId: string) => operationId.charAt(0).toUpperCase() + operationId.slice(1);

/** The summary of a call: 'listClients' → 'List clients'. */
const inWords = (operationId: string) =>
  asTypeName(operationId.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

const withExample = (schema: JsonSchema, models: Models) => ({ schema, example: exampleOf(expanded(schema, models)) });

function parametersOf(call: RestCall, models: Models): JsonObject[] {
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
    example: exampleOf({ type: 'string' }, name),
  }));
  return [...inPath, ...parametersIn('query', call.query, models), ...parametersIn('header', call.headers, models)];
}

function parametersIn(place: 'query' | 'header', given: z.ZodType | undefined, models: Models): JsonObject[] {
  const { properties = {}, required = [] } = given ? jsonSchema(given, 'input', models) : {};
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
}

function requestBodyOf(call: RestCall, models: Models): JsonObject | undefined {
  if (!call.body) return undefined;
  const isMultipart = call.bodyKind === 'multipart';
  const name = `${asTypeName(call.operationId)}Request`;
  const reference = call.requires ? requiring(call, name, models) : model(call.body, name, 'input', models);
  const content = isMultipart ? { schema: reference } : withExample(reference, models);
  const { required } = expanded(reference, models);
  const asJson =
    call.bodyAsJson && model(call.bodyAsJson, `${asTypeName(call.operationId)}JsonRequest`, 'input', models);
  return {
    required: required !== undefined || asJson !== undefined,
    content: {
      [isMultipart ? 'multipart/form-data' : 'application/json']: content,
      ...(asJson && { 'application/json': withExample(asJson, models) }),
    },
  };
}

/** A model of its own, in which the texts that the service asks for are required; by the schema they may be null. */
function requiring(call: RestCall, name: string, models: Models): JsonSchema {
  const { $ref = '' } = call.body ? model(call.body, name, 'input', models) : {};
  const base = modelAt($ref, models);
  const properties = { ...base.properties };
  for (const property of call.requires ?? []) {
    properties[property] = { ...properties[property], type: 'string' };
  }
  models[name] = { ...base, properties, required: [...(call.requires ?? [])] };
  return referenceTo(name);
}

function successOf(call: RestCall, models: Models): JsonObject {
  if (call.answer) {
    const schema = model(call.answer, `${asTypeName(call.operationId)}Answer`, 'output', models);
    return { description: 'Done.', content: { 'application/json': withExample(schema, models) } };
  }
  if (call.answerType) {
    return {
      description: 'The file.',
      content: { [call.answerType]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  return { description: 'Leads to the page that tells the outcome.' };
}

function operationOf(call: RestCall, models: Models): JsonObject {
  const requestBody = requestBodyOf(call, models);
  const failures = [...failuresOf(call).map((status) => [status, failureName(status)]), ['default', OTHER_FAILURE]];
  return {
    operationId: call.operationId,
    summary: inWords(call.operationId),
    description: call.description,
    tags: [call.tag],
    security: call.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: parametersOf(call, models),
    ...(requestBody && { requestBody }),
    'x-access': call.access,
    responses: {
      [call.status ?? 200]: successOf(call, models),
      ...Object.fromEntries(failures.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }])),
    },
  };
}

let document: JsonObject | undefined;

/** The OpenAPI 3.1 document of every declared call; made once, from the same schemas that parse the requests. */
export function openApiDocument(): JsonObject {
  if (document) return document;
  const models: Models = { ...failureModels() };
  const paths: Record<string, JsonObject> = {};
  for (const call of restCalls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method] = operationOf(call, models);
  }
  document = {
    openapi: '3.1.0',
    info: {
      title: 'Esteira REST API',
      version: '1',
      description: 'The calls for legacy callers; new integrations use GraphQL.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/v1' }],
    tags: restTags,
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An access key of a program, or the token of `POST /identity/login`; of `POST /candidates/login` for a candidate.',
        },
      },
      schemas: Object.fromEntries(Object.entries(models).sort(([left], [right]) => (left < right ? -1 : 1))),
      responses: failureResponses(),
    },
  };
  return document;
}
