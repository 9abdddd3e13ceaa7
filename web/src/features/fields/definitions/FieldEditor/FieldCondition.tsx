import { useId, useRef, useState } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/Field/Field';
import { Stack } from '../../../../components/Layout/Layout';
import { Select } from '../../../../components/Select/Select';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { hasChoices, parentOf, possibleParents } from '../conditions';
import { Choice, Group, Note, Notes } from './choiceGroup';
import { ConditionAnswers } from './ConditionAnswers';
import { conditionRow, type ConditionRow } from './conditionForm';
import { ConditionHints } from './ConditionHints';
import type { FieldForm } from './fieldForm';

export interface FieldConditionProps {
  form: UseFormReturn<FieldForm>;
  /** The field in store; null for a new one. */
  record: CustomFieldRow_FieldFragment | null;
  /** The fields of all targets. */
  fields: readonly CustomFieldRow_FieldFragment[];
}

/** Whether a field is always asked, or with some answers to another field only, and which. */
export function FieldCondition({ form, record, fields }: FieldConditionProps) {
  const { t } = useTranslation('configuration');
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { field, fieldState } = useController({
    control: form.control,
    name: 'condition',
    rules: {
      validate: (rows) => {
        const [row] = rows ?? [];
        if (!row) return true;
        if (!row.fieldKey) return t('editor.condition.fieldRequired');
        return row.values.length > 0 || t('editor.condition.answersRequired');
      },
    },
  });
  const row = field.value?.[0] ?? null;
  /** What was chosen comes back with the second choice. */
  const [kept, setKept] = useState<ConditionRow | null>(null);
  const choose = (next: ConditionRow | null) => field.onChange(next && [next]);
  const parents = possibleParents(record?.key ?? '', record?.condition?.fieldKey ?? '', fields);
  const parent = row ? parentOf(row.fieldKey, fields) : undefined;
  const askAlways = () => {
    setKept(row);
    choose(null);
  };
  /** A box has two answers only, of which the ticked one is meant most often; options stay to be chosen. */
  const chooseParent = (key: string) =>
    choose(conditionRow(key, parentOf(key, fields)?.type === 'CHECKBOX' ? ['true'] : []));
  const lacksParents = parents.length === 0 && !row;
  const missing = row?.fieldKey && !parents.some(({ key }) => key === row.fieldKey) ? row.fieldKey : null;

  return (
    <Group
      ref={(element) => {
        group.current = element;
        field.ref({
          focus: () => {
            const [select, answer] = [':scope select', ':scope fieldset input'].map((each) =>
              group.current?.querySelector<HTMLElement>(each),
            );
            (row?.fieldKey ? (answer ?? select) : select)?.focus();
          },
        });
      }}
      aria-describedby={`${id}-notes`}
    >
      <legend>{t('editor.condition.title')}</legend>
      <Stack $gap={3}>
        <div>
          <Choice>
            <input type="radio" name={`${id}-when`} checked={!row} onChange={askAlways} />
            {t('editor.condition.always')}
          </Choice>
          <Choice>
            <input
              type="radio"
              name={`${id}-when`}
              checked={Boolean(row)}
              disabled={lacksParents}
              onChange={() => choose(kept ?? conditionRow('', []))}
            />
            {t('editor.condition.byAnswer')}
          </Choice>
        </div>
        {lacksParents && <Note $tone="muted">{t('editor.condition.noParents')}</Note>}
        {row && (
          <Field label={t('editor.condition.field')}>
            <Select
              value={row.fieldKey}
              onChange={(event) => chooseParent(event.target.value)}
              placeholder={t('editor.condition.choose')}
              options={[
                ...parents.map(({ key, label }) => ({ value: key, label })),
                ...(missing ? [{ value: missing, label: missing }] : []),
              ]}
            />
          </Field>
        )}
        {row && parent && hasChoices(parent.type) && (
          <ConditionAnswers
            key={parent.key}
            parent={parent}
            values={row.values}
            onChange={(values) => choose(conditionRow(row.fieldKey, values))}
          />
        )}
        <Notes id={`${id}-notes`} aria-live="polite">
          {fieldState.error && <Note $tone="error">{fieldState.error.message}</Note>}
          {row && <ConditionHints form={form} parent={parent} fields={fields} />}
        </Notes>
      </Stack>
    </Group>
  );
}
