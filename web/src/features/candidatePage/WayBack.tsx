import BackIcon from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../components/Button/LinkButton';
import type { CameFrom } from '../../lib/wayBack';
import { homeOf } from '../../session/homeOf';
import { useViewer } from '../../session/useSession';

/** Back to the screen that the page was opened from, its place in the lists kept; to one's dashboard otherwise. */
export function WayBack() {
  const { t } = useTranslation('flow');
  const viewer = useViewer();
  const { cameFrom } = (useLocation().state ?? {}) as CameFrom;
  const home = (viewer && homeOf(viewer)) ?? '/';
  return (
    <LinkButton to={cameFrom ?? home} variant="ghost" size="small" icon={<BackIcon size={16} aria-hidden />}>
      {t('page.back')}
    </LinkButton>
  );
}
