import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '../../../components/Button/LinkButton';
import { CenteredCard } from '../../../components/CenteredCard/CenteredCard';
import { SuccessIcon } from '../../../components/icons';
import { Stack } from '../../../components/Layout/Layout';
import { CANDIDATE_ACCESS_PATH } from '../../../session/candidateLink';
import { isInForce } from '../../../session/owner';
import { setSession } from '../../../session/sessionStore';
import { signOut } from '../../../session/signOut';
import { color, space, typeset } from '../../../theme/tokens';
import { LanguageSwitch } from '../../identity/LanguageSwitch/LanguageSwitch';
import { NextSteps } from './NextSteps';

const Heading = styled.h2`
  ${typeset('large', 'semibold')}
`;

const Help = styled.p`
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  & + & {
    margin-top: ${space[2]};
  }
`;

const Sign = styled.span`
  color: ${color.greenText};
`;

/** What the page is told of the form that was finished; a reload keeps it, a link that was opened directly has none. */
export interface ThankYouState {
  /** The path of the candidate's own link. */
  start: string | null;
  companyName: string | null;
  /** How the controller of the data is reached, as the consent says it. */
  controllerContact: string;
  /** What the documents that were sent are called. */
  documents: readonly string[];
  /** Whose form was finished just now, and whose session ends with it; null once it has. */
  owner: string | null;
}

/** /candidato/obrigado, after finishing: nothing that opens the answers stays in this browser. */
export default function ThankYou() {
  const { t, i18n } = useTranslation('candidate');
  const { state } = useLocation() as { state: ThankYouState | null };
  const navigate = useNavigate();
  const { start, companyName, controllerContact, documents = [] } = state ?? {};
  useEffect(() => {
    if (!state?.owner) return;
    if (isInForce(state.owner)) {
      signOut();
      // The browser's way back leads to the steps of access, and not to the sign-in of staff, as for who has pressed 'Sair'.
      setSession({ status: 'anonymous', reason: 'none', kind: 'candidate' });
    }
    // Once, as a candidate who comes back to this page may have begun to correct the form, or be another one.
    void navigate('.', { replace: true, state: { ...state, owner: null } satisfies ThankYouState });
  }, [state, navigate]);
  return (
    <CenteredCard
      wide
      icon={
        <Sign>
          <SuccessIcon size={40} />
        </Sign>
      }
      title={t('thankYou.title')}
      subtitle={t('thankYou.text')}
    >
      <title>{t('pageTitle', { page: t('thankYou.title') })}</title>
      <Stack $gap={6}>
        {documents.length > 0 && (
          <div>
            <Heading>{t('thankYou.documents')}</Heading>
            <Help>{new Intl.ListFormat(i18n.language).format(documents)}</Help>
          </div>
        )}
        <Heading>{t('thankYou.next')}</Heading>
        <NextSteps />
        <div>
          <Heading>{t('thankYou.help')}</Heading>
          <Help>{companyName ? t('thankYou.contactsFor', { company: companyName }) : t('thankYou.contacts')}</Help>
          {controllerContact && <Help>{t('thankYou.privacy', { contact: controllerContact })}</Help>}
        </div>
        <LinkButton to={start ?? CANDIDATE_ACCESS_PATH} variant="primary" size="large">
          {t('thankYou.home')}
        </LinkButton>
        <LanguageSwitch />
      </Stack>
    </CenteredCard>
  );
}
