import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import ClearIcon from 'lucide-react/icons/funnel-x';
import { Button } from '../../../components/Button/Button';
import { FilterChip } from '../../../components/FilterChip/FilterChip';
import { graphql } from '../../../generated/staff';
import { useViewer } from '../../../session/useSession';
import { ClientPicker } from '../../clients/ClientPicker/ClientPicker';
import { ageChoices, countReviewFilters, noReviewFilters, type ReviewFilters } from './reviewState';
import { Filters } from './reviewLayout';

/**
 * The documents that candidates are asked for, those that no form asks for any more included: some may still wait. Administrators judge
 * those of every company, of which a form shows one at a time.
 */
const reviewKindsQuery = graphql(`
  query ReviewKinds($ofAll: Boolean!) {
    formFields(target: CANDIDATE, includeInactive: true) @skip(if: $ofAll) {
      key
      label
      type
    }
    customFields(target: CANDIDATE) @include(if: $ofAll) {
      id
      key
      label
      type
    }
  }
`);

const reviewedCandidateQuery = graphql(`
  query ReviewedCandidate($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        name
      }
    }
  }
`);

export interface ReviewFilterChipsProps {
  value: ReviewFilters;
  onChange: (patch: Partial<ReviewFilters>) => void;
}

/** Which documents are judged: of which client, of which kind, since when, and of one candidate where a link said so. */
export function ReviewFilterChips({ value, onChange }: ReviewFilterChipsProps) {
  const { t } = useTranslation('documents');
  const viewer = useViewer();
  const isAdmin = viewer?.kind === 'user' && viewer.viewerCanManageClients;
  const { data } = useQuery(reviewKindsQuery, { variables: { ofAll: isAdmin } });
  const { data: found } = useQuery(reviewedCandidateQuery, {
    variables: { id: value.candidate },
    skip: !value.candidate,
  });
  const asked = (data?.customFields ?? data?.formFields ?? []).filter(({ type }) => type === 'FILE');
  const kinds = new Map(asked.map(({ key, label }) => [key, label]));
  if (value.field && !kinds.has(value.field)) kinds.set(value.field, value.field);
  const candidate = found?.node?.__typename === 'Candidate' ? found.node.name : '…';
  return (
    <Filters role="group" aria-label={t('filters.label')}>
      {isAdmin && (
        <ClientPicker
          appearance="chip"
          label={t('filters.client')}
          noneLabel={t('filters.allClients')}
          value={value.client}
          onChange={(client) => onChange({ client })}
        />
      )}
      <FilterChip
        label={t('filters.field')}
        value={value.field}
        onChange={(field) => onChange({ field })}
        options={[
          { value: '', label: t('filters.allFields') },
          ...[...kinds].map(([key, label]) => ({ value: key, label })),
        ]}
      />
      <FilterChip
        label={t('filters.age')}
        value={value.age}
        onChange={(age) => onChange({ age })}
        options={ageChoices.map((age) => ({
          value: age,
          label: age ? t('filters.days', { count: Number(age) }) : t('filters.anyAge'),
        }))}
      />
      {value.candidate && (
        <FilterChip
          label={t('filters.candidate')}
          value={value.candidate}
          onChange={(next) => onChange({ candidate: next })}
          options={[
            { value: '', label: t('filters.allCandidates') },
            { value: value.candidate, label: candidate },
          ]}
        />
      )}
      {countReviewFilters(value) > 0 && (
        <Button
          size="small"
          variant="ghost"
          icon={<ClearIcon size={15} aria-hidden />}
          onClick={() => onChange(noReviewFilters)}
        >
          {t('filters.clear')}
        </Button>
      )}
    </Filters>
  );
}
