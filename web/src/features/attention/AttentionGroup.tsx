import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { LoadError } from '../../components/LoadError/LoadError';
import { Inline, Stack } from '../../components/Layout/Layout';
import { SkeletonRows } from '../../components/Skeleton/Skeleton';
import { toast } from '../../components/Toast/toast';
import { LONGEST_PAGE } from '../../constants';
import { graphql } from '../../generated/staff';
import type { AttentionReason } from '../../generated/staff/graphql';
import { failureText } from '../../lib/failures';
import { formatCount } from '../../lib/moments';
import { media, space } from '../../theme/tokens';
import { idsOfAllPages, type IdsPage } from '../candidates/candidateIds';
import { useListedCandidates, type Selection } from '../candidates/candidateSelection';
import { MoreRowsButton } from '../lists/MoreRowsButton';
import { useMoreRows } from '../lists/useMoreRows';
import { useLiveUpdates } from '../live/useLiveUpdates';
import { SectionTitle } from '../fields/forms/sectionTitles';
import { PlainList } from '../../components/PlainList/PlainList';
import { useFocusFallback } from '../../lib/useFocusFallback';
import { reasonTones } from './attentionReasons';
import { AttentionRow } from './AttentionRow';

const PEOPLE_AT_ONCE = 10;

/* The box stands beside the heading in every group: a long heading takes two lines. */
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Choice = styled(Inline)`
  flex: none;
  white-space: nowrap;

  ${media.phone} {
    max-width: 60%;
  }
`;

const groupQuery = graphql(`
  query AttentionGroup($reason: AttentionReason!, $clientId: ID, $first: Int!, $after: String) {
    attention(reason: $reason, clientId: $clientId, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          candidate {
            id
            nextAction
          }
          ...AttentionRow_item
        }
      }
    }
  }
`);

const idsQuery = graphql(`
  query AttentionIds($reason: AttentionReason!, $clientId: ID, $first: Int!, $after: String) {
    attention(reason: $reason, clientId: $clientId, first: $first, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          candidate {
            id
          }
        }
      }
    }
  }
`);

/** Which group of the queue: why, and of which client only. */
interface Group {
  reason: AttentionReason;
  clientId?: string;
}

async function pageOfIds(client: ApolloClient, group: Group, after: string | null): Promise<IdsPage> {
  const { data } = await client.query({
    query: idsQuery,
    variables: { ...group, first: LONGEST_PAGE, after },
    fetchPolicy: 'no-cache',
  });
  const { edges, pageInfo } = data!.attention;
  const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  return { ids: edges.map(({ node }) => node.candidate.id), next };
}

const listName = ({ reason, clientId = '' }: Group) => `attention ${reason} ${clientId}`;

const groupOf = (reason: AttentionReason, clientId: string): Group => ({ reason, ...(clientId && { clientId }) });

/** In the place of a group without people: who was chosen of it may have been deleted. */
export function EmptyGroup({ reason, clientId }: { reason: AttentionReason; clientId: string }) {
  useListedCandidates(listName(groupOf(reason, clientId)), []);
  return null;
}

export interface AttentionGroupProps {
  reason: AttentionReason;
  /** Only candidates of this client; '' for all. */
  clientId: string;
  isAdmin: boolean;
  selection: Selection;
  onOpen: (id: string, dialog: 'reopen' | 'confirm', reason: AttentionReason) => void;
  /** Told whether people or next actions of this group have changed elsewhere and are not shown yet. */
  onUpdates: (reason: AttentionReason, hasUpdates: boolean) => void;
}

/** The people of the queue for one reason, those who have waited longest first. */
export function AttentionGroup({ reason, clientId, isAdmin, selection, onOpen, onUpdates }: AttentionGroupProps) {
  const { t, i18n } = useTranslation(['flow', 'staff']);
  const client = useApolloClient();
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const [choosing, setChoosing] = useState(false);
  const asked = groupOf(reason, clientId);
  const variables = { ...asked, first: PEOPLE_AT_ONCE };
  const { data, error, loading, refetch, fetchMore } = useQuery(groupQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const rows = useMoreRows({
    list: data?.attention,
    atOnce: PEOPLE_AT_ONCE,
    loading,
    fetchMore: (page) => fetchMore({ variables: { ...variables, ...page } }),
  });
  const group = rows.list;
  const ids = group?.edges.map(({ node }) => node.candidate.id) ?? [];
  useListedCandidates(listName(asked), group && ids);
  const chosen = ids.filter(selection.has).length;
  const total = group?.totalCount ?? 0;
  const updates = useLiveUpdates({
    document: groupQuery,
    variables: { ...asked, first: Math.min(Math.max(ids.length, PEOPLE_AT_ONCE), LONGEST_PAGE) },
    shown: rows.isWhole ? data : undefined,
    listOf: ({ attention }) => ({
      list: attention.edges
        .slice(0, LONGEST_PAGE)
        .map(({ node: { candidate } }) => [candidate.id, candidate.nextAction]),
      count: attention.totalCount,
    }),
    refetch,
  });
  const hasUpdates = updates !== null;
  useEffect(() => {
    onUpdates(reason, hasUpdates);
    return () => onUpdates(reason, false);
  }, [onUpdates, reason, hasUpdates]);

  /** Chooses all candidates of the group, those who are not shown yet as well; none where not all could be read. */
  const chooseAll = async () => {
    setChoosing(true);
    try {
      selection.toggle(await idsOfAllPages((after) => pageOfIds(client, asked, after)), true);
    } catch (error) {
      toast.error({
        title: t('attention.chooseAllFailed'),
        description: failureText(error) ?? t('staff:unexpectedError'),
      });
    }
    setChoosing(false);
  };

  if (group?.edges.length === 0) return null;
  const title = t(`attention.reasons.${reason}`);
  return (
    <Stack as="section" {...focusFallback} $gap={2} aria-label={title} aria-busy={loading || undefined}>
      <Head>
        <Inline $gap={2} $wrap={false}>
          <SectionTitle as="h3">{title}</SectionTitle>
          {group && <Badge tone={reasonTones[reason]}>{formatCount(total, i18n.language)}</Badge>}
        </Inline>
        {group && (
          <Choice $gap={3} $justify="end" data-screen-only>
            {chosen === ids.length && total > ids.length && (
              <Button size="small" variant="ghost" busy={choosing} onClick={() => void chooseAll()}>
                {t('attention.chooseAll', { total: formatCount(total, i18n.language) })}
              </Button>
            )}
            <Checkbox
              label={t('attention.chooseShown')}
              checked={chosen === ids.length}
              indeterminate={chosen > 0 && chosen < ids.length}
              onCheckedChange={(on) => selection.toggle(ids, on)}
            />
          </Choice>
        )}
      </Head>
      {error ? <LoadError title={t('attention.failed')} onRetry={refetch} /> : !group && <SkeletonRows rows={3} />}
      <PlainList>
        {group?.edges.map(({ node }) => (
          <AttentionRow
            key={node.candidate.id}
            item={node}
            isAdmin={isAdmin}
            clientId={clientId}
            chosen={selection.has(node.candidate.id)}
            onChoose={(on) => selection.toggle([node.candidate.id], on)}
            onOpen={onOpen}
          />
        ))}
      </PlainList>
      <MoreRowsButton {...rows} />
    </Stack>
  );
}
