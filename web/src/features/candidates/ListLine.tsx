import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatCount } from '../../lib/moments';
import { color, space, typeset } from '../../theme/tokens';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  ${typeset('small')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export interface ListLineProps {
  shown: number;
  total: number;
  page: number;
  totalPages: number;
  /** 'Mostrando X de Y clientes' */
  showing: (values: { shown: string; total: string }) => string;
}

/** 'Mostrando X de Y …' and 'Página N de M'; told again to screen readers when a search changes it. */
export function ListLine({ shown, total, page, totalPages, showing }: ListLineProps) {
  const { t, i18n } = useTranslation('staff');
  const count = (value: number) => formatCount(value, i18n.language);
  return (
    <Line role="status">
      <span>{showing({ shown: count(shown), total: count(total) })}</span>
      <span>{t('pageOf', { page: count(page), pages: count(Math.max(1, totalPages)) })}</span>
    </Line>
  );
}
