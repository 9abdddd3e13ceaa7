import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import AddIcon from 'lucide-react/icons/plus';
import WebhookIcon from 'lucide-react/icons/webhook';
import { BackLink } from '../../components/BackLink/BackLink';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Stack } from '../../components/Layout/Layout';
import { LoadError } from '../../components/LoadError/LoadError';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { SkeletonRows } from '../../components/Skeleton/Skeleton';
import { Spinner } from '../../components/Spinner/Spinner';
import { useBackPath } from '../../lib/backNavigation';
import { choiceParameter, textParameter, useUrlState } from '../../lib/urlState';
import { useFocusFallback } from '../../lib/useFocusFallback';
import { useViewer } from '../../session/useSession';
import { ActionDialog } from '../recordDialog/ActionDialog';
import { StaffShell } from '../staffShell/StaffShell';
import { useStaffHome } from '../staffShell/useStaffHome';
import { RenewSecretDialog } from './RenewSecretDialog';
import { shownName } from './shownName';
import { useWebhookActions } from './useWebhookActions';
import { WebhookCard } from './WebhookCard';
import { WebhookDialog } from './WebhookDialog';
import { webhooksOf, webhooksQuery } from './webhookOperations';

const parameters = {
  dialog: choiceParameter(['', 'new', 'created', 'edit', 'renew', 'renewed', 'switchOff', 'delete'] as const, ''),
  /** The id of the webhook that the dialog is about. */
  webhook: textParameter(),
  /** The id of the webhook whose messages are unfolded. */
  deliveries: textParameter(),
};

/** 'Webhooks': the addresses of other programs that are told of what happens with candidates. */
export default function WebhooksScreen() {
  const viewer = useViewer();
  const home = useStaffHome();
  // A colleague may have been sent the address by the contact.
  if (viewer?.kind === 'user' && !viewer.viewerCanManageWebhooks) return <Navigate to={home} replace />;
  return <Webhooks home={home} />;
}

function Webhooks({ home }: { home: string }) {
  const { t } = useTranslation('webhooks');
  const backPath = useBackPath(home);
  const { state, open, close, change } = useUrlState(parameters);
  const { dialog } = state;
  const { data, error, refetch } = useQuery(webhooksQuery, { fetchPolicy: 'cache-and-network' });
  const webhooks = data && webhooksOf(data);
  const actions = useWebhookActions((id) => change({ deliveries: id }, { replace: true }));
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const meant = webhooks?.find(({ id }) => id === state.webhook);
  const closeDialog = () => close({ dialog: '', webhook: '' });

  return (
    <StaffShell>
      <title>{`${t('title')} · Esteira`}</title>
      <PageHeader
        back={<BackLink to={backPath} />}
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button variant="primary" icon={<AddIcon size={16} aria-hidden />} onClick={() => open({ dialog: 'new' })}>
            {t('new')}
          </Button>
        }
      />
      <Stack {...focusFallback}>
        {webhooks?.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            webhook={webhook}
            isBusy={actions.pending.has(webhook.id)}
            isUnfolded={state.deliveries === webhook.id}
            onUnfold={(unfolded) => change({ deliveries: unfolded ? webhook.id : '' }, { replace: true })}
            onTest={() => void actions.test(webhook)}
            onSwitchOn={() => void actions.switchOn(webhook)}
            onDialog={(name) => open({ dialog: name, webhook: webhook.id })}
          />
        ))}
        {!webhooks?.length && (
          <Card $padding="small" aria-busy={(!data && !error) || undefined}>
            {webhooks ? (
              <EmptyState
                icon={<WebhookIcon size={22} aria-hidden />}
                title={t('empty')}
                text={t(home === '/admin' ? 'emptyText' : 'emptyTextOfCompany')}
              />
            ) : error ? (
              <LoadError title={t('loadFailed')} onRetry={refetch} />
            ) : (
              <>
                <Spinner />
                <SkeletonRows rows={4} />
              </>
            )}
          </Card>
        )}
      </Stack>
      {(dialog === 'new' || dialog === 'created') && (
        <WebhookDialog
          webhook={null}
          webhooks={webhooks ?? []}
          isCreated={dialog === 'created'}
          onCreated={() => change({ dialog: 'created' }, { replace: true })}
          onClose={closeDialog}
        />
      )}
      {dialog === 'edit' && webhooks && meant && (
        <WebhookDialog key={meant.id} webhook={meant} webhooks={webhooks} onClose={closeDialog} />
      )}
      {(dialog === 'renew' || dialog === 'renewed') && meant && (
        <RenewSecretDialog
          key={meant.id}
          webhook={meant}
          isRenewed={dialog === 'renewed'}
          onRenewed={() => change({ dialog: 'renewed' }, { replace: true })}
          onClose={closeDialog}
        />
      )}
      {dialog === 'switchOff' && meant && (
        <ActionDialog
          text={(part) => t(`switchOff.${part}`, { name: shownName(meant) })}
          run={() => actions.switchOff(meant)}
          onDone={closeDialog}
          onCancel={closeDialog}
        />
      )}
      {dialog === 'delete' && meant && (
        <ActionDialog
          text={(part) => t(`delete.${part}`, { name: shownName(meant) })}
          run={() => actions.deleteWebhook(meant)}
          onDone={closeDialog}
          onCancel={closeDialog}
        />
      )}
      {actions.passwordQuestion}
    </StaffShell>
  );
}
