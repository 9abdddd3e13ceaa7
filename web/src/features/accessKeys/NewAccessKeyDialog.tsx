import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { InlineError } from '../../components/InlineError/InlineError';
import { Stack } from '../../components/Layout/Layout';
import { Select } from '../../components/Select/Select';
import { TextInput } from '../../components/TextInput/TextInput';
import type { AccessKeyAccess } from '../../generated/staff/graphql';
import { failureText } from '../../lib/failures';
import { showUserErrors } from '../../lib/formErrors';
import { useRecentPassword } from '../recordDialog/useRecentPassword';
import { useShownOnce } from '../recordDialog/useShownOnce';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';
import { accessKeysQuery, createAccessKeyMutation } from './accessKeysOperations';
import { AccessTokenDialog } from './AccessTokenDialog';

const accesses: readonly AccessKeyAccess[] = ['READ', 'WRITE'];
/** The server takes no longer name. */
const MAX_NAME = 60;
const validities = [30, 90, 180, 365] as const;

interface NewAccessKeyDialogProps {
  /** Whether the address says that the key was made. */
  isCreated: boolean;
  onCreated: () => void;
  onClose: () => void;
}

/** 'Criar chave': makes an access key, and then shows its token this once. */
export function NewAccessKeyDialog({ isCreated, onCreated, onClose }: NewAccessKeyDialogProps) {
  const [token, show] = useShownOnce<string>(onCreated);
  if (token !== null) return <AccessTokenDialog token={token} onClose={onClose} />;
  return isCreated ? null : <NewAccessKeyForm onCreated={show} onClose={onClose} />;
}

interface NewAccessKeyFormProps {
  onCreated: (token: string) => void;
  onClose: () => void;
}

function NewAccessKeyForm({ onCreated, onClose }: NewAccessKeyFormProps) {
  const { t } = useTranslation('staff');
  const form = useForm({ defaultValues: { name: '', access: 'READ' as AccessKeyAccess, days: '90' } });
  const { errors, isDirty } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  const { leaving, question } = useUnsavedChanges(isDirty);
  const password = useRecentPassword('key');
  // The token is shown once and must not lie in the cache.
  const [create, { loading }] = useMutation(createAccessKeyMutation, { fetchPolicy: 'no-cache' });
  const refetch = useRefetch(accessKeysQuery);
  const access = useWatch({ control: form.control, name: 'access' });
  const nameComplaint = (name: string) => {
    if (name.trim() === '') return t('accessKeys.form.required');
    return name.trim().length <= MAX_NAME || t('accessKeys.form.nameTooLong', { most: MAX_NAME });
  };
  const submit = form.handleSubmit(async ({ days, ...input }) => {
    setFailure(null);
    try {
      const { data } = await create({ variables: { input: { ...input, days: Number(days) } } });
      const { token, userErrors } = data!.createAccessKey;
      if (password.isWanted(userErrors, () => void submit())) return;
      if (token === null) setFailure(showUserErrors(form, userErrors));
      else onCreated(token);
    } catch (error) {
      setFailure(failureText(error) ?? t('unexpectedError'));
    } finally {
      // Also where no answer came: the key may have been made.
      refetch();
    }
  });
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      size="small"
      busy={loading}
      title={t('accessKeys.create')}
      description={t(`accessKeys.form.text.${access}`)}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={leaving(onClose)} disabled={loading}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={loading} busyLabel={t('accessKeys.form.busy')}>
            {t('accessKeys.form.submit')}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <InlineError title={t('accessKeys.form.failed')} message={failure} />}
        <Field
          label={t('accessKeys.form.name')}
          hint={t('accessKeys.form.nameHint')}
          required
          error={errors.name?.message}
        >
          <TextInput autoComplete="off" data-autofocus="" {...form.register('name', { validate: nameComplaint })} />
        </Field>
        <Field
          label={t('accessKeys.form.access')}
          hint={t('accessKeys.form.accessHint')}
          error={errors.access?.message}
        >
          <Select
            options={accesses.map((value) => ({ value, label: t(`accessKeys.access.${value}`) }))}
            {...form.register('access')}
          />
        </Field>
        <Field label={t('accessKeys.form.days')} error={errors.days?.message}>
          <Select
            options={validities.map((days) => ({ value: String(days), label: t('accessKeys.form.inDays', { days }) }))}
            {...form.register('days')}
          />
        </Field>
      </Stack>
      {question}
      {password.question}
    </Dialog>
  );
}
