import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/Field/Field';
import { TextInput } from '../../components/TextInput/TextInput';
import { CandidateEmail } from './CandidateEmail';
import type { CandidateFormRecord, CandidateFormValues } from './candidateForm';

/**
 * Name and e-mail of a candidate form.
 * @param record in store; null for a new candidate
 */
export function CandidateBasics({ record }: { record: CandidateFormRecord | null }) {
  const { t } = useTranslation('staff');
  const { t: tFields } = useTranslation('fields');
  const { register, formState } = useFormContext<CandidateFormValues>();
  const label = t('candidates.form.name');
  return (
    <>
      <Field label={label} required error={formState.errors.name?.message}>
        <TextInput
          autoComplete="off"
          maxLength={200}
          {...register('name', {
            validate: { required: (text) => text.trim() !== '' || tFields('problems.required', { label }) },
          })}
        />
      </Field>
      <CandidateEmail record={record} />
    </>
  );
}
