import type { ReactNode } from 'react';
import { AppShell } from '../../components/AppShell/AppShell';
import { homeOf } from '../../session/homeOf';
import { useViewer } from '../../session/useSession';
import { AccountMenu } from '../identity/AccountMenu/AccountMenu';
import { AdminShell } from './AdminShell';

/** Where the viewer's work begins: the dashboard of the role. */
export function useStaffHome(): string {
  const viewer = useViewer();
  return (viewer && homeOf(viewer)) ?? '/';
}

/** The frame of a screen that administrators and clients both use. */
export function StaffShell({ children }: { children: ReactNode }) {
  const home = useStaffHome();
  if (home === '/admin') return <AdminShell>{children}</AdminShell>;
  return (
    <AppShell home={home} width="full" userMenu={<AccountMenu />}>
      {children}
    </AppShell>
  );
}
