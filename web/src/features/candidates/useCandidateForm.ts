import { useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { showUserErrors } from '../../lib/formErrors';
import { serverMessage } from '../../lib/userErrors';
import { isResolved } from '../conflicts/conflict';
import { useConflict } from '../conflicts/useConflict';
import type { DynamicFieldRef } from '../fields/dynamicFieldFragment';
import { changedFieldValues } from '../fields/fieldForm';
import { useFieldNames } from '../fields/useFieldNames';
import type { FragmentType } from '../../generated/staff';
import type { CandidateAccess_candidate } from './CandidateAccess';
import {
  candidateChanges,
  candidateValues,
  newCandidateValues,
  readCandidate,
  type CandidateFormRef,
  type CandidateFormValues,
} from './candidateForm';
import { useCreateCandidate } from './useCreateCandidate';
import { useUpdateCandidate } from './useUpdateCandidate';

export type CandidateFormMode =
  | {
      kind: 'create';
      fields: readonly DynamicFieldRef[];
      onCreated: (candidate: { name: string } & FragmentType<typeof CandidateAccess_candidate>) => void;
    }
  | {
      kind: 'edit';
      candidate: CandidateFormRef;
      onSaved: () => void;
      /** The failure toast of the administrator's details dialog in place of the modal's. */
      inDetails?: boolean;
    };

/** The form behind the candidate modal and the details dialog: values, saving, refusals and conflicts. */
export function useCandidateForm(mode: CandidateFormMode) {
  const { t, i18n } = useTranslation('staff');
  const language = i18n.language;
  // The record that the form goes on from: the cache may change under it, and a conflict moves it on.
  const [record, setRecord] = useState(() => (mode.kind === 'edit' ? readCandidate(mode.candidate) : null));
  const fields = record?.fields ?? (mode.kind === 'create' ? mode.fields : []);
  const form = useForm<CandidateFormValues>({
    defaultValues: record ? candidateValues(record, language) : newCandidateValues(fields, language),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { conflict, begin, choose, end } = useConflict(form);
  const { createCandidate, busy: creating } = useCreateCandidate();
  const { updateCandidate, busy: updating } = useUpdateCandidate();
  const names = useFieldNames(fields, { name: t('candidates.form.name'), email: t('candidates.form.email') });

  /** In the form, where it stays, and in the toast of spec section 8. */
  const tellFailure = (message: string | null) => {
    setFailure(message ?? t('unexpectedError'));
    if (mode.kind === 'edit' && mode.inDetails) {
      toast.error({ title: t('candidates.details.failed'), description: t('candidates.details.failedText') });
      return;
    }
    const { kind } = mode;
    toast.error({
      title: t(`candidates.dialog.${kind}.failed`),
      description: message ?? t(`candidates.dialog.${kind}.failedText`),
    });
  };

  const create = async (values: CandidateFormValues) => {
    if (mode.kind !== 'create') return;
    const { name, email, fields: texts } = values;
    const payload = await createCandidate({ name, email, fields: changedFieldValues(fields, texts, language) });
    if (payload.candidate) mode.onCreated(payload.candidate);
    else tellFailure(showUserErrors(form, payload.userErrors));
  };

  const update = async (values: CandidateFormValues, before: NonNullable<typeof record>): Promise<void> => {
    if (mode.kind !== 'edit') return;
    const payload = await updateCandidate(candidateChanges(before, values, language), before);
    if (payload.userErrors.length === 0) return mode.onSaved();
    const inStore = payload.candidate && readCandidate(payload.candidate);
    const overtaken = payload.userErrors.some(({ code, field }) => code === 'CONFLICT' && !field?.length);
    if (!overtaken || !inStore) return tellFailure(showUserErrors(form, payload.userErrors));
    const told = begin(candidateValues(before, language), {
      values: candidateValues(inStore, language),
      byName: inStore.lastChange?.byName ?? null,
      at: inStore.lastChange?.at ?? null,
    });
    setRecord(inStore);
    if (!told) await update(form.getValues(), inStore);
  };

  const save = async (values: CandidateFormValues) => {
    setFailure(null);
    if (!isResolved(conflict)) return setFailure(t('conflict.unresolved'));
    end();
    try {
      await (record ? update(values, record) : create(values));
    } catch (error) {
      tellFailure(serverMessage(error));
    }
  };

  const tellMissing = ({ name, email }: FieldErrors<CandidateFormValues>) => {
    if (name?.type === 'required' || email?.type === 'required') toast.error({ title: t('candidates.form.missing') });
  };

  return {
    form,
    fields,
    failure,
    conflict: conflict && { conflict, labelOf: names.labelOf, display: names.display, onChoose: choose },
    busy: creating || updating,
    submit: form.handleSubmit(save, tellMissing),
    /** Puts back what the record holds. */
    restore: () => {
      form.reset(record ? candidateValues(record, language) : newCandidateValues(fields, language));
      setFailure(null);
      end();
    },
  };
}
