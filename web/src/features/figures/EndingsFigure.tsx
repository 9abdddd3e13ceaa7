import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatCount } from '../../lib/moments';
import { FigureCard } from './FigureCard';
import { useFigureFailure, type FigureQuery } from './figureQuery';
import type { FigureRow } from './figureRows';

export const EndingsFigure_ended = graphql(`
  fragment EndingsFigure_ended on EndedAdmissions {
    reason
    count
  }
`);

interface EndingsFigureProps {
  endings: readonly FragmentType<typeof EndingsFigure_ended>[] | undefined;
  query: FigureQuery;
}

/** Why admissions of the people of the period have ended. */
export function EndingsFigure({ endings: refs, query }: EndingsFigureProps) {
  const { t, i18n } = useTranslation(['figures', 'staff']);
  const endings = refs && readFragment(EndingsFigure_ended, refs);
  const rows = endings
    ?.filter(({ count }) => count > 0)
    .map(({ reason, count }): FigureRow => ({
      key: reason,
      name: t(`staff:candidates.endReasons.${reason}`),
      count,
    }));
  const series = useMemo(() => [{ key: 'count', name: t('endings.count') }], [t]);
  return (
    <FigureCard
      title={t('endings.title')}
      subtitle={t('endings.subtitle')}
      nameHeader={t('endings.reason')}
      rows={rows}
      series={series}
      format={(value) => formatCount(value, i18n.language)}
      empty={t('endings.none')}
      {...useFigureFailure(query)}
    />
  );
}
