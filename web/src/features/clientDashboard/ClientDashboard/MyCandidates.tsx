import ImportIcon from 'lucide-react/icons/file-up';
import PlusIcon from 'lucide-react/icons/plus';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { PageSizeSelect } from '../../../components/PageSizeSelect/PageSizeSelect';
import { Pager } from '../../../components/Pager/Pager';
import { CLIENT_PAGE_SIZES } from '../../../constants';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatCount } from '../../../lib/moments';
import { useIncrementalRender } from '../../../lib/useIncrementalRender';
import { useBackLocation } from '../../../lib/backNavigation';
import { useFocusFallback } from '../../../lib/useFocusFallback';
import { CandidateFilters } from '../../candidates/CandidateFilters';
import {
  candidateFilter,
  countCandidateFilters,
  noFiltersOfClient,
  type CandidateListState,
} from '../../candidates/candidateListState';
import { LazySection } from '../../lazyLoading/LazySection';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { ListControls } from '../../lists/ListControls';
import { PagedList } from '../../lists/PagedList';
import { ListHeader } from '../../lists/ListHeader';
import { ListSearch } from '../../lists/ListSearch';
import type { PageQuery } from '../../lists/pageQuery';
import { CardsFrame } from './cardLayout';
import { CandidateCard, type CandidateCard_candidate, type CandidateCardProps } from './CandidateCard';

const ListBulkActions = lazyComponent(() => import('../../bulkActions/ListBulkActions'));

export const MyCandidates_candidates = graphql(`
  fragment MyCandidates_candidates on CandidateConnection {
    totalCount
    pageCursors {
      totalPages
    }
    edges {
      node {
        id
        ...CandidateCard_candidate
      }
    }
  }
`);

export const MyCandidates_totals = graphql(`
  fragment MyCandidates_totals on CandidateTotals {
    total
    inProgress
    complete
    confirmed
    ended
  }
`);

type State = CandidateListState & { size: number };

export interface MyCandidatesProps {
  state: State;
  onChange: (patch: Partial<State>, options?: { replace?: boolean }) => void;
  /** How many cards a page has. */
  size: number;
  onSizeChange: (size: number) => void;
  candidates: FragmentType<typeof MyCandidates_candidates> | undefined;
  totals: FragmentType<typeof MyCandidates_totals> | undefined;
  clientName: string;
  query: PageQuery;
  /** Absent where the viewer may not register candidates. */
  onCreate: (() => void) | undefined;
  onAct: CandidateCardProps['onAct'];
}

/** The card 'Meus Candidatos'. */
export function MyCandidates(props: MyCandidatesProps) {
  const { state, onChange, query, onCreate } = props;
  const { t, i18n } = useTranslation('staff');
  const backLocation = useBackLocation();
  const [acting, setActing] = useState(false);
  const candidates = readFragment(MyCandidates_candidates, props.candidates);
  const totals = readFragment(MyCandidates_totals, props.totals);
  const count = (value: number) => formatCount(value, i18n.language);
  const activeFilters = countCandidateFilters(state);
  const clear = activeFilters > 0 || state.search ? () => onChange(noFiltersOfClient) : undefined;
  // Fifty cards take a while to draw: that is done between key strokes and not instead of them.
  const nodes = useDeferredValue(useMemo(() => candidates?.edges.map(({ node }) => node), [candidates]));

  return (
    <Card $padding="small" aria-busy={query.loading || undefined} aria-labelledby="my-candidates">
      <ListHeader
        titleId="my-candidates"
        title={t('clientDashboard.mine')}
        subtitle={
          totals &&
          [
            t('clientDashboard.totals', {
              inProgress: count(totals.inProgress),
              complete: t('clientDashboard.complete', { count: totals.complete, total: count(totals.complete) }),
              confirmed: t('clientDashboard.confirmed', { count: totals.confirmed, total: count(totals.confirmed) }),
            }),
            ...(totals.ended ? [t('clientDashboard.ended', { count: totals.ended, total: count(totals.ended) })] : []),
          ].join(' · ')
        }
        actions={
          onCreate && (
            <>
              <LinkButton
                size="small"
                to="/imports/new"
                state={backLocation}
                icon={<ImportIcon size={16} aria-hidden />}
              >
                {t('clientDashboard.import')}
              </LinkButton>
              <Button variant="primary" size="small" icon={<PlusIcon size={16} aria-hidden />} onClick={onCreate}>
                {t('clientDashboard.new')}
              </Button>
            </>
          )
        }
      />
      <PagedList
        list={nodes && candidates}
        query={query}
        page={state.page}
        onPageChange={(page, options) => onChange({ page }, options)}
        showing={(values) => t('clientDashboard.showing', values)}
        failure={{ title: t('candidates.loadFailed.title'), text: t('candidates.loadFailed.text') }}
        skeletonRows={Math.min(props.size, 10)}
        pager={(pages) =>
          candidates &&
          candidates.totalCount > 0 && (
            <Inline $justify="space-between" $gap={4}>
              <PageSizeSelect value={props.size} options={CLIENT_PAGE_SIZES} onChange={props.onSizeChange} />
              <Pager variant="compact" {...pages} label={t('clientDashboard.pager')} />
            </Inline>
          )
        }
        controls={
          <ListControls
            search={
              <ListSearch
                label={t('clientDashboard.searchLabel')}
                placeholder={t('clientDashboard.searchPlaceholder')}
                value={state.search}
                onSearch={(text, options) => onChange({ search: text, page: 1 }, options)}
                busy={query.loading && candidates !== undefined}
              />
            }
            label={t('candidates.filters.label')}
            activeFilters={activeFilters}
            onClear={clear}
          >
            <CandidateFilters value={state} onChange={(patch) => onChange({ ...patch, page: 1 })} />
          </ListControls>
        }
      >
        {nodes && nodes.length > 0 && <CandidateList nodes={nodes} clientName={props.clientName} onAct={props.onAct} />}
        {nodes?.length === 0 && (
          <EmptyState
            title={t('candidates.none')}
            text={clear ? t('lists.nothingMatches') : undefined}
            action={clear && <Button onClick={clear}>{t('lists.showAll')}</Button>}
          />
        )}
      </PagedList>
      {(acting || (nodes && nodes.length > 0 && clear)) && (
        <LazySection>
          <ListBulkActions
            ids={[]}
            filter={candidateFilter(state)}
            total={candidates?.totalCount ?? 0}
            onActing={setActing}
          />
        </LazySection>
      )}
    </Card>
  );
}

/** More than fit on a screen; those of a longer page come a moment later. */
const CARDS_AT_ONCE = 10;

interface CandidateListProps extends Pick<MyCandidatesProps, 'clientName' | 'onAct'> {
  nodes: readonly ({ id: string } & FragmentType<typeof CandidateCard_candidate>)[];
}

const CandidateList = memo(function CandidateList({ nodes, ...rest }: CandidateListProps) {
  const { t } = useTranslation('staff');
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const drawn = useIncrementalRender(nodes, CARDS_AT_ONCE);
  return (
    <CardsFrame>
      <Stack $gap={2} role="group" aria-label={t('clientDashboard.mine')} {...focusFallback}>
        {drawn.map((node) => (
          <CandidateCard key={node.id} candidate={node} {...rest} />
        ))}
      </Stack>
    </CardsFrame>
  );
});
