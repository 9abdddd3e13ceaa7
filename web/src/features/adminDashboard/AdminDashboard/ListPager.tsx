import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Pager } from '../../../components/Pager/Pager';
import { Stack } from '../../../components/Layout/Layout';
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

/** The pager with the line of page numbers above it that the spec asks for. */
export function ListPager({ page, totalPages, onPageChange, label }: ListPagerProps) {
  const { t } = useTranslation('staff');
  return (
    <Stack $gap={2}>
      <Line>{t('adminDashboard.pageLine', { page, pages: totalPages })}</Line>
      <Pager page={page} totalPages={totalPages} onPageChange={onPageChange} label={label} />
    </Stack>
  );
}
