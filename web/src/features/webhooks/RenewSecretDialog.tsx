import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRefetch } from '../../apollo/useRefetch';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { toast } from '../../components/Toast/toast';
import { failureText } from '../../lib/failures';
import { isGone, joinedMessages } from '../../lib/userErrors';
import { useRecentPassword } from '../recordDialog/useRecentPassword';
import { useShownOnce } from '../recordDialog/useShownOnce';
import { SecretDialog } from './SecretDialog';
import { shownName } from './shownName';
import { renewWebhookSecretMutation, webhooksQuery, type Webhook } from './webhookOperations';

interface RenewSecretDialogProps {
  webhook: Webhook;
  /** Whether the address says that it has another secret. */
  isRenewed: boolean;
  onRenewed: () => void;
  onClose: () => void;
}

/** 'Novo segredo': asks first, as messages are signed by another one from then on, and shows it. */
export function RenewSecretDialog({ webhook, isRenewed, onRenewed, onClose }: RenewSecretDialogProps) {
  const { t } = useTranslation(['webhooks', 'staff']);
  const [secret, show] = useShownOnce<string>(onRenewed);
  const password = useRecentPassword('webhook');
  // The secret is shown once and must not lie in the cache.
  const [renew, { loading }] = useMutation(renewWebhookSecretMutation, { fetchPolicy: 'no-cache' });
  const refetch = useRefetch(webhooksQuery);
  const tell = (reason: string | null) =>
    toast.error({ title: t('renew.refused'), description: reason ?? t('staff:unexpectedError') });
  const confirm = async () => {
    try {
      const { data } = await renew({ variables: { input: { id: webhook.id } } });
      const { secret: made, userErrors } = data!.renewWebhookSecret;
      if (password.isWanted(userErrors, () => void confirm())) return;
      if (made !== null) return show(made);
      tell(joinedMessages(userErrors));
      if (isGone(userErrors)) onClose();
    } catch (error) {
      tell(failureText(error));
    } finally {
      refetch();
    }
  };
  if (secret !== null) return <SecretDialog reason="renewed" secret={secret} onClose={onClose} />;
  if (isRenewed) return null;
  return (
    <>
      <ConfirmDialog
        open
        danger
        title={t('renew.title')}
        message={t('renew.question', { name: shownName(webhook) })}
        confirmLabel={t('renew.confirm')}
        busyLabel={t('renew.busy')}
        busy={loading}
        onConfirm={() => void confirm()}
        onCancel={onClose}
      />
      {password.question}
    </>
  );
}
