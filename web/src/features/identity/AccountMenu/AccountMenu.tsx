import { useTranslation } from 'react-i18next';
import TwoFactorIcon from 'lucide-react/icons/shield-check';
import DevicesIcon from 'lucide-react/icons/monitor-smartphone';
import PasswordIcon from 'lucide-react/icons/key-round';
import KeysIcon from 'lucide-react/icons/key-square';
import RetentionIcon from 'lucide-react/icons/calendar-x-2';
import TeamIcon from 'lucide-react/icons/users';
import SignOutIcon from 'lucide-react/icons/log-out';
import WebhookIcon from 'lucide-react/icons/webhook';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button/Button';
import { Menu, type MenuEntry } from '../../../components/Menu/Menu';
import { languages, type Language } from '../../../i18n';
import { chooseLanguage } from '../LanguageSwitch/chooseLanguage';
import { useListBackLocation } from '../../../lib/backNavigation';
import { choiceParameter, useUrlState } from '../../../lib/urlState';
import { homeOf } from '../../../session/homeOf';
import { useViewer } from '../../../session/useSession';
import { useThemePreference, type ThemePreference } from '../../../theme/theme';
import { languageNames } from '../LanguageSwitch/LanguageSwitch';
import { useSignOut } from '../useSignOut';
import { LazyDialog } from '../../lazyLoading/LazyDialog';
import { lazyComponent } from '../../lazyLoading/loadChunk';

const OwnPasswordDialog = lazyComponent(() => import('../ChangePassword/OwnPasswordDialog'));
const TwoFactorDialog = lazyComponent(() => import('../TwoFactor/TwoFactorDialog'));
const SessionsDialog = lazyComponent(() => import('../Sessions/SessionsDialog'));

/** The menu's open dialog is in the address of whatever screen it stands on, as those of the screen are. */
const parameters = { account: choiceParameter(['', 'password', 'twoFactor', 'sessions'] as const, '') };

const themes: readonly ThemePreference[] = ['system', 'light', 'dark'];

/** 'Sair' and 'Minha conta' in the header of both dashboards: own password, two-step sign-in, open sessions, access keys, language, theme. */
export function AccountMenu() {
  const { t, i18n } = useTranslation(['staff', 'common', 'identity']);
  const viewer = useViewer();
  const signOut = useSignOut();
  const [theme, setTheme] = useThemePreference();
  const { state, open, close } = useUrlState(parameters);
  const navigate = useNavigate();
  const backLocation = useListBackLocation();
  const closeDialog = () => close({ account: '' });
  if (viewer?.kind !== 'user') return null;

  const entries: MenuEntry[] = [
    {
      kind: 'action',
      label: t('account.changePassword'),
      icon: <PasswordIcon size={16} aria-hidden />,
      onSelect: () => open({ account: 'password' }),
    },
    {
      kind: 'action',
      label: t('twoFactor.title'),
      icon: <TwoFactorIcon size={16} aria-hidden />,
      onSelect: () => open({ account: 'twoFactor' }),
    },
    {
      kind: 'action',
      label: t('account.sessions'),
      icon: <DevicesIcon size={16} aria-hidden />,
      onSelect: () => open({ account: 'sessions' }),
    },
    {
      kind: 'action',
      label: t('account.accessKeys'),
      icon: <KeysIcon size={16} aria-hidden />,
      onSelect: () => void navigate(`${homeOf(viewer) ?? ''}/chaves`, { state: backLocation }),
    },
    ...(viewer.viewerCanManageWebhooks
      ? [
          {
            kind: 'action' as const,
            label: t('account.webhooks'),
            icon: <WebhookIcon size={16} aria-hidden />,
            onSelect: () => void navigate(`${homeOf(viewer) ?? ''}/webhooks`, { state: backLocation }),
          },
        ]
      : []),
    ...(viewer.viewerCanManageStaff
      ? [
          {
            kind: 'action' as const,
            label: t('account.team'),
            icon: <TeamIcon size={16} aria-hidden />,
            onSelect: () => void navigate(`${homeOf(viewer) ?? ''}/equipe`, { state: backLocation }),
          },
        ]
      : []),
    ...(viewer.viewerCanManageRetention
      ? [
          {
            kind: 'action' as const,
            label: t('account.retention'),
            icon: <RetentionIcon size={16} aria-hidden />,
            onSelect: () => void navigate('/admin/guarda', { state: backLocation }),
          },
        ]
      : []),
    { kind: 'separator' },
    {
      kind: 'choice',
      label: t('account.theme'),
      value: theme,
      options: themes.map((value) => ({ value, label: t(`account.themes.${value}`) })),
      onChange: (value) => setTheme(value as ThemePreference),
    },
    { kind: 'separator' },
    {
      kind: 'choice',
      label: t('account.language'),
      value: i18n.language,
      options: languages.map((value) => ({ value, label: languageNames[value] })),
      onChange: (value) => void chooseLanguage(value as Language),
    },
  ];

  return (
    <>
      <Button variant="ghost" size="small" icon={<SignOutIcon size={16} aria-hidden />} iconOnPhone onClick={signOut}>
        {t('common:app.signOut.label')}
      </Button>
      <Menu label={t('account.menu')} name={viewer.name} detail={viewer.email ?? ''} entries={entries} />
      {state.account === 'password' && (
        <LazyDialog title={t('identity:changePassword.title')} size="small" onClose={closeDialog}>
          <OwnPasswordDialog onClose={closeDialog} />
        </LazyDialog>
      )}
      {state.account === 'twoFactor' && (
        <LazyDialog title={t('twoFactor.title')} size="medium" onClose={closeDialog}>
          <TwoFactorDialog onClose={closeDialog} />
        </LazyDialog>
      )}
      {state.account === 'sessions' && (
        <LazyDialog title={t('sessions.title')} size="medium" onClose={closeDialog}>
          <SessionsDialog onClose={closeDialog} />
        </LazyDialog>
      )}
    </>
  );
}

export default AccountMenu;
