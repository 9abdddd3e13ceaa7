import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { InlineError } from '../../components/InlineError/InlineError';
import { Stack } from '../../components/Layout/Layout';
import { TextInput } from '../../components/TextInput/TextInput';
import { failureText } from '../../lib/failures';
import { showUserErrors } from '../../lib/formErrors';
import { useCanMail } from '../../session/useSession';
import { useRecentPassword } from '../recordDialog/useRecentPassword';
import { useShownOnce } from '../recordDialog/useShownOnce';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';
import { InvitedDialog, type Invited } from './InvitedDialog';
import { inviteStaffMutation, staffAccountsQuery } from './staffOperations';

interface InviteDialogProps {
  /** The client whose colleague it is to be; absent for the viewer's own team. */
  clientId: string | undefined;
  /** Whether the team is that of a company, and not the internal staff. */
  isOfCompany: boolean;
  /** Whether the address says that somebody was invited. */
  isInvited: boolean;
  onInvited: () => void;
  onClose: () => void;
}

/** 'Convidar pessoa': makes an account of a team, and then shows its first password. */
export function InviteDialog({ isInvited, onInvited, ...props }: InviteDialogProps) {
  const [invited, show] = useShownOnce<Invited>(onInvited);
  if (invited) return <InvitedDialog invited={invited} onClose={props.onClose} />;
  return isInvited ? null : <InviteForm onInvited={show} {...props} />;
}

interface InviteFormProps extends Omit<InviteDialogProps, 'isInvited' | 'onInvited'> {
  onInvited: (invited: Invited) => void;
}

function InviteForm({ clientId, isOfCompany, onInvited, onClose }: InviteFormProps) {
  const { t } = useTranslation('staff');
  const canMail = useCanMail();
  const form = useForm({ defaultValues: { name: '', email: '' } });
  const { errors, isDirty } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  const { leaving, question } = useUnsavedChanges(isDirty);
  const password = useRecentPassword();
  // The password is shown once and must not lie in the cache.
  const [invite, { loading }] = useMutation(inviteStaffMutation, { fetchPolicy: 'no-cache' });
  const refetch = useRefetch(staffAccountsQuery);
  const submit = form.handleSubmit(async (input) => {
    setFailure(null);
    try {
      const { data } = await invite({ variables: { input: { ...input, clientId } } });
      const { temporaryPassword, userErrors } = data!.inviteStaff;
      if (password.isWanted(userErrors, () => void submit())) return;
      if (temporaryPassword === null) setFailure(showUserErrors(form, userErrors));
      else onInvited({ name: input.name.trim(), email: input.email.trim(), password: temporaryPassword });
    } catch (error) {
      setFailure(failureText(error) ?? t('unexpectedError'));
    } finally {
      // Also where no answer came: the account may have been made.
      refetch();
    }
  });
  const explanation = canMail ? 'text' : 'textWithoutMail';
  const required = t('team.inviteDialog.required');
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      size="small"
      busy={loading}
      title={t('team.inviteDialog.title')}
      description={t(isOfCompany ? `team.company.${explanation}` : `team.inviteDialog.${explanation}`)}
      onSubmit={(event) => void submit(event)}
      footer={
        <>
          <Button onClick={leaving(onClose)} disabled={loading}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={loading} busyLabel={t('team.inviteDialog.busy')}>
            {t('team.inviteDialog.submit')}
          </Button>
        </>
      }
    >
      <Stack>
        {failure && <InlineError title={t('team.inviteDialog.failed')} message={failure} />}
        <Field label={t('team.inviteDialog.name')} required error={errors.name?.message}>
          <TextInput maxLength={200} autoComplete="off" data-autofocus="" {...form.register('name', { required })} />
        </Field>
        <Field label={t('team.inviteDialog.email')} required error={errors.email?.message}>
          <TextInput type="email" maxLength={254} autoComplete="off" {...form.register('email', { required })} />
        </Field>
      </Stack>
      {question}
      {password.question}
    </Dialog>
  );
}
