import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Badge, type BadgeTone } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { TextButton } from '../../components/Button/TextButton';
import { Card } from '../../components/Card/Card';
import { Inline, Stack } from '../../components/Layout/Layout';
import { ActionMenu, type MenuEntry } from '../../components/Menu/Menu';
import { formatMoment } from '../../lib/moments';
import { color, typeset } from '../../theme/tokens';
import { authorName } from '../conflicts/authorName';
import { DeliveriesSection } from './DeliveriesSection';
import { inOrder } from './webhookEvents';
import type { Webhook } from './webhookOperations';

/* An address may have 2,000 characters; the whole of it stands in the form. */
const threeLines = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  min-width: 0;
`;

const Title = styled.h2`
  ${threeLines}
  ${typeset('large', 'semibold')}
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Address = styled(Note)`
  ${threeLines}
`;

const tones = {
  active: 'green',
  failing: 'orange',
  off: 'neutral',
  GONE: 'red',
  FAILING: 'red',
} as const satisfies Record<string, BadgeTone>;

/** Whether a moment is still to come. */
const isAhead = (at: string) => new Date(at).getTime() > Date.now();

function stateOf({ isActive, stoppedBecause, failingSince }: Webhook): keyof typeof tones {
  if (isActive) return failingSince == null ? 'active' : 'failing';
  return stoppedBecause ?? 'off';
}

export interface WebhookCardProps {
  webhook: Webhook;
  /** Something is done with it at this moment. */
  isBusy: boolean;
  /** Its messages are shown. */
  isUnfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
  onTest: () => void;
  onSwitchOn: () => void;
  /** A dialog about it is wanted. */
  onDialog: (dialog: 'edit' | 'renew' | 'switchOff' | 'delete') => void;
}

/** One webhook: its name, address and state, what it is told, what can be done with it, and its messages. */
export function WebhookCard({ webhook, isBusy, isUnfolded, onUnfold, onDialog, ...on }: WebhookCardProps) {
  const { t, i18n } = useTranslation('webhooks');
  const id = useId();
  const [showsEvents, setShowsEvents] = useState(false);
  const { name, url, events, isActive, stoppedBecause, failingSince, retryAt, lastChange } = webhook;
  const state = stateOf(webhook);
  const moment = (at: string) => formatMoment(at, i18n.language);
  const change = lastChange && { when: moment(lastChange.at), who: authorName(lastChange.byName ?? null) };
  const more = (['renew', 'switchOff', 'delete'] as const)
    .filter((name) => isActive || name !== 'switchOff')
    .map((name): MenuEntry => ({ kind: 'action', label: t(`actions.${name}`), onSelect: () => onDialog(name) }));
  return (
    <Card $padding="small" aria-labelledby={`${id}-title`}>
      <Stack $gap={3}>
        <Stack $gap={2} $align="start">
          <Title id={`${id}-title`} title={name ?? url}>
            {name ?? url}
          </Title>
          {name != null && <Address title={url}>{url}</Address>}
          <Badge tone={tones[state]}>{t(`states.${state}`, { when: moment(failingSince ?? '') })}</Badge>
          {state === 'failing' && retryAt != null && isAhead(retryAt) && (
            <Note>{t('retry', { when: moment(retryAt) })}</Note>
          )}
          {!isActive && stoppedBecause && <Note>{t(`stopped.${stoppedBecause}`)}</Note>}
        </Stack>
        <div>
          <TextButton
            aria-expanded={showsEvents}
            aria-controls={`${id}-events`}
            onClick={() => setShowsEvents(!showsEvents)}
          >
            {t(showsEvents ? 'events.hide' : 'events.show', { count: events.length })}
          </TextButton>
          <Note id={`${id}-events`} hidden={!showsEvents}>
            {inOrder(events)
              .map((event) => t(`events.names.${event}`))
              .join(', ')}
          </Note>
        </div>
        <Note>
          {t('createdAt', { when: moment(webhook.createdAt) })}
          {change && ` · ${change.who === null ? t('changedAt', change) : t('changedBy', change)}`}
        </Note>
        <Inline $gap={2}>
          {isActive ? (
            <Button size="small" busy={isBusy} onClick={on.onTest}>
              {t('actions.test')}
            </Button>
          ) : (
            <Button size="small" busy={isBusy} onClick={on.onSwitchOn}>
              {t('actions.switchOn')}
            </Button>
          )}
          <Button size="small" onClick={() => onDialog('edit')}>
            {t('actions.edit')}
          </Button>
          <Button
            size="small"
            aria-expanded={isUnfolded}
            aria-controls={isUnfolded ? `${id}-deliveries` : undefined}
            onClick={() => onUnfold(!isUnfolded)}
          >
            {t(isUnfolded ? 'deliveries.hide' : 'deliveries.show')}
          </Button>
          <ActionMenu label={t('actions.more')} entries={more} />
        </Inline>
        {isUnfolded && (
          <div id={`${id}-deliveries`}>
            <DeliveriesSection webhookId={webhook.id} isActive={isActive} />
          </div>
        )}
      </Stack>
    </Card>
  );
}
