import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button/Button';
import { Dialog } from '../../../../components/Dialog/Dialog';
import { Field } from '../../../../components/Field/Field';
import { InlineError } from '../../../../components/InlineError/InlineError';
import { Grid, Stack, TwoColumns } from '../../../../components/Layout/Layout';
import { Select } from '../../../../components/Select/Select';
import { Switch } from '../../../../components/Switch/Switch';
import { TextInput } from '../../../../components/TextInput/TextInput';
import type { CustomFieldRow_FieldFragment, FieldTarget } from '../../../../generated/staff/graphql';
import { useUnsavedChanges } from '../../../recordDialog/useUnsavedChanges';
import {
  emptyForm,
  fieldFormats,
  fieldTypesOf,
  formOf,
  hasPlaceholder,
  namesakeOf,
  nextOrderOf,
  type FieldForm,
  type Guessed,
} from './fieldForm';
import { keyFromLabel, KEY_PATTERN } from './fieldKey';
import { idsOf, type CompanyRow } from './companyForm';
import { DocumentOptions } from './DocumentOptions';
import { DependentsNote, useTypeWarning } from './DependentsNote';
import { FieldCompanies } from './FieldCompanies';
import { FieldCondition } from './FieldCondition';
import { FieldConflict } from './FieldConflict';
import { FieldPreview } from './FieldPreview';
import { FieldSection } from './FieldSection';
import { ListOptions } from './ListOptions';
import { OptionRows } from './OptionRows';
import { PermissionSwitches } from './PermissionSwitches';
import { useFieldProposal } from './useFieldProposal';
import { useFieldSave } from './useFieldSave';
import { useShownProposal } from './useShownProposal';

export interface FieldEditorProps {
  /** The field to edit; null for a new one. */
  field: CustomFieldRow_FieldFragment | null;
  /** The fields of all targets, as they were last loaded. */
  fields: readonly CustomFieldRow_FieldFragment[];
  target: FieldTarget;
  /** The companies that are proposed for a new field of candidates; null for all. */
  companies?: CompanyRow[] | null;
  onClose: () => void;
}

