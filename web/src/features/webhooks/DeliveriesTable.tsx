import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge, type BadgeTone } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Table, type TableColumn } from '../../components/Table/Table';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { formatCount, formatMoment } from '../../lib/moments';
import { color, fontFamily, typeset } from '../../theme/tokens';
import { errorKey, isOwnCode } from './deliveryWords';
import { typeOf } from './webhookEvents';
import type { Delivery } from './webhookOperations';

const Type = styled.span`
  display: block;
  font-family: ${fontFamily.mono};
  ${typeset('caption')}
  color: ${color.textMuted};
`;

/* In one line, for which the column makes room. */
const Action = styled.span`
  white-space: nowrap;
`;

const tones: Record<Delivery['state'], BadgeTone> = { WAITING: 'orange', DELIVERED: 'green', FAILED: 'red' };

export interface DeliveriesTableProps {
  deliveries: readonly Delivery[];
  /** The message that is sent again at this moment. */
  pending: string | null;
  /** Null while the webhook is off: then none can be sent again. */
  onSendAgain: ((id: string) => void) | null;
}

/** Messages of a webhook, each with what has become of it; those that are not on their way can be sent again. */
export function DeliveriesTable({ deliveries, pending, onSendAgain }: DeliveriesTableProps) {
  const { t, i18n } = useTranslation('webhooks');
  const moment = (at: string) => formatMoment(at, i18n.language);
  const count = (value: number) => formatCount(value, i18n.language);
  const errorText = (code: string) =>
    isOwnCode(code) ? t(`deliveries.ownErrors.${code}`) : `${t(`deliveries.errors.${errorKey(code)}`)} (${code})`;
  const answerOf = ({ lastStatus, lastError, lastDurationMs }: Delivery) =>
    [
      lastStatus != null && t('deliveries.status', { status: lastStatus }),
      lastError != null && errorText(lastError),
      lastDurationMs != null && t('deliveries.duration', { duration: count(lastDurationMs) }),
    ]
      .filter((part) => part !== false)
      .join(' · ') || '—';
  const columns: TableColumn<Delivery>[] = [
    {
      key: 'event',
      header: t('deliveries.columns.event'),
      rowHeader: true,
      cell: ({ event }) => (
        <>
          {t(`events.names.${event}`)}
          <Type>{typeOf(event)}</Type>
        </>
      ),
    },
    { key: 'when', header: t('deliveries.columns.when'), cell: ({ occurredAt }) => moment(occurredAt) },
    {
      key: 'state',
      header: t('deliveries.columns.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`deliveries.states.${state}`)}</Badge>,
    },
    { key: 'attempts', header: t('deliveries.columns.attempts'), cell: ({ attempts }) => count(attempts) },
    { key: 'answer', header: t('deliveries.columns.answer'), cell: answerOf },
    {
      key: 'again',
      header: t('deliveries.columns.actions'),
      hideHeader: true,
      align: 'end',
      width: '1%',
      cell: ({ id, state, event, occurredAt }) =>
        state !== 'WAITING' &&
        onSendAgain && (
          <Action>
            <Button size="small" busy={pending === id} onClick={() => onSendAgain(id)}>
              {t('redeliver.action')}
              <VisuallyHidden>
                {' '}
                {t(`events.names.${event}`)}, {moment(occurredAt)}
              </VisuallyHidden>
            </Button>
          </Action>
        ),
    },
  ];
  return <Table caption={t('deliveries.title')} columns={columns} rows={deliveries} rowKey={({ id }) => id} />;
}
