import SendIcon from 'lucide-react/icons/send';
import * as RadixPopover from 'radix-ui/popover';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Inline } from '../../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { color, focusRing, media, radius, shadow, space, touchTarget, typeset, zIndex } from '../../../theme/tokens';
import { CandidateLink } from './CandidateLink';
import { CandidateLinkButtons } from './CandidateLinkButtons';

export const CandidateLinkMenu_candidate = graphql(`
  fragment CandidateLinkMenu_candidate on Candidate {
    id
    name
    accessToken
    ...CandidateLink_candidate
    ...CandidateLinkButtons_candidate
  }
`);

const Trigger = styled(RadixPopover.Trigger)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 36px;
  min-height: 32px;
  padding: 0;
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

const Address = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  ${typeset('small')}
  overflow-wrap: anywhere;
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

/** The candidate's link in a menu, with 'Copy' and 'Enviar': a phone's card has room for no more than its sign. */
export function CandidateLinkMenu({ candidate: ref }: { candidate: FragmentType<typeof CandidateLinkMenu_candidate> }) {
  const { t } = useTranslation('staff');
  const candidate = readFragment(CandidateLinkMenu_candidate, ref);
  if (!candidate.accessToken) return null;
  const label = t('clientDashboard.link', { name: candidate.name });
  return (
    <RadixPopover.Root>
      <Trigger aria-label={label}>
        <SendIcon size={15} aria-hidden />
      </Trigger>
      <Content align="end" sideOffset={6} collisionPadding={16} aria-label={label}>
        <Inline $gap={2}>
          <Address>
            <CandidateLink candidate={candidate} />
          </Address>
          <CandidateLinkButtons candidate={candidate} />
        </Inline>
      </Content>
    </RadixPopover.Root>
  );
}
