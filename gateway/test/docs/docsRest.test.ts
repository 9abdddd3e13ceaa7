/** docs/rest.md names what `/v1` answers, and both pages of programs what an account may do how often. */
import { readFileSync } from 'node:fs';
import { MAILS_TO_ONE_PERSON, workLimits } from '../../src/auth/workLimits.js';
import { fieldTypes } from '../../src/domains/fields/values/fieldTypes.js';
import type { JsonSchema } from '../../src/transports/rest/openapiSchemas.js';
import { operationOf, operations, propertiesOf } from '../openapiContract.js';

const page = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const rest = page('rest.md');
const sections = rest.split(/^## /m);

/** The names that stand in code: `a`, `a.b`, `{ a, b }`. */
const namesIn = (text: string) =>
  new Set([...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.match(/\w+/g) ?? []));
const anywhere = namesIn(rest);
/** Several sections answer fields, which have one of their own. */
const fields = namesIn(sections.find((section) => section.startsWith('Custom fields')) ?? '');

function answerOf(call: string): JsonSchema | undefined {
  const [, response] = Object.entries(operationOf(call).responses).find(([status]) => Number(status) < 400) ?? [];
  return response?.content?.['application/json']?.schema.properties?.['data'];
}

/** The properties of a schema and of all that is in it. */
function allProperties(schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const inner = [items, ...anyOf, ...others, ...Object.values(properties)];
  return [...Object.keys(properties), ...inner.flatMap(allProperties)];
}

test.each([...operations.keys()])('docs/rest.md names all that %s answers, in its own section', (call) => {
  const section = sections.find((text) => text.includes(`\n| \`${call}\` `)) ?? '';
  expect(section).not.toBe('');
  const named = namesIn(section);
  const answer = answerOf(call);
  expect(propertiesOf(answer?.items ?? answer).filter((name) => !named.has(name) && !fields.has(name))).toEqual([]);
  expect(allProperties(answer).filter((name) => !anywhere.has(name))).toEqual([]);
});

test('docs/rest.md names every type of a field', () => {
  expect(fieldTypes.filter((type) => !fields.has(type))).toEqual([]);
});

/** One paragraph, from the words on with which it begins. */
const paragraph = (name: string, begin: string) =>
  page(name)
    .split(/\n(?=\n|- )/)
    .find((text) => text.trim().startsWith(begin)) ?? '';

test.each([
  ['rest.md', '**Limits**:'],
  ['graphql.md', '- **Limits of an account**:'],
])('docs/%s tells every limit of an account', (name, begin) => {
  const numbers = [...Object.values(workLimits), MAILS_TO_ONE_PERSON].map((limit) => limit.toLocaleString('en-US'));
  const told: string[] = paragraph(name, begin).match(/\d[\d,]*\d|\d/g) ?? [];
  expect(told).toEqual(expect.arrayContaining(numbers));
});
