import { useQuery } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AppShell } from '../../../components/AppShell/AppShell';
import { Stack } from '../../../components/Layout/Layout';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { ADMIN_CANDIDATES_PAGE_SIZE, ADMIN_CLIENTS_PAGE_SIZE } from '../../../constants';
import { graphql } from '../../../generated/staff';
import { useViewer } from '../../../session/useSession';
import { useUrlState } from '../../../lib/urlState';
import { candidateFilter } from '../../candidates/candidateListState';
import { useCandidateSelection } from '../../candidates/candidateSelection';
import { pageQuery } from '../../lists/pageQuery';
import { AccountMenu } from '../../identity/AccountMenu/AccountMenu';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import { adminParameters } from './adminListState';
import { CandidatesCard } from './CandidatesCard';
import { ClientsCard } from './ClientsCard';
import { Lists } from './dashboardLayout';
import { SettingsBanner } from './SettingsBanner';
import { SummaryCards } from './SummaryCards';

const ClientDialog = lazy(() => import('../../clients/ClientDialog/ClientDialog'));
const CandidateDetailsDialog = lazy(() => import('../../candidates/CandidateDetailsDialog/CandidateDetailsDialog'));
const ExportDialog = lazy(() => import('../../exports/ExportDialog/ExportDialog'));

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

const candidatesQuery = graphql(`
  query AdminCandidates($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {
    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {
      totalCount
      ...SummaryCards_page
      ...CandidatesCard_candidates
    }
  }
`);

/** 'Painel Administrativo': clients and all candidates. */
export default function AdminDashboard() {
  const { t } = useTranslation('staff');
  const viewer = useViewer();
  const rights = viewer?.kind === 'user' ? viewer : null;
  const { state, change, open, close } = useUrlState(adminParameters);
  const selection = useCandidateSelection();
  const filter = candidateFilter(state);

  const options = { fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true } as const;
  const summary = useQuery(summaryQuery, { fetchPolicy: 'cache-and-network' });
  const clients = useQuery(clientsQuery, {
    ...options,
    variables: {
      first: ADMIN_CLIENTS_PAGE_SIZE,
      page: state.clientPage,
      search: state.clientSearch || null,
      active: state.clientActive === '' ? null : state.clientActive === 'yes',
      sort: state.clientSort,
    },
  });
  const candidates = useQuery(candidatesQuery, {
    ...options,
    variables: { first: ADMIN_CANDIDATES_PAGE_SIZE, page: state.page, filter, sort: state.sort },
  });
  const totals = summary.data ?? summary.previousData;
  const clientList = (clients.data ?? clients.previousData)?.clients;
  const candidateList = (candidates.data ?? candidates.previousData)?.candidates;

  // without data for what is asked now, the cards must not count the page before
  const pageFailed = pageQuery(candidates).failed;

  const closeClient = () => close({ clientDialog: '', clientMode: 'edit' });
  // an edit lies above the details that it was opened from; closing it by its button closes both
  const closeCandidate = () => close({ candidate: '', mode: 'view' }, state.mode === 'edit' ? 2 : 1);
  const closeExport = () => close({ dialog: '' });

  return (
    <AppShell home="/admin" userMenu={<AccountMenu />}>
      <title>{`${t('adminDashboard.title')} · Esteira`}</title>
      <PageHeader title={t('adminDashboard.title')} subtitle={t('adminDashboard.subtitle')} />
      <Stack $gap={6}>
        {(rights?.viewerCanManageFields || rights?.viewerCanExport) && (
          <SettingsBanner fields={rights.viewerCanManageFields} templates={rights.viewerCanExport} />
        )}
        <SummaryCards
          clientCount={totals?.allClients.totalCount}
          totals={totals?.candidateTotals}
          candidates={pageFailed ? undefined : candidateList}
          failed={Boolean(summary.error)}
          pageFailed={pageFailed}
        />
        <Lists>
          <ClientsCard
            state={state}
            onChange={change}
            clients={clientList}
            query={pageQuery(clients)}
            onCreate={
              rights?.viewerCanManageClients ? () => open({ clientDialog: 'new', clientMode: 'edit' }) : undefined
            }
            onEdit={(id) => open({ clientDialog: id, clientMode: 'edit' })}
          />
          <CandidatesCard
            state={state}
            onChange={change}
            candidates={candidateList}
            query={pageQuery(candidates)}
            selection={selection}
            onView={(id) => open({ candidate: id, mode: 'view' })}
            onExport={rights?.viewerCanExport ? () => open({ dialog: 'export' }) : undefined}
          />
        </Lists>
      </Stack>
      {state.clientDialog && (
        <Suspense
          fallback={
            <LoadingDialog
              title={t(state.clientDialog === 'new' ? 'clients.dialog.createTitle' : 'clients.dialog.editTitle')}
              onClose={closeClient}
            />
          }
        >
          <ClientDialog
            id={state.clientDialog}
            deleting={state.clientMode === 'delete'}
            onDelete={() => open({ clientMode: 'delete' })}
            onKeep={() => close({ clientMode: 'edit' })}
            onDeleted={() => close({ clientDialog: '', clientMode: 'edit' }, 2)}
            onClose={closeClient}
          />
        </Suspense>
      )}
      {state.candidate && (
        <Suspense fallback={<LoadingDialog title={t('candidates.details.title')} onClose={closeCandidate} />}>
          <CandidateDetailsDialog
            id={state.candidate}
            mode={state.mode}
            onOpen={(mode) => open({ mode })}
            onBack={() => close({ mode: 'view' })}
            onClose={closeCandidate}
          />
        </Suspense>
      )}
      {state.dialog === 'export' && candidateList && (
        <Suspense
          fallback={
            <LoadingDialog title={t('adminDashboard.candidates.exportTitle')} size="extraLarge" onClose={closeExport} />
          }
        >
          <ExportDialog
            onClose={closeExport}
            candidateIds={[...selection.ids]}
            filter={filter}
            sort={state.sort}
            totalMatching={candidateList.totalCount}
            templateId={state.template}
          />
        </Suspense>
      )}
    </AppShell>
  );
}
