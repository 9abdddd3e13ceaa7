import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppShell } from '../../../components/AppShell/AppShell';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { CLIENT_DASHBOARD_PAGE_SIZE, CLIENT_DASHBOARD_PAGE_SIZES } from '../../../constants';
import { graphql } from '../../../generated/staff';
import { numberChoiceParameter, textParameter, useUrlState } from '../../../lib/urlState';
import { candidateFilter, candidateListParameters } from '../../candidates/candidateListState';
import { ReopenCandidateDialog } from '../../candidates/ReopenCandidateDialog';
import { useDeleteCandidate } from '../../candidates/useDeleteCandidate';
import { pageQuery } from '../../lists/pageQuery';
import { AccountMenu } from '../../identity/AccountMenu/AccountMenu';
import { ActionDialog } from '../../recordDialog/ActionDialog';
import { MyCandidates } from './MyCandidates';

const CandidateDialog = lazy(() => import('../../candidates/CandidateDialog/CandidateDialog'));

const clientDashboardQuery = graphql(`
  query ClientDashboard($first: Int!, $page: Int!, $filter: CandidateFilter!, $sort: CandidateSort!) {
    viewer {
      id
      name
      viewerCanCreateCandidates
      client {
        id
        name
      }
    }
    candidateTotals {
      total
      ...MyCandidates_totals
    }
    candidates(first: $first, page: $page, filter: $filter, sort: $sort) {
      ...MyCandidates_candidates
    }
  }
`);

const parameters = {
  ...candidateListParameters,
  size: numberChoiceParameter(CLIENT_DASHBOARD_PAGE_SIZES, CLIENT_DASHBOARD_PAGE_SIZE),
  /** The open candidate modal: an id, or 'new'. */
  candidate: textParameter(),
};

/** 'Painel do Cliente' (spec section 2): the client's own candidates. */
export default function ClientDashboard() {
  const { t } = useTranslation('staff');
  const { state, change, open, close } = useUrlState(parameters);
  const edit = useCallback((id: string) => open({ candidate: id }), [open]);
  const [reopening, setReopening] = useState('');
  const deleteCandidate = useDeleteCandidate();
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const page = useQuery(clientDashboardQuery, {
    variables: { first: state.size, page: state.page, filter: candidateFilter(state), sort: state.sort },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const shown = page.data ?? page.previousData;
  const name = shown?.viewer?.client?.name ?? shown?.viewer?.name;

  return (
    <AppShell home="/client" userMenu={<AccountMenu />}>
      <PageHeader title={t('clientDashboard.title')} subtitle={name && t('clientDashboard.greeting', { name })} />
      <MyCandidates
        state={state}
        onChange={change}
        candidates={shown?.candidates}
        totals={shown?.candidateTotals}
        clientName={name ?? ''}
        query={pageQuery(page)}
        onCreate={shown?.viewer?.viewerCanCreateCandidates ? () => open({ candidate: 'new' }) : undefined}
        onEdit={edit}
        onReopen={setReopening}
        onDelete={setDeleting}
      />
      {state.candidate && (
        <Suspense fallback={null}>
          <CandidateDialog id={state.candidate} onClose={() => close({ candidate: '' })} />
        </Suspense>
      )}
      {reopening && <ReopenCandidateDialog candidateId={reopening} onClose={() => setReopening('')} />}
      {deleting && (
        <ActionDialog
          text={(part) => t(`candidates.delete.${part}`, { name: deleting.name })}
          run={() => deleteCandidate(deleting.id)}
          onDone={() => setDeleting(null)}
          onCancel={() => setDeleting(null)}
        />
      )}
    </AppShell>
  );
}
