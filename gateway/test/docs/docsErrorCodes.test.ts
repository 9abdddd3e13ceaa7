/** Every code of a failure stands in the page of its transport. */
import { readFileSync } from 'node:fs';
import { isEnumType } from 'graphql';
import { DomainError, httpStatusByCode, type ErrorCode } from '../../src/lib/errors.js';
import { extensionsOf } from '../../src/transports/graphql/errors.js';
import { buildSchema } from '../../src/transports/graphql/schema.js';

const page = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const codes = Object.keys(httpStatusByCode) as ErrorCode[];

test.each(codes)('docs/rest.md has %s beside its status', (code) => {
  const row = page('rest.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${httpStatusByCode[code]} `));
  expect(row).toContain(`\`${code}\``);
});

test('docs/graphql.md has each code of `userErrors` and of `errors`', () => {
  const userErrors = buildSchema().getType('UserErrorCode');
  const inPayloads = isEnumType(userErrors) ? userErrors.getValues().map(({ name }) => name) : [];
  const inErrors = codes.map((code) => extensionsOf(new DomainError(code, '')).code);
  expect(inPayloads.length).toBeGreaterThan(0);
  const transport = page('graphql.md').split('\n## ')[1];
  for (const code of [...inPayloads, ...inErrors]) expect(transport).toContain(`\`${code}\``);
});
