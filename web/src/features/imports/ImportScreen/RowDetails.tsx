import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Layout/Layout';
import { Table } from '../../../components/Table/Table';
import type { ImportCellInput } from '../../../generated/staff/graphql';
import { color, typeset } from '../../../theme/tokens';
import type { ImportPlan } from '../importQueries';
import { cellOf, cellText, fieldLabel } from '../planGrid/gridFields';
import { KindBadge } from '../planGrid/KindBadge';
import type { ImportRow } from '../planGrid/rowStore';
import { useEarlierRow } from './useEarlierRow';

const Title = styled.h2`
  ${typeset('body', 'semibold')}
`;

const Problem = styled.p`
  color: ${color.dangerText};
`;

const Doubt = styled.p`
  color: ${color.orangeText};
`;

const Note = styled.span`
  display: block;
  ${typeset('caption')}
  color: ${color.textMuted};
`;

export interface RowDetailsProps {
  row: ImportRow;
  plan: ImportPlan;
  onWrite: (cells: readonly ImportCellInput[]) => void;
}

/** The cursor's row as a whole: what the file says, what is in store, and what will be, side by side. */
export function RowDetails({ row, plan, onWrite }: RowDetailsProps) {
  const { t } = useTranslation('imports');
  const labelOf = (key: string) => fieldLabel(plan, key);
  const hasOld = row.candidate !== null;
  const earlier = useEarlierRow(plan, row.duplicateOf);
  return (
    <Stack as="section" $gap={2} aria-label={t('details.title', { row: row.row })}>
      <Title>
        {t('details.title', { row: row.row })} <KindBadge kind={row.kind} />
      </Title>
      {row.problem && <Problem>{row.problem}</Problem>}
      {row.candidate && <p>{t('details.candidate', { name: row.candidate.name })}</p>}
      {row.ambiguousWith && <p>{t('details.ambiguousWith', { name: row.ambiguousWith.name })}</p>}
      <Table
        caption={t('details.title', { row: row.row })}
        rows={row.cells}
        rowKey={({ fieldKey }) => fieldKey}
        columns={[
          { key: 'field', header: t('details.field'), rowHeader: true, cell: ({ fieldKey }) => labelOf(fieldKey) },
          { key: 'source', header: t('details.source'), cell: ({ source }) => source ?? '—' },
          ...(hasOld
            ? [
                {
                  key: 'old',
                  header: t('details.old'),
                  cell: ({ oldValue, isChange, value }: ImportRow['cells'][number]) =>
                    (isChange || value === null ? oldValue : value) ?? '—',
                },
              ]
            : []),
          ...(earlier
            ? [
                {
                  key: 'earlier',
                  header: t('details.title', { row: earlier.row }),
                  cell: ({ fieldKey }: ImportRow['cells'][number]) => cellText(cellOf(earlier, fieldKey)) || '—',
                },
              ]
            : []),
          {
            key: 'new',
            header: t('details.new'),
            cell: (cell) => (
              <>
                {cellText(cell) || (cell.value === null && cell.oldValue ? t('details.kept') : '—')}
                {cell.problem && <Problem>{cell.problem}</Problem>}
                {cell.doubt && <Doubt>{cell.doubt}</Doubt>}
                {cell.isRepaired && <Note>{t('grid.repaired')}</Note>}
                {cell.isEdited && <Note>{t('grid.edited')}</Note>}
                {cell.isEdited && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={t('details.restoreField', { field: labelOf(cell.fieldKey) })}
                    onClick={() => onWrite([{ row: row.row, fieldKey: cell.fieldKey, value: null }])}
                  >
                    {t('details.restore')}
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
    </Stack>
  );
}
