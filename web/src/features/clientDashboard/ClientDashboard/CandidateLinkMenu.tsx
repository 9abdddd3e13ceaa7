import SendIcon from 'lucide-react/icons/send';
import * as RadixPopover from 'radix-ui/popover';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../../components/icons';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { LINK_MAX_CHARACTERS } from '../../../constants';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { cut } from '../../../lib/cut';
import {
  color,
  focusRing,
  fontFamily,
  media,
  radius,
  shadow,
  space,
  touchTarget,
  typeset,
  zIndex,
} from '../../../theme/tokens';
import { candidateLink } from '../../candidates/candidateLink';
import { CandidateLink } from './CandidateLink';
import { roomy } from './cardLayout';

export const CandidateLinkMenu_candidate = graphql(`
  fragment CandidateLinkMenu_candidate on Candidate {
    id
    name
    accessToken
    ...CandidateLink_candidate
  }
`);

const Trigger = styled(RadixPopover.Trigger)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 36px;
  max-width: 100%;
  min-height: 32px;
  padding: 0 ${space[2]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.textMuted};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
      color: ${color.text};
    }
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }

  ${media.touch} {
    min-width: ${touchTarget};
    min-height: ${touchTarget};
  }
`;

const Chevron = styled(ChevronDownIcon)`
  ${media.phone} {
    display: none;
  }
`;

/* The link itself is seen where there is room; elsewhere a word or the sign is, and the link stands in the menu. */
const Address = styled.code`
  display: none;
  min-width: 0;
  overflow: hidden;
  ${typeset('caption')}
  font-family: ${fontFamily.mono};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${roomy} {
    display: block;
  }
`;

const Word = styled.span`
  ${typeset('small', 'medium')}

  ${media.phone} {
    display: none;
  }
  ${roomy} {
    display: none;
  }
`;

const Content = styled(RadixPopover.Content)`
  z-index: ${zIndex.popover};
  width: min(26rem, calc(100vw - 32px));
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.high};
`;

/** One menu for the candidate's link: to read it, 'Copy' and 'Enviar'. */
export function CandidateLinkMenu({ candidate: ref }: { candidate: FragmentType<typeof CandidateLinkMenu_candidate> }) {
  const { t } = useTranslation('staff');
  const candidate = readFragment(CandidateLinkMenu_candidate, ref);
  if (!candidate.accessToken) return null;
  const label = t('clientDashboard.link', { name: candidate.name });
  return (
    <RadixPopover.Root>
      <Trigger>
        <SendIcon size={15} aria-hidden />
        <Address>{cut(candidateLink(candidate.accessToken), LINK_MAX_CHARACTERS)}</Address>
        <Word aria-hidden>{t('clientDashboard.linkWord')}</Word>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Chevron size={13} aria-hidden />
      </Trigger>
      <Content align="end" sideOffset={6} collisionPadding={16} aria-label={label}>
        <CandidateLink candidate={candidate} />
      </Content>
    </RadixPopover.Root>
  );
}
