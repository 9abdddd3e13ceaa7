import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardHeader } from '../../components/Card/Card';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { LoadError } from '../../components/LoadError/LoadError';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Table, type TableColumn } from '../../components/Table/Table';
import { LazySection } from '../lazyLoading/LazySection';
import { lazyComponent } from '../lazyLoading/loadChunk';
import { chartHeight, type BarFigureProps, type FigureRow } from './figureRows';
import { ChartRoom, Figure, WholeWords } from './figuresLayout';

const BarFigure = lazyComponent(() => import('./BarFigure'));

export interface FigureCardProps extends Pick<BarFigureProps, 'series' | 'format'> {
  title: string;
  /** What exactly is counted. */
  subtitle: string;
  /** What the first column of the table is called. */
  nameHeader: string;
  /** Undefined until they are there; none where there is nothing to show. */
  rows: readonly FigureRow[] | undefined;
  /** More columns of the table. */
  columns?: readonly TableColumn<FigureRow>[];
  empty: string;
  /** Why it could not be loaded, in words; undefined for no failure. */
  failure: string | undefined;
  onRetry: () => void;
  /** What stands below the table. */
  children?: ReactNode;
}

/** A figure: a chart, and the same numbers as a table. */
export function FigureCard(props: FigureCardProps) {
  const { title, subtitle, nameHeader, rows, series, format, columns: more, empty, failure, onRetry, children } = props;
  const { t } = useTranslation('figures');
  const columns = useMemo<TableColumn<FigureRow>[]>(
    () => [
      { key: 'name', header: nameHeader, cell: ({ name }) => <WholeWords>{name}</WholeWords>, rowHeader: true },
      ...series.map(({ key, name }): TableColumn<FigureRow> => ({
        key,
        header: name,
        align: 'end',
        cell: (row) => (typeof row[key] === 'number' ? format(row[key]) : '–'),
      })),
      ...(more ?? []),
    ],
    [nameHeader, series, format, more],
  );
  return (
    <Card $padding="small" aria-busy={(!rows && !failure) || undefined} aria-label={title} role="region">
      <CardHeader title={title} subtitle={subtitle} />
      {failure ? (
        <LoadError title={t('failed')} message={failure} onRetry={onRetry} />
      ) : !rows ? (
        <Skeleton lines={5} />
      ) : rows.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <Figure>
          <ChartRoom $height={chartHeight(rows.length, series.length)}>
            <LazySection fallback={<Skeleton lines={4} />}>
              <BarFigure
                label={title}
                height={chartHeight(rows.length, series.length)}
                rows={rows}
                series={series}
                format={format}
              />
            </LazySection>
          </ChartRoom>
          <div>
            <Table caption={title} columns={columns} rows={rows} rowKey={({ key }) => key} headersWrap />
            {children}
          </div>
        </Figure>
      )}
    </Card>
  );
}
