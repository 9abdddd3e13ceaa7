import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatCount } from '../../lib/moments';
import { FigureCard } from './FigureCard';
import { useFigureFailure, type FigureQuery } from './figureQuery';
import type { FigureRow } from './figureRows';

export const DurationsFigure_stage = graphql(`
  fragment DurationsFigure_stage on StageDuration {
    stage
    count
    medianDays
    p90Days
  }
`);

interface DurationsFigureProps {
  stages: readonly FragmentType<typeof DurationsFigure_stage>[] | undefined;
  query: FigureQuery;
}

/** How many days the people of the period were in each stage. */
export function DurationsFigure({ stages: refs, query }: DurationsFigureProps) {
  const { t, i18n } = useTranslation(['figures', 'staff']);
  const stages = refs && readFragment(DurationsFigure_stage, refs);
  const rows = stages
    ?.filter(({ count }) => count > 0)
    .map(({ stage, count, medianDays, p90Days }): FigureRow => ({
      key: stage,
      name: t(`staff:candidates.stages.${stage}`),
      count,
      medianDays,
      p90Days,
    }));
  const days = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const series = useMemo(
    () => [
      { key: 'medianDays', name: t('durations.median') },
      { key: 'p90Days', name: t('durations.p90') },
    ],
    [t],
  );
  const columns = useMemo(() => {
    const passages = ({ count }: FigureRow) => (typeof count === 'number' ? formatCount(count, i18n.language) : '–');
    return [{ key: 'count', header: t('durations.count'), align: 'end' as const, cell: passages }];
  }, [t, i18n.language]);
  return (
    <FigureCard
      title={t('durations.title')}
      subtitle={t('durations.subtitle')}
      nameHeader={t('durations.stage')}
      rows={rows}
      series={series}
      columns={columns}
      format={(value) => days.format(value)}
      empty={t('durations.none')}
      {...useFigureFailure(query)}
    />
  );
}
