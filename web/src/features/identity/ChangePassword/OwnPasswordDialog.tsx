import { useTranslation } from 'react-i18next';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/** From the account menu: changing one's own password because one wants to. */
export default function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('identity');
  return (
    <ChangePasswordDialog
      title={t('changePassword.title')}
      description={t('changePassword.description')}
      leave={{ label: t('changePassword.cancel'), onLeave: onClose }}
      closable
      onChanged={onClose}
    />
  );
}
