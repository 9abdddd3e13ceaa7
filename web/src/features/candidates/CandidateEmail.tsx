import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Field } from '../../components/Field/Field';
import { Stack } from '../../components/Layout/Layout';
import { TextInput } from '../../components/TextInput/TextInput';
import { looksLikeEmail } from '../../lib/looksLikeEmail';
import { meantAddress } from '../../lib/parsing';
import { isOtherEmail, type CandidateFormRecord, type CandidateFormValues } from './candidateForm';

/**
 * The e-mail of a candidate form. Where another one is typed, it offers to replace the access that mails to the present one have told.
 * @param record in store; null for a new candidate
 */
export function CandidateEmail({ record }: { record: CandidateFormRecord | null }) {
  const { t } = useTranslation('staff');
  const { t: tFields } = useTranslation('fields');
  const { control, register, formState } = useFormContext<CandidateFormValues>();
  const typed = useWatch({ control, name: 'email' });
  const label = t('candidates.form.email');
  const isElsewhere = record !== null && isOtherEmail(record, typed);
  const meant = meantAddress(typed.trim());
  return (
    <Stack $gap={2}>
      <Field
        label={label}
        required
        error={formState.errors.email?.message}
        warning={
          meant
            ? tFields('warnings.email', { email: meant })
            : isElsewhere &&
              t(record.accessSentAt ? 'candidates.form.sentTo' : 'candidates.form.mayBeKnownAt', {
                email: record.email,
              })
        }
      >
        <TextInput
          type="email"
          autoComplete="off"
          {...register('email', {
            validate: {
              required: (text) => text.trim() !== '' || tFields('problems.required', { label }),
              form: (text) => looksLikeEmail(text) || tFields('problems.email'),
            },
          })}
        />
      </Field>
      {isElsewhere && (
        <Checkbox
          label={t('candidates.form.renewAccess')}
          hint={t('candidates.form.renewAccessHint')}
          {...register('renewAccess')}
        />
      )}
    </Stack>
  );
}
