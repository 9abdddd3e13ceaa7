import BoardIcon from 'lucide-react/icons/columns-3';
import FiguresIcon from 'lucide-react/icons/chart-column';
import ImportsIcon from 'lucide-react/icons/file-up';
import DashboardIcon from 'lucide-react/icons/layout-dashboard';
import RemindersIcon from 'lucide-react/icons/mails';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AppShell, type AppShellProps } from '../../components/AppShell/AppShell';
import { NavLinks } from '../../components/NavLinks/NavLinks';
import { useViewer } from '../../session/useSession';
import { useListBackLocation, useBackPath } from '../../lib/backNavigation';
import { StaffSearch } from '../commandPalette/StaffSearch';
import { AccountMenu } from '../identity/AccountMenu/AccountMenu';
import { NotificationBell } from '../notifications/NotificationBell';
import { PrintStyle } from './PrintStyle';
import { useDocumentsLink } from './useDocumentsLink';

type ShellProps = Pick<AppShellProps, 'children' | 'fitsWindow'>;

/** The frame of a client's screens: their candidates, the documents that wait for them, and their imports. */
export function ClientShell({ children, fitsWindow = false }: ShellProps) {
  const { t } = useTranslation('staff');
  const location = useLocation();
  const { pathname } = location;
  const backLocation = useListBackLocation();
  const dashboard = useBackPath('/client');
  const documents = useDocumentsLink();
  const viewer = useViewer();
  const mayRegister = viewer?.kind === 'user' && viewer.viewerCanCreateCandidates;
  // Between the other screens the place in the list is handed on.
  const state: unknown = pathname === '/client' ? backLocation : location.state;
  const links = [
    {
      to: pathname === '/client' ? '/client' : dashboard,
      label: t('navigation.dashboard'),
      icon: <DashboardIcon size={16} aria-hidden />,
      end: true,
    },
    { to: '/board', label: t('navigation.board'), icon: <BoardIcon size={16} aria-hidden />, state },
    { to: '/documents', ...documents, state },
    { to: '/figures', label: t('navigation.figures'), icon: <FiguresIcon size={16} aria-hidden />, state },
    ...(mayRegister
      ? [{ to: '/imports', label: t('navigation.imports'), icon: <ImportsIcon size={16} aria-hidden />, state }]
      : []),
    { to: '/reminders', label: t('navigation.reminders'), icon: <RemindersIcon size={16} aria-hidden />, state },
  ];
  return (
    <AppShell
      home="/client"
      width="full"
      fitsWindow={fitsWindow}
      navigation={<NavLinks label={t('navigation.client')} links={links} />}
      userMenu={
        <>
          <StaffSearch hasOwnKeys={pathname === '/documents'} />
          <NotificationBell />
          <AccountMenu />
        </>
      }
    >
      <PrintStyle />
      {children}
    </AppShell>
  );
}
