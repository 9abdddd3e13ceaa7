import ExportIcon from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Card, CardHeader } from '../../../components/Card/Card';
import { ADMIN_CANDIDATES_PAGE_SIZE } from '../../../constants';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { useKeptFocus } from '../../../lib/useKeptFocus';
import { CandidateFilters } from '../../candidates/CandidateFilters';
import type { CandidateListState } from '../../candidates/candidateListState';
import type { Selection } from '../../candidates/candidateSelection';
import { ClientPicker } from '../../clients/ClientPicker/ClientPicker';
import { ListFrame } from '../../lists/ListFrame';
import { ListSearch } from '../../lists/ListSearch';
import type { PageQuery } from '../../lists/pageQuery';
import { CandidateRows } from './CandidateRows';
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
        ...CandidateRow_candidate
      }
    }
  }
`);

type State = CandidateListState & { client: string };

export interface CandidatesCardProps {
  state: State;
  onChange: (patch: Partial<State>, options?: { replace?: boolean }) => void;
  candidates: FragmentType<typeof CandidatesCard_candidates> | undefined;
  query: PageQuery;
  selection: Selection;
  onView: (id: string) => void;
  /** Absent where the viewer may not export. */
  onExport: (() => void) | undefined;
}

/** The card 'Todos os Candidatos'. */
export function CandidatesCard(props: CandidatesCardProps) {
  const { state, onChange, query, selection, onView, onExport } = props;
  const { t, i18n } = useTranslation('staff');
  const keptFocus = useKeptFocus<HTMLElement>();
  const candidates = readFragment(CandidatesCard_candidates, props.candidates);
  const chosen = selection.ids.length;

  return (
    <Card {...keptFocus} aria-busy={query.loading || undefined} aria-labelledby="candidates-card">
      <CardHeader
        titleId="candidates-card"
        title={t('adminDashboard.candidates.title')}
        actions={
          chosen > 0 && (
            <>
              <Button size="small" variant="ghost" onClick={selection.clear}>
                {t('adminDashboard.candidates.clearSelection')}
              </Button>
              {onExport && (
                <Button size="small" variant="primary" icon={<ExportIcon size={16} aria-hidden />} onClick={onExport}>
                  {t('adminDashboard.candidates.export', {
                    total: new Intl.NumberFormat(i18n.language).format(chosen),
                  })}
                </Button>
              )}
            </>
          )
        }
      />
      <ListFrame
        list={candidates}
        query={query}
        page={state.page}
        onPageChange={(page, options) => onChange({ page }, options)}
        showing={(values) => t('adminDashboard.candidates.showing', values)}
        failure={{ title: t('candidates.loadFailed.title'), text: t('candidates.loadFailed.text') }}
        skeletonRows={ADMIN_CANDIDATES_PAGE_SIZE}
        pager={(pages) => <ListPager {...pages} label={t('adminDashboard.candidates.pager')} />}
        controls={
          <>
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
            <CandidateFilters value={state} onChange={(patch) => onChange({ ...patch, page: 1 })}>
              <ClientPicker
                label={t('adminDashboard.candidates.clientFilter')}
                noneLabel={t('adminDashboard.candidates.allClients')}
                value={state.client}
                onChange={(client) => onChange({ client, page: 1 })}
              />
            </CandidateFilters>
          </>
        }
      >
        {candidates && (
          <CandidateRows candidates={candidates.edges.map(({ node }) => node)} selection={selection} onView={onView} />
        )}
      </ListFrame>
    </Card>
  );
}
