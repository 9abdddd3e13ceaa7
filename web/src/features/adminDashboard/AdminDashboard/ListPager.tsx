import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageSizeSelect } from '../../../components/PageSizeSelect/PageSizeSelect';
import { Pager } from '../../../components/Pager/Pager';
import { formatCount } from '../../../lib/moments';
import { color, media, space, typeset } from '../../../theme/tokens';

/* The pager measures this frame, as it stands in narrow cards too. */
const Frame = styled.div`
  container: pager / inline-size;
`;

const Root = styled.div<{ $alone: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: ${({ $alone }) => ($alone ? 'center' : 'space-between')};
  gap: ${space[2]} ${space[4]};
  padding-top: ${space[2]};

  ${media.phone} {
    justify-content: center;
  }
`;

const Line = styled.p`
  margin-bottom: 2px;
  ${typeset('caption')}
  color: ${color.textMuted};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export interface ListPagerProps {
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
  /** How many entries a page has, where that can be chosen. */
  size?: { value: number; onChange: (size: number) => void };
  label: string;
}

/** The pager with the line of page numbers above it, and the choice of how many entries a page has. */
export function ListPager({ page, totalPages, onPageChange, size, label }: ListPagerProps) {
  const { t, i18n } = useTranslation('staff');
  const count = (value: number) => formatCount(value, i18n.language);
  return (
    <Frame>
      <Root $alone={!size}>
        {size && <PageSizeSelect {...size} />}
        <div>
          <Line>{t('adminDashboard.pageLine', { page: count(page), pages: count(totalPages) })}</Line>
          <Pager page={page} totalPages={totalPages} onPageChange={onPageChange} label={label} />
        </div>
      </Root>
    </Frame>
  );
}
