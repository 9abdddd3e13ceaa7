import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import PlusIcon from 'lucide-react/icons/plus';
import RemoveIcon from 'lucide-react/icons/x';
import { Button } from '../../../../components/Button/Button';
import { IconButton } from '../../../../components/IconButton/IconButton';
import { InlineError } from '../../../../components/InlineError/InlineError';
import { Stack } from '../../../../components/Layout/Layout';
import { TextInput } from '../../../../components/TextInput/TextInput';
import type { CustomFieldRow_FieldFragment } from '../../../../generated/staff/graphql';
import { color, space, typeset } from '../../../../theme/tokens';
import type { FieldForm } from './fieldForm';
import { fateOfAnswers } from './optionForm';

const Group = styled.fieldset`
  border: 0;
  padding: 0;
  margin: 0;

  legend {
    padding: 0;
    margin-bottom: ${space[2]};
    ${typeset('small', 'medium')}
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: center;
`;

const Fate = styled.p`
  ${typeset('small')}
  color: ${color.orangeText};
  overflow-wrap: anywhere;
`;

/** The longest text of an option that the server takes. */
const MAX_OPTION = 200;

interface OptionRowsProps {
  form: UseFormReturn<FieldForm>;
  /** The options in store. */
  before: CustomFieldRow_FieldFragment['options'];
}

/** What becomes of answers that are given when the rows are saved as they are. */
function AnswersHint({ form, before }: OptionRowsProps) {
  const { t, i18n } = useTranslation('configuration');
  const { removed, renamed } = fateOfAnswers(useWatch({ control: form.control, name: 'options' }), before);
  const names = removed.map((label) => t('editor.quoted', { label }));
  return (
    <>
      <div aria-live="polite">
        {names.length > 0 && (
          <Fate>{t('editor.optionsRemoved', { names: new Intl.ListFormat(i18n.language).format(names) })}</Fate>
        )}
      </div>
      {renamed.map((option) => (
        <Fate key={option.label}>{t('editor.optionRenamed', option)}</Fate>
      ))}
    </>
  );
}

/** The choices of a select field, as rows to add and remove. */
export function OptionRows({ form, before }: OptionRowsProps) {
  const { t } = useTranslation('configuration');
  const { fields, append, insert, remove } = useFieldArray({ control: form.control, name: 'options' });

  /** Goes on to the next option, as in any list that is typed; Enter would send the form. */
  const goOnWithEnter = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (index + 1 < fields.length) form.setFocus(`options.${index + 1}.value`);
    else if (form.getValues(`options.${index}.value`).trim() !== '') append({ value: '' });
  };

  /** A list that is pasted becomes an option of each of its lines. */
  const pasteLines = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const [first = '', ...rest] = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim().slice(0, MAX_OPTION))
      .filter(Boolean);
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isReplaced = selectionStart === 0 && selectionEnd === value.length;
    if (rest.length === 0 || !isReplaced) return;
    event.preventDefault();
    form.setValue(`options.${index}.value`, first, { shouldDirty: true });
    insert(
      index + 1,
      rest.map((value) => ({ value })),
    );
  };

  const problem = form.formState.errors.options?.[0]?.value?.message;
  return (
    <Group>
      <legend>{t('editor.options')}</legend>
      <Stack $gap={2} $align="stretch">
        {problem && <InlineError title={problem} />}
        {fields.map((row, index) => (
          <Row key={row.id}>
            <TextInput
              aria-label={t('editor.option', { number: index + 1 })}
              aria-invalid={problem ? true : undefined}
              maxLength={MAX_OPTION}
              onKeyDown={(event) => goOnWithEnter(event, index)}
              onPaste={(event) => pasteLines(event, index)}
              {...form.register(`options.${index}.value`, { onChange: () => form.clearErrors('options') })}
            />
            <IconButton
              label={t('editor.removeOption', { number: index + 1 })}
              icon={<RemoveIcon size={16} />}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
            />
          </Row>
        ))}
        <AnswersHint form={form} before={before} />
        <div>
          <Button size="small" icon={<PlusIcon size={14} />} onClick={() => append({ value: '' })}>
            {t('editor.addOption')}
          </Button>
        </div>
      </Stack>
    </Group>
  );
}
