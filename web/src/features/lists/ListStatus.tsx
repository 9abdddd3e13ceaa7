import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { SpinnerRing } from '../../components/Spinner/Spinner';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { formatCount } from '../../lib/moments';
import { color, motion, space, typeset } from '../../theme/tokens';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  ${typeset('small')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const appear = keyframes`from { opacity: 0; }`;

/* An answer within a moment shows no ring. */
const Wait = styled.span`
  display: inline-flex;
  align-items: center;
  margin-inline-end: auto;
  color: ${color.accent};
  animation: ${appear} ${motion.medium} 200ms backwards;
`;

export interface ListStatusProps {
  shown: number;
  total: number;
  page: number;
  totalPages: number;
  /** Words the numbers ('Mostrando X de Y clientes'); `count` is the total, for its singular. */
  showing: (values: { shown: string; total: string; count: number }) => string;
  /** A ring says that the numbers are about to change. */
  loading: boolean;
}

/** 'Mostrando X de Y …' and 'Página N de M'; told again to screen readers when a search changes it, as is that it is being fetched. */
export function ListStatus({ shown, total, page, totalPages, showing, loading }: ListStatusProps) {
  const { t, i18n } = useTranslation('staff');
  const count = (value: number) => formatCount(value, i18n.language);
  return (
    <Line role="status">
      <span>{showing({ shown: count(shown), total: count(total), count: total })}</span>
      {loading && (
        <Wait>
          <SpinnerRing $size="1em" />
          <VisuallyHidden>{t('common:components.spinner.loading')}</VisuallyHidden>
        </Wait>
      )}
      <span>{t('pageOf', { page: count(page), pages: count(Math.max(1, totalPages)) })}</span>
    </Line>
  );
}
