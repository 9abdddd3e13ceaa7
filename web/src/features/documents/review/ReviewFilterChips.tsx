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

/** As many as a page of the server has: the kinds of documents that wait. */
const reviewKindsQuery = graphql(`
  query ReviewKinds {
    documentsToReview(first: 100) {
      edges {
        node {
          id
          fieldKey
          label
        }
      }
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
  const { data } = useQuery(reviewKindsQuery);
  const { data: found } = useQuery(reviewedCandidateQuery, {
    variables: { id: value.candidate },
    skip: !value.candidate,
  });
  const kinds = new Map(data?.documentsToReview.edges.map(({ node }) => [node.fieldKey, node.label]));
  if (value.field && !kinds.has(value.field)) kinds.set(value.field, value.field);
  const candidate = found?.node?.__typename === 'Candidate' ? found.node.name : '…';
  return (
    <Filters role="group" aria-label={t('filters.label')}>
      {viewer?.kind === 'user' && viewer.viewerCanManageClients && (
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