/** The dialog 'Criar Campo Dinâmico' or 'Editar Campo Dinâmico'. */
export default function FieldEditor({ field, fields, target, companies: proposed = null, onClose }: FieldEditorProps) {
  const { t } = useTranslation('configuration');
  const { t: fieldsT } = useTranslation('fields');
  const form = useForm<FieldForm>({
    defaultValues: field ? formOf(field) : emptyForm(target, nextOrderOf(target, fields), proposed),
  });
  const { register, setValue, formState } = form;
  const { leaving, question } = useUnsavedChanges(formState.isDirty);
  const [keyIsOwn, setKeyIsOwn] = useState(field !== null);
  const { proposal, ask } = useFieldProposal();
  const [chosen, setChosen] = useState<ReadonlySet<Guessed>>(new Set());
  const { record, submit, busy, refusal, conflict, choose } = useFieldSave(form, { field, chosen, onSaved: onClose });
  const choosing = (property: Guessed) => () => setChosen(new Set([...chosen, property]));
  const [type, chosenTarget, label, companies] = useWatch({
    control: form.control,
    name: ['type', 'target', 'label', 'clientIds'],
  });
  const clientIds = idsOf(companies);
  const namesake = namesakeOf({ id: field?.id, label, target: chosenTarget, clientIds }, fields);

  const typeWarning = useTypeWarning(record, type, fields);
  useShownProposal(form, { record, type, proposal, chosen });

  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      title={t(field ? 'editor.editTitle' : 'editor.createTitle')}
      size="large"
      busy={busy}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('saving')}>
            {t(field ? 'editor.update' : 'editor.create')}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {refusal && <InlineError title={t('toasts.saveRefused')} message={refusal} />}
        {conflict && <FieldConflict conflict={conflict} fields={fields} onChoose={choose} />}
        <TwoColumns>
          <Field
            label={t('editor.label')}
            required
            error={formState.errors.label?.message}
            warning={namesake && t('editor.labelTaken', { key: namesake.key })}
          >
            <TextInput
              maxLength={200}
              {...register('label', {
                validate: (label) => label.trim() !== '' || t('editor.labelRequired'),
                onChange: (event: { target: { value: string } }) => {
                  if (keyIsOwn) return;
                  const key = keyFromLabel(event.target.value);
                  setValue('key', key, { shouldValidate: formState.isSubmitted });
                  ask(key);
                },
              })}
            />
          </Field>
          <Field label={t('editor.key')} required hint={t('editor.keyHint')} error={formState.errors.key?.message}>
            <TextInput
              maxLength={100}
              disabled={field !== null}
              autoCapitalize="none"
              spellCheck={false}
              {...register('key', {
                validate: (key) => {
                  if (!key.trim()) return t('editor.keyRequired');
                  return KEY_PATTERN.test(key.trim()) || t('editor.keyInvalid');
                },
                onChange: (event: { target: { value: string } }) => {
                  setKeyIsOwn(true);
                  ask(event.target.value);
                },
              })}
            />
          </Field>
          <Field label={t('editor.type')} warning={typeWarning}>
            <Select
              options={fieldTypesOf(chosenTarget).map((value) => ({ value, label: fieldsT(`types.${value}`) }))}
              {...register('type', { onChange: () => field && ask(field.key) })}
            />
          </Field>
          <Field label={t('editor.target')}>
            <Select
              disabled={field !== null}
              options={(['CANDIDATE', 'CLIENT'] as const).map((value) => ({
                value,
                label: t(`targets.singular.${value}`),
              }))}
              {...register('target', {
                onChange: (event: { target: { value: FieldTarget } }) => {
                  const next = event.target.value;
                  if (!fieldTypesOf(next).includes(type)) setValue('type', 'TEXT');
                  if (!formState.dirtyFields.order) setValue('order', String(nextOrderOf(next, fields)));
                },
              })}
            />
          </Field>
          <Field label={t('editor.order')} error={formState.errors.order?.message}>
            <TextInput
              type="number"
              min={0}
              {...register('order', {
                validate: (order) => /^\d+$/.test(order) || t('editor.orderInvalid'),
              })}
            />
          </Field>
          <FieldSection form={form} fields={fields} />
          {type === 'TEXT' && (
            <Field label={t('editor.format')} hint={t('editor.formatHint')}>
              <Select
                options={fieldFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
                placeholder={t('formats.none')}
                {...register('format', { onChange: choosing('format') })}
              />
            </Field>
          )}
        </TwoColumns>
        {type === 'SELECT' && <OptionRows form={form} before={record?.options ?? []} />}
        {type === 'FILE' && <DocumentOptions form={form} />}
        {type === 'LIST' && <ListOptions form={form} record={record} />}
        <TwoColumns>
          <Field
            label={t('editor.description')}
            hint={t(type === 'FILE' ? 'editor.document.descriptionHint' : 'editor.descriptionHint')}
          >
            <TextInput maxLength={500} {...register('description')} />
          </Field>
          {hasPlaceholder(type) && (
            <Field label={t('editor.placeholder')}>
              <TextInput maxLength={200} {...register('placeholder')} />
            </Field>
          )}
        </TwoColumns>
        <Grid $minColumn="13rem">
          <Switch label={t('editor.required')} {...register('required')} />
          <Switch label={t('editor.active')} {...register('active')} />
          {type === 'DATE' && (
            <Switch
              label={t('editor.allowFutureDates')}
              {...register('allowFutureDates', { onChange: choosing('allowFutureDates') })}
            />
          )}
        </Grid>
        {record && chosenTarget === 'CANDIDATE' && <DependentsNote form={form} record={record} fields={fields} />}
        {chosenTarget === 'CANDIDATE' && <FieldCompanies form={form} record={record} />}
        {chosenTarget === 'CANDIDATE' && <FieldCondition form={form} record={record} fields={fields} />}
        <PermissionSwitches form={form} proposal={field ? undefined : proposal} onChoose={choosing('rights')} />
        <FieldPreview form={form} />
      </Stack>
      {question}
    </Dialog>
  );
}
