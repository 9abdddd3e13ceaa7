import { useLocation } from 'react-router-dom';
import { BackLink } from '../../components/BackLink/BackLink';
import { useParentBackLocation, type BackLocation } from '../../lib/backNavigation';
import { homeOf } from '../../session/homeOf';
import { useViewer } from '../../session/useSession';

/** Back to the screen that the page was opened from, its place in the lists kept; to one's dashboard otherwise. */
export function WayBack() {
  const viewer = useViewer();
  const { cameFrom } = (useLocation().state ?? {}) as BackLocation;
  const parentLocation = useParentBackLocation();
  const home = (viewer && homeOf(viewer)) ?? '/';
  return <BackLink to={cameFrom ?? home} state={parentLocation} />;
}
