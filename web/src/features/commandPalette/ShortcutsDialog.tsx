import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { KeyList } from '../../components/KeyList/KeyList';

const shownKeys = [
  [['Ctrl', 'K'], 'search'],
  [['/'], 'list'],
  [['?'], 'shortcuts'],
] as const;

/** Which keys work on every staff screen. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['flow', 'staff']);
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t('staff:navigation.shortcuts')}
      footer={<Button onClick={onClose}>{t('staff:close')}</Button>}
    >
      <KeyList keys={shownKeys.map(([keys, name]) => [keys, t(`shortcuts.${name}`)])} />
    </Dialog>
  );
}
