import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../../../components/Badge/Badge';
import type { ImportRowKind } from '../../../generated/staff/graphql';

const tones: Record<ImportRowKind, BadgeTone> = {
  NEW: 'green',
  CHANGES: 'blue',
  SAME: 'neutral',
  PROBLEM: 'red',
  LEFT_OUT: 'neutral',
};

/** What will become of a row, in a word. */
export function KindBadge({ kind }: { kind: ImportRowKind }) {
  const { t } = useTranslation('imports');
  return <Badge tone={tones[kind]}>{t(`kinds.${kind}`)}</Badge>;
}
