import BoardIcon from 'lucide-react/icons/columns-3';
import FiguresIcon from 'lucide-react/icons/chart-column';
import DashboardIcon from 'lucide-react/icons/layout-dashboard';
import FieldsIcon from 'lucide-react/icons/sliders-horizontal';
import ImportsIcon from 'lucide-react/icons/file-up';
import TemplatesIcon from 'lucide-react/icons/file-spreadsheet';
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
import { useStaffHome } from './useStaffHome';

/** The frame of the staff's screens; its header has the ways to those that the viewer has a right to. */
export function StaffShell({ children, fitsWindow = false }: Pick<AppShellProps, 'children' | 'fitsWindow'>) {
  const { t } = useTranslation('staff');
  const viewer = useViewer();
  const rights = viewer?.kind === 'user' ? viewer : null;
  const home = useStaffHome();
  const backLocation = useListBackLocation();
  const location = useLocation();
  const dashboard = useBackPath(home);
  // Between the other screens the place in the dashboard's lists is handed on.
  const state: unknown = location.pathname === home ? backLocation : location.state;
  const documents = useDocumentsLink();
  const links = [
    {
      to: location.pathname === home ? home : dashboard,
      label: t('navigation.dashboard'),
      icon: <DashboardIcon size={16} aria-hidden />,
      end: true,
    },
    { to: '/board', label: t('navigation.board'), icon: <BoardIcon size={16} aria-hidden />, state },
    { to: '/documents', ...documents, state },
    { to: '/figures', label: t('navigation.figures'), icon: <FiguresIcon size={16} aria-hidden />, state },
    ...(rights?.viewerCanManageFields
      ? [{ to: '/admin/campos', label: t('navigation.fields'), icon: <FieldsIcon size={16} aria-hidden />, state }]
      : []),
    ...(rights?.viewerCanExport
      ? [
          {
            to: '/admin/templates',
            label: t('navigation.templates'),
            icon: <TemplatesIcon size={16} aria-hidden />,
            state,
          },
        ]
      : []),
    ...(rights?.viewerCanCreateCandidates
      ? [{ to: '/imports', label: t('navigation.imports'), icon: <ImportsIcon size={16} aria-hidden />, state }]
      : []),
    { to: '/reminders', label: t('navigation.reminders'), icon: <RemindersIcon size={16} aria-hidden />, state },
  ];
  const label = t(home === '/admin' ? 'navigation.label' : 'navigation.client');
  return (
    <AppShell
      home={home}
      width="full"
      fitsWindow={fitsWindow}
      navigation={<NavLinks label={label} links={links} />}
      userMenu={
        <>
          <StaffSearch hasOwnKeys={location.pathname === '/documents'} />
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
