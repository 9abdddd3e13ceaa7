import DocumentsIcon from 'lucide-react/icons/file-check';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../lib/moments';
import { useDocumentsWaiting } from '../documents/useDocumentsWaiting';

/** The link to the reviewer's screen, with how many documents wait there. */
export function useDocumentsLink() {
  const { t, i18n } = useTranslation('staff');
  const waiting = useDocumentsWaiting();
  return {
    label: t('navigation.documents'),
    icon: <DocumentsIcon size={16} aria-hidden />,
    count: waiting
      ? { number: formatCount(waiting, i18n.language), label: t('navigation.waiting', { count: waiting }) }
      : undefined,
  };
}
