import PeopleIcon from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { createSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/Button/LinkButton';
import { formatCount } from '../../../lib/moments';
import { useStaffHome } from '../../staffShell/useStaffHome';
import type { ImportSummary } from '../importQueries';
import { isMoving } from './isMoving';

/** 'Ver os N candidatos': the list of those whom the import has registered, where links are sent and dates are set for several at once. */
export function RegisteredLink({ summary: { id, state, progress, accessSheetUrl } }: { summary: ImportSummary }) {
  const { t, i18n } = useTranslation('imports');
  const home = useStaffHome();
  const total = progress?.created ?? 0;
  const isUndone = state === 'UNDONE';
  // An undone import has a sheet of accesses only while somebody is left whom it has registered.
  if (total === 0 || isMoving(state) || (isUndone && accessSheetUrl === null)) return null;
  return (
    <LinkButton
      to={`${home}?${createSearchParams({ import: id }).toString()}`}
      icon={<PeopleIcon size={16} aria-hidden />}
    >
      {isUndone
        ? t('after.seeLeft')
        : t('after.seeRegistered', { count: total, total: formatCount(total, i18n.language) })}
    </LinkButton>
  );
}
