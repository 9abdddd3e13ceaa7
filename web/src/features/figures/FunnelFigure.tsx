import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatCount } from '../../lib/moments';
import { FigureCard } from './FigureCard';
import { useFigureFailure, type FigureQuery } from './figureQuery';
import type { FigureRow } from './figureRows';

export const FunnelFigure_step = graphql(`
  fragment FunnelFigure_step on FunnelStep {
    step
    count
  }
`);

interface FunnelFigureProps {
  steps: readonly FragmentType<typeof FunnelFigure_step>[] | undefined;
  query: FigureQuery;
}

/** How far the people of the period have come. */
export function FunnelFigure({ steps: refs, query }: FunnelFigureProps) {
  const { t, i18n } = useTranslation('figures');
  const steps = refs && readFragment(FunnelFigure_step, refs);
  const all = steps?.[0]?.count ?? 0;
  const rows = steps?.map(({ step, count }): FigureRow => ({
    key: step,
    name: t(`funnel.steps.${step}`),
    count,
    share: all > 0 ? count / all : null,
  }));
  const series = useMemo(() => [{ key: 'count', name: t('funnel.count') }], [t]);
  const columns = useMemo(() => {
    const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
    const share = ({ share: value }: FigureRow) => (typeof value === 'number' ? percent.format(value) : '–');
    return [{ key: 'share', header: t('funnel.share'), align: 'end' as const, cell: share }];
  }, [t, i18n.language]);
  return (
    <FigureCard
      title={t('funnel.title')}
      subtitle={t('funnel.subtitle')}
      nameHeader={t('funnel.step')}
      rows={rows && all === 0 ? [] : rows}
      series={series}
      columns={columns}
      format={(value) => formatCount(value, i18n.language)}
      empty={t('nobody')}
      {...useFigureFailure(query)}
    />
  );
}
