import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, isInputObjectType, parse } from 'graphql';
import { IDEMPOTENT_MUTATIONS, isIdempotent } from './idempotentMutations';

const directory = path.resolve('../schema');
const files = readdirSync(directory).filter((name) => name.endsWith('.graphql'));
const schema = buildSchema(files.map((name) => readFileSync(path.join(directory, name), 'utf8')).join('\n'));
const mutations = schema.getMutationType()?.getFields() ?? {};

it.each([...IDEMPOTENT_MUTATIONS])('%s is a mutation whose second try the first one cannot have outdated', (name) => {
  const { args = [] } = mutations[name] ?? {};
  expect(args.map((argument) => argument.name)).toEqual(['input']);
  const input = getNamedType(args[0]?.type);
  // With a revision to compare, what was stored by the first try would be a conflict for the second one.
  expect(isInputObjectType(input) && Object.keys(input.getFields())).not.toContain('expectedRevision');
});

it.each([
  ['all that it asks for is named here', 'mutation { saveReminderRules { a } dates: setDefaultDates { a } }', true],
  ['it asks for anything else as well', 'mutation { saveReminderRules { a } addCandidateNote { a } }', false],
  ['it only calls itself so', 'mutation saveReminderRules { saveReminderRules: addCandidateNote { a } }', false],
  [
    'it asks by a fragment, which may hold anything',
    'mutation { ...All } fragment All on Mutation { saveReminderRules { a } }',
    false,
  ],
  ['it is a subscription', 'subscription { saveReminderRules { a } }', false],
])('an operation is judged by its fields: %s', (_what, document, expected) => {
  expect(isIdempotent(parse(document))).toBe(expected);
});
