/** Where the focus goes in a list that is filled in. */
import { fieldProblem, isFilled } from '../values/fieldRules';
import type { FieldShape } from '../values/fieldShape';
import { storedItem, type DraftItem } from './useListItems';

const INPUTS = 'fieldset :is(input, select):not(:disabled)';

/** Whether the focus leaves a part of the list for elsewhere, and not for a calendar that one of its inputs has opened. */
export function leaves(part: HTMLElement, to: EventTarget | null): boolean {
  if (!(to instanceof Element)) return true;
  const popup = to.closest('[role="dialog"]');
  return !part.contains(to) && (popup === null || popup.contains(part));
}

/** The fieldset of an item. */
export const itemElement = (root: HTMLElement | null, { id }: DraftItem): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-item="${id}"]`) ?? null;

/** The input of the first answer that keeps the list from being saved; the first of all where none does. */
export function firstToMend(
  root: HTMLElement | null,
  items: readonly DraftItem[],
  columns: readonly FieldShape[],
  language: string,
): HTMLElement | null {
  for (const item of items) {
    const stored = storedItem(item, columns, language);
    const wrong = Object.values(stored).some(isFilled)
      ? columns.findIndex((column) => fieldProblem(column, stored[column.key] ?? '') !== null)
      : -1;
    const inputs = itemElement(root, item)?.querySelectorAll<HTMLElement>('input, select');
    if (wrong >= 0) return inputs?.[wrong] ?? null;
  }
  return root?.querySelector<HTMLElement>(INPUTS) ?? null;
}

/** On to the next answer, or to what stands after the last one. */
export function goToNext(root: HTMLElement, from: HTMLElement, after: HTMLElement | null): void {
  const inputs = [...root.querySelectorAll<HTMLElement>(INPUTS)];
  const next = inputs[inputs.indexOf(from) + 1] ?? after;
  next?.focus();
}
