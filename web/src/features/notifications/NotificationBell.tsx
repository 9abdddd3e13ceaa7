import BellIcon from 'lucide-react/icons/bell';
import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton';
import { formatCount } from '../../lib/moments';
import { choiceParameter, useUrlState } from '../../lib/urlState';
import { color, radius, space, typeset } from '../../theme/tokens';
import { LazyDialog } from '../lazyLoading/LazyDialog';
import { lazyComponent } from '../lazyLoading/loadChunk';
import { SETTLE_MS, useLiveState } from '../live/LiveProvider';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { untilAnswered } from '../live/untilAnswered';
import { unreadQuery } from './notificationOperations';

const NotificationsDialog = lazyComponent(() => import('./NotificationsDialog'));
const NotificationSettingsDialog = lazyComponent(() => import('./NotificationSettingsDialog'));

/** The open dialog is in the address of whatever screen it stands on; the mails' link to the settings names it. */
const parameters = { notifications: choiceParameter(['', 'list', 'settings'] as const, '') };

/** More are told as '99+'. */
const MAX_SHOWN = 99;

const Place = styled.span`
  position: relative;
  display: inline-flex;
`;

const Count = styled.span`
  position: absolute;
  top: -2px;
  right: -4px;
  min-width: 18px;
  padding: 0 ${space[1]};
  border-radius: ${radius.full};
  background: ${color.accent};
  color: ${color.textOnAccent};
  ${typeset('caption', 'semibold')}
  text-align: center;
  pointer-events: none;
`;

/** The bell in the header of every staff screen: how many notifications are unread, and the way to them. */
export function NotificationBell() {
  const { t, i18n } = useTranslation('staff');
  const { state, open, close } = useUrlState(parameters);
  const { data, refetch } = useQuery(unreadQuery, { fetchPolicy: 'cache-and-network' });
  const version = useLiveState()?.notifications;
  /** The state in which the number was read. Unknown until a look: the first state comes after the page was loaded. */
  const seen = useRef(version);
  const ask = useEffectEvent(() =>
    refetch().then(
      () => true,
      () => false,
    ),
  );
  useEffect(() => {
    if (version === undefined || version === seen.current) return undefined;
    return untilAnswered(() => ask(), { afterMs: SETTLE_MS, onAnswer: () => (seen.current = version) });
  }, [version]);

  const unread = data?.unreadNotifications ?? 0;
  const formatted = formatCount(unread, i18n.language);
  const label = unread > 0 ? t('navigation.unread', { count: unread, formatted }) : t('navigation.notifications');
  const closeDialog = () => close({ notifications: '' });
  return (
    <>
      <Place>
        <IconButton
          label={label}
          icon={<BellIcon size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => open({ notifications: 'list' })}
        />
        {unread > 0 && <Count aria-hidden>{unread > MAX_SHOWN ? `${MAX_SHOWN}+` : formatted}</Count>}
        <LiveRegion>{unread > 0 ? label : ''}</LiveRegion>
      </Place>
      {state.notifications === 'list' && (
        <LazyDialog title={t('navigation.notifications')} size="medium" onClose={closeDialog}>
          <NotificationsDialog onClose={closeDialog} onSettings={() => open({ notifications: 'settings' })} />
        </LazyDialog>
      )}
      {state.notifications === 'settings' && (
        <LazyDialog title={t('navigation.notifications')} size="medium" onClose={closeDialog}>
          <NotificationSettingsDialog onClose={closeDialog} />
        </LazyDialog>
      )}
    </>
  );
}
