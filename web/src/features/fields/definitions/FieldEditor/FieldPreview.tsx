import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AlertIcon } from '../../../../components/icons';
import { Field } from '../../../../components/Field/Field';
import type { FieldShape } from '../../values/fieldShape';
import { singleLine } from '../../../../lib/parsing';
import { color, radius, space, typeset } from '../../../../theme/tokens';
import { fieldInputs } from '../../values/fieldInputs';
import { DocumentPreview } from './DocumentPreview';
import type { FieldForm } from './fieldForm';
import { shownList } from './listForm';

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

const Section = styled.p`
  margin-bottom: ${space[2]};
  ${typeset('large', 'semibold')}
  overflow-wrap: anywhere;
`;

const Unseen = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  margin-bottom: ${space[3]};
  ${typeset('small', 'medium')}
  color: ${color.orangeText};

  svg {
    flex-shrink: 0;
    margin-top: 2px;
  }
`;

/** What keeps the candidate from filling a field in; null for nothing. */
function unseenBecause({ target, active, candidateCanView, candidateCanEdit }: FieldForm) {
  if (target !== 'CANDIDATE') return null;
  if (!candidateCanView) return 'hidden';
  if (!active) return 'inactive';
  return candidateCanEdit ? null : 'readOnly';
}

/** The field as people will fill it in, with its mask, while it is being edited; what is typed here goes nowhere. */
export function FieldPreview({ form }: { form: UseFormReturn<FieldForm> }) {
  const { t } = useTranslation('configuration');
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) } as FieldForm;
  const [sample, setSample] = useState('');
  const field: FieldShape = {
    key: 'preview',
    label: values.label.trim() || t('editor.label'),
    type: values.type,
    required: values.required,
    options: values.options.flatMap(({ value }) => (value.trim() ? [{ value, label: value }] : [])),
    placeholder: values.placeholder,
    description: values.description,
    format: values.format || null,
    allowFutureDates: values.allowFutureDates,
    listOptions: shownList(values.listOptions, (number) => t('editor.list.column', { number })),
  };
  const section = singleLine(values.section);
  const unseen = unseenBecause(values);
  const Input = fieldInputs[field.type];
  // A text of another type or format means nothing to this one.
  const input = <Input key={`${field.type} ${field.format}`} field={field} value={sample} onChange={setSample} />;
  return (
    <Frame
      aria-labelledby="field-preview"
      // What is typed here goes nowhere: Enter must not save the field around it.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <h3 id="field-preview">{t(`editor.preview.${values.target}`)}</h3>
      {unseen && (
        <Unseen>
          <AlertIcon size={16} aria-hidden />
          {t(`editor.preview.${unseen}`)}
        </Unseen>
      )}
      {section && <Section>{section}</Section>}
      {field.type === 'FILE' ? (
        <DocumentPreview
          label={field.label}
          required={values.required}
          hint={values.description}
          form={values.document}
        />
      ) : field.type === 'CHECKBOX' ? (
        input
      ) : (
        <Field label={field.label} required={values.required} hint={values.description}>
          {input}
        </Field>
      )}
    </Frame>
  );
}
