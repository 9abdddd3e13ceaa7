import SendIcon from 'lucide-react/icons/send';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { readFragment } from '../../../generated/staff';
import { useCanMail } from '../../../session/useSession';
import { CandidateAccess, CandidateAccess_candidate, type CreatedCandidate } from '../CandidateAccess';
import { candidateLink } from '../candidateLink';
import { useSendAccessLink } from '../useSendAccessLink';

export interface CandidateCreatedDialogProps {
  candidate: CreatedCandidate;
  onClose: () => void;
}

/** Link and password of a new candidate, ready to be mailed or copied: that is what comes next. */
export function CandidateCreatedDialog({ candidate, onClose }: CandidateCreatedDialogProps) {
  const { t } = useTranslation('staff');
  const canMail = useCanMail();
  const { sendAccessLink, busy } = useSendAccessLink();
  const { name, accessPassword } = candidate;
  const { id, accessToken } = readFragment(CandidateAccess_candidate, candidate);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('candidates.access.created')}
      description={t('candidates.access.text', { name })}
      footer={
        <>
          {canMail && accessToken && (
            <Button
              icon={<SendIcon size={16} aria-hidden />}
              busy={busy}
              onClick={() => void sendAccessLink({ id, to: name, link: candidateLink(accessToken) })}
            >
              {t('candidates.send.byMail')}
            </Button>
          )}
          <Button variant="primary" onClick={onClose} data-autofocus="">
            {t('candidates.access.done')}
          </Button>
        </>
      }
    >
      <CandidateAccess candidate={candidate} password={accessPassword} />
    </Dialog>
  );
}
