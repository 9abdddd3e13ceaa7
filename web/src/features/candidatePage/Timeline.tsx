import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { FilterChip } from '../../components/FilterChip/FilterChip';
import { LoadError } from '../../components/LoadError/LoadError';
import { PlainList } from '../../components/PlainList/PlainList';
import { Inline, Stack } from '../../components/Layout/Layout';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { graphql } from '../../generated/staff';
import { useFocusFallback } from '../../lib/useFocusFallback';
import { SectionTitle } from '../fields/forms/sectionTitles';
import { MoreRowsButton } from '../lists/MoreRowsButton';
import { useMoreRows } from '../lists/useMoreRows';
import { eventGroupChoices, eventGroups, type EventGroup } from './candidatePageState';
import { Quiet } from './pageLayout';
import { TimelineEvent } from './TimelineEvent';

const EVENTS_AT_ONCE = 20;

const timelineQuery = graphql(`
  query CandidateTimeline($id: ID!, $first: Int!, $after: String, $kinds: [CandidateEventKind!]) {
    node(id: $id) {
      ... on Candidate {
        id
        events(first: $first, after: $after, kinds: $kinds) {
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            cursor
            node {
              id
              ...TimelineEvent_event
            }
          }
        }
      }
    }
  }
`);

export interface TimelineProps {
  candidateId: string;
  /** Only events of this group; '' for all. */
  group: '' | EventGroup;
  onGroup: (group: '' | EventGroup) => void;
}

/** Everything that has happened with a candidate, newest first. */
export function Timeline({ candidateId, group, onGroup }: TimelineProps) {
  const { t } = useTranslation(['flow', 'staff']);
  const focusFallback = useFocusFallback<HTMLElement>();
  const variables = { id: candidateId, first: EVENTS_AT_ONCE, kinds: group === '' ? null : [...eventGroups[group]] };
  const { data, error, loading, refetch, fetchMore } = useQuery(timelineQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const rows = useMoreRows({
    list: data?.node?.__typename === 'Candidate' ? data.node.events : undefined,
    atOnce: EVENTS_AT_ONCE,
    loading,
    fetchMore: (page) => fetchMore({ variables: { ...variables, ...page } }),
    question: `${candidateId} ${group}`,
  });
  const events = rows.list;
  return (
    <Card {...focusFallback} aria-labelledby="candidate-timeline" aria-busy={loading || undefined}>
      <Stack $gap={4}>
        <Inline $justify="space-between">
          <SectionTitle as="h2" id="candidate-timeline">
            {t('timeline.title')}
          </SectionTitle>
          <FilterChip
            label={t('timeline.filter')}
            value={group}
            onChange={onGroup}
            options={eventGroupChoices.map((value) => ({ value, label: t(`timeline.groups.${value || 'all'}`) }))}
          />
        </Inline>
        {events ? (
          events.edges.length > 0 ? (
            <PlainList as="ol">
              {events.edges.map(({ node }) => (
                <TimelineEvent key={node.id} event={node} candidateId={candidateId} />
              ))}
            </PlainList>
          ) : group === '' ? (
            <Quiet>{t('timeline.none')}</Quiet>
          ) : (
            <EmptyState
              title={t('timeline.noneOfKind')}
              action={<Button onClick={() => onGroup('')}>{t('staff:lists.showAll')}</Button>}
            />
          )
        ) : (
          !error && <Skeleton lines={5} />
        )}
        {error && <LoadError title={t('timeline.failed')} onRetry={refetch} />}
        <MoreRowsButton {...rows} />
      </Stack>
    </Card>
  );
}
