import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../components/Badge/Badge';
import type { ImportState } from '../../generated/staff/graphql';

const tones: Record<ImportState, BadgeTone> = {
  DRAFT: 'neutral',
  RUNNING: 'blue',
  PAUSED: 'orange',
  DONE: 'green',
  UNDOING: 'blue',
  UNDONE: 'neutral',
};

/** How far an import is, in a word. */
export function StateBadge({ state }: { state: ImportState }) {
  const { t } = useTranslation('imports');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
