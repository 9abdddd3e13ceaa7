import { z } from 'zod';
import { DomainError } from './errors.js';
import { nullIsAbsent, parseInput } from './validation.js';

function failureOf(schema: z.ZodType, value: unknown, name?: string): DomainError {
  try {
    parseInput(schema, value, name);
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('the input should have been refused');
}

test('what fits comes out as the schema makes it', () => {
  const schema = z.object({ name: z.string().transform((text) => text.trim()), note: nullIsAbsent(z.string()) });
  expect(parseInput(schema, { name: ' Ana ', note: null, other: 1 })).toEqual({ name: 'Ana', note: undefined });
  expect(parseInput(schema, { name: 'Ana', note: 'x' })).toEqual({ name: 'Ana', note: 'x' });
});

test('what is missing is REQUIRED, absent and null alike; what has the wrong form is INVALID', () => {
  const schema = z.object({ name: z.string(), age: z.number(), role: z.enum(['a']) });
  const { details } = failureOf(schema, { name: null, age: 'x' });
  expect(details.map(({ field, code }) => [field.join('.'), code])).toEqual([
    ['name', 'REQUIRED'],
    ['age', 'INVALID'],
    ['role', 'REQUIRED'],
  ]);
});

test('of thousands of failures a hundred are told', () => {
  const { details, message } = failureOf(z.array(z.string('Deve ser um texto.')), Array(5_000).fill(5));
  expect(details).toHaveLength(100);
  expect([details.at(-1)?.field, message]).toEqual([['99'], 'Deve ser um texto.']);
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

test('a text that is too short without being blank, and what a rule of its own refuses, are INVALID', () => {
  const { details, code, message } = failureOf(
    z.object({
      password: z.string().min(8, 'Curta demais'),
      hours: z.number().min(1, 'Horas de menos'),
      day: z.any().refine(() => false, 'Dia errado'),
    }),
    { password: '', hours: 0 },
  );
  expect(details.map((detail) => [detail.field.join('.'), detail.code])).toEqual([
    ['password', 'INVALID'],
    ['hours', 'INVALID'],
    ['day', 'INVALID'],
  ]);
  expect([code, message]).toEqual(['INVALID', 'Curta demais']);
});

test.each([{ address: null }, { address: 'Rua' }, {}])('what is inside of %j is missing', (value) => {
  const schema = z.any().superRefine((_, context) => {
    context.addIssue({ code: 'invalid_type', expected: 'string', path: ['address', 'city'], input: undefined });
  });
  expect(failureOf(schema, value).details).toMatchObject([{ field: ['address', 'city'], code: 'REQUIRED' }]);
});

test('a failure of the whole value has the name that the value is known by', () => {
  expect(failureOf(z.enum(['admin']), 'x', 'userType').details).toMatchObject([{ field: ['userType'] }]);
  expect(failureOf(z.object({}), [], 'body').details).toMatchObject([{ field: ['body'] }]);
  expect(failureOf(z.object({}), []).details).toMatchObject([{ field: [] }]);
  expect(failureOf(z.object({ id: z.string() }), { id: 5 }, 'body').details).toMatchObject([{ field: ['id'] }]);
});

test('of a union, the branch that fits best says what is wrong inside', () => {
  const item = z.object({ id: z.string() });
  const schema = z.union([z.array(item), z.object({ updates: z.array(item) })]);
  expect(failureOf(schema, { updates: [{ id: 5 }] }).details).toMatchObject([{ field: ['updates', '0', 'id'] }]);
  expect(failureOf(schema, 'x', 'body').details).toMatchObject([{ field: ['body'] }]);
  const strict = z.union([z.strictObject({ id: z.string() }), z.number()]);
  expect(failureOf(strict, { id: 5, other: 1 }, 'body').details).toMatchObject([{ field: ['body'] }]);
});

test.each([
  [z.record(z.string(), z.string()), 5, 'Entrada inválida: esperava um objeto, recebeu um número'],
  [z.string(), [], 'Entrada inválida: esperava um texto, recebeu uma lista'],
  [z.string(), undefined, 'Entrada inválida: esperava um texto, mas nada foi informado'],
  [z.array(z.string()), null, 'Entrada inválida: esperava uma lista, recebeu um valor nulo'],
  [z.int(), 1.5, 'Entrada inválida: esperava um número inteiro, recebeu um número com casas decimais'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Valor grande demais: esperava que a lista tivesse <= 1 elementos'],
])('what no schema words itself is said in the Portuguese of Brazil: %#', (schema, value, message) => {
  expect(failureOf(schema, value).message).toBe(message);
});
