import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar';
import { formatCount } from '../../../lib/moments';
import { color, media, space, typeset } from '../../../theme/tokens';
import type { ExportProgress } from '../exportPieces';

/* Beside the buttons; above them on a phone, where the footer is a column. */
const Arriving = styled.div`
  display: grid;
  flex: 1 1 12rem;
  gap: ${space[1]};
  align-content: center;
  order: -1;
  ${typeset('small')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    flex: none;
    order: 0;
  }
`;

/** How many candidates the server has written, of all that the file will hold. */
export function ArrivingExport({ rows, total }: ExportProgress) {
  const { t, i18n } = useTranslation('exports');
  const text = t('dialog.progress', {
    count: total,
    rows: formatCount(rows, i18n.language),
    total: formatCount(total, i18n.language),
  });
  return (
    <Arriving>
      <span aria-hidden>{text}</span>
      <ProgressBar label={t('dialog.progressLabel')} value={rows} max={total} valueText={text} thin />
    </Arriving>
  );
}
