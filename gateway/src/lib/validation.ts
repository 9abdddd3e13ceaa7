import { z } from 'zod';
import { DomainError, type ErrorDetail } from './errors.js';

// messages that no schema words itself reach users too
z.config(z.locales.pt());

/**
 * Parses what came in through any door.
 * @throws DomainError INVALID (or REQUIRED, for what is missing) with one detail per field.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const details = result.error.issues.map((issue): ErrorDetail => ({
    field: issue.path.map(String),
    message: issue.message,
    code: issue.code === 'invalid_type' && valueAt(value, issue.path) === undefined ? 'REQUIRED' : 'INVALID',
  }));
  throw new DomainError(details[0]?.code ?? 'INVALID', details[0]?.message ?? 'Dados inválidos.', { details });
}

/** What the input holds at a path; zod tells the path of an issue, not the value. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}
