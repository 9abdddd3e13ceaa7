import SendIcon from 'lucide-react/icons/send';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { CopyButton } from '../../../components/CopyButton/CopyButton';
import { Inline } from '../../../components/Layout/Layout';
import { toast } from '../../../components/Toast/toast';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { LINK_MAX_CHARACTERS } from '../../../constants';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { cut } from '../../../lib/cut';
import { color, fontFamily, radius, space, typeset } from '../../../theme/tokens';
import { candidateLink } from '../../candidates/candidateLink';
import { useSendAccessLink } from '../../candidates/useSendAccessLink';

export const CandidateLink_candidate = graphql(`
  fragment CandidateLink_candidate on Candidate {
    id
    name
    email
    accessToken
  }
`);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
`;

const Address = styled.code`
  flex: 1 1 14rem;
  min-width: 0;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  ${typeset('small')}
  font-family: ${fontFamily.mono};
  overflow-wrap: anywhere;
`;

/** The candidate's link, cut for the eye but copied whole, with 'Copy' and 'Enviar'. */
export function CandidateLink({ candidate }: { candidate: FragmentType<typeof CandidateLink_candidate> }) {
  const { t } = useTranslation('staff');
  const { sendAccessLink, busy } = useSendAccessLink();
  const { id, name, email, accessToken } = readFragment(CandidateLink_candidate, candidate);
  if (!accessToken) return null;
  const link = candidateLink(accessToken);
  return (
    <Row>
      <Address title={link}>{cut(link, LINK_MAX_CHARACTERS)}</Address>
      <Inline $gap={2}>
        <CopyButton
          text={link}
          label={t('copy.copy')}
          whose={t('candidates.send.whose', { name })}
          onCopied={() => toast.success({ title: t('copy.linkCopied') })}
        />
        <Button
          size="small"
          icon={<SendIcon size={15} aria-hidden />}
          busy={busy}
          onClick={() => void sendAccessLink({ id, email, link })}
        >
          {t('candidates.send.action')} <VisuallyHidden>{t('candidates.send.whose', { name })}</VisuallyHidden>
        </Button>
      </Inline>
    </Row>
  );
}
