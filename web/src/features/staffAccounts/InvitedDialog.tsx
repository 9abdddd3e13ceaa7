import { useTranslation } from 'react-i18next';
import { useCanMail } from '../../session/useSession';
import { FirstPasswordDialog } from '../recordDialog/FirstPasswordDialog';

/** Somebody who was invited, with the password that is shown this once. */
export interface Invited {
  name: string;
  email: string;
  password: string;
}

/** Shows the first password of an account of the staff. */
export function InvitedDialog({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const canMail = useCanMail();
  const { name, email, password } = invited;
  return (
    <FirstPasswordDialog
      title={t(canMail ? 'team.invited.title' : 'team.invited.titleWithoutMail')}
      email={email}
      password={password}
      onClose={onClose}
    >
      <p>{t(canMail ? 'team.invited.text' : 'team.invited.textWithoutMail', { name })}</p>
    </FirstPasswordDialog>
  );
}
