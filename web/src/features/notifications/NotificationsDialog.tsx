import SettingsIcon from 'lucide-react/icons/settings';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { LoadError } from '../../components/LoadError/LoadError';
import { PlainList } from '../../components/PlainList/PlainList';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { toast } from '../../components/Toast/toast';
import { failureText } from '../../lib/failures';
import { MoreRowsButton } from '../lists/MoreRowsButton';
import { useMoreRows } from '../lists/useMoreRows';
import { LiveUpdatesButton } from '../live/LiveUpdatesButton';
import { markAllReadMutation, notificationsQuery, unreadQuery } from './notificationOperations';
import { NotificationRow } from './NotificationRow';

const AT_ONCE = 20;

export interface NotificationsDialogProps {
  onClose: () => void;
  onSettings: () => void;
}

/** The viewer's notifications, latest first; each leads to the candidate's page. */
export default function NotificationsDialog({ onClose, onSettings }: NotificationsDialogProps) {
  const { t } = useTranslation('notifications');
  const client = useApolloClient();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, loading, refetch, fetchMore } = useQuery(notificationsQuery, {
    variables: { first: AT_ONCE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [markAll, { loading: marking }] = useMutation(markAllReadMutation);
  // The bell keeps it true: more unread than are shown have come since.
  const unread = data?.unreadNotifications ?? 0;
  const rows = useMoreRows({
    list: data?.notifications,
    atOnce: AT_ONCE,
    loading,
    fetchMore: (variables) => fetchMore({ variables }),
  });
  const page = rows.list;
  const entries = page?.edges.map(({ node }) => node) ?? [];
  const shownUnread = entries.filter(({ isRead }) => !isRead).length;
  // How many of the unread ones are further down in a list that is not shown to its end is known from its reading alone.
  const [seen, setSeen] = useState({ latestId: '', unread: 0 });
  const latestId = entries[0]?.id ?? '';
  if (!rows.busy && (seen.latestId !== latestId || unread < seen.unread)) setSeen({ latestId, unread });
  const known = rows.busy ? unread : page?.pageInfo.hasNextPage ? seen.unread : shownUnread;
  const missing = Math.max(0, unread - known);

  const refresh = () => void refetch().catch(() => undefined);
  const readAll = async () => {
    const [latest] = entries;
    if (!latest) return;
    const tell = (title: string) => (failure: unknown) =>
      void toast.error({ title, description: failureText(failure) ?? undefined });
    try {
      await markAll({ variables: { input: { upTo: latest.at } } });
    } catch (failure) {
      return tell(t('markFailed'))(failure);
    }
    // They are marked, whether or not the list can be loaded again.
    await client.refetchQueries({ include: [notificationsQuery, unreadQuery] }).catch(tell(t('loadFailed')));
    list.current?.focus(); // The button has nothing more to do.
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button icon={<SettingsIcon size={16} aria-hidden />} onClick={onSettings}>
            {t('settings.open')}
          </Button>
          <Button variant="primary" disabled={unread === 0} busy={marking} onClick={() => void readAll()}>
            {t('markAll')}
          </Button>
        </>
      }
    >
      <LiveUpdatesButton
        updates={missing > 0 ? { count: missing, show: refresh } : null}
        onShow={() => list.current?.focus()}
      />
      {!page && !error && <Skeleton lines={4} />}
      {error && !page && (
        <LoadError title={t('loadFailed')} message={failureText(error) ?? undefined} onRetry={refresh} />
      )}
      {page && entries.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      <PlainList ref={list} tabIndex={-1} aria-label={t('title')} aria-busy={loading || undefined}>
        {entries.map((entry) => (
          <NotificationRow key={entry.id} notification={entry} />
        ))}
      </PlainList>
      <MoreRowsButton {...rows} />
    </Dialog>
  );
}
