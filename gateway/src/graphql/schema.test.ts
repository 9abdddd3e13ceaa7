import type { GraphQLObjectType, GraphQLResolveInfo } from 'graphql';
import { parse } from 'graphql';
import type { RequestContext } from '../domains/context.js';
import { mutationRules, queryRules } from './rules.js';
import { buildSchema, loadTypeDefs } from './schema.js';

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

  const guarded = Object.values(type.getFields()).filter(({ name }) => rules[name] !== 'anyone');
  test.each(guarded.map(({ name }) => name))('%s is closed to whoever is not signed in', (name) => {
    const resolve = type.getFields()[name]?.resolve;
    const call = () => resolve?.(null, { input: {} }, nobody, {} as GraphQLResolveInfo);
    expect(call).toThrow(expect.objectContaining({ code: 'UNAUTHENTICATED' }));
  });
});

test('every type and field of the schema has its sentence', () => {
  const undocumented = loadTypeDefs().flatMap((text) =>
    parse(text).definitions.flatMap((definition) => {
      if (!('name' in definition) || !definition.name || definition.kind.endsWith('Extension')) return [];
      const missing = 'description' in definition && definition.description ? [] : [definition.name.value];
      const fields = 'fields' in definition ? (definition.fields ?? []) : [];
      const bare = fields.filter((field) => 'description' in field && !field.description && field.name.value !== 'id');
      return [...missing, ...bare.map((field) => `${definition.name?.value}.${field.name.value}`)];
    }),
  );
  expect(undocumented).toEqual([]);
});
