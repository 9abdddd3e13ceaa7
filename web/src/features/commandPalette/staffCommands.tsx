import AddClientIcon from 'lucide-react/icons/building-2';
import BoardIcon from 'lucide-react/icons/columns-3';
import FiguresIcon from 'lucide-react/icons/chart-column';
import DashboardIcon from 'lucide-react/icons/layout-dashboard';
import DocumentsIcon from 'lucide-react/icons/file-check';
import RetentionIcon from 'lucide-react/icons/calendar-x-2';
import ExportIcon from 'lucide-react/icons/download';
import FieldsIcon from 'lucide-react/icons/sliders-horizontal';
import ImportsIcon from 'lucide-react/icons/file-up';
import KeyboardIcon from 'lucide-react/icons/keyboard';
import PasswordIcon from 'lucide-react/icons/key-round';
import FailedJobsIcon from 'lucide-react/icons/triangle-alert';
import RemindersIcon from 'lucide-react/icons/mails';
import SignOutIcon from 'lucide-react/icons/log-out';
import DevicesIcon from 'lucide-react/icons/monitor-smartphone';
import TwoFactorIcon from 'lucide-react/icons/shield-check';
import KeysIcon from 'lucide-react/icons/key-square';
import TeamIcon from 'lucide-react/icons/users';
import TemplatesIcon from 'lucide-react/icons/file-spreadsheet';
import AddCandidateIcon from 'lucide-react/icons/user-plus';
import WebhookIcon from 'lucide-react/icons/webhook';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { wordsMatcher } from '../../lib/wordsMatcher';
import { useBackLocation } from '../../lib/backNavigation';
import { homeOf } from '../../session/homeOf';
import { useViewer } from '../../session/useSession';
import { useSignOut } from '../identity/useSignOut';

/** One line of the search over everything. */
export interface Command {
  id: string;
  label: string;
  /** A second line, such as an e-mail. */
  detail?: string | undefined;
  icon: ReactNode;
  run: () => void;
}

/** Goes to a place; a dialog of the screen that is shown already keeps what the screen's address says beside it. */
export function useGoTo() {
  const navigate = useNavigate();
  const location = useLocation();
  const backLocation = useBackLocation();
  const viewer = useViewer();
  const isAtHome = viewer !== null && location.pathname === homeOf(viewer);
  return (path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams(location.pathname === path ? location.search : '');
    for (const [name, value] of Object.entries(query)) search.set(name, value);
    // The place in the dashboard's lists is handed on, as by the links of the header.
    // So is the way back of the screen that is shown already, whose entry opens no dialog that stepping back would close.
    const ofScreen = { ...(location.state as object | null), openedHere: 0 };
    const state: unknown = location.pathname === path ? ofScreen : isAtHome ? backLocation : location.state;
    void navigate({ pathname: path, search: search.toString() }, { state });
  };
}

/**
 * The screens and actions that the viewer has a right to and whose name has the searched words, whatever their order, or the other
 * words that people look for them by (`palette.keywords`, by their ids).
 * @param search '' for all of them
 */
