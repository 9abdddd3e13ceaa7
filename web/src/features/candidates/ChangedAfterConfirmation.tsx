import { useTranslation } from 'react-i18next';
import { WarningNote } from './WarningNote';

/** 'Dados alterados após a confirmação' with the fields that changed; nothing when none did. */
export function ChangedAfterConfirmation({ labels }: { labels: readonly string[] }) {
  const { t } = useTranslation('staff');
  if (labels.length === 0) return null;
  return <WarningNote>{t('confirmation.changed', { fields: labels.join(', ') })}</WarningNote>;
}
