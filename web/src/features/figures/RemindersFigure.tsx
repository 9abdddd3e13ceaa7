import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { formatCount } from '../../lib/moments';
import { FigureCard } from './FigureCard';
import { useFigureFailure, type FigureQuery } from './figureQuery';
import type { FigureRow } from './figureRows';

export const RemindersFigure_reminders = graphql(`
  fragment RemindersFigure_reminders on ReminderFigures {
    sent
    answered
    waiting
  }
`);

interface RemindersFigureProps {
  reminders: FragmentType<typeof RemindersFigure_reminders> | undefined;
  query: FigureQuery;
}

/** Which of the period's reminders were answered in time. */
export function RemindersFigure({ reminders: ref, query }: RemindersFigureProps) {
  const { t, i18n } = useTranslation('figures');
  const reminders = readFragment(RemindersFigure_reminders, ref);
  const rows = reminders && [
    { key: 'answered', name: t('reminders.answered'), count: reminders.answered },
    { key: 'waiting', name: t('reminders.waiting'), count: reminders.waiting },
    {
      key: 'unanswered',
      name: t('reminders.unanswered'),
      count: reminders.sent - reminders.answered - reminders.waiting,
    },
  ];
  const series = useMemo(() => [{ key: 'count', name: t('reminders.count') }], [t]);
  const none = reminders?.sent === 0;
  const asRows: FigureRow[] | undefined = none ? [] : rows;
  return (
    <FigureCard
      title={t('reminders.title')}
      subtitle={t('reminders.subtitle')}
      nameHeader={t('reminders.outcome')}
      rows={asRows}
      series={series}
      format={(value) => formatCount(value, i18n.language)}
      empty={t('reminders.none')}
      {...useFigureFailure(query)}
    />
  );
}
