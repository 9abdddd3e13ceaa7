import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { mergeThreeWay } from '../../lib/threeWayMerge';
import type { UserErrorLike } from '../../lib/userErrors';
import { chooseSide, isOvertaken, type Conflict, type Side } from './conflict';

/** What every record tells of its last change. */
interface EditedRecord {
  lastChange?: { at: string; byName?: string | null } | null;
}

/** What a save came to. */
type Outcome = { kind: 'saved' | 'compare' } | { kind: 'refused'; errors: readonly UserErrorLike[] };

/** What the server answers to a save: its refusals, and on a conflict the record as it is in store. */
interface Answer<Edited> {
  record: Edited | null | undefined;
  userErrors: readonly UserErrorLike[];
}

/** A list of the form, which is compared as a whole: as one text with a line for each row that is not blank. */
type Rows = readonly { value: string }[];
const isRows = (value: unknown): value is Rows => Array.isArray(value);

function asText(value: unknown): string {
  if (isRows(value)) return value.flatMap((row) => row.value.trim() || []).join('\n');
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : '';
}

/** `{ fields: { cpf: '1' }, name: 'A' }` as `{ 'fields.cpf': '1', name: 'A' }`: the paths of the form's inputs. */
function flatten(values: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !isRows(value)
        ? Object.entries(flatten(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, asText(value)] as [string, string]],
    ),
  );
}

/** A text of the record as the form's input holds it: switches are booleans, lists have rows. */
function asValue(text: string, like: unknown): unknown {
  if (isRows(like)) return text.split('\n').map((value) => ({ value }));
  return typeof like === 'boolean' ? text === 'true' : text;
}

/**
 * What a form does when the record was changed meanwhile: it goes on from the record in store, keeps the person's own
 * changes, and asks about every value that both have changed. Nothing is overwritten unseen.
 * @param initial the record that the form began with; null for a new one
 * @param valuesOf the form's values of a record
 */
export function useConflict<Values extends FieldValues, Edited extends EditedRecord>(
  form: UseFormReturn<Values>,
  initial: Edited | null,
  valuesOf: (record: Edited) => Values,
) {
  // The record that the form goes on from: the cache may change under it, and a conflict moves it on.
  const [record, setRecord] = useState(initial);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const put = (name: string, text: string) => {
    const path = name as Path<Values>;
    form.setValue(path, asValue(text, form.getValues(path)) as PathValue<Values, Path<Values>>, { shouldDirty: true });
  };

  /** Moves the form on to the record in store. @returns whether a person has something to compare */
  const goOnFrom = (inStore: Edited, before: Edited): boolean => {
    const theirs = valuesOf(inStore);
    const merge = mergeThreeWay(flatten(valuesOf(before)), flatten(form.getValues()), flatten(theirs));
    setRecord(inStore);
    form.reset(theirs);
    for (const [name, text] of Object.entries(merge.merged)) {
      if (text !== flatten(theirs)[name]) put(name, text);
    }
    // The first reset has forgotten which inputs are lists, so that one of another length would keep the rows of what is in store.
    form.reset(form.getValues(), { keepDefaultValues: true });
    if (merge.conflicts.length + merge.theirsOnly.length === 0) return false;
    const { byName = null, at = null } = inStore.lastChange ?? {};
    setConflict({ byName, at, conflicts: merge.conflicts, theirsOnly: merge.theirsOnly, choices: {} });
    return true;
  };

  /**
   * Saves a change of `before`. When somebody was quicker the form goes on from what they left: a person compares, or,
   * where only what the form does not show has changed, the save is sent again.
   */
  const saveOver = async (
    before: Edited,
    values: Values,
    send: (before: Edited, values: Values) => Promise<Answer<Edited>>,
  ): Promise<Outcome> => {
    const { record: inStore, userErrors: errors } = await send(before, values);
    if (errors.length === 0) return { kind: 'saved' };
    if (!isOvertaken(errors) || !inStore) return { kind: 'refused', errors };
    return goOnFrom(inStore, before) ? { kind: 'compare' } : saveOver(inStore, form.getValues(), send);
  };

  return {
    record,
    conflict,
    saveOver,
    choose: (name: string, side: Side) => {
      const chosen = chooseSide(conflict, name, side);
      if (!chosen) return;
      put(name, chosen.text);
      setConflict(chosen.conflict);
    },
    end: () => setConflict(null),
  };
}
