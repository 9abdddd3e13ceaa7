import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Field } from '../../../../components/Field/Field';
import { Grid, Stack, TwoColumns } from '../../../../components/Layout/Layout';
import { Select } from '../../../../components/Select/Select';
import { Switch } from '../../../../components/Switch/Switch';
import { TextArea } from '../../../../components/TextArea/TextArea';
import { TextInput } from '../../../../components/TextInput/TextInput';
import type { CustomFieldRow_FieldFragment, FieldFormat, ListColumnType } from '../../../../generated/staff/graphql';
import { space } from '../../../../theme/tokens';
import { fieldFormats } from './fieldForm';
import { keyFromLabel } from './fieldKey';
import {
  columnTypes,
  formatOf,
  MAX_LIST_NAME,
  removedOptions,
  takesFutureDates,
  type ColumnProposal,
  type ColumnRow,
} from './listForm';
import { useFieldProposal } from './useFieldProposal';

/* Under its line, over the whole width: beside grip and number there is little room on a phone. */
const Root = styled(Stack)`
  grid-column: 1 / -1;
  padding: ${space[1]} 0 ${space[2]} ${space[2]};
`;

/** What is refused of a column's inputs. */
export interface ColumnErrors {
  label?: string | undefined;
  options?: string | undefined;
}

export interface ColumnDetailsProps {
  id: string;
  row: ColumnRow;
  title: string;
  /** The column in store; absent for a new one. */
  stored: NonNullable<CustomFieldRow_FieldFragment['listOptions']>['columns'][number] | undefined;
  errors: ColumnErrors;
  onChange: (change: Partial<ColumnRow>) => void;
  /** Enter in the name goes on to the next column. */
  onEnter: () => void;
}

/** What is asked in one column of a list. */
export function ColumnDetails({ id, row, title, stored, errors, onChange, onEnter }: ColumnDetailsProps) {
  const { t, i18n } = useTranslation('configuration');
  const { t: tFields } = useTranslation('fields');
  const isNew = row.key === '';
  const { proposal, ask } = useFieldProposal(isNew ? keyFromLabel(row.label) : '');
  const keep = useEffectEvent(({ format, allowFutureDates }: ColumnProposal) =>
    onChange({ proposal: { format, allowFutureDates } }),
  );
  useEffect(() => {
    if (proposal) keep(proposal);
  }, [proposal]);
  const lost = removedOptions(row, stored).map((label) => t('editor.quoted', { label }));

  return (
    <Root id={id} role="group" aria-label={title} $gap={3}>
      <TwoColumns>
        <Field label={t('editor.list.label')} required error={errors.label}>
          <TextInput
            data-part={`label-${row.id}`}
            maxLength={MAX_LIST_NAME}
            value={row.label}
            onChange={({ target }) => {
              onChange({ label: target.value });
              if (isNew) ask(keyFromLabel(target.value));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onEnter();
            }}
          />
        </Field>
        <Field label={t('editor.list.type')} hint={isNew ? undefined : t('editor.list.typeLocked')}>
          <Select
            disabled={!isNew}
            options={columnTypes.map((value) => ({ value, label: tFields(`types.${value}`) }))}
            value={row.type}
            onChange={({ target }) => onChange({ type: target.value as ListColumnType })}
          />
        </Field>
        {row.type === 'TEXT' && (
          <Field label={t('editor.format')} hint={t('editor.formatHint')}>
            <Select
              options={fieldFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
              placeholder={t('formats.none')}
              value={formatOf(row)}
              onChange={({ target }) => onChange({ format: target.value as FieldFormat | '' })}
            />
          </Field>
        )}
      </TwoColumns>
      {row.type === 'SELECT' && (
        <Field
          label={t('editor.list.options')}
          required
          hint={t('editor.list.optionsHint')}
          error={errors.options}
          warning={
            lost.length > 0 && t('editor.optionsRemoved', { names: new Intl.ListFormat(i18n.language).format(lost) })
          }
        >
          <TextArea
            data-part={`options-${row.id}`}
            value={row.options}
            onChange={({ target }) => onChange({ options: target.value })}
          />
        </Field>
      )}
      <Grid $minColumn="13rem">
        <Switch
          label={t('editor.list.required')}
          checked={row.required}
          onCheckedChange={(required) => onChange({ required })}
        />
        {row.type === 'DATE' && (
          <Switch
            label={t('editor.allowFutureDates')}
            checked={takesFutureDates(row)}
            onCheckedChange={(allowFutureDates) => onChange({ allowFutureDates })}
          />
        )}
      </Grid>
    </Root>
  );
}
