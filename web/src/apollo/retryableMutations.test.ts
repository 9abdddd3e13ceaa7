import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse } from 'graphql';
import { isRetryable, RETRYABLE_MUTATIONS, SINGLE_ATTEMPT_MUTATIONS } from './retryableMutations';

const directory = path.resolve('../schema');
const files = readdirSync(directory).filter((name) => name.endsWith('.graphql'));
const schema = buildSchema(files.map((name) => readFileSync(path.join(directory, name), 'utf8')).join('\n'));
const mutations = schema.getMutationType()?.getFields() ?? {};

it('says of every mutation whether it may be sent again', () => {
  expect([...SINGLE_ATTEMPT_MUTATIONS, ...RETRYABLE_MUTATIONS].sort()).toEqual(Object.keys(mutations).sort());
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
  expect(isRetryable(parse(document))).toBe(expected);
});
