import { useTranslation } from 'react-i18next';
import { DatePicker } from '../../components/DatePicker/DatePicker';
import { Field } from '../../components/Field/Field';
import { FilterChip } from '../../components/FilterChip/FilterChip';
import { Inline, Stack } from '../../components/Layout/Layout';
import { ClientPicker } from '../clients/ClientPicker/ClientPicker';
import { Days, DaysNote } from './figuresLayout';
import { periodChoices, type PeriodState } from './period';

type State = PeriodState & { client: string };

export interface PeriodControlsProps {
  state: State;
  onChange: (patch: Partial<State>, options?: { replace?: boolean }) => void;
  /** The days that the figures are of; an own period begins with them. */
  shown: { from: string; to: string } | null;
  /** A date of the own period is not there, or is being typed. */
  isUnfinished: boolean;
  isAdmin: boolean;
}

/** Which days, and for administrators which client. */
export function PeriodControls({ state, onChange, shown, isUnfinished, isAdmin }: PeriodControlsProps) {
  const { t } = useTranslation('figures');
  // A date that is half typed is reported as none: the keys of a date are no steps to go back by.
  const type = (patch: Partial<State>) => onChange(patch, { replace: true });
  return (
    <Stack $gap={3} data-screen-only>
      <Inline $gap={2} role="group" aria-label={t('controls')}>
        <FilterChip
          plain
          label={t('period.label')}
          value={state.period}
          onChange={(period) => onChange(period === 'own' ? { period, ...shown } : { period, from: '', to: '' })}
          options={periodChoices.map((choice) => ({ value: choice, label: t(`period.${choice}`) }))}
        />
        {isAdmin && (
          <ClientPicker
            appearance="chip"
            label={t('client')}
            noneLabel={t('everyClient')}
            value={state.client}
            onChange={(client) => onChange({ client })}
          />
        )}
      </Inline>
      {state.period === 'own' && (
        <div>
          <Days>
            <Field label={t('period.from')}>
              <DatePicker value={state.from} onChange={(from) => type({ from })} />
            </Field>
            <Field label={t('period.to')}>
              <DatePicker value={state.to} onChange={(to) => type({ to })} />
            </Field>
          </Days>
          <DaysNote role="status">{isUnfinished && t('choose')}</DaysNote>
        </div>
      )}
    </Stack>
  );
}
