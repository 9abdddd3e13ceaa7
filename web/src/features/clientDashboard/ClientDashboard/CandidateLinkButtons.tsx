import SendIcon from 'lucide-react/icons/send';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { toast } from '../../../components/Toast/toast';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { candidateLink } from '../../candidates/candidateLink';
import { useSendAccessLink } from '../../candidates/useSendAccessLink';

export const CandidateLinkButtons_candidate = graphql(`
  fragment CandidateLinkButtons_candidate on Candidate {
    id
    name
    email
    accessToken
    ending {
      reason
    }
  }
`);

/** 'Copy' and 'Enviar' of a candidate's link; nothing where there is no link, and no 'Enviar' once the admission has ended. */
export function CandidateLinkButtons({
  candidate,
}: {
  candidate: FragmentType<typeof CandidateLinkButtons_candidate>;
}) {
  const { t } = useTranslation('staff');
  const { sendAccessLink, busy } = useSendAccessLink();
  const { id, name, email, accessToken, ending } = readFragment(CandidateLinkButtons_candidate, candidate);
  if (!accessToken) return null;
  const link = candidateLink(accessToken);
  const whose = t('candidates.send.whose', { name });
  return (
    <>
      <CopyButton
        text={link}
        label={t('copy.copy')}
        whose={whose}
        onCopied={() => toast.success({ title: t('copy.linkCopied') })}
      />
      {!ending && (
        <Button
          size="small"
          icon={<SendIcon size={15} aria-hidden />}
          busy={busy}
          onClick={() => void sendAccessLink({ id, to: email, link })}
        >
          {t('candidates.send.action')} <VisuallyHidden>{whose}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