export function useStaffCommands(
  search: string,
  onShowShortcuts: () => void,
): { screens: Command[]; actions: Command[] } {
  const { t } = useTranslation(['flow', 'staff', 'common']);
  const viewer = useViewer();
  const { pathname } = useLocation();
  const goTo = useGoTo();
  const signOut = useSignOut();
  if (viewer?.kind !== 'user') return { screens: [], actions: [] };
  const home = homeOf(viewer) ?? '/';
  const isAdmin = home === '/admin';
  const size = { size: 17, 'aria-hidden': true } as const;

  const screens: Command[] = [
    {
      id: 'dashboard',
      label: t('staff:navigation.dashboard'),
      icon: <DashboardIcon {...size} />,
      run: () => goTo(home),
    },
    {
      id: 'documents',
      label: t('staff:navigation.documents'),
      icon: <DocumentsIcon {...size} />,
      run: () => goTo('/documents'),
    },
    { id: 'board', label: t('staff:navigation.board'), icon: <BoardIcon {...size} />, run: () => goTo('/board') },
    {
      id: 'figures',
      label: t('staff:navigation.figures'),
      icon: <FiguresIcon {...size} />,
      run: () => goTo('/figures'),
    },
    ...(viewer.viewerCanCreateCandidates
      ? [
          {
            id: 'imports',
            label: t('staff:navigation.imports'),
            icon: <ImportsIcon {...size} />,
            run: () => goTo('/imports'),
          },
        ]
      : []),
    {
      id: 'reminders',
      label: t('staff:navigation.reminders'),
      icon: <RemindersIcon {...size} />,
      run: () => goTo('/reminders'),
    },
  ];
  if (isAdmin) {
    const label = t('palette.failedJobs');
    screens.push({ id: 'failedJobs', label, icon: <FailedJobsIcon {...size} />, run: () => goTo('/admin/tarefas') });
  }
  if (viewer.viewerCanManageStaff) {
    const label = t('staff:navigation.team');
    screens.push({
      id: 'team',
      label,
      icon: <TeamIcon {...size} />,
      run: () => (isAdmin ? goTo('/admin/equipe') : goTo('/client/equipe')),
    });
  }
  screens.push({
    id: 'accessKeys',
    label: t('staff:navigation.accessKeys'),
    icon: <KeysIcon {...size} />,
    run: () => (isAdmin ? goTo('/admin/chaves') : goTo('/client/chaves')),
  });
  if (viewer.viewerCanManageWebhooks) {
    const label = t('staff:navigation.webhooks');
    screens.push({
      id: 'webhooks',
      label,
      icon: <WebhookIcon {...size} />,
      run: () => (isAdmin ? goTo('/admin/webhooks') : goTo('/client/webhooks')),
    });
  }
  if (viewer.viewerCanManageRetention) {
    const label = t('staff:navigation.retention');
    screens.push({ id: 'retention', label, icon: <RetentionIcon {...size} />, run: () => goTo('/admin/guarda') });
  }
  if (viewer.viewerCanManageFields) {
    const label = t('staff:navigation.fields');
    screens.push({ id: 'fields', label, icon: <FieldsIcon {...size} />, run: () => goTo('/admin/campos') });
  }
  if (viewer.viewerCanExport) {
    const label = t('staff:navigation.templates');
    screens.push({ id: 'templates', label, icon: <TemplatesIcon {...size} />, run: () => goTo('/admin/templates') });
  }

  const actions: Command[] = [];
  if (viewer.viewerCanCreateCandidates) {
    const query: Record<string, string> = isAdmin ? { dialog: 'candidate' } : { candidate: 'new', mode: 'edit' };
    actions.push({
      id: 'newCandidate',
      label: t('staff:clientDashboard.new'),
      icon: <AddCandidateIcon {...size} />,
      run: () => goTo(home, query),
    });
  }
  if (viewer.viewerCanManageClients) {
    actions.push({
      id: 'newClient',
      label: t('staff:clients.dialog.createTitle'),
      icon: <AddClientIcon {...size} />,
      run: () => goTo('/admin', { clientDialog: 'new' }),
    });
  }
  if (viewer.viewerCanExport) {
    actions.push({
      id: 'export',
      label: t('palette.export'),
      icon: <ExportIcon {...size} />,
      run: () => goTo('/admin', { dialog: 'export' }),
    });
  }
  actions.push(
    {
      id: 'password',
      label: t('staff:account.changePassword'),
      icon: <PasswordIcon {...size} />,
      run: () => goTo(pathname, { account: 'password' }),
    },
    {
      id: 'twoFactor',
      label: t('staff:twoFactor.title'),
      icon: <TwoFactorIcon {...size} />,
      run: () => goTo(pathname, { account: 'twoFactor' }),
    },
    {
      id: 'sessions',
      label: t('staff:account.sessions'),
      icon: <DevicesIcon {...size} />,
      run: () => goTo(pathname, { account: 'sessions' }),
    },
    { id: 'shortcuts', label: t('staff:navigation.shortcuts'), icon: <KeyboardIcon {...size} />, run: onShowShortcuts },
    { id: 'signOut', label: t('common:app.signOut.label'), icon: <SignOutIcon {...size} />, run: signOut },
  );

  const hasWords = wordsMatcher(search);
  const isMeant = ({ id, label }: Command) => hasWords(`${label} ${t(`palette.keywords.${id}`)}`);
  return { screens: screens.filter(isMeant), actions: actions.filter(isMeant) };
}
