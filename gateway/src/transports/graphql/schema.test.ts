import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isEnumType, isObjectType, isSpecifiedScalarType } from 'graphql';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../../domains/context.js';
import { mutationRules, queryRules } from './rules.js';
import { restCalls } from '../rest/calls.js';
import { buildSchema } from './schema.js';

const schema = buildSchema();
const nobody = { viewer: null, credentials: 'none' } as unknown as RequestContext;
const roots = [
  { type: schema.getQueryType() as GraphQLObjectType, rules: queryRules as Record<string, string> },
  { type: schema.getMutationType() as GraphQLObjectType, rules: mutationRules as Record<string, string> },
];

describe.each(roots)('$type', ({ type, rules }) => {
  test('names a rule for each of its fields, and for nothing else', () => {
    expect(Object.keys(rules).sort()).toEqual(Object.keys(type.getFields()).sort());
  });

  const guarded = Object.values(type.getFields()).filter(({ name }) => !rules[name]?.startsWith('anyone'));
  test.each(guarded.map(({ name }) => name))('%s is closed to callers who are not signed in', (name) => {
    const resolve = type.getFields()[name]?.resolve;
    const call = () => resolve?.(null, { input: {} }, nobody, {} as GraphQLResolveInfo);
    expect(call).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });
});

/** Every type of ours with its fields and enum values, those that `extend` adds included; `id` needs no sentence. */
function documentedElements(): { name: string; description?: string | null | undefined }[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  return types.flatMap((type) => {
    const parts = isEnumType(type) ? type.getValues() : 'getFields' in type ? Object.values(type.getFields()) : [];
    return [
      type,
      ...parts
        .filter(({ name }) => name !== 'id')
        .map(({ name, description }) => ({
          name: `${type.name}.${name}`,
          description,
        })),
    ];
  });
}

test('every type, field and value of the schema has its sentence', () => {
  const elements = documentedElements();
  expect(elements.map(({ name }) => name)).toEqual(expect.arrayContaining(['Mutation.signIn', 'Role.ADMIN']));
  expect(elements.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

describe('docs/graphql.md, coming from /v1', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/graphql.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z]+ \/\S+)` *\| ([^|]*)\|$/gm)].map(([, call = '', equal = '']) => ({
    call,
    equal: equal.trim(),
  }));

  test('has an equal for each call of the router', () => {
    const calls = restCalls.map((call) => `${call.method.toUpperCase()} ${call.path}`);
    expect(rows.map(({ call }) => call).sort()).toEqual(calls.sort());
  });

  test.each(rows)('names what the schema has for $call', ({ equal }) => {
    const named = namesIn(equal);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !isInSchema(name))).toEqual([]);
  });

  test('tells of each query and mutation its call, or that only GraphQL has it', () => {
    const alone = namesIn(page.slice(page.indexOf('### What only GraphQL has')));
    expect(alone.filter((name) => !isInSchema(name))).toEqual([]);
    const equals = new Set(rows.flatMap(({ equal }) => namesIn(equal)));
    expect(alone.filter((name) => equals.has(name))).toEqual([]);
    const told = new Set([...equals, ...alone]);
    expect(roots.flatMap(({ rules }) => Object.keys(rules)).filter((name) => !told.has(name))).toEqual([]);
  });
});

/** What a text names in the schema: `createCandidate`, `Candidate.events`. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/`(\w+(?:\.\w+)?)`/g)].map(([, name = '']) => name);
}

function isInSchema(name: string): boolean {
  const [type = '', field] = name.split('.');
  if (field) return hasField(type, field);
  return roots.some((root) => hasField(root.type.name, name)) || schema.getType(name) !== undefined;
}

function hasField(typeName: string, field: string): boolean {
  const type = schema.getType(typeName);
  return isObjectType(type) && type.getFields()[field] !== undefined;
}
