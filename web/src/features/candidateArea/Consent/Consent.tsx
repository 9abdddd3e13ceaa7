import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Stack } from '../../../components/Layout/Layout';
import { toast } from '../../../components/Toast/toast';
import { MUTATION_RETRIES } from '../../../constants';
import { useErrorText } from '../../../session/useErrorText';
import { color, space, typeset } from '../../../theme/tokens';
import { acceptConsentMutation, type OwnCandidate } from '../ownCandidateOperations';
import { useOwnRequest } from '../useOwnRequest';
import { useTitleFocus } from '../useTitleFocus';

const Title = styled.h1`
  ${typeset('heading', 'bold')}
`;

const Lead = styled.p`
  margin-top: ${space[2]};
  color: ${color.textMuted};
`;

const Section = styled.section`
  h2 {
    ${typeset('large', 'semibold')}
  }

  p,
  ul {
    margin-top: ${space[2]};
    overflow-wrap: anywhere;
  }

  ul {
    padding-inline-start: ${space[5]};
  }
`;

export interface ConsentProps {
  document: OwnCandidate['consentDocument'];
  companyName: string | null | undefined;
  onAccepted: () => void;
  /** Loads the candidate's record again: it was accepted, or another text is in force by now. @throws RequestError */
  reload: () => Promise<void>;
}

/** The LGPD consent: nothing personal is read or saved before it. */
export function Consent({ document, companyName, onAccepted, reload }: ConsentProps) {
  const { t } = useTranslation('candidate');
  const errorText = useErrorText();
  const request = useOwnRequest();
  const heading = useTitleFocus();
  const [ticked, setTicked] = useState(false);
  const [busy, setBusy] = useState(false);

  const accept = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    let title = t('consent.failed');
    try {
      const { version, textHash } = document;
      const input = { version, textHash };
      const { acceptConsent } = await request(acceptConsentMutation, { input }, { retries: MUTATION_RETRIES });
      const refusal = acceptConsent.userErrors[0];
      if (refusal) toast.error({ title, description: t('consent.changed') });
      else onAccepted();
      title = t('access.title'); // What is stored must not be called lost when only the page that follows does not come.
      await reload();
    } catch (error) {
      toast.error({ title, description: errorText(error, t('consent.failedText')) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack $gap={5}>
      <div>
        <Title ref={heading} tabIndex={-1}>
          {t('consent.title')}
        </Title>
        <Lead>{companyName ? t('consent.leadFor', { company: companyName }) : t('consent.lead')}</Lead>
      </div>
      <Card>
        <Stack $gap={6}>
          {document.sections.map((section) => (
            <Section key={section.title}>
              <h2>{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Section>
          ))}
          <Section>
            <h2>{t('consent.fields')}</h2>
            <ul>
              {document.fieldLabels.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </Section>
        </Stack>
      </Card>
      <Stack as="form" $gap={4} onSubmit={accept}>
        <Checkbox label={document.declaration} checked={ticked} onCheckedChange={setTicked} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={!ticked}
          busy={busy}
          busyLabel={t('consent.busy')}
        >
          {t('consent.accept')}
        </Button>
      </Stack>
    </Stack>
  );
}
