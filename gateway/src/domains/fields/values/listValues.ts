import type { DeepReadonly } from '../../../lib/deepReadonly.js';
import { HALF_CHARACTER } from '../../../lib/inputBounds.js';
import { isBlank } from '../../../lib/text.js';
import type { FieldTypeRules, ParsedValue } from './fieldTypeRules.js';
import type { FieldShape, ListColumn, ListColumnType } from './fieldTypes.js';
import { MAX_VALUE } from './writtenValue.js';

/** One item of a list: its answers by the keys of the columns, in storage form; those that are not given are absent. */
export type ListItem = Readonly<Record<string, string>>;

type Column = DeepReadonly<ListColumn>;

const NOT_A_LIST = 'deve ser uma lista de itens em JSON';

/** How the answers to the columns are read and written: the rules of their types. */
type RulesOfColumns = Readonly<Record<ListColumnType, FieldTypeRules>>;

const columnsOf = ({ listOptions }: FieldShape): readonly Column[] => listOptions?.columns ?? [];

/** A JSON text as the objects of a list; null for a text that is none. */
function readObjects(text: string): object[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(value)) return null;
  const isObject = (item: unknown) => typeof item === 'object' && item !== null && !Array.isArray(item);
  return value.every(isObject) ? (value as object[]) : null;
}

/**
 * An answer within an item as text, such as callers give a field's value; null for one that is none, or has half of a character, which the
 * bounds of inputs do not see where JSON names it by its number.
 */
function answerText(item: object, key: string): string | null {
  if (!Object.hasOwn(item, key)) return '';
  const answer = (item as Record<string, unknown>)[key];
  if (answer === null) return '';
  if (typeof answer !== 'string' && typeof answer !== 'number' && typeof answer !== 'boolean') return null;
  const text = String(answer);
  return HALF_CHARACTER.test(text) ? null : text;
}

/** Whether a text holds the items of some list, whatever its columns: what no person writes. */
export function holdsItems(text: string): boolean {
  const items = readObjects(text);
  return items !== null && items.length > 0 && items.every((item) => Object.keys(item).length > 0);
}

/**
 * The rules of lists. Reading is lenient, as columns change while values stay: an answer whose column is gone is left out, and one that
 * its column cannot read stays as it is. What a value must meet to be saved is in `refuse`.
 */
export function listTypeRules(rules: RulesOfColumns): FieldTypeRules {
  /** An answer in storage form, or as it is where its column cannot read it. */
  const readAnswer = (column: Column, text: string): string => {
    const parsed = rules[column.type].parse(text, column);
    return parsed.ok ? parsed.value : text.trim();
  };

  function readItem(item: object, columns: readonly Column[]): ListItem | null {
    const answers: [string, string][] = [];
    for (const column of columns) {
      const text = answerText(item, column.key);
      if (text === null) return null;
      const answer = isBlank(text) ? '' : readAnswer(column, text);
      if (answer !== '') answers.push([column.key, answer]);
    }
    return Object.fromEntries(answers);
  }

  function parse(text: string, field: FieldShape): ParsedValue {
    const columns = columnsOf(field);
    const items = readObjects(text)?.map((item) => readItem(item, columns));
    if (!items?.every((item) => item !== null)) return { ok: false, problem: NOT_A_LIST };
    const given = items.filter((item) => Object.keys(item).length > 0);
    const value = given.length > 0 ? JSON.stringify(given) : '';
    return value.length > MAX_VALUE
      ? { ok: false, problem: `deve ter no máximo ${MAX_VALUE} caracteres` }
      : { ok: true, value };
  }

  const answerProblem = (column: Column, answer: string | undefined, now: Date): string | null => {
    if (answer === undefined) return column.required ? 'é obrigatório' : null;
    const type = rules[column.type];
    const parsed = type.parse(answer, column);
    return parsed.ok ? (type.refuse?.(parsed.value, column, now) ?? null) : parsed.problem;
  };

  function refuse(value: string, field: FieldShape, now: Date): string | null {
    const items = itemsOf(value);
    const { maxItems = 0, itemName = '' } = field.listOptions ?? {};
    if (items.length > maxItems) return `deve ter no máximo ${maxItems} ${maxItems === 1 ? 'item' : 'itens'}`;
    for (const [place, item] of items.entries()) {
      for (const column of columnsOf(field)) {
        const problem = answerProblem(column, answerOf(item, column), now);
        if (problem) return `${itemName} ${place + 1}, ${column.label}: ${problem}`;
      }
    }
    return null;
  }

  const displayItem = (item: ListItem, columns: readonly Column[]): string =>
    columns
      .flatMap((column) => {
        const answer = answerOf(item, column);
        return answer === undefined ? [] : [`${column.label}: ${displayAnswer(column, answer)}`];
      })
      .join('; ');

  const displayAnswer = (column: Column, answer: string): string => {
    const type = rules[column.type];
    const parsed = type.parse(answer, column);
    return parsed.ok ? type.display(parsed.value, column) : answer;
  };

  /** One line for each item. */
  const display = (value: string, field: FieldShape): string =>
    itemsOf(value)
      .map((item) => displayItem(item, columnsOf(field)))
      .join('\n');

  return { label: 'Lista', parse, refuse, display, cell: display };
}

/** The answer of an item to a column; absent where it has none. */
export const answerOf = (item: ListItem, { key }: Column): string | undefined =>
  Object.hasOwn(item, key) ? item[key] : undefined;

/** The items of a value that `parse` has made. */
export const itemsOf = (value: string): ListItem[] => JSON.parse(value) as ListItem[];
