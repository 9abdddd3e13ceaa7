import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Stack } from '../../components/Layout/Layout';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar';
import { formatCount } from '../../lib/moments';
import { color, typeset } from '../../theme/tokens';
import type { BulkPlace } from './useBulkAction';

const Place = styled.span`
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface BulkProgressProps {
  label: string;
  place: BulkPlace;
}

/** How many of how many candidates are done, as a bar and in figures. */
export function BulkProgress({ label, place: { done, total } }: BulkProgressProps) {
  const { t, i18n } = useTranslation('flow');
  const text = t('bulk.place', { done: formatCount(done, i18n.language), total: formatCount(total, i18n.language) });
  return (
    <Stack $gap={1}>
      <ProgressBar label={label} value={done} max={total} valueText={text} />
      <Place aria-hidden>
        {label}: {text}
      </Place>
    </Stack>
  );
}
