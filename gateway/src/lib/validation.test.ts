import { z } from 'zod';
import { DomainError } from './errors.js';
import { parseInput } from './validation.js';

function failureOf(schema: z.ZodType, value: unknown, name?: string): DomainError {
  try {
    parseInput(schema, value, name);
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('the input should have been refused');
}

test('what is missing is REQUIRED, absent and null alike; what has the wrong form is INVALID', () => {
  const schema = z.object({ name: z.string(), age: z.number(), role: z.enum(['a']) });
  const { details } = failureOf(schema, { name: null, age: 'x' });
  expect(details.map(({ field, code }) => [field.join('.'), code])).toEqual([
    ['name', 'REQUIRED'],
    ['age', 'INVALID'],
    ['role', 'REQUIRED'],
  ]);
});

test('what is blank where something is required is REQUIRED too', () => {
  const filled = z
    .string()
    .transform((text) => text.trim())
    .pipe(z.string().min(1, 'Obrigatório').max(3));
  const codeOf = (value: unknown) => failureOf(z.object({ name: filled }), value).details.map(({ code }) => code);
  expect(codeOf({ name: '' })).toEqual(['REQUIRED']);
  expect(codeOf({ name: '  ' })).toEqual(['REQUIRED']);
  expect(codeOf({ name: 'comprido' })).toEqual(['INVALID']);
  expect(failureOf(z.array(z.string()).min(1), []).code).toBe('INVALID');
});

test('a failure of the whole value has the name that the value is known by', () => {
  expect(failureOf(z.enum(['admin']), 'x', 'userType').details).toMatchObject([{ field: ['userType'] }]);
  expect(failureOf(z.object({}), [], 'body').details).toMatchObject([{ field: ['body'] }]);
});

test('of a union, the branch that fits best says what is wrong inside', () => {
  const item = z.object({ id: z.string() });
  const schema = z.union([z.array(item), z.object({ updates: z.array(item) })]);
  expect(failureOf(schema, { updates: [{ id: 5 }] }).details).toMatchObject([{ field: ['updates', '0', 'id'] }]);
  expect(failureOf(schema, 'x', 'body').details).toMatchObject([{ field: ['body'] }]);
});

test.each([
  [z.record(z.string(), z.string()), 5, 'Entrada inválida: esperava um objeto, recebeu um número'],
  [z.string(), [], 'Entrada inválida: esperava um texto, recebeu uma lista'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Valor grande demais: esperava que a lista tivesse <= 1 elementos'],
])('what no schema words itself is said in the Portuguese of Brazil: %#', (schema, value, message) => {
  expect(failureOf(schema, value).message).toBe(message);
});
