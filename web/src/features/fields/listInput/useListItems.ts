import { useState } from 'react';
import type { FieldShape } from '../values/fieldShape';
import { fieldRules } from '../values/fieldRules';
import { itemsText, readItems, type ListItem } from '../values/listValue';

/** One item while it is filled in: its answers as their inputs show them, by the keys of the columns. */
export interface DraftItem {
  /** Its own for as long as the list is open, whatever comes and goes before it. */
  id: number;
  texts: Readonly<Record<string, string>>;
}

let lastId = 0;
const newItem = (): DraftItem => ({ id: ++lastId, texts: {} });

/** A yes or no that is not given is no 'no'. */
const toInput = (column: FieldShape, stored: string, language: string) =>
  column.type === 'CHECKBOX' || stored === '' ? stored : fieldRules[column.type].toInput(stored, column, language);

/** The answers of an item in storage form; those to columns that are gone are left out. */
export const storedItem = ({ texts }: DraftItem, columns: readonly FieldShape[], language: string): ListItem =>
  Object.fromEntries(
    columns.map((column) => [column.key, fieldRules[column.type].toStored(texts[column.key] ?? '', column, language)]),
  );

/** An item that was removed, and where it stood. */
export interface RemovedFrom {
  item: DraftItem;
  place: number;
}

interface Shown {
  value: string;
  language: string;
  items: readonly DraftItem[];
  removed: RemovedFrom | null;
}

export interface ListItemsOptions {
  columns: readonly FieldShape[];
  language: string;
  value: string;
  onChange: (value: string) => void;
  /** Whether a list without items begins with a blank one. */
  beginsWithItem: boolean;
}

/**
 * The items of a list while they are filled in. What is typed stays as it is typed, and items without an answer stay on the screen: the value
 * holds what of it can be stored, and replaces it only where it comes from elsewhere.
 */
export function useListItems({ columns, language, value, onChange, beginsWithItem }: ListItemsOptions) {
  /** Items that stay at their places keep their inputs, and the focus with them. */
  const read = (before: readonly DraftItem[] = []): DraftItem[] =>
    readItems(value).map((item, place) => {
      const answers = columns.map((column) => [column.key, toInput(column, item[column.key] ?? '', language)]);
      return { ...(before[place] ?? newItem()), texts: Object.fromEntries(answers) as DraftItem['texts'] };
    });
  const [shown, setShown] = useState<Shown>(() => {
    const items = read();
    return { value, language, items: items.length === 0 && beginsWithItem ? [newItem()] : items, removed: null };
  });
  if (shown.value !== value || shown.language !== language) {
    setShown({ value, language, items: read(shown.items), removed: null });
  }
  const { items, removed } = shown;

  const show = (next: readonly DraftItem[], gone: RemovedFrom | null = null) => {
    const text = itemsText(next.map((item) => storedItem(item, columns, language)));
    setShown({ value: text, language, items: next, removed: gone });
    if (text !== value) onChange(text);
  };

  return {
    items,
    /** What was removed last, until anything else is done. */
    removed,
    /** Puts a blank item at the end. */
    add: () => show([...items, newItem()]),
    remove: (item: DraftItem) =>
      show(
        items.filter(({ id }) => id !== item.id),
        { item, place: items.indexOf(item) },
      ),
    putBack: ({ item, place }: RemovedFrom) => show([...items.slice(0, place), item, ...items.slice(place)]),
    answer: (item: DraftItem, key: string, text: string) =>
      show(items.map((each) => (each.id === item.id ? { ...each, texts: { ...each.texts, [key]: text } } : each))),
  };
}
