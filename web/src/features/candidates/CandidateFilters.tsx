import SortIcon from 'lucide-react/icons/arrow-down-up';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../components/FilterChip/FilterChip';
import {
  candidateSorts,
  confirmedChoices,
  documentsChoices,
  stageChoices,
  statusChoices,
  type CandidateListState,
} from './candidateListState';
import { ImportFilter } from './ImportFilter';

type Filters = Pick<CandidateListState, 'status' | 'stage' | 'confirmed' | 'documents' | 'import' | 'sort'>;

export interface CandidateFiltersProps {
  value: Filters;
  onChange: (patch: Partial<Filters>) => void;
  /** More filters: the admin's by client. */
  children?: ReactNode;
}

/** Filters by status, stage, confirmation, documents and import, and the order of the list; stand in ListControls. */
export function CandidateFilters({ value, onChange, children }: CandidateFiltersProps) {
  const { t } = useTranslation('staff');
  const labelOf = (stage: Filters['stage']) => {
    if (stage === 'ONGOING') return t('candidates.filters.ongoing');
    return stage ? t(`candidates.stages.${stage}`) : t('candidates.filters.status.all');
  };
  return (
    <>
      <FilterChip
        label={t('candidates.filters.status.label')}
        value={value.status}
        onChange={(status) => onChange({ status, stage: '' })}
        options={statusChoices.map((status) => ({
          value: status,
          label: t(`candidates.filters.status.${status || 'all'}`),
        }))}
      />
      <FilterChip
        label={t('candidates.filters.stage')}
        value={value.stage}
        onChange={(stage) => onChange({ stage, status: '' })}
        options={stageChoices.map((stage) => ({
          value: stage,
          label: labelOf(stage),
        }))}
      />
      <FilterChip
        label={t('candidates.filters.confirmed.label')}
        value={value.confirmed}
        onChange={(confirmed) => onChange({ confirmed })}
        options={confirmedChoices.map((choice) => ({
          value: choice,
          label: t(`candidates.filters.confirmed.${choice || 'all'}`),
        }))}
      />
      <FilterChip
        label={t('candidates.filters.documents.label')}
        value={value.documents}
        onChange={(documents) => onChange({ documents })}
        options={documentsChoices.map((choice) => ({
          value: choice,
          label: t(`candidates.filters.documents.${choice || 'all'}`),
        }))}
      />
      {children}
      <ImportFilter value={value.import} onChange={(chosen) => onChange({ import: chosen })} />
      <FilterChip
        plain
        icon={<SortIcon size={14} aria-hidden />}
        label={t('candidates.filters.sort.label')}
        value={value.sort}
        onChange={(sort) => onChange({ sort })}
        options={candidateSorts.map((sort) => ({ value: sort, label: t(`candidates.filters.sort.${sort}`) }))}
      />
    </>
  );
}
