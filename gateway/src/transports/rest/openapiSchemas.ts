import { z } from 'zod';

export type JsonObject = Record<string, unknown>;

/** What the schemas of the OpenAPI document are made of (`z.toJSONSchema`). */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
}

export type Models = Record<string, JsonSchema>;

const MODELS = '#/components/schemas/';

/** What zod adds that tells a reader nothing: the bounds of safe integers, and the pattern beside a known format. */
function withoutNoise({ jsonSchema: schema }: { jsonSchema: JsonObject }): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['format'] === 'date-time') delete schema['pattern'];
}

/**
 * A zod schema as JSON schema; the models that are named in it (`.meta({ id })`) are put beside it, and referred to.
 * @throws Error when two models have one name.
 */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', models: Models): JsonSchema {
  const options = { io, unrepresentable: 'any', override: withoutNoise } as const;
  const text = JSON.stringify(z.toJSONSchema(schema, options)).replaceAll('"#/$defs/', `"${MODELS}`);
  const { $schema: _, $defs, ...root } = JSON.parse(text) as JsonSchema & { $schema?: string; $defs?: Models };
  for (const [name, model] of Object.entries($defs ?? {})) {
    if (models[name] && JSON.stringify(models[name]) !== JSON.stringify(model)) {
      throw new Error(`two models of /v1 are called ${name}`);
    }
    models[name] = model;
  }
  return root;
}

/** The schema of what has to be a model, called so unless it has a name of its own. */
export function model(schema: z.ZodType, name: string, io: 'input' | 'output', models: Models): JsonSchema {
  const isNamed = z.globalRegistry.get(schema)?.id !== undefined;
  return jsonSchema(isNamed ? schema : schema.meta({ id: name }), io, models);
}

/** A schema, or whatever has some in it, with the models in the places that refer to them; no model holds itself. */
export function expanded<Part extends object>(part: Part, models: Models): Part {
  const expandedAt = (_: string, value: unknown): unknown => {
    const { $ref, ...rest } = (typeof value === 'object' && value !== null ? value : {}) as JsonSchema;
    return $ref?.startsWith(MODELS) ? { ...modelAt($ref, models), ...rest } : value;
  };
  return JSON.parse(JSON.stringify(part, expandedAt)) as Part;
}

export const referenceTo = (name: string): JsonSchema => ({ $ref: MODELS + name });

/** The model that a reference names. */
export function modelAt($ref: string, models: Models): JsonSchema {
  const found = models[$ref.slice(MODELS.length)];
  if (!found) throw new Error(`the OpenAPI document has no ${$ref}`);
  return found;
}
