import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStateBack, withoutDialog, type CameFrom } from '../../lib/wayBack';
import { forgetCandidateFlow } from '../candidates/candidateCache';
import { DeleteCandidateDialog } from '../candidates/DeleteCandidateDialog';
import { ReopenCandidateDialog } from '../candidates/ReopenCandidateDialog';
import { LoadingDialog } from '../recordDialog/LoadingDialog';

const CandidateDialog = lazy(() => import('../candidates/CandidateDialog/CandidateDialog'));
const CandidateDetailsDialog = lazy(() => import('../candidates/CandidateDetailsDialog/CandidateDetailsDialog'));
const CandidateReviewDialog = lazy(() => import('../clientDashboard/ClientDashboard/CandidateReviewDialog'));
const BulkActionDialog = lazy(() => import('../bulkActions/BulkActionDialog'));
const DatesDialog = lazy(() => import('../admissionFlow/DatesDialog'));

export interface CandidatePageDialogsProps {
  candidateId: string;
  dialog: '' | 'edit' | 'renew' | 'reopen' | 'delete' | 'confirm' | 'dates' | 'client';
  isAdmin: boolean;
  clientName: string;
  /** Asks for a new link and password, above the edit. */
  onAskForRenewal: () => void;
  onRenewalAnswered: () => void;
  onClose: () => void;
}

/** The dialogs above a candidate's page. What was done in one shows on the page once it is closed. */
export function CandidatePageDialogs(props: CandidatePageDialogsProps) {
  const { candidateId, dialog, isAdmin, clientName, onClose } = props;
  const { t } = useTranslation(['flow', 'staff']);
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const { cameFrom } = (useLocation().state ?? {}) as CameFrom;
  const stateBack = useStateBack();
  const close = () => {
    forgetCandidateFlow(cache, candidateId);
    onClose();
  };
  const waiting = (title: string) => <LoadingDialog title={title} onClose={onClose} />;
  switch (dialog) {
    case '':
      return null;
    case 'reopen':
      return <ReopenCandidateDialog candidateId={candidateId} onClose={close} />;
    case 'delete':
      return (
        <DeleteCandidateDialog
          candidateId={candidateId}
          onDeleted={() =>
            void navigate(withoutDialog(cameFrom ?? (isAdmin ? '/admin' : '/client')), {
              replace: true,
              state: stateBack,
            })
          }
          onClose={onClose}
        />
      );
    case 'confirm':
      return (
        <Suspense fallback={waiting(t('staff:candidates.details.title'))}>
          <CandidateReviewDialog candidateId={candidateId} clientName={clientName} onClose={close} />
        </Suspense>
      );
    case 'dates':
      return (
        <Suspense fallback={waiting(t('dates.title'))}>
          <DatesDialog candidateId={candidateId} onClose={close} />
        </Suspense>
      );
    case 'client':
      return (
        <Suspense fallback={waiting(t('bulk.client.title'))}>
          <BulkActionDialog
            kind="client"
            selection={{ candidateIds: [candidateId] }}
            onDone={close}
            onCancel={onClose}
          />
        </Suspense>
      );
    case 'edit':
    case 'renew':
      return (
        <Suspense fallback={waiting(t('staff:candidates.dialog.edit.title'))}>
          {isAdmin ? (
            <CandidateDetailsDialog id={candidateId} mode="edit" onOpen={() => {}} onBack={close} onClose={close} />
          ) : (
            <CandidateDialog
              id={candidateId}
              renewal={{
                asking: dialog === 'renew',
                onAsk: props.onAskForRenewal,
                onAnswered: props.onRenewalAnswered,
              }}
              onClose={close}
            />
          )}
        </Suspense>
      );
  }
}
