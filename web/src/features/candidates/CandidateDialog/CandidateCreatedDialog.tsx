import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { CandidateAccess, type CreatedCandidate } from '../CandidateAccess';

export interface CandidateCreatedDialogProps {
  candidate: CreatedCandidate;
  onClose: () => void;
}

/** Link and password of a new candidate, ready to be copied: that is what comes next. */
export function CandidateCreatedDialog({ candidate, onClose }: CandidateCreatedDialogProps) {
  const { t } = useTranslation('staff');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('candidates.access.created')}
      description={t('candidates.access.text', { name: candidate.name })}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus="">
          {t('candidates.access.done')}
        </Button>
      }
    >
      <CandidateAccess candidate={candidate} password={candidate.accessPassword} />
    </Dialog>
  );
}
