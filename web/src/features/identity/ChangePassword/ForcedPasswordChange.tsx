import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import { useErrorText } from '../../../session/useErrorText';
import { loadViewer } from '../../../session/viewer';
import { useSignOut } from '../useSignOut';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/** After a sign-in with a temporary password: nothing else is open until the change, except signing out. */
export default function ForcedPasswordChange({ currentPassword }: { currentPassword: string }) {
  const { t } = useTranslation('identity');
  const signOut = useSignOut();
  const errorText = useErrorText();

  const reload = () => {
    loadViewer().catch((error: unknown) => {
      // The password is changed, only the way on is not known yet: a second sign-in finds it.
      toast.error({ title: t('login.failed'), description: errorText(error, t('login.invalidCredentials')) });
      signOut();
    });
  };

  return (
    <ChangePasswordDialog
      title={t('changePassword.forcedTitle')}
      description={t('changePassword.forcedDescription')}
      leave={{ label: t('changePassword.signOut'), onLeave: signOut }}
      closable={false}
      initialCurrentPassword={currentPassword}
      onChanged={reload}
    />
  );
}
