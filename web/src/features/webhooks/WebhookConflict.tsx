import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../lib/moments';
import { authorName } from '../conflicts/authorName';
import { ConflictPanel } from '../conflicts/ConflictPanel';
import type { Conflict, Side } from '../conflicts/conflict';
import type { WebhookEvent } from '../../generated/staff/graphql';
import type { WebhookValues } from './webhookForm';

export interface WebhookConflictProps {
  conflict: Conflict;
  onChoose: (name: string, side: Side) => void;
}

/** Tells what somebody else has changed meanwhile, and lets the reader compare. */
export function WebhookConflict({ conflict, onChoose }: WebhookConflictProps) {
  const { t, i18n } = useTranslation(['webhooks', 'staff']);
  const who = authorName(conflict.byName) ?? t('staff:conflict.someone');
  const when = conflict.at === null ? '' : formatMoment(conflict.at, i18n.language);
  const namesOf = (events: string) =>
    events
      .split('\n')
      .map((event) => t(`events.names.${event as WebhookEvent}`))
      .join('\n');
  return (
    <ConflictPanel
      conflict={conflict}
      title={t('form.conflict', { who, when })}
      labelOf={(name) => t(`form.${name as keyof WebhookValues}`)}
      display={(name, text) => (name === 'events' && text !== '' ? namesOf(text) : text)}
      onChoose={onChoose}
    />
  );
}
