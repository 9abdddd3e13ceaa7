import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge';

/** 'Obrigatório': in the colour of something to do until there is an answer that is in order, and neutral from then on. */
export function RequiredBadge({ filled }: { filled: boolean }) {
  const { t } = useTranslation('candidate');
  return <Badge tone={filled ? 'neutral' : 'orange'}>{t('review.required')}</Badge>;
}
