import { useTranslation } from 'react-i18next';
import { ShownOnceDialog } from '../recordDialog/ShownOnceDialog';

/** Shows the token of a new key. */
export function AccessTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation('staff');
  return (
    <ShownOnceDialog
      title={t('accessKeys.token.title')}
      text={(part) => t(`accessKeys.token.${part}`)}
      value={token}
      isLong
      onClose={onClose}
    />
  );
}
