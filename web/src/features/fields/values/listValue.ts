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

/** The items of a stored text; none for a text that holds none. */
export function readItems(stored: string): ListItem[] {
  try {
    const items: unknown = JSON.parse(stored);
    return Array.isArray(items) ? (items as ListItem[]) : [];
  } catch {
    return [];
  }
}

/** Items as they are stored; '' for none. Those without any answer are left out. */
export function itemsText(items: readonly ListItem[]): string {
  const given = items
    .map((item) => Object.fromEntries(Object.entries(item).filter(([, answer]) => answer.trim() !== '')))
    .filter((item) => Object.keys(item).length > 0);
  return given.length > 0 ? JSON.stringify(given) : '';
}
