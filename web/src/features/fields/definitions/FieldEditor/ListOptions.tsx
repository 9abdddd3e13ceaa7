import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/Field/Field';
import { Stack, TwoColumns } from '../../../../components/Layout/Layout';
import { TextInput } from '../../../../components/TextInput/TextInput';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { Group } from './choiceGroup';
import type { FieldForm } from './fieldForm';
import { ListColumns } from './ListColumns';
import { MAX_ITEMS, MAX_LIST_NAME, maxItemsOf } from './listForm';

export interface ListOptionsProps {
  form: UseFormReturn<FieldForm>;
  /** The field in store; null for a new one. */
  record: CustomFieldRow_FieldFragment | null;
}

/** What a list asks for: how its items are called, how many there may be, and the columns of each. */
export function ListOptions({ form, record }: ListOptionsProps) {
  const { t } = useTranslation('configuration');
  const { register, formState } = form;
  const problems = formState.errors.listOptions;
  return (
    <Group>
      <legend>{t('editor.list.title')}</legend>
      <Stack $gap={4}>
        <TwoColumns>
          <Field
            label={t('editor.list.itemName')}
            required
            hint={t('editor.list.itemNameHint')}
            error={problems?.itemName?.message}
          >
            <TextInput
              maxLength={MAX_LIST_NAME}
              {...register('listOptions.itemName', {
                validate: (name) => name.trim() !== '' || t('editor.list.itemNameRequired'),
              })}
            />
          </Field>
          <Field
            label={t('editor.list.maxItems')}
            required
            hint={t('editor.list.maxItemsHint')}
            error={problems?.maxItems?.message}
          >
            <TextInput
              type="number"
              min={1}
              max={MAX_ITEMS}
              {...register('listOptions.maxItems', {
                validate: (maxItems) => !Number.isNaN(maxItemsOf({ maxItems })) || t('editor.list.maxItemsInvalid'),
              })}
            />
          </Field>
        </TwoColumns>
        <ListColumns form={form} record={record} />
      </Stack>
    </Group>
  );
}
