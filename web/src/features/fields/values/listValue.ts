/** The items of a list field: between the JSON text that is stored and the answers to its columns. */
import type { FieldShape } from './fieldShape';

/** One item: its answers by the keys of the columns, in storage form; '' or absent for none. */
export type ListItem = Readonly<Record<string, string>>;

/** What is asked of each item. */
export const columnsOf = ({ listOptions }: Pick<FieldShape, 'listOptions'>): readonly FieldShape[] =>
  listOptions?.columns ?? [];

/** What people call the item at a place of a list, from 0 ('Dependente 1'). */
export const itemTitle = ({ listOptions }: Pick<FieldShape, 'listOptions'>, place: number): string =>
  `${listOptions?.itemName ?? ''} ${place + 1}`.trim();

const isItem = (item: unknown): item is ListItem =>
  typeof item === 'object' && item !== null && Object.values(item).every((answer) => typeof answer === 'string');

/** The items of a stored text; none for a text that holds none, such as one from before its field was a list. */
export function readItems(stored: string): ListItem[] {
  try {
    const items: unknown = JSON.parse(stored);
    return Array.isArray(items) && items.every(isItem) ? items : [];
  } catch {
    return [];
  }
}

/** Items as they are stored, without blank ones and blank answers; '' for none. */
export function itemsText(items: readonly ListItem[]): string {
  const given = items
    .map((item) => Object.fromEntries(Object.entries(item).filter(([, answer]) => answer.trim() !== '')))
    .filter((item) => Object.keys(item).length > 0);
  return given.length > 0 ? JSON.stringify(given) : '';
}
