import type { ReactNode } from 'react';
import { useViewer } from '../../session/useSession';
import { AdminShell } from './AdminShell';
import { ClientShell } from './ClientShell';

/** The frame of a screen that administrators and clients share. */
export function StaffShell({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const isAdmin = viewer?.kind === 'user' && viewer.roles.some((role) => role.toLowerCase() === 'admin');
  return isAdmin ? <AdminShell>{children}</AdminShell> : <ClientShell>{children}</ClientShell>;
}
