import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { CLIENT_DASHBOARD_PAGE_SIZE, CLIENT_PAGE_SIZES } from '../../../constants';
import { graphql } from '../../../generated/staff';
import { choiceParameter, numberChoiceParameter, textParameter, useUrlState } from '../../../lib/urlState';
import { attentionReasons } from '../../attention/attentionReasons';
import { DashboardTabs, StartingQueue } from '../../attention/DashboardTabs';
import { useDashboardView, viewParameter } from '../../attention/dashboardView';
import { candidateFilter, candidateListParameters } from '../../candidates/candidateListState';
import { DeleteCandidateDialog } from '../../candidates/DeleteCandidateDialog';
import { ReopenCandidateDialog } from '../../candidates/ReopenCandidateDialog';
import { LazyDialog } from '../../lazyLoading/LazyDialog';
import { LazySection } from '../../lazyLoading/LazySection';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { useLiveUpdates } from '../../live/useLiveUpdates';
import { pageQuery } from '../../lists/pageQuery';
import { usePageSize } from '../../lists/usePageSize';
import { StaffShell } from '../../staffShell/StaffShell';
import type { CandidateCardProps } from './CandidateCard';
import { MyCandidates } from './MyCandidates';

const AttentionQueue = lazyComponent(() => import('../../attention/AttentionQueue'));
const CandidateReviewDialog = lazyComponent(() => import('./CandidateReviewDialog'));
const CandidateDialog = lazyComponent(() => import('../../candidates/CandidateDialog/CandidateDialog'));

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
      totalCount
      ...MyCandidates_candidates
    }
  }
`);

const parameters = {
  view: viewParameter,
  ...candidateListParameters,
  /** 0 where the address names none. */
  size: numberChoiceParameter(CLIENT_PAGE_SIZES, 0),
  /** The candidate whom the open dialog is about: an id, or 'new'. */
  candidate: textParameter(),
  /** The group of the queue that the candidate was opened from; '' for the list. */
  reason: choiceParameter(['', ...attentionReasons] as const, ''),
  mode: choiceParameter(['edit', 'view', 'confirm', 'renew', 'reopen', 'delete'] as const, 'edit'),
};

/** 'Painel do Cliente': the client's own candidates. */
export default function ClientDashboard() {
  const { t } = useTranslation('staff');
  const { state, change, open, close } = useUrlState(parameters);
  const onAct = useCallback<CandidateCardProps['onAct']>(
    (id, mode) => open({ candidate: id, mode, reason: '' }),
    [open],
  );
  const closeDialog = () => close({ candidate: '', mode: 'edit', reason: '' });
  const { size, remember } = usePageSize('myCandidates', {
    inAddress: state.size,
    sizes: CLIENT_PAGE_SIZES,
    fallback: CLIENT_DASHBOARD_PAGE_SIZE,
  });
  const variables = { first: size, page: state.page, filter: candidateFilter(state), sort: state.sort };
  const page = useQuery(clientDashboardQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const updates = useLiveUpdates({
    document: clientDashboardQuery,
    variables,
    shown: page.data,
    listOf: ({ candidates }) => ({ list: candidates, count: candidates.totalCount }),
    refetch: () => page.refetch(),
  });
  const { view, counts, retryCounts, total, updates: queueUpdates } = useDashboardView(state);
  const shown = page.data ?? page.previousData;
  // A colleague is greeted by their own name, and confirms in that of the company's contact.
  const ownName = shown?.viewer?.name;
  const name = shown?.viewer?.client?.name ?? ownName;

  const onCreate = shown?.viewer?.viewerCanCreateCandidates
    ? () => open({ candidate: 'new', mode: 'edit' })
    : undefined;

  return (
    <StaffShell>
      <title>{`${t('clientDashboard.title')} · Esteira`}</title>
      <PageHeader
        title={t('clientDashboard.title')}
        subtitle={ownName && t('clientDashboard.greeting', { name: ownName })}
      />
      <DashboardTabs
        view={view}
        total={total}
        listTitle={t('clientDashboard.mine')}
        onChange={(next) => change({ view: next })}
        queue={
          <LazySection fallback={<StartingQueue />}>
            <AttentionQueue
              counts={counts}
              retryCounts={retryCounts}
              updates={queueUpdates}
              isAdmin={false}
              clientId=""
              onCreate={onCreate}
              onOpen={(candidate, mode, reason) => open({ candidate, mode, reason })}
            />
          </LazySection>
        }
        list={
          <MyCandidates
            state={state}
            onChange={change}
            size={size}
            onSizeChange={(next) => {
              remember(next);
              change({ size: next, page: 1 });
            }}
            candidates={shown?.candidates}
            totals={shown?.candidateTotals}
            clientName={name ?? ''}
            query={{ ...pageQuery(page), updates }}
            onCreate={onCreate}
            onAct={onAct}
          />
        }
      />
      {state.candidate && (state.mode === 'edit' || state.mode === 'renew') && (
        <LazyDialog
          title={t(`candidates.dialog.${state.candidate === 'new' ? 'create' : 'edit'}.title`)}
          onClose={closeDialog}
        >
          <CandidateDialog
            id={state.candidate}
            renewal={{
              asking: state.mode === 'renew',
              onAsk: () => open({ mode: 'renew' }),
              onAnswered: () => close({ mode: 'edit' }),
            }}
            onClose={closeDialog}
          />
        </LazyDialog>
      )}
      {state.candidate && (state.mode === 'view' || state.mode === 'confirm') && (
        <LazyDialog title={t('candidates.details.title')} onClose={closeDialog}>
          <CandidateReviewDialog
            candidateId={state.candidate}
            clientName={name ?? ''}
            walk={{
              list: {
                filter: state.reason ? { attention: state.reason } : candidateFilter(state),
                sort: state.sort,
              },
              inQueue: counts?.find(({ reason }) => reason === state.reason)?.count,
              onStep: (candidate) => change({ candidate }, { replace: true }),
            }}
            onClose={closeDialog}
          />
        </LazyDialog>
      )}
      {state.candidate && state.mode === 'reopen' && (
        <ReopenCandidateDialog candidateId={state.candidate} onClose={closeDialog} />
      )}
      {state.candidate && state.mode === 'delete' && (
        <DeleteCandidateDialog candidateId={state.candidate} onClose={closeDialog} />
      )}
    </StaffShell>
  );
}
