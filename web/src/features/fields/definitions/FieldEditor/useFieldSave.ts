import { useState, type FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../../components/Toast/toast';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { showUserErrors } from '../../../../lib/formErrors';
import { useIsMounted } from '../../../../lib/useIsMounted';
import { isResolved } from '../../../conflicts/conflict';
import { useConflict } from '../../../conflicts/useConflict';
import { useSaveCustomField, type SaveResult } from '../fieldMutations';
import { createInput, formOf, updateInput, type FieldForm, type Guessed } from './fieldForm';

export interface FieldSaveOptions {
  /** The field to change; null for a new one. */
  field: CustomFieldRow_FieldFragment | null;
  /** What the administrator has decided of a new one. */
  chosen: ReadonlySet<Guessed>;
  onSaved: () => void;
}

/** Saves what the form holds. A field that another person has changed meanwhile is compared first, so that nothing is overwritten unseen. */
export function useFieldSave(form: UseFormReturn<FieldForm>, { field, chosen, onSaved }: FieldSaveOptions) {
  const { t } = useTranslation('configuration');
  const { t: tStaff } = useTranslation('staff');
  const { save, busy } = useSaveCustomField();
  const isMounted = useIsMounted();
  const { record, conflict, saveOver, choose, end } = useConflict<FieldForm, CustomFieldRow_FieldFragment & NoAuthor>(
    form,
    field,
    formOf,
  );
  const [refusal, setRefusal] = useState<string | null>(null);

  /** @returns null where the person has something to compare */
  const change = async (from: CustomFieldRow_FieldFragment, values: FieldForm): Promise<SaveResult | null> => {
    let result: SaveResult = { ok: true };
    const { kind } = await saveOver(from, values, async (before, changed) => {
      result = await save({ update: updateInput(changed, before) });
      return result.ok ? { record: null, userErrors: [] } : { record: result.current, userErrors: result.errors };
    });
    return kind === 'compare' ? null : result;
  };

  const send = form.handleSubmit(async (values) => {
    setRefusal(null);
    if (values.type === 'SELECT' && !values.options.some(({ value }) => value.trim())) {
      toast.error({ title: t('editor.optionsTitle'), description: t('editor.optionsText') });
      form.setError('options.0.value', { message: t('editor.optionsText') }, { shouldFocus: true });
      return;
    }
    if (!isResolved(conflict)) {
      setRefusal(tStaff('conflict.unresolved'));
      return;
    }
    end();
    const result = record ? await change(record, values) : await save({ create: createInput(values, chosen) });
    // Left meanwhile, it would close what was opened since, and has no input any more to show a refusal at.
    if (!isMounted()) return;
    if (result?.ok) onSaved();
    else if (result) setRefusal(showUserErrors(form, result.errors));
  });
  const submit = (event: FormEvent) => {
    // What the server has refused of a list as a whole is at no input, whose next check would take it away, and would keep the form back.
    form.clearErrors('listOptions');
    return send(event);
  };
  return { record, submit, busy, refusal, conflict, choose };
}

/** The server does not tell who changed a field last. */
interface NoAuthor {
  lastChange?: null;
}
