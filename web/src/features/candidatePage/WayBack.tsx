import { useLocation } from 'react-router-dom';
import { BackLink } from '../../components/BackLink/BackLink';
import { useStateBack, type CameFrom } from '../../lib/wayBack';
import { homeOf } from '../../session/homeOf';
import { useViewer } from '../../session/useSession';

/** Back to the screen that the page was opened from, its place in the lists kept; to one's dashboard otherwise. */
export function WayBack() {
  const viewer = useViewer();
  const { cameFrom } = (useLocation().state ?? {}) as CameFrom;
  const stateBack = useStateBack();
  const home = (viewer && homeOf(viewer)) ?? '/';
  return <BackLink to={cameFrom ?? home} state={stateBack} />;
}
