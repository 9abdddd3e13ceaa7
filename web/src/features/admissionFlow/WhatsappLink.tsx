import MessageIcon from 'lucide-react/icons/message-circle';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ButtonLabel } from '../../components/Button/Button';
import { buttonStyles, type ButtonStyleProps } from '../../components/Button/buttonStyles';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';

export const WhatsappLink_candidate = graphql(`
  fragment WhatsappLink_candidate on Candidate {
    id
    name
    whatsappLink
  }
`);

const Root = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Opens WhatsApp with a message to the candidate, which the person still sends; nothing without a telephone, or after the finish. */
export function WhatsappLink({ candidate: ref }: { candidate: FragmentType<typeof WhatsappLink_candidate> }) {
  const { t } = useTranslation('flow');
  const { name, whatsappLink } = readFragment(WhatsappLink_candidate, ref);
  if (!whatsappLink) return null;
  return (
    <Root
      href={whatsappLink}
      target="_blank"
      rel="noreferrer"
      data-screen-only
      $variant="ghost"
      $size="small"
      $fullWidth={false}
    >
      <MessageIcon size={16} aria-hidden />
      <ButtonLabel $iconOnPhone={false}>
        {t('whatsapp.open')}
        <VisuallyHidden> {t('whatsapp.to', { name })}</VisuallyHidden>
      </ButtonLabel>
    </Root>
  );
}
