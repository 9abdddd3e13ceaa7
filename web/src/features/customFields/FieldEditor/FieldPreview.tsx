import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Field } from '../../../components/Field/Field';
import { Select } from '../../../components/Select/Select';
import { TextArea } from '../../../components/TextArea/TextArea';
import { TextInput } from '../../../components/TextInput/TextInput';
import { formatRules } from '../../../fields/formats';
import { color, radius, space, typeset } from '../../../theme/tokens';
import type { FieldForm } from './fieldForm';

const Frame = styled.section`
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  h3 {
    margin-bottom: ${space[3]};
    ${typeset('small', 'semibold')}
    color: ${color.textMuted};
  }
`;

/** The field as the candidate will see it, while it is being edited. */
export function FieldPreview({ form }: { form: UseFormReturn<FieldForm> }) {
  const { t } = useTranslation('configuration');
  const { t: commonT } = useTranslation('common');
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) } as FieldForm;
  const label = values.label.trim() || t('editor.label');
  const options = values.options.flatMap(({ value }) => (value.trim() ? [{ value, label: value }] : []));
  const placeholder =
    values.placeholder || (values.type === 'TEXT' && values.format ? formatRules[values.format].placeholder : '');

  const control = () => {
    switch (values.type) {
      case 'SELECT':
        return <Select options={options} placeholder={values.placeholder || '—'} />;
      case 'TEXTAREA':
        return <TextArea readOnly placeholder={placeholder} />;
      case 'CHECKBOX':
        return <Checkbox label={label} />;
      case 'DATE':
        return <TextInput readOnly placeholder={commonT('components.date.placeholder')} />;
      case 'TEXT':
      case 'EMAIL':
      case 'NUMBER':
        return <TextInput readOnly placeholder={placeholder} />;
    }
  };
  return (
    <Frame>
      <h3>{t('editor.preview')}</h3>
      <Field
        label={label}
        hideLabel={values.type === 'CHECKBOX'}
        required={values.required}
        {...(values.description && { hint: values.description })}
      >
        {control()}
      </Field>
    </Frame>
  );
}
