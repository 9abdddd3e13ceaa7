import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatCount } from '../../lib/moments';
import { FigureCard } from './FigureCard';
import { useFigureFailure, type FigureQuery } from './figureQuery';
import type { FigureRow } from './figureRows';

export const DropOffFigure_dropOff = graphql(`
  fragment DropOffFigure_dropOff on DropOff {
    unfinished
    noneMissing
    questions {
      key
      label
      count
    }
  }
`);

interface DropOffFigureProps {
  dropOff: FragmentType<typeof DropOffFigure_dropOff> | undefined;
  query: FigureQuery;
}

/** At which question those who have not finished have stopped. */
export function DropOffFigure({ dropOff: ref, query }: DropOffFigureProps) {
  const { t, i18n } = useTranslation('figures');
  const dropOff = readFragment(DropOffFigure_dropOff, ref);
  const rows = dropOff && [
    ...dropOff.questions.map(({ key, label, count }): FigureRow => ({ key: `field ${key}`, name: label, count })),
    ...(dropOff.noneMissing > 0 ? [{ key: 'none', name: t('dropOff.noneMissing'), count: dropOff.noneMissing }] : []),
  ];
  const series = useMemo(() => [{ key: 'count', name: t('dropOff.count') }], [t]);
  return (
    <FigureCard
      title={t('dropOff.title')}
      subtitle={t('dropOff.subtitle')}
      nameHeader={t('dropOff.question')}
      rows={rows}
      series={series}
      format={(value) => formatCount(value, i18n.language)}
      empty={t('dropOff.nobody')}
      {...useFigureFailure(query)}
    />
  );
}
