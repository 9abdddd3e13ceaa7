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

/** The choices of a select field, as rows to add and remove. */
export function OptionRows({ form }: { form: UseFormReturn<FieldForm> }) {
  const { t } = useTranslation('configuration');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'options' });
  return (
    <Group>
      <legend>{t('editor.options')}</legend>
      <Stack $gap={2} $align="stretch">
        {fields.map((row, index) => (
          <Row key={row.id}>
            <TextInput
              aria-label={t('editor.option', { number: index + 1 })}
              maxLength={200}
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
