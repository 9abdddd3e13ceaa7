import { useQuery } from '@apollo/client/react';
import PrintIcon from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Stack } from '../../components/Layout/Layout';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { graphql } from '../../generated/staff';
import { formatDayOnly } from '../../lib/days';
import { useUrlState } from '../../lib/urlState';
import { useStaffHome } from '../staffShell/useStaffHome';
import { StaffShell } from '../staffShell/StaffShell';
import { DropOffFigure } from './DropOffFigure';
import { DurationsFigure } from './DurationsFigure';
import { PrintStyle } from './figuresLayout';
import { FunnelFigure } from './FunnelFigure';
import { figuresParameters, periodOf } from './period';
import { PeriodControls } from './PeriodControls';
import { RemindersFigure } from './RemindersFigure';

/* the quick ones first: the database takes longer for the others, which do not hold these up */
const quickQuery = graphql(`
  query QuickFigures($from: String!, $to: String!, $clientId: ID) {
    admissionFigures(from: $from, to: $to, clientId: $clientId) {
      funnel {
        ...FunnelFigure_step
      }
      reminders {
        ...RemindersFigure_reminders
      }
    }
  }
`);

const slowQuery = graphql(`
  query SlowFigures($from: String!, $to: String!, $clientId: ID) {
    admissionFigures(from: $from, to: $to, clientId: $clientId) {
      stageDurations {
        ...DurationsFigure_stage
      }
      dropOff {
        ...DropOffFigure_dropOff
      }
    }
  }
`);

/** 'Indicadores': what happened with the candidates of a period, in numbers. */
export default function FiguresScreen() {
  const { t, i18n } = useTranslation('figures');
  const isAdmin = useStaffHome() === '/admin';
  const { state, change } = useUrlState(figuresParameters);
  const period = periodOf(state);
  const options = {
    variables: { from: period?.from ?? '', to: period?.to ?? '', ...(state.client && { clientId: state.client }) },
    skip: period === null,
    fetchPolicy: 'no-cache',
  } as const;
  const quick = useQuery(quickQuery, options);
  const slow = useQuery(slowQuery, options);
  const day = (text: string) => formatDayOnly(text, i18n.language);

  return (
    <StaffShell>
      <title>{`${t('title')} · Esteira`}</title>
      <PrintStyle />
      <PageHeader
        title={t('title')}
        subtitle={period ? t('subtitle', { from: day(period.from), to: day(period.to) }) : t('choose')}
        actions={
          <Button data-screen-only icon={<PrintIcon size={16} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      <Stack $gap={4}>
        <PeriodControls state={state} onChange={change} shown={period} isAdmin={isAdmin} />
        {period === null ? (
          <EmptyState title={t('choose')} />
        ) : (
          <>
            <FunnelFigure steps={quick.data?.admissionFigures.funnel} query={quick} />
            <DurationsFigure stages={slow.data?.admissionFigures.stageDurations} query={slow} />
            <DropOffFigure dropOff={slow.data?.admissionFigures.dropOff} query={slow} />
            <RemindersFigure reminders={quick.data?.admissionFigures.reminders} query={quick} />
          </>
        )}
      </Stack>
    </StaffShell>
  );
}
