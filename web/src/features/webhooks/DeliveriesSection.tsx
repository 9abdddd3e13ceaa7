import { useMutation, useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import ReloadIcon from 'lucide-react/icons/refresh-cw';
import { Button } from '../../components/Button/Button';
import { Inline, Stack } from '../../components/Layout/Layout';
import { LoadError } from '../../components/LoadError/LoadError';
import { SkeletonRows } from '../../components/Skeleton/Skeleton';
import { toast } from '../../components/Toast/toast';
import { useFocusFallback } from '../../lib/useFocusFallback';
import { color, typeset } from '../../theme/tokens';
import { runWithToast } from '../recordDialog/runWithToast';
import { DeliveriesTable } from './DeliveriesTable';
import { readDeliveries, redeliverWebhookMutation, webhookDeliveriesQuery } from './webhookOperations';

const AT_ONCE = 20;
/** The server gives no more of them. */
const MAX_DELIVERIES = 100;
/** How often it is asked what has become of messages that wait. */
const POLL_MS = 4000;
/** How often it is asked for others while none waits. */
const REST_POLL_MS = 15_000;

/** A page in the background is not looked at. */
const skipPollAttempt = () => document.hidden;

const Title = styled.h3`
  ${typeset('body', 'semibold')}
`;

const Note = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface DeliveriesSectionProps {
  webhookId: string;
  /** The webhook is on: only then the server takes messages to be sent again. */
  isActive: boolean;
}

/** The latest messages of a webhook and what has become of them, asked about again while they are shown. */
export function DeliveriesSection({ webhookId, isActive }: DeliveriesSectionProps) {
  const { t } = useTranslation(['webhooks', 'staff']);
  const titleId = useId();
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const [first, setFirst] = useState(AT_ONCE);
  const [isWaiting, setWaiting] = useState(false);
  const query = useQuery(webhookDeliveriesQuery, {
    variables: { id: webhookId, first },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval: isWaiting ? POLL_MS : REST_POLL_MS,
    skipPollAttempt,
  });
  const { error, refetch } = query;
  const [redeliver] = useMutation(redeliverWebhookMutation);
  const [pending, setPending] = useState<string | null>(null);
  const data = query.data ?? query.previousData;
  const deliveries = data && readDeliveries(data.webhook?.deliveries ?? []);
  const waits = deliveries?.some(({ state }) => state === 'WAITING') ?? false;
  if (waits !== isWaiting) setWaiting(waits);
  const hasMore = deliveries?.length === first && first < MAX_DELIVERIES;

  const sendAgain = async (id: string) => {
    if (pending !== null) return;
    setPending(id);
    const refusal = await runWithToast(
      async () => (await redeliver({ variables: { input: { id } } })).data!.redeliverWebhook.userErrors,
      { done: { title: t('redeliver.done') } },
    );
    setPending(null);
    if (refusal) toast.error({ title: t('redeliver.refused'), description: refusal.reason });
  };

  return (
    <Stack as="section" $gap={3} aria-labelledby={titleId} aria-busy={!deliveries && !error ? true : undefined}>
      <Inline $justify="space-between">
        <Title id={titleId}>{t('deliveries.title')}</Title>
        <Button
          size="small"
          variant="ghost"
          icon={<ReloadIcon size={15} aria-hidden />}
          onClick={() => void refetch().catch(() => undefined)}
        >
          {t('deliveries.reload')}
        </Button>
      </Inline>
      {!isActive && deliveries?.length ? <Note>{t('redeliver.off')}</Note> : null}
      <div {...focusFallback}>
        {deliveries?.length ? (
          <DeliveriesTable
            deliveries={deliveries}
            pending={pending}
            onSendAgain={isActive ? (id) => void sendAgain(id) : null}
          />
        ) : (
          deliveries && <Note>{t('deliveries.empty')}</Note>
        )}
      </div>
      {error ? (
        <LoadError title={t('deliveries.loadFailed')} onRetry={refetch} />
      ) : (
        !deliveries && <SkeletonRows rows={3} />
      )}
      {hasMore && (
        <Inline $justify="center">
          <Button size="small" variant="ghost" busy={query.loading} onClick={() => setFirst(first + AT_ONCE)}>
            {t('staff:lists.more')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
