import type { JsonSchema } from './openapiSchemas.js';

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** Text of the document, in which `names` stand between backticks. */
export const prose = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const oneOf = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((word) => word !== '').join(' or ');

/** The type of a value in words: 'string or null', 'list of object'. */
export function typeInWords(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return oneOf(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf) return oneOf([...new Set(schema.anyOf.map(typeInWords))]);
  if (schema.items) return `list of ${typeInWords(schema.items)}`;
  const values = valuesByName(schema);
  if (values && !schema.properties) return `object of ${typeInWords(values)} by name`;
  return schema.type === undefined ? 'any value' : oneOf([schema.type].flat());
}

/** What an object holds under names that are not known beforehand. */
const valuesByName = ({ additionalProperties }: JsonSchema) =>
  typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
    ? additionalProperties
    : undefined;

function range(least: number | undefined, most: number | undefined): string | undefined {
  if (least === undefined) return most === undefined ? undefined : `at most ${most}`;
  return most === undefined ? `at least ${least}` : `${least} to ${most}`;
}

function limitsInWords(schema: JsonSchema): string[] {
  const lengths = range(schema.minLength, schema.maxLength);
  const entries = range(schema.minItems, schema.maxItems);
  return [
    schema.format,
    range(schema.minimum, schema.maximum),
    lengths && `${lengths} characters`,
    entries && `${entries} entries`,
    schema.pattern && `matches ${schema.pattern}`,
  ].filter((words) => words !== undefined && words !== '') as string[];
}

/** Which properties are worth a mark: those that a payload must have, and those that an answer may lack. */
type Place = 'payload' | 'answer';

const marksOf = (isRequired: boolean, place: Place) =>
  place === 'payload' ? (isRequired ? ['required'] : []) : isRequired ? [] : ['not always'];

/** One name with its type, its limits, `notes`, what it means, and what is inside of it. */
export function property(name: string, schema: JsonSchema, notes: readonly string[], place: Place): string {
  const limits = [schema, ...(schema.anyOf ?? [])].flatMap(limitsInWords);
  const about = [...limits, ...notes]
    .map(escapeHtml)
    .map((words) => ` · ${words === 'required' ? `<b>${words}</b>` : words}`);
  const meaning = schema.description ? `<p>${prose(schema.description)}</p>` : '';
  const type = `<i>${escapeHtml(typeInWords(schema))}</i>`;
  return `<li><code>${escapeHtml(name)}</code> ${type}${about.join('')}${meaning}${propertyList(schema, place)}</li>`;
}

/** The properties of an object, of the entries of a list, or of each form that a value may have; '' where there are none. */
export function propertyList(schema: JsonSchema, place: Place): string {
  const listOf = (inner: JsonSchema) => propertyList(inner, place);
  if (schema.anyOf) return schema.anyOf.map(listOf).filter(Boolean).join('<p>or</p>');
  if (schema.items) return listOf(schema.items);
  const values = valuesByName(schema);
  if (!schema.properties) return values ? listOf(values) : '';
  const entries = Object.entries(schema.properties).map(([name, inner]) =>
    property(name, inner, marksOf(schema.required?.includes(name) ?? false, place), place),
  );
  return `<ul>${entries.join('')}${values ? property('…', values, ['under further names'], place) : ''}</ul>`;
}
