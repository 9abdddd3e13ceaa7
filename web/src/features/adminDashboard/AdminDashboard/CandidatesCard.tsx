import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { useFocusFallback } from '../../../lib/useFocusFallback';
import { CandidateFilters } from '../../candidates/CandidateFilters';
import {
  candidateFilter,
  countCandidateFilters,
  namedClient,
  NO_CLIENT,
  noCandidateFilters,
  noFiltersOfClient,
} from '../../candidates/candidateListState';
import type { Selection } from '../../candidates/candidateSelection';
import { ClientPicker } from '../../clients/ClientPicker/ClientPicker';
import type { ChosenTemplateProps } from '../../exportTemplates/ChosenTemplate';
import { ListControls } from '../../lists/ListControls';
import { PagedList } from '../../lists/PagedList';
import { ListHeader } from '../../lists/ListHeader';
import { ListSearch } from '../../lists/ListSearch';
import type { PageQuery } from '../../lists/pageQuery';
import type { AdminCandidatesState } from './adminListState';
import { CandidateActions } from './CandidateActions';
import { CandidateRows } from './CandidateRows';
import { ChosenCandidates } from './ChosenCandidates';
import { ListPager } from './ListPager';

export const CandidatesCard_candidates = graphql(`
  fragment CandidatesCard_candidates on CandidateConnection {
    totalCount
    pageCursors {
      totalPages
    }
    edges {
      node {
        id
        viewerCanAssignClient
        ending {
          reason
        }
        ...CandidateRow_candidate
      }
    }
  }
`);

export interface CandidatesCardProps {
  title: string;
  state: AdminCandidatesState;
  onChange: (patch: Partial<AdminCandidatesState>, options?: { replace?: boolean }) => void;
  /** How many rows a page has. */
  size: number;
  onSizeChange: (size: number) => void;
  candidates: FragmentType<typeof CandidatesCard_candidates> | undefined;
  query: PageQuery;
  selection: Selection;
  onView: (id: string) => void;
  /** Absent where the viewer may not register candidates. */
  onCreate: (() => void) | undefined;
  /** Absent where the viewer may not export. */
  onExport: (() => void) | undefined;
  /** The export template that was chosen; null for none. */
  template: ChosenTemplateProps | null;
  /** The page is one client's: there is no filter by client. */
  ofClient?: boolean;
}

/** The card 'Todos os Candidatos', and the same list on the page of one client. */
export function CandidatesCard(props: CandidatesCardProps) {
  const { title, state, onChange, size, query, selection, onView, ofClient = false } = props;
  const { t } = useTranslation('staff');
  const focusFallback = useFocusFallback<HTMLElement>();
  const candidates = readFragment(CandidatesCard_candidates, props.candidates);
  const nodes = candidates?.edges.map(({ node }) => node) ?? [];
  const ids = nodes.map(({ id }) => id);
  // Whether candidates who were chosen on another page have a client, or have ended, the preview tells.
  const mayBeAssigned = new Map(nodes.map(({ id, viewerCanAssignClient }) => [id, viewerCanAssignClient]));
  const hasEnded = new Map(nodes.map(({ id, ending }) => [id, ending !== null]));
  // An import is for one client, or for none: its first page tells of all whom it has registered.
  const actedOn = selection.ids.length === 0 && state.import ? ids : selection.ids;
  const chosenHere = ids.filter(selection.has).length;
  const activeFilters = countCandidateFilters(ofClient ? { ...state, client: '' } : state);
  const clear =
    activeFilters > 0 || state.search ? () => onChange(ofClient ? noFiltersOfClient : noCandidateFilters) : undefined;

  return (
    <Card {...focusFallback} $padding="small" aria-busy={query.loading || undefined} aria-labelledby="candidates-card">
      <ListHeader
        titleId="candidates-card"
        title={title}
        actions={
          <CandidateActions
            isChoosing={selection.ids.length > 0}
            onExport={props.onExport}
            onCreate={props.onCreate}
            clientId={namedClient(state.client)}
            template={props.template}
          />
        }
      />
      <PagedList
        list={candidates}
        query={query}
        page={state.page}
        onPageChange={(page, options) => onChange({ page }, options)}
        showing={(values) => t('adminDashboard.candidates.showing', values)}
        failure={{ title: t('candidates.loadFailed.title'), text: t('candidates.loadFailed.text') }}
        skeletonRows={Math.min(size, 10)}
        pager={(pages) => (
          <ListPager
            {...pages}
            size={{ value: size, onChange: props.onSizeChange }}
            label={t('adminDashboard.candidates.pager')}
          />
        )}
        lead={
          ids.length > 0 && (
            <Checkbox
              data-screen-only
              label={t('adminDashboard.candidates.selectAll')}
              checked={chosenHere === ids.length}
              indeterminate={chosenHere > 0 && chosenHere < ids.length}
              onCheckedChange={(on) => selection.toggle(ids, on)}
            />
          )
        }
        controls={
          <ListControls
            search={
              <ListSearch
                label={t('adminDashboard.candidates.searchLabel')}
                placeholder={t('adminDashboard.candidates.searchPlaceholder')}
                value={state.search}
                onSearch={(text, options) => onChange({ search: text, page: 1 }, options)}
                busy={query.loading && candidates !== undefined}
                help={{
                  label: t('adminDashboard.candidates.searchHelp.label'),
                  text: t('adminDashboard.candidates.searchHelp.text'),
                }}
              />
            }
            label={t('candidates.filters.label')}
            activeFilters={activeFilters}
            onClear={clear}
          >
            <CandidateFilters value={state} onChange={(patch) => onChange({ ...patch, page: 1 })}>
              {!ofClient && (
                <ClientPicker
                  appearance="chip"
                  label={t('adminDashboard.candidates.clientFilter')}
                  noneLabel={t('adminDashboard.candidates.allClients')}
                  others={[{ id: NO_CLIENT, label: t('adminDashboard.candidates.withoutClient') }]}
                  value={state.client}
                  onChange={(client) => onChange({ client, page: 1 })}
                />
              )}
            </CandidateFilters>
          </ListControls>
        }
      >
        {nodes.length > 0 ? (
          <CandidateRows candidates={nodes} selection={selection} ofClient={ofClient} onView={onView} />
        ) : (
          <EmptyState
            title={t('candidates.none')}
            text={clear ? t('lists.nothingMatches') : undefined}
            action={clear && <Button onClick={clear}>{t('lists.showAll')}</Button>}
          />
        )}
      </PagedList>
      <ChosenCandidates
        selection={selection}
        filter={clear && nodes.length > 0 ? candidateFilter(state) : undefined}
        total={candidates?.totalCount ?? 0}
        onExport={props.onExport}
        offersClient={!ofClient && (state.client === NO_CLIENT || actedOn.some((id) => mayBeAssigned.get(id) ?? true))}
        offersResuming={selection.ids.some((id) => hasEnded.get(id) ?? true)}
      />
    </Card>
  );
}
