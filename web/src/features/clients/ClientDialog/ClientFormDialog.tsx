import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Stack } from '../../../components/Layout/Layout';
import { toast } from '../../../components/Toast/toast';
import { failureText } from '../../../lib/failures';
import { showUserErrors } from '../../../lib/formErrors';
import { authorName } from '../../conflicts/authorName';
import { ConflictPanel } from '../../conflicts/ConflictPanel';
import { isResolved, type Conflict } from '../../conflicts/conflict';
import { useConflict } from '../../conflicts/useConflict';
import type { DynamicFieldRef } from '../../fields/forms/dynamicFieldFragment';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { useFieldNames } from '../../fields/forms/useFieldNames';
import { changedFieldValues, missingFieldLabels } from '../../fields/forms/fieldValueForm';
import { useCreateClient } from '../useCreateClient';
import { useUpdateClient } from '../useUpdateClient';
import { useIsMounted } from '../../../lib/useIsMounted';
import type { CreatedClient } from './ClientCreatedDialog';
import { ClientFields } from './ClientFields';
import { ClientCustomFields } from './ClientCustomFields';
import {
  clientChanges,
  clientValues,
  newClientValues,
  readClient,
  type ClientFormRecord,
  type ClientFormRef,
  type ClientFormValues,
} from './clientForm';

export type ClientFormMode =
  | { kind: 'create'; fields: readonly DynamicFieldRef[] }
  | { kind: 'edit'; client: ClientFormRef; onDelete?: () => void };

export interface ClientFormDialogProps {
  mode: ClientFormMode;
  onClose: () => void;
  onCreated: (created: CreatedClient) => void;
  /** A question above the form. Inside of it: beside it, and opened with it by a link, it would be hidden as page behind. */
  children?: ReactNode;
}

const BASIC_INPUTS = ['name', 'companyName', 'email', 'cnpj'] as const;

/** One form for creating and editing a client. */
export function ClientFormDialog({ mode, onClose, onCreated, children }: ClientFormDialogProps) {
  const { t, i18n } = useTranslation('staff');
  const { t: tFields } = useTranslation('fields');
  const language = i18n.language;
  const valuesOf = (client: ClientFormRecord) => clientValues(client, language);
  const [initial] = useState(() => (mode.kind === 'edit' ? readClient(mode.client) : null));
  const newFields = mode.kind === 'create' ? mode.fields : [];
  const isMounted = useIsMounted();
  const form = useForm<ClientFormValues>({
    defaultValues: initial ? valuesOf(initial) : newClientValues(newFields, language),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const { record, conflict, saveOver, choose, end } = useConflict(form, initial, valuesOf);
  const fields = record?.fields ?? newFields;
  const { createClient, busy: creating } = useCreateClient();
  const { updateClient, busy: updating } = useUpdateClient();
  const busy = creating || updating;
  const { leaving, question } = useUnsavedChanges(form.formState.isDirty);
  const names = useFieldNames(fields, {
    name: t('clients.form.name'),
    companyName: t('clients.form.companyName'),
    email: t('clients.form.email'),
    phone: t('clients.form.phone'),
    cnpj: t('clients.form.cnpj'),
    active: t('clients.form.active'),
  });

  const create = async (values: ClientFormValues) => {
    const { fields: texts, ...properties } = values;
    const payload = await createClient({ ...properties, fields: changedFieldValues(fields, texts, language) });
    if (payload.userErrors.length > 0) return setFailure(showUserErrors(form, payload.userErrors));
    if (payload.client && payload.temporaryPassword) {
      return onCreated({ ...payload.client, temporaryPassword: payload.temporaryPassword });
    }
    onClose();
  };

  /** @param compared what somebody else had changed meanwhile, and the person has seen */
  const update = async (values: ClientFormValues, from: ClientFormRecord, compared: Conflict | null) => {
    const outcome = await saveOver(from, values, async (before, changed) => {
      const { client, userErrors } = await updateClient({
        id: before.id,
        ...clientChanges(before, changed, language),
      });
      return { record: client && readClient(client), userErrors };
    });
    if (outcome.kind === 'refused') return setFailure(showUserErrors(form, outcome.errors));
    if (outcome.kind === 'compare') return;
    const who = compared && (authorName(compared.byName) ?? t('conflict.someone'));
    toast.success(
      who === null
        ? { title: t('clients.updated.title'), description: t('clients.updated.description') }
        : { title: t('clients.updated.mergedTitle'), description: t('clients.updated.mergedText', { who }) },
    );
    if (isMounted()) onClose();
  };

  const save = async (values: ClientFormValues) => {
    setFailure(null);
    if (!isResolved(conflict)) return setFailure(t('conflict.unresolved'));
    end();
    try {
      await (record ? update(values, record, conflict) : create(values));
    } catch (error) {
      setFailure(failureText(error) ?? t('unexpectedError'));
    }
  };

  const tellMissing = (errors: FieldErrors<ClientFormValues>) => {
    if (BASIC_INPUTS.some((name) => errors[name]?.type === 'required')) {
      toast.error({ title: t('clients.form.missingTitle'), description: t('clients.form.missing') });
      return;
    }
    const labels = missingFieldLabels(fields, errors.fields);
    if (labels.length > 0) {
      toast.error({
        title: t('missingFields.title'),
        description: t('missingFields.text', { fields: labels.join(', ') }),
      });
    }
  };

  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      size="large"
      busy={busy}
      title={record ? t('clients.dialog.editTitle') : t('clients.dialog.createTitle')}
      onSubmit={(event) => void form.handleSubmit(save, tellMissing)(event)}
      footer={
        <>
          {mode.kind === 'edit' && mode.onDelete && (
            <Button variant="ghost" onClick={mode.onDelete} disabled={busy} style={{ marginInlineEnd: 'auto' }}>
              {t('clients.delete.action')}
            </Button>
          )}
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel={record ? t('clients.dialog.updating') : t('clients.dialog.creating')}
          >
            {record ? t('clients.dialog.update') : t('clients.dialog.create')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <Stack $gap={5}>
          {failure && <InlineError title={t('clients.dialog.failed')} message={failure} />}
          {conflict && (
            <ConflictPanel
              conflict={conflict}
              labelOf={names.labelOf}
              display={(name, text) =>
                name === 'active' ? tFields(text === 'true' ? 'yes' : 'no') : names.display(name, text)
              }
              onChoose={choose}
            />
          )}
          <ClientFields client={record} />
          <ClientCustomFields fields={fields} />
        </Stack>
      </FormProvider>
      {children}
      {question}
    </Dialog>
  );
}
