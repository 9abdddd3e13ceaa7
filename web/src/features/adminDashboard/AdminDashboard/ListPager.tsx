import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Pager } from '../../../components/Pager/Pager';
import { Stack } from '../../../components/Layout/Layout';
import { formatCount } from '../../../lib/moments';
import { color, typeset } from '../../../theme/tokens';

const Line = styled.p`
  ${typeset('caption')}
  color: ${color.textMuted};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export interface ListPagerProps {
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
  label: string;
}

/** The pager with the line of page numbers above it. */
export function ListPager({ page, totalPages, onPageChange, label }: ListPagerProps) {
  const { t, i18n } = useTranslation('staff');
  const count = (value: number) => formatCount(value, i18n.language);
  return (
    <Stack $gap={2}>
      <Line>{t('adminDashboard.pageLine', { page: count(page), pages: count(totalPages) })}</Line>
      <Pager page={page} totalPages={totalPages} onPageChange={onPageChange} label={label} />
    </Stack>
  );
}
