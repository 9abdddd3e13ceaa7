import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { chipStyles } from '../../../components/FilterChip/chipStyles';
import { Inline } from '../../../components/Layout/Layout';
import { formatCount } from '../../../lib/moments';
import type { ImportSummary } from '../importQueries';
import { rowKinds } from './importState';

const Chip = styled.button<{ $active: boolean }>`
  ${chipStyles}
  cursor: pointer;
`;

type Kind = '' | (typeof rowKinds)[number];
const countKeys = { NEW: 'new', CHANGES: 'changes', SAME: 'same', PROBLEM: 'problem', LEFT_OUT: 'leftOut' } as const;

export interface KindFilterProps {
  counts: ImportSummary['counts'];
  /** '' for all rows; null where another filter holds. */
  value: Kind | null;
  onChange: (kind: Kind) => void;
}

/** The rows by what will become of them, with how many there are of each. */
export function KindFilter({ counts, value, onChange }: KindFilterProps) {
  const { t, i18n } = useTranslation('imports');
  const chips = [
    { kind: '' as const, label: t('filter.all'), count: counts.total },
    ...rowKinds.map((kind) => ({ kind, label: t(`filter.${kind}`), count: counts[countKeys[kind]] })),
  ];
  return (
    <Inline $gap={2} role="group" aria-label={t('filter.label')}>
      {chips.map(({ kind, label, count }) => (
        <Chip
          key={kind}
          type="button"
          aria-pressed={value === kind}
          $active={value === kind}
          onClick={() => onChange(kind)}
        >
          {`${label} (${formatCount(count, i18n.language)})`}
        </Chip>
      ))}
    </Inline>
  );
}
