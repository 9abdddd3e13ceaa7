import { homeOf } from '../../session/homeOf';
import { useViewer } from '../../session/useSession';

/** Where the viewer's work begins: the dashboard of the role. */
export function useStaffHome(): string {
  const viewer = useViewer();
  return (viewer && homeOf(viewer)) ?? '/';
}
