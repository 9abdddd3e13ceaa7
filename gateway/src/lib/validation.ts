import { z } from 'zod';
import type { $ZodIssue } from 'zod/v4/core';
import { DomainError, type ErrorDetail } from './errors.js';
import { checkBounds } from './inputBounds.js';

/** What an answer tells at most of what is wrong: a list of thousands of bad values has that many failures. */
const MAX_DETAILS = 100;

/** zod's Portuguese is that of Portugal. */
const brazilian: readonly [RegExp, string][] = [
  [/\bum (vetor|tuplo)\b/g, 'uma lista'],
  [/\bo (vetor|tuplo)\b/g, 'a lista'],
  [/\bregisto\b/g, 'objeto'],
  [/\bficheiro\b/g, 'arquivo'],
  [/^Demasiado (grande|pequeno)/, 'Valor $1 demais'],
  [/recebeu um valor "undefined"$/, 'mas nada foi informado'],
  [/recebeu um valor "nulo"$/, 'recebeu um valor nulo'],
  [/(um número inteiro, recebeu um número)$/, '$1 com casas decimais'],
];

// Messages that no schema words itself reach users too.
const { localeError: inPortuguese } = z.locales.pt();
z.config({
  localeError(issue) {
    const said = inPortuguese?.(issue);
    const message = typeof said === 'string' ? said : (said?.message ?? 'Entrada inválida');
    return brazilian.reduce((text, [there, here]) => text.replace(there, here), message);
  },
});

/**
 * Parses what came in through any transport. `name` is what the value itself is called, for failures of no property of it.
 * No schema, and no pattern in one, sees a text that is longer than any may be.
 * @throws DomainError INVALID (or REQUIRED, for what is missing) with one detail per field, up to a hundred; as checkBounds does.
 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown, name?: string): z.output<Schema> {
  checkBounds(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(tellingIssues).slice(0, MAX_DETAILS);
  const details = issues.map((issue): ErrorDetail => ({
    field: issue.path.length === 0 && name !== undefined ? [name] : issue.path.map(String),
    message: issue.message,
    code: isMissing(issue, value) ? 'REQUIRED' : 'INVALID',
  }));
  throw new DomainError(details[0]?.code ?? 'INVALID', details[0]?.message ?? 'Dados inválidos.', { details });
}

/** A schema for which null says no more than leaving the property out: both come out as undefined. */
export const nullIsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** Absent, null, or a text that is blank where it must not be. */
function isMissing(issue: $ZodIssue, value: unknown): boolean {
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return true;
  return issue.code !== 'custom' && valueAt(value, issue.path) == null;
}

/**
 * The issues of a union's branch that got inside of the value, or found it to be of the right kind and the wrong size, which say more
 * than that no branch fits.
 */
function tellingIssues(issue: $ZodIssue): $ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isTelling = ({ path, code }: $ZodIssue) => path.length > 0 || code === 'too_big' || code === 'too_small';
  const branch = issue.errors.find((issues) => issues.every(isTelling));
  if (!branch || branch.length === 0) return [issue];
  return branch.flatMap((inner) => tellingIssues({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** What the input holds at a path; zod tells the path of an issue, not the value. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}
