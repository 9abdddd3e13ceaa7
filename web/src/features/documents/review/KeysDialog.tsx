import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { KeyList } from '../../../components/KeyList/KeyList';
import { Stack } from '../../../components/Layout/Layout';
import { shownKeys } from './reviewKeys';
import { isStacked } from './reviewLayout';

/** Which keys do what on the reviewer's screen. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('documents');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('keys.title')}
      footer={<Button onClick={onClose}>{t('keys.close')}</Button>}
    >
      <Stack $gap={3}>
        <KeyList keys={shownKeys.map(([keys, name]) => [keys, t(`keys.${name}`)])} />
        {isStacked() && <p>{t('keys.narrow')}</p>}
      </Stack>
    </Dialog>
  );
}
