import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/Field/Field';
import { TextInput } from '../../components/TextInput/TextInput';
import type { CandidateFormValues } from './candidateForm';

/** What makes an e-mail look like one; the server has the last word. */
const EMAIL = /^\s*[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+\s*$/;

/** Name and e-mail of a candidate form. */
export function CandidateBasics() {
  const { t } = useTranslation('staff');
  const { t: tFields } = useTranslation('fields');
  const { register, formState } = useFormContext<CandidateFormValues>();
  const { errors } = formState;
  const required = (label: string) => (text: string) => text.trim() !== '' || tFields('problems.required', { label });
  return (
    <>
      <Field label={t('candidates.form.name')} required error={errors.name?.message}>
        <TextInput
          autoComplete="off"
          maxLength={200}
          {...register('name', { validate: { required: required(t('candidates.form.name')) } })}
        />
      </Field>
      <Field label={t('candidates.form.email')} required error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="off"
          {...register('email', {
            validate: {
              required: required(t('candidates.form.email')),
              form: (text) => EMAIL.test(text) || tFields('problems.email'),
            },
          })}
        />
      </Field>
    </>
  );
}
