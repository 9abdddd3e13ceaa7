import type { AppShellProps } from '../../components/AppShell/AppShell';
import { useViewer } from '../../session/useSession';
import { AdminShell } from './AdminShell';
import { ClientShell } from './ClientShell';

/** The frame of a screen that administrators and clients share. */
export function StaffShell(props: Pick<AppShellProps, 'children' | 'fitsWindow'>) {
  const viewer = useViewer();
  const isAdmin = viewer?.kind === 'user' && viewer.roles.some((role) => role.toLowerCase() === 'admin');
  return isAdmin ? <AdminShell {...props} /> : <ClientShell {...props} />;
}
