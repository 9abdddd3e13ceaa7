import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/Field/Field';
import { Grid } from '../../components/Layout/Layout';
import { Select } from '../../components/Select/Select';
import { candidateSorts, confirmedChoices, statusChoices, type CandidateListState } from './candidateListState';

type Filters = Pick<CandidateListState, 'status' | 'confirmed' | 'sort'>;

export interface CandidateFiltersProps {
  value: Filters;
  onChange: (patch: Partial<Filters>) => void;
  /** More filters: the admin's by client. */
  children?: ReactNode;
}

/** Filters by status and confirmation, and the order of the list. */
export function CandidateFilters({ value, onChange, children }: CandidateFiltersProps) {
  const { t } = useTranslation('staff');
  return (
    <Grid $gap={3} $minColumn="8.5rem" role="group" aria-label={t('candidates.filters.label')}>
      <Field label={t('candidates.filters.status.label')}>
        <Select
          value={value.status}
          onChange={(event) => onChange({ status: event.target.value as Filters['status'] })}
          options={statusChoices.map((status) => ({
            value: status,
            label: t(`candidates.filters.status.${status || 'all'}`),
          }))}
        />
      </Field>
      <Field label={t('candidates.filters.confirmed.label')}>
        <Select
          value={value.confirmed}
          onChange={(event) => onChange({ confirmed: event.target.value as Filters['confirmed'] })}
          options={confirmedChoices.map((choice) => ({
            value: choice,
            label: t(`candidates.filters.confirmed.${choice || 'all'}`),
          }))}
        />
      </Field>
      {children}
      <Field label={t('candidates.filters.sort.label')}>
        <Select
          value={value.sort}
          onChange={(event) => onChange({ sort: event.target.value as Filters['sort'] })}
          options={candidateSorts.map((sort) => ({ value: sort, label: t(`candidates.filters.sort.${sort}`) }))}
        />
      </Field>
    </Grid>
  );
}
