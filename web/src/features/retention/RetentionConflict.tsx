import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../lib/moments';
import { authorName } from '../conflicts/authorName';
import { ConflictPanel } from '../conflicts/ConflictPanel';
import type { Conflict, Side } from '../conflicts/conflict';
import { periodNames, periodText } from './retentionPeriods';

export interface RetentionConflictProps {
  conflict: Conflict;
  onChoose: (name: string, side: Side) => void;
}

/** Tells what somebody else has set meanwhile, and lets the reader compare. */
export function RetentionConflict({ conflict, onChoose }: RetentionConflictProps) {
  const { t, i18n } = useTranslation('staff');
  const who = authorName(conflict.byName) ?? t('conflict.someone');
  const when = conflict.at === null ? '' : formatMoment(conflict.at, i18n.language);
  return (
    <ConflictPanel
      // The revision is nothing that people read.
      conflict={{ ...conflict, theirsOnly: periodNames.filter((name) => conflict.theirsOnly.includes(name)) }}
      title={t('retention.conflict', { who, when })}
      labelOf={(name) => t(`retention.${name as (typeof periodNames)[number]}`)}
      display={(_name, months) => periodText(t, months)}
      onChoose={onChoose}
    />
  );
}
