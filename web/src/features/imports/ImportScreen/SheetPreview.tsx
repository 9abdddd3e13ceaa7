import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { SheetFrame } from '../../../components/SheetFrame/SheetFrame';
import { SkeletonRows } from '../../../components/Skeleton/Skeleton';
import { space } from '../../../theme/tokens';
import { importPreviewQuery, type ImportPlan } from '../importQueries';
import { columnLetters } from './columns';

/* Low enough for the buttons in it. */
const Frame = styled(SheetFrame)`
  th,
  td {
    padding-block: ${space[1]};
  }
`;

export interface SheetPreviewProps {
  plan: Pick<ImportPlan, 'id' | 'headerRow'>;
  busy: boolean;
  /** Another row is that of the headings. */
  onChoose: (headerRow: number) => void;
}

/** The first rows of the sheet as they stand; one of them is chosen as that of the headings. */
export function SheetPreview({ plan, busy, onChoose }: SheetPreviewProps) {
  const { t } = useTranslation('imports');
  const { data, error } = useQuery(importPreviewQuery, { variables: { id: plan.id } });
  const rows = data?.candidateImport.preview;
  if (error) return <p>{t('source.previewFailed')}</p>;
  if (!rows) return <SkeletonRows rows={3} />;
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => index);
  return (
    <Frame role="region" aria-label={t('source.preview')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('grid.row')}</th>
            <th scope="col">{t('source.headings')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnLetters(column + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row}</th>
              <td>
                {row === plan.headerRow ? (
                  <Badge tone="green">{t('source.headings')}</Badge>
                ) : (
                  <Button
                    size="small"
                    variant="ghost"
                    disabled={busy}
                    aria-label={t('source.chooseRow', { row })}
                    onClick={() => onChoose(row)}
                  >
                    {t('source.choose')}
                  </Button>
                )}
              </td>
              {columns.map((column) => (
                <td key={column}>{cells[column] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
