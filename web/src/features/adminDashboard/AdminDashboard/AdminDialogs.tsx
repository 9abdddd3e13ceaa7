import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateFilter, CandidateSort } from '../../../generated/staff/graphql';
import type { UrlState } from '../../../lib/urlState';
import type { CandidateDetailsMode } from '../../candidates/candidateListState';
import type { Selection } from '../../candidates/candidateSelection';
import type { PageQuery } from '../../lists/pageQuery';
import { LazyDialog } from '../../lazyLoading/LazyDialog';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import { CandidateSteps } from './CandidateSteps';
import type { Neighbours, Step } from './neighbours';

const ClientDialog = lazyComponent(() => import('../../clients/ClientDialog/ClientDialog'));
const CandidateDialog = lazyComponent(() => import('../../candidates/CandidateDialog/CandidateDialog'));
const CandidateDetailsDialog = lazyComponent(
  () => import('../../candidates/CandidateDetailsDialog/CandidateDetailsDialog'),
);
const ExportDialog = lazyComponent(() => import('../../exports/ExportDialog/ExportDialog'));

/** What the address of either screen says of its dialogs. */
export interface DialogState {
  page: number;
  clientDialog: string;
  clientMode: 'edit' | 'delete';
  candidate: string;
  mode: CandidateDetailsMode;
  dialog: '' | 'export' | 'candidate';
  template: string;
}

export interface AdminDialogsProps {
  url: Pick<UrlState<DialogState>, 'change' | 'open' | 'close'> & { state: DialogState };
  /** How the list behind the dialogs is loaded. */
  query: Pick<PageQuery, 'failed' | 'retry' | 'stale'>;
  neighbours: Neighbours;
  selection: Selection;
  filter: CandidateFilter;
  sort: CandidateSort;
  /** Undefined until the list is there. */
  totalMatching: number | undefined;
  /** The client that a new candidate is proposed for; '' for none. */
  clientId: string;
  /** Called once a client is gone; absent where the list behind the dialog goes on without it. */
  onClientDeleted?: () => void;
}

/** The dialogs above the administrator's lists, as the address opens them. */
export function AdminDialogs({ url, query, neighbours, totalMatching, ...props }: AdminDialogsProps) {
  const { t } = useTranslation('staff');
  const { state, change, open, close } = url;
  const closeClient = () => close({ clientDialog: '', clientMode: 'edit' });
  // An edit lies above the details that it was opened from; closing it by its button closes both.
  const closeCandidate = () => close({ candidate: '', mode: 'view' }, state.mode === 'edit' ? 2 : 1);
  const closeOther = () => close({ dialog: '' });
  const failed = query.failed ? t('candidates.loadFailed.title') : undefined;

  /** The details that are shown until those of another page are known. */
  const [shown, setShown] = useState(neighbours.id || null);
  if (neighbours.id !== null && (neighbours.id || null) !== shown) setShown(neighbours.id || null);
  /** The page did not come, or is empty by now: who is shown is no part of it. */
  const isLost = neighbours.id === null && totalMatching !== undefined && !query.stale;
  const isEmpty = totalMatching === 0 || (isLost && !failed);
  // A step takes the place of the one before in the history, so that 'back' leads to the list.
  const step = (to: Step) => change(to, { replace: true });
  const arrived = neighbours.id !== null && neighbours.id !== state.candidate ? neighbours.id : null;
  const nameInAddress = useEffectEvent((candidate: string) => change({ candidate }, { replace: true }));
  useEffect(() => {
    if (arrived !== null) nameInAddress(arrived);
  }, [arrived]);

  return (
    <>
      {state.clientDialog && (
        <LazyDialog
          title={t(state.clientDialog === 'new' ? 'clients.dialog.createTitle' : 'clients.dialog.editTitle')}
          onClose={closeClient}
        >
          <ClientDialog
            id={state.clientDialog}
            deleting={state.clientMode === 'delete'}
            onDelete={() => open({ clientMode: 'delete' })}
            onKeep={() => close({ clientMode: 'edit' })}
            onDeleted={() => {
              props.onClientDeleted?.();
              close({ clientDialog: '', clientMode: 'edit' }, 2);
            }}
            onClose={closeClient}
          />
        </LazyDialog>
      )}
      {state.candidate && (
        <LazyDialog title={t('candidates.details.title')} onClose={closeCandidate}>
          {shown === null || isLost ? (
            <LoadingDialog
              title={t('candidates.details.title')}
              failed={failed}
              missing={isEmpty ? t('candidates.dialog.missing') : undefined}
              onRetry={query.retry}
              onClose={closeCandidate}
            />
          ) : (
            <CandidateDetailsDialog
              id={shown}
              mode={state.mode}
              arriving={neighbours.id === null}
              steps={<CandidateSteps neighbours={neighbours} onStep={step} />}
              onOpen={(mode) => open({ mode })}
              onBack={() => close({ mode: 'view' })}
              onClose={closeCandidate}
            />
          )}
        </LazyDialog>
      )}
      {state.dialog === 'candidate' && (
        <LazyDialog title={t('candidates.dialog.create.title')} onClose={closeOther}>
          <CandidateDialog id="new" forClient={props.clientId} onClose={closeOther} />
        </LazyDialog>
      )}
      {state.dialog === 'export' && (
        <LazyDialog title={t('adminDashboard.candidates.exportTitle')} size="extraLarge" onClose={closeOther}>
          {totalMatching === undefined ? (
            <LoadingDialog
              title={t('adminDashboard.candidates.exportTitle')}
              size="extraLarge"
              failed={failed}
              onRetry={query.retry}
              onClose={closeOther}
            />
          ) : (
            <ExportDialog
              onClose={closeOther}
              candidateIds={[...props.selection.ids]}
              filter={props.filter}
              sort={props.sort}
              totalMatching={totalMatching}
              templateId={state.template}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
