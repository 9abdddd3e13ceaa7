import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { evictCandidate } from '../candidates/candidateCache';
import { DeleteCandidateDialog } from '../candidates/DeleteCandidateDialog';
import { ReopenCandidateDialog } from '../candidates/ReopenCandidateDialog';
import { LazyDialog } from '../lazyLoading/LazyDialog';
import { lazyComponent } from '../lazyLoading/loadChunk';

const CandidateDialog = lazyComponent(() => import('../candidates/CandidateDialog/CandidateDialog'));
const CandidateDetailsDialog = lazyComponent(
  () => import('../candidates/CandidateDetailsDialog/CandidateDetailsDialog'),
);
const CandidateReviewDialog = lazyComponent(() => import('../clientDashboard/ClientDashboard/CandidateReviewDialog'));
const BulkActionDialog = lazyComponent(() => import('../bulkActions/BulkActionDialog'));
const EndAdmissionDialog = lazyComponent(() => import('../admissionFlow/EndAdmissionDialog'));
const DatesDialog = lazyComponent(() => import('../admissionFlow/DatesDialog'));

export interface CandidatePageDialogsProps {
  candidateId: string;
  dialog: '' | 'edit' | 'renew' | 'reopen' | 'end' | 'delete' | 'confirm' | 'dates' | 'client';
  isAdmin: boolean;
  clientName: string;
  candidateName: string;
  /** Asks for a new link and password, above the edit. */
  onAskForRenewal: () => void;
  onRenewalAnswered: () => void;
  /** Called once the candidate is gone. */
  onDeleted: () => void;
  onClose: () => void;
}

/** The dialogs above a candidate's page. What was done in one shows on the page once it is closed. */
export function CandidatePageDialogs(props: CandidatePageDialogsProps) {
  const { candidateId, dialog, isAdmin, clientName, onClose } = props;
  const { t } = useTranslation(['flow', 'staff']);
  const { cache } = useApolloClient();
  const close = () => {
    evictCandidate(cache, candidateId);
    onClose();
  };
  switch (dialog) {
    case '':
      return null;
    case 'reopen':
      return <ReopenCandidateDialog candidateId={candidateId} onClose={close} />;
    case 'end':
      return (
        <LazyDialog title={t('ending.open')} onClose={onClose}>
          <EndAdmissionDialog candidateId={candidateId} name={props.candidateName} onClose={onClose} />
        </LazyDialog>
      );
    case 'delete':
      return <DeleteCandidateDialog candidateId={candidateId} onDeleted={props.onDeleted} onClose={onClose} />;
    case 'confirm':
      return (
        <LazyDialog title={t('staff:candidates.details.title')} onClose={onClose}>
          <CandidateReviewDialog candidateId={candidateId} clientName={clientName} onClose={close} />
        </LazyDialog>
      );
    case 'dates':
      return (
        <LazyDialog title={t('dates.title')} onClose={onClose}>
          <DatesDialog candidateId={candidateId} onClose={close} />
        </LazyDialog>
      );
    case 'client':
      return (
        <LazyDialog title={t('bulk.client.title')} onClose={onClose}>
          <BulkActionDialog
            kind="client"
            selection={{ candidateIds: [candidateId] }}
            onDone={close}
            onCancel={onClose}
          />
        </LazyDialog>
      );
    case 'edit':
    case 'renew':
      return (
        <LazyDialog title={t('staff:candidates.dialog.edit.title')} onClose={onClose}>
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
        </LazyDialog>
      );
  }
}
