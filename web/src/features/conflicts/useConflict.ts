import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { mergeThreeWay } from '../../lib/threeWayMerge';
import type { Conflict, Side } from './conflict';

interface RecordInStore<Values> {
  values: Values;
  byName: string | null;
  at: string | null;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** `{ fields: { cpf: '1' }, name: 'A' }` as `{ 'fields.cpf': '1', name: 'A' }`: the paths of the form's inputs. */
function flatten(values: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(flatten(value, `${prefix}${key}.`))
        : [[`${prefix}${key}`, typeof value === 'boolean' ? String(value) : asText(value)] as [string, string]],
    ),
  );
}

/** A text of the record as the form's input holds it: switches are booleans. */
const asValue = (text: string, like: unknown) => (typeof like === 'boolean' ? text === 'true' : text);

/**
 * What a form does when the record was changed meanwhile: it goes on from the record in store, keeps the person's own
 * changes, and asks about every value that both have changed. Nothing is overwritten unseen.
 */
export function useConflict<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [conflict, setConflict] = useState<Conflict | null>(null);

  const put = (name: string, text: string) => {
    const path = name as Path<Values>;
    form.setValue(path, asValue(text, form.getValues(path)) as PathValue<Values, Path<Values>>, { shouldDirty: true });
  };

  return {
    conflict,
    /**
     * Moves the form on to the record in store; `base` is what it started from.
     * @returns whether there is something to tell; if not (only what the form does not show has changed), save again
     */
    begin: (base: Values, { values: theirs, byName, at }: RecordInStore<Values>): boolean => {
      const mine = flatten(form.getValues());
      const merge = mergeThreeWay(flatten(base), mine, flatten(theirs));
      form.reset(theirs);
      for (const [name, text] of Object.entries(merge.merged)) {
        if (text !== flatten(theirs)[name]) put(name, text);
      }
      if (merge.conflicts.length + merge.theirsOnly.length === 0) return false;
      setConflict({ byName, at, conflicts: merge.conflicts, theirsOnly: merge.theirsOnly, choices: {} });
      return true;
    },
    choose: (name: string, side: Side) => {
      const found = conflict?.conflicts.find((entry) => entry.name === name);
      if (!conflict || !found) return;
      put(name, found[side]);
      setConflict({ ...conflict, choices: { ...conflict.choices, [name]: side } });
    },
    end: () => setConflict(null),
  };
}
