import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Field } from '../../../components/Field/Field';
import { Stack, TwoColumns } from '../../../components/Layout/Layout';
import { TextInput } from '../../../components/TextInput/TextInput';
import { looksLikeEmail } from '../../../lib/looksLikeEmail';
import { formatRules } from '../../fields/values/formats';
import { MaskedInput } from '../../fields/values/MaskedInput';
import { warningText } from '../../fields/values/fieldTexts';
import type { ClientFormRecord, ClientFormValues } from './clientForm';

/**
 * The fixed inputs of the client form: name, company, e-mail, telephone, CNPJ, state.
 * @param client in store; null for a new one
 */
export function ClientFields({ client }: { client: ClientFormRecord | null }) {
  const { t } = useTranslation('staff');
  const { t: tFields } = useTranslation('fields');
  const { register, formState } = useFormContext<ClientFormValues>();
  const { errors } = formState;
  const endsPassword = useEndsPassword(client);
  const required = (label: string) => (text: string) => text.trim() !== '' || tFields('problems.required', { label });

  return (
    <Stack $gap={4}>
      <TwoColumns>
        <Field label={t('clients.form.name')} required error={errors.name?.message}>
          <TextInput
            autoComplete="off"
            maxLength={200}
            {...register('name', { validate: { required: required(t('clients.form.name')) } })}
          />
        </Field>
        <Field label={t('clients.form.companyName')} required error={errors.companyName?.message}>
          <TextInput
            autoComplete="off"
            maxLength={200}
            {...register('companyName', { validate: { required: required(t('clients.form.companyName')) } })}
          />
        </Field>
        <Field
          label={t('clients.form.email')}
          required
          error={errors.email?.message}
          hint={endsPassword && <span role="status">{t('clients.form.endsPassword')}</span>}
        >
          <TextInput
            type="email"
            autoComplete="off"
            {...register('email', {
              validate: {
                required: required(t('clients.form.email')),
                form: (text) => looksLikeEmail(text) || tFields('problems.email'),
              },
            })}
          />
        </Field>
        <NumberInput name="phone" format="PHONE" label={t('clients.form.phone')} />
        <NumberInput name="cnpj" format="CNPJ" label={t('clients.form.cnpj')} required />
      </TwoColumns>
      <Checkbox label={t('clients.form.active')} hint={t('clients.form.activeHint')} {...register('active')} />
    </Stack>
  );
}

/** Whether saving the form as it stands ends the password of the client's user, as another e-mail does. */
function useEndsPassword(client: ClientFormRecord | null): boolean {
  const { control } = useFormContext<ClientFormValues>();
  const email = useWatch({ control, name: 'email' });
  return client !== null && email.trim().toLowerCase() !== client.email.toLowerCase();
}

interface NumberInputProps {
  name: 'phone' | 'cnpj';
  format: 'PHONE' | 'CNPJ';
  label: string;
  required?: boolean;
}

/** Telephone and CNPJ: masked, with a warning that does not refuse. */
function NumberInput({ name, format, label, required = false }: NumberInputProps) {
  const { t } = useTranslation('fields');
  const { control } = useFormContext<ClientFormValues>();
  const [left, setLeft] = useState(false);
  return (
    <Controller
      control={control}
      name={name}
      rules={{
        validate: { required: (text) => !required || text.trim() !== '' || t('problems.required', { label }) },
      }}
      render={({ field: { onChange, onBlur, ...input }, fieldState }) => {
        const problem = formatRules[format].check(input.value);
        const shown = problem === 'incomplete' && !left ? null : problem;
        return (
          <Field
            label={label}
            required={required}
            error={fieldState.error?.message}
            warning={shown && warningText(t, shown, format)}
          >
            <MaskedInput
              {...input}
              format={format}
              onValueChange={onChange}
              onBlur={() => {
                setLeft(true);
                onBlur();
              }}
            />
          </Field>
        );
      }}
    />
  );
}
