import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFieldArray, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import PlusIcon from 'lucide-react/icons/plus';
import RemoveIcon from 'lucide-react/icons/x';
import { Button } from '../../../../components/Button/Button';
import { IconButton } from '../../../../components/IconButton/IconButton';
import { Stack } from '../../../../components/Layout/Layout';
import { TextInput } from '../../../../components/TextInput/TextInput';
import { space, typeset } from '../../../../theme/tokens';
import type { FieldForm } from './fieldForm';

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

/** The longest text of an option that the server takes. */
const MAX_OPTION = 200;

/** The choices of a select field, as rows to add and remove. */
export function OptionRows({ form }: { form: UseFormReturn<FieldForm> }) {
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

  return (
    <Group>
      <legend>{t('editor.options')}</legend>
      <Stack $gap={2} $align="stretch">
        {fields.map((row, index) => (
          <Row key={row.id}>
            <TextInput
              aria-label={t('editor.option', { number: index + 1 })}
              maxLength={MAX_OPTION}
              onKeyDown={(event) => goOnWithEnter(event, index)}
              onPaste={(event) => pasteLines(event, index)}
              {...form.register(`options.${index}.value`)}
            />
            <IconButton
              label={t('editor.removeOption', { number: index + 1 })}
              icon={<RemoveIcon size={16} />}
              disabled={fields.length === 1}
              onClick={() => remove(index)}
            />
          </Row>
        ))}
        <div>
          <Button size="small" icon={<PlusIcon size={14} />} onClick={() => append({ value: '' })}>
            {t('editor.addOption')}
          </Button>
        </div>
      </Stack>
    </Group>
  );
}
