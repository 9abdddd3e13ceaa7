import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { ADMIN_CLIENTS_PAGE_SIZE } from '../../../constants';
import { graphql } from '../../../generated/staff';
import { useUrlState } from '../../../lib/urlState';
import { DashboardTabs, StartingQueue } from '../../attention/DashboardTabs';
import { useDashboardView } from '../../attention/dashboardView';
import { LazySection } from '../../lazyLoading/LazySection';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { pageQuery } from '../../lists/pageQuery';
import { StaffShell } from '../../staffShell/StaffShell';
import { AdminDialogs } from './AdminDialogs';
import { adminParameters } from './adminListState';
import { CandidatesCard } from './CandidatesCard';
import { ClientsCard } from './ClientsCard';
import { Lists } from './dashboardLayout';
import { SummaryCards } from './SummaryCards';
import { useAdminCandidates } from './useAdminCandidates';

const AttentionQueue = lazyComponent(() => import('../../attention/AttentionQueue'));

/* Three operations and not one: paging, searching or filtering a card asks only for that card's list. */
const summaryQuery = graphql(`
  query AdminSummary {
    allClients: clients(first: 1) {
      totalCount
    }
    candidateTotals {
      ...SummaryCards_totals
    }
  }
`);

const clientsQuery = graphql(`
  query AdminClients($first: Int!, $page: Int!, $search: String, $active: Boolean, $sort: ClientSort!) {
    clients(first: $first, page: $page, search: $search, active: $active, sort: $sort) {
      ...ClientsCard_clients
    }
  }
`);

/** 'Painel Administrativo': clients and all candidates. */
export default function AdminDashboard() {
  const { t } = useTranslation('staff');
  const url = useUrlState(adminParameters);
  const { state, change, open } = url;
  const { rights, list, query, card, dialogs } = useAdminCandidates(url, state);
  const summary = useQuery(summaryQuery, { fetchPolicy: 'cache-and-network' });
  const clients = useQuery(clientsQuery, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    variables: {
      first: ADMIN_CLIENTS_PAGE_SIZE,
      page: state.clientPage,
      search: state.clientSearch || null,
      active: state.clientActive === '' ? null : state.clientActive === 'yes',
      sort: state.clientSort,
    },
  });
  const { view, counts, retryCounts, total, clientId, updates: queueUpdates } = useDashboardView(state);
  const totals = summary.data ?? summary.previousData;

  return (
    <StaffShell>
      <title>{`${t('adminDashboard.title')} · Esteira`}</title>
      <PageHeader
        title={t('adminDashboard.title')}
        subtitle={t('adminDashboard.subtitle')}
        aside={
          <SummaryCards
            clientCount={totals?.allClients.totalCount}
            totals={totals?.candidateTotals}
            // Without data for what is asked now, the cards must not count the page before.
            candidates={query.failed ? undefined : list}
            isListShown={view !== 'attention'}
            failed={Boolean(summary.error)}
            pageFailed={query.failed}
          />
        }
      />
      <Lists>
        <DashboardTabs
          view={view}
          total={total}
          listTitle={t('adminDashboard.candidates.title')}
          onChange={(next) => change({ view: next })}
          queue={
            <LazySection fallback={<StartingQueue />}>
              <AttentionQueue
                isAdmin
                clientId={clientId}
                onClient={(client) => change({ client, page: 1, view: 'attention' })}
                counts={counts}
                retryCounts={retryCounts}
                updates={queueUpdates}
                onCreate={card.onCreate}
                onExport={card.onExport}
                onOpen={(id) => open({ candidate: id, mode: 'reopen' })}
              />
            </LazySection>
          }
          list={<CandidatesCard {...card} title={t('adminDashboard.candidates.title')} />}
        />
        <ClientsCard
          state={state}
          onChange={change}
          clients={(clients.data ?? clients.previousData)?.clients}
          query={pageQuery(clients)}
          onCreate={
            rights?.viewerCanManageClients ? () => open({ clientDialog: 'new', clientMode: 'edit' }) : undefined
          }
          onEdit={(id) => open({ clientDialog: id, clientMode: 'edit' })}
        />
      </Lists>
      <AdminDialogs {...dialogs} />
    </StaffShell>
  );
}
