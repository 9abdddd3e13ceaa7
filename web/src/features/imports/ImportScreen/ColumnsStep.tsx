import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Stack } from '../../../components/Layout/Layout';
import { Select } from '../../../components/Select/Select';
import { StickyBar } from '../../../components/StickyBar/StickyBar';
import { Table, type TableColumn } from '../../../components/Table/Table';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { color, typeset } from '../../../theme/tokens';
import type { ImportColumn, ImportPlan } from '../importQueries';
import { mapImportColumnsMutation } from '../importMutations';
import { useRunWithErrorToast } from '../useRunWithErrorToast';
import { columnLetters, columnName, isSure } from './columns';
import { SourceForm } from './SourceForm';

const Samples = styled.span`
  ${typeset('caption')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

export interface ColumnsStepProps {
  plan: ImportPlan;
  onGoOn: () => void;
}

/** Which sheet is read, and which field each of its columns goes into. */
export function ColumnsStep({ plan, onGoOn }: ColumnsStepProps) {
  const { t } = useTranslation('imports');
  const runWithErrorToast = useRunWithErrorToast();
  const [map, { loading }] = useMutation(mapImportColumnsMutation);
  const refused = plan.columns.filter(({ refusal }) => refusal !== null);
  const setField = useCallback(
    (column: number, fieldKey: string | null) =>
      runWithErrorToast(t('columns.failed'), async () => {
        const { data } = await map({ variables: { input: { id: plan.id, columns: [{ column, fieldKey }] } } });
        return data?.mapImportColumns;
      }),
    [map, plan.id, t, runWithErrorToast],
  );
  const columns = useMemo((): TableColumn<ImportColumn>[] => {
    const options = plan.fields.map(({ key, label }) => ({ value: key, label }));
    const nameOf = (column: ImportColumn) => columnName(t, column);
    return [
      { key: 'heading', header: t('columns.heading'), rowHeader: true, cell: nameOf },
      {
        key: 'samples',
        header: t('columns.samples'),
        cell: ({ samples }) => <Samples>{samples.length > 0 ? samples.join(' · ') : '—'}</Samples>,
      },
      {
        key: 'field',
        header: t('columns.field'),
        width: '16rem',
        cell: (column) => (
          <Select
            aria-label={t('columns.fieldOf', { column: nameOf(column) })}
            value={column.fieldKey ?? ''}
            placeholder={t('columns.leaveOut')}
            // What is not allowed is shown as what it is, so that leaving it out is a choice that differs.
            options={
              column.refusal === null || column.fieldKey === null
                ? options
                : [...options, { value: column.fieldKey, label: t('columns.refused') }]
            }
            onChange={(event) => void setField(column.column, event.target.value || null)}
          />
        ),
      },
      {
        key: 'source',
        header: t('columns.why'),
        cell: ({ refusal, ...column }) => {
          if (refusal) return <Badge tone="red">{t('columns.refused')}</Badge>;
          const why = t(`sources.${column.source}`);
          if (column.source === 'NONE') return why;
          // A column that another has taken its field from is not read, as one without a field.
          if (column.source === 'CHOSEN' && column.fieldKey === null) return t('sources.NONE');
          const share = `${Math.round(column.confidence * 100)}%`;
          return <Badge tone={isSure(column) ? 'green' : 'orange'}>{`${why} · ${share}`}</Badge>;
        },
      },
    ];
  }, [plan.fields, setField, t]);

  return (
    <Stack $gap={5}>
      <SourceForm plan={plan} />
      <Card $padding="small" aria-busy={loading || undefined}>
        <Stack>
          <Table
            caption={t('columns.title')}
            columns={columns}
            rows={plan.columns}
            rowKey={({ column }) => String(column)}
          />
          {refused.map(({ column, heading, refusal }) => (
            <InlineError
              key={column}
              title={heading || columnLetters(column)}
              message={refusal}
              action={
                <Button size="small" onClick={() => void setField(column, null)}>
                  {t('columns.leaveOut')}
                  <VisuallyHidden> {heading || columnLetters(column)}</VisuallyHidden>
                </Button>
              }
            />
          ))}
        </Stack>
      </Card>
      <StickyBar>
        <Button variant="primary" onClick={onGoOn}>
          {t('columns.goOn')}
        </Button>
      </StickyBar>
    </Stack>
  );
}
