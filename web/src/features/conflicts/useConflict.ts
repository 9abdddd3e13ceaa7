import { useState } from 'react';
import { get, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { mergeThreeWay } from '../../lib/threeWayMerge';
import type { UserErrorLike } from '../../lib/userErrors';
import { chooseSide, isEditConflict, type Conflict, type Side } from './conflict';

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

/**
 * A list of the form, which is compared as a whole: as one text with a line for each row that is not blank. The text is for
 * comparing only, as a row may hold more than it shows.
 */
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
  /** What each side held when they met, to choose from. */
  const [sides, setSides] = useState<Readonly<Record<Side, Values>> | null>(null);

  /** Puts one side's value into an input; one that this side does not have is empty. */
  const put = (name: string, values: Values) => {
    const value = get<Values, PathValue<Values, Path<Values>>>(values, name, '');
    form.setValue(name as Path<Values>, value, { shouldDirty: true });
  };

  /** Moves the form on to the record in store. @returns whether a person has something to compare */
  const goOnFrom = (inStore: Edited, before: Edited): boolean => {
    const mine = form.getValues();
    const theirs = valuesOf(inStore);
    const stored = flatten(theirs);
    const merge = mergeThreeWay(flatten(valuesOf(before)), flatten(mine), stored);
    setRecord(inStore);
    setSides({ mine, theirs });
    form.reset(theirs);
    for (const [name, text] of Object.entries(merge.merged)) {
      if (text !== stored[name]) put(name, mine);
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
    if (!isEditConflict(errors) || !inStore) return { kind: 'refused', errors };
    return goOnFrom(inStore, before) ? { kind: 'compare' } : saveOver(inStore, form.getValues(), send);
  };

  return {
    record,
    conflict,
    saveOver,
    choose: (name: string, side: Side) => {
      const chosen = chooseSide(conflict, name, side);
      if (!chosen || !sides) return;
      put(name, sides[side]);
      setConflict(chosen.conflict);
    },
    end: () => setConflict(null),
  };
}
