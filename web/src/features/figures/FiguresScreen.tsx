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
import { useCompanyName } from '../clients/ClientPicker/ClientPicker';
import { useStaffHome } from '../staffShell/useStaffHome';
import { StaffShell } from '../staffShell/StaffShell';
import { DropOffFigure } from './DropOffFigure';
import { DurationsFigure } from './DurationsFigure';
import { EndingsFigure } from './EndingsFigure';
import { FunnelFigure } from './FunnelFigure';
import { figuresParameters, useShownPeriod } from './period';
import { PeriodControls } from './PeriodControls';
import { RemindersFigure } from './RemindersFigure';

/* Each figure has its own query: one that takes long, or fails, holds up none of the others. */
const funnelQuery = graphql(`
  query FunnelFigure($from: String!, $to: String!, $clientId: ID) {
    admissionFigures(from: $from, to: $to, clientId: $clientId) {
      funnel {
        ...FunnelFigure_step
      }
    }
  }
`);

const durationsQuery = graphql(`
  query DurationsFigure($from: String!, $to: String!, $clientId: ID) {
    admissionFigures(from: $from, to: $to, clientId: $clientId) {
      stageDurations {
        ...DurationsFigure_stage
      }
    }
  }
`);

const dropOffQuery = graphql(`
  query DropOffFigure($from: String!, $to: String!, $clientId: ID) {
    admissionFigures(from: $from, to: $to, clientId: $clientId) {
      dropOff {
        ...DropOffFigure_dropOff
      }
    }
  }
`);

const endingsQuery = graphql(`
  query EndingsFigure($from: String!, $to: String!, $clientId: ID) {
    admissionFigures(from: $from, to: $to, clientId: $clientId) {
      endings {
        ...EndingsFigure_ended
      }
    }
  }
`);

const remindersQuery = graphql(`
  query RemindersFigure($from: String!, $to: String!, $clientId: ID) {
    admissionFigures(from: $from, to: $to, clientId: $clientId) {
      reminders {
        ...RemindersFigure_reminders
      }
    }
  }
`);

/** 'Indicadores': what happened with the candidates of a period, in numbers. */
export default function FiguresScreen() {
  const { t, i18n } = useTranslation('figures');
  const isAdmin = useStaffHome() === '/admin';
  const { state, change } = useUrlState(figuresParameters);
  const { meant, shown: period } = useShownPeriod(state);
  const company = useCompanyName(isAdmin ? state.client : '');
  const options = {
    variables: { from: period?.from ?? '', to: period?.to ?? '', ...(state.client && { clientId: state.client }) },
    skip: period === null,
    fetchPolicy: 'no-cache',
  } as const;
  const funnel = useQuery(funnelQuery, options);
  const durations = useQuery(durationsQuery, options);
  const dropOff = useQuery(dropOffQuery, options);
  const endings = useQuery(endingsQuery, options);
  const reminders = useQuery(remindersQuery, options);
  const day = (text: string) => formatDayOnly(text, i18n.language);
  const days = period && { from: day(period.from), to: day(period.to) };
  // Whose figures they are is said beside the days: the choice of the client is not printed.
  const about = days && (company ? t('subtitleOf', { company, ...days }) : t('subtitle', days));

  return (
    <StaffShell>
      <title>{`${t('title')} · Esteira`}</title>
      <PageHeader
        title={t('title')}
        subtitle={about ?? t('choose')}
        actions={
          <Button icon={<PrintIcon size={16} aria-hidden />} onClick={() => window.print()}>
            {t('print')}
          </Button>
        }
      />
      <Stack $gap={4}>
        <PeriodControls
          state={state}
          onChange={change}
          shown={period}
          isUnfinished={meant === null}
          isAdmin={isAdmin}
        />
        {period === null ? (
          <EmptyState title={t('choose')} />
        ) : (
          <>
            <FunnelFigure steps={funnel.data?.admissionFigures.funnel} query={funnel} />
            <DurationsFigure stages={durations.data?.admissionFigures.stageDurations} query={durations} />
            <DropOffFigure dropOff={dropOff.data?.admissionFigures.dropOff} query={dropOff} />
            <EndingsFigure endings={endings.data?.admissionFigures.endings} query={endings} />
            <RemindersFigure reminders={reminders.data?.admissionFigures.reminders} query={reminders} />
          </>
        )}
      </Stack>
    </StaffShell>
  );
}
