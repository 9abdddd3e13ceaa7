import PeopleIcon from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../components/Button/LinkButton';
import { formatCount } from '../../../lib/moments';
import { NO_CLIENT } from '../../candidates/candidateListState';
import { useStaffHome } from '../../staffShell/useStaffHome';
import type { ImportSummary } from '../importDocuments';
import { isMoving } from './isMoving';

export interface RegisteredLinkProps {
  summary: ImportSummary;
  /** The client that was imported for; null for none. */
  clientId: string | null;
}

/**
 * 'Ver os N candidatos': whom the import has registered stand first in the list of the invited ones, where links are sent and dates
 * are set for several at once.
 */
export function RegisteredLink({ summary: { state, progress }, clientId }: RegisteredLinkProps) {
  const { t, i18n } = useTranslation('imports');
  const home = useStaffHome();
  const total = progress?.created ?? 0;
  if (total === 0 || isMoving(state) || state === 'UNDONE') return null;
  const filter = new URLSearchParams({
    stage: 'INVITED',
    // The list of a company's own users is of their company already.
    ...(home === '/admin' && { client: clientId ?? NO_CLIENT }),
  });
  return (
    <LinkButton to={`${home}?${filter.toString()}`} icon={<PeopleIcon size={16} aria-hidden />}>
      {t('after.seeRegistered', { count: total, total: formatCount(total, i18n.language) })}
    </LinkButton>
  );
}
