import { useEffect, useState } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/Toast/toast';
import { parentsFirst } from '../../lib/fieldConditions';
import { showUserErrors } from '../../lib/formErrors';
import { failureReason } from '../../lib/userErrors';
import { isResolved } from '../conflicts/conflict';
import { useConflict } from '../conflicts/useConflict';
import { readFields, type DynamicFieldRef } from '../fields/forms/dynamicFieldFragment';
import { changedFieldValues, shownFields } from '../fields/forms/fieldValueForm';
import { useFieldNames } from '../fields/forms/useFieldNames';
import { useIsMounted } from '../../lib/useIsMounted';
import type { CreatedCandidate } from './CandidateAccess';
import {
  candidateChanges,
  candidateValues,
  newCandidateValues,
  readCandidate,
  withDocument,
  type CandidateFormRecord,
  type CandidateFormRef,
  type CandidateFormValues,
} from './candidateForm';
import { useFieldsByAnswers } from './useFieldsByAnswers';
import { useDisabledHint } from './useDisabledHint';
import { useCreateCandidate } from './useCreateCandidate';
import { useUpdateCandidate } from './useUpdateCandidate';

export type CandidateFormMode =
  | {
      kind: 'create';
      fields: readonly DynamicFieldRef[];
      onCreated: (candidate: CreatedCandidate) => void;
      /** Whom the candidate is registered for: a client's id, '' for none. Null where that is no question. */
      client: { id: string; choose: (id: string) => void } | null;
      /** The fields are not those of the chosen client yet, or could not be loaded. */
      arriving?: { failed: boolean; retry: () => unknown } | null;
    }
  | {
      kind: 'edit';
      candidate: CandidateFormRef;
      onSaved: () => void;
      /** The administrator's details dialog and not the modal: with toasts of its own, and the document among the basic data. */
      inDetails?: boolean;
    };

/** The form behind the candidate modal and the details dialog: values, saving, refusals and conflicts. */
export function useCandidateForm(mode: CandidateFormMode) {
  const { t, i18n } = useTranslation('staff');
  const language = i18n.language;
  const valuesOf = (candidate: CandidateFormRecord) => candidateValues(candidate, language);
  const read = (candidate: CandidateFormRef) =>
    mode.kind === 'edit' && mode.inDetails
      ? withDocument(readCandidate(candidate), t('candidates.form.document'))
      : readCandidate(candidate);
  const [initial] = useState(() => (mode.kind === 'edit' ? read(mode.candidate) : null));
  const newFields = mode.kind === 'create' ? mode.fields : [];
  const isMounted = useIsMounted();
  const form = useForm<CandidateFormValues>({
    defaultValues: initial ? valuesOf(initial) : newCandidateValues(newFields, language),
  });
  const [failure, setFailure] = useState<string | null>(null);
  /** Names of those who were created while the dialog stayed open. */
  const [created, setCreated] = useState<readonly string[]>([]);
  const { setFocus } = form;
  useEffect(() => {
    // Once the form takes input again.
    if (created.length > 0) setFocus('name');
  }, [created, setFocus]);
  const { record, conflict, saveOver, choose, end } = useConflict(form, initial, valuesOf);
  const fields = record?.fields ?? newFields;
  const stored = readFields(fields);
  const byAnswers = useFieldsByAnswers(form.control, stored);
  const disabledHint = useDisabledHint(byAnswers, record ? stored : []);
  const { createCandidate, busy: creating } = useCreateCandidate();
  const { updateCandidate, busy: updating } = useUpdateCandidate();
  const names = useFieldNames(fields, { name: t('candidates.form.name'), email: t('candidates.form.email') });

  /** Tells a failure in the form, where it stays, and in its toast. */
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

  const create = async (values: CandidateFormValues, another: boolean) => {
    if (mode.kind !== 'create') return;
    const { name, email, fields: texts } = values;
    const payload = await createCandidate({
      name,
      email,
      ...(mode.client?.id && { clientId: mode.client.id }),
      fields: changedFieldValues(fields, texts, language),
    });
    if (payload.candidate && another) {
      setCreated([...created, payload.candidate.name]);
      form.reset(newCandidateValues(newFields, language));
    } else if (payload.candidate) mode.onCreated(payload.candidate);
    else tellFailure(showUserErrors(form, payload.userErrors));
  };

  const update = async (values: CandidateFormValues, from: CandidateFormRecord) => {
    if (mode.kind !== 'edit') return;
    let isRenewed = false;
    const outcome = await saveOver(from, values, async (before, changed) => {
      const { candidate, userErrors } = await updateCandidate(candidateChanges(before, changed, language), before);
      const answered = candidate && read(candidate);
      // The server also replaces an access that was mailed meanwhile, which the form does not know of.
      isRenewed = answered?.accessToken !== before.accessToken;
      return { record: answered, userErrors };
    });
    if (outcome.kind === 'refused') return tellFailure(showUserErrors(form, outcome.errors));
    if (outcome.kind === 'compare') return;
    toast.success({
      title: t(mode.inDetails ? 'candidates.details.updated' : 'candidates.updated'),
      description: isRenewed ? t('candidates.renew.done') : undefined,
    });
    if (isMounted()) mode.onSaved();
  };

  const save = async (values: CandidateFormValues, another = false) => {
    setFailure(null);
    if (!isResolved(conflict)) return setFailure(t('conflict.unresolved'));
    end();
    try {
      await (record ? update(values, record) : create(values, another));
    } catch (error) {
      tellFailure(failureReason(error));
    }
  };

  const tellMissing = ({ name, email }: FieldErrors<CandidateFormValues>) => {
    if (name?.type === 'required' || email?.type === 'required') toast.error({ title: t('candidates.form.missing') });
  };

  return {
    form,
    /** What the form goes on from; null for a new candidate. */
    record,
    /**
     * What is asked with the answers of the form, and what was answered before; what depends on an answer not before that one, and
     * under its heading.
     */
    fields: shownFields(parentsFirst(byAnswers)),
    disabledHint,
    failure,
    conflict: conflict && { conflict, labelOf: names.labelOf, display: names.display, onChoose: choose },
    busy: creating || updating,
    created,
    submit: form.handleSubmit((values) => save(values), tellMissing),
    /** Creates the candidate and leaves the form open for the next one. */
    submitAndGoOn: form.handleSubmit((values) => save(values, true), tellMissing),
  };
}
