import SortIcon from 'lucide-react/icons/arrow-down-up';
import PlusIcon from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { FilterChip } from '../../../components/FilterChip/FilterChip';
import { ADMIN_CLIENTS_PAGE_SIZE } from '../../../constants';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { noCandidateFilters } from '../../candidates/candidateListState';
import { ListControls } from '../../lists/ListControls';
import { PagedList } from '../../lists/PagedList';
import { ListHeader } from '../../lists/ListHeader';
import { ListSearch } from '../../lists/ListSearch';
import type { PageQuery } from '../../lists/pageQuery';
import { activeChoices, clientSorts, type AdminCandidatesState, type ClientListState } from './adminListState';
import { ClientRow } from './ClientRow';
import { ListPager } from './ListPager';
import { PlainList } from '../../../components/PlainList/PlainList';

export const ClientsCard_clients = graphql(`
  fragment ClientsCard_clients on ClientConnection {
    totalCount
    pageCursors {
      totalPages
    }
    edges {
      node {
        id
        ...ClientRow_client
      }
    }
  }
`);

export interface ClientsCardProps {
  state: ClientListState;
  onChange: (
    patch: Partial<ClientListState & AdminCandidatesState & { view: 'list' }>,
    options?: { replace?: boolean },
  ) => void;
  clients: FragmentType<typeof ClientsCard_clients> | undefined;
  query: PageQuery;
  /** Absent where the viewer may not create clients. */
  onCreate: (() => void) | undefined;
  onEdit: (id: string) => void;
}

/** The card of clients. */
export function ClientsCard(props: ClientsCardProps) {
  const { state, onChange, query, onCreate } = props;
  const { t } = useTranslation('staff');
  const clients = readFragment(ClientsCard_clients, props.clients);

  const clear =
    state.clientActive || state.clientSearch
      ? () => onChange({ clientActive: '', clientSearch: '', clientPage: 1 })
      : undefined;

  return (
    <Card $padding="small" aria-busy={query.loading || undefined} aria-labelledby="clients-card">
      <ListHeader
        titleId="clients-card"
        title={t('adminDashboard.clients.title')}
        actions={
          onCreate && (
            <Button variant="primary" size="small" icon={<PlusIcon size={16} aria-hidden />} onClick={onCreate}>
              {t('adminDashboard.clients.new')}
            </Button>
          )
        }
      />
      <PagedList
        list={clients}
        query={query}
        page={state.clientPage}
        onPageChange={(clientPage, options) => onChange({ clientPage }, options)}
        showing={(values) => t('adminDashboard.clients.showing', values)}
        failure={{ title: t('clients.loadFailed.title'), text: t('clients.loadFailed.text') }}
        skeletonRows={ADMIN_CLIENTS_PAGE_SIZE}
        pager={(pages) => <ListPager {...pages} label={t('adminDashboard.clients.pager')} />}
        controls={
          <ListControls
            search={
              <ListSearch
                label={t('adminDashboard.clients.searchLabel')}
                placeholder={t('adminDashboard.clients.searchPlaceholder')}
                value={state.clientSearch}
                onSearch={(text, options) => onChange({ clientSearch: text, clientPage: 1 }, options)}
                busy={query.loading && clients !== undefined}
              />
            }
            label={t('adminDashboard.clients.filters')}
            activeFilters={state.clientActive ? 1 : 0}
            onClear={clear}
          >
            <FilterChip
              label={t('adminDashboard.clients.status.label')}
              value={state.clientActive}
              onChange={(clientActive) => onChange({ clientActive, clientPage: 1 })}
              options={activeChoices.map((value) => ({
                value,
                label: t(`adminDashboard.clients.status.${value || 'all'}`),
              }))}
            />
            <FilterChip
              plain
              icon={<SortIcon size={14} aria-hidden />}
              label={t('adminDashboard.clients.sort.label')}
              value={state.clientSort}
              onChange={(clientSort) => onChange({ clientSort, clientPage: 1 })}
              options={clientSorts.map((value) => ({ value, label: t(`adminDashboard.clients.sort.${value}`) }))}
            />
          </ListControls>
        }
      >
        <ClientList {...props} onClear={clear} />
      </PagedList>
    </Card>
  );
}

function ClientList({
  clients: ref,
  onEdit,
  onChange,
  onClear,
}: ClientsCardProps & { onClear: (() => void) | undefined }) {
  const { t } = useTranslation('staff');
  const clients = readFragment(ClientsCard_clients, ref);
  if (!clients) return null;
  if (clients.edges.length === 0) {
    return (
      <EmptyState
        title={t('adminDashboard.clients.none')}
        text={onClear ? t('lists.nothingMatches') : undefined}
        action={onClear && <Button onClick={onClear}>{t('lists.showAll')}</Button>}
      />
    );
  }
  return (
    <PlainList aria-label={t('adminDashboard.clients.title')}>
      {clients.edges.map(({ node }) => (
        <ClientRow
          key={node.id}
          client={node}
          onEdit={onEdit}
          // Where the queue is open by its own tab, the address keeps it so until the list is asked for by name. All of the
          // client's candidates were counted: a search of before might find none of them.
          onShowCandidates={(client) => onChange({ ...noCandidateFilters, view: 'list', client })}
        />
      ))}
    </PlainList>
  );
}
