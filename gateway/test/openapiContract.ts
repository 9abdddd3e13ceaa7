import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Response } from 'supertest';
import { openApiDocument } from '../src/transports/rest/openapi.js';
import { expanded, type JsonSchema, type Models } from '../src/transports/rest/openapiSchemas.js';

/** The parts of an OpenAPI operation that the tests read, with the models in the places that refer to them. */
export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, ResponseObject>;
}
interface ResponseObject {
  $ref?: string;
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, ResponseObject>; schemas: Models };
}

/** The document as it is served. */
export const served = openApiDocument() as unknown as Document;

export const openapi = expanded(served, served.components.schemas);

/** Every operation of the document, by method and Express path: `GET /clients/:id`. */
export const operations = new Map(
  Object.entries(openapi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      operation,
    ]),
  ),
);

export function operationOf(call: string): Operation {
  const operation = operations.get(call);
  if (!operation) throw new Error(`${call} is not in the OpenAPI document`);
  return operation;
}

/** The response of one status, with its reference followed. */
export function responseOf(call: string, status: number): ResponseObject {
  const response = operationOf(call).responses[String(status)];
  if (!response) throw new Error(`${call} answers ${status}, which its document does not name`);
  const name = response.$ref?.split('/').at(-1);
  return (name && openapi.components.responses[name]) || response;
}

/** The properties of a JSON body; those of every form, where it may have several. */
export function bodyProperties(call: string): string[] {
  const content = Object.values(operationOf(call).requestBody?.content ?? {})[0];
  return content ? propertiesOf(content.schema) : [];
}

export function propertiesOf(schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  return [...Object.keys(schema.properties ?? {}), ...(schema.anyOf ?? []).flatMap(propertiesOf)];
}

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
ajv.addFormat('date-time', (text: string) => new Date(text).toJSON() === text);
ajv.addFormat('date', (text: string) => /^\d{4}-\d\d-\d\d$/.test(text));
const validators = new Map<string, ValidateFunction>();

function validatorOf(call: string, status: number, schema: JsonSchema): ValidateFunction {
  const key = `${status} ${call}`;
  const validator = validators.get(key) ?? ajv.compile(schema);
  validators.set(key, validator);
  return validator;
}

/** What is wrong with an answer by the document: nothing, in the good case. */
export function contractViolations(call: string, { status, type, body }: Response): string[] {
  const content = responseOf(call, status).content ?? {};
  if (status === 302) return [];
  const schema = content[type]?.schema;
  if (!schema) return [`${status} answers ${type || 'nothing'}, and the document ${Object.keys(content).join()}`];
  if (type !== 'application/json') return [];
  const validate = validatorOf(call, status, schema);
  if (validate(body)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [status, instancePath, message, JSON.stringify(params)].join(' '),
  );
}
