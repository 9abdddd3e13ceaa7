import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, radius, space, typeset } from '../../../theme/tokens';
import type { OwnCandidate } from '../ownCandidateOperations';
import type { Step } from '../steps';

const Note = styled.section`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.blueSoft};
  color: ${color.blueText};
  ${typeset('large')}
  overflow-wrap: anywhere;

  h2 {
    ${typeset('large', 'semibold')}
  }
`;

const Message = styled.p`
  white-space: pre-line;
`;

export interface RequestedCorrectionsProps {
  /** Which questions to name, as far as they were requested: those that nothing else on the screen names as requested. */
  steps: readonly Step[];
  candidate: Pick<OwnCandidate, 'requestedFieldKeys' | 'reopenMessage'>;
}

/** After a reopening: what the company still needs, and why. */
export function RequestedCorrections({ steps, candidate }: RequestedCorrectionsProps) {
  const { t, i18n } = useTranslation('fields');
  const { requestedFieldKeys, reopenMessage } = candidate;
  const labels = steps.filter(({ key }) => requestedFieldKeys.includes(key)).map(({ label }) => label);
  if (labels.length === 0 && !reopenMessage) return null;
  return (
    <Note>
      <h2>{labels.length > 0 ? t('corrections.title') : t('corrections.reopened')}</h2>
      {labels.length > 0 && <p>{new Intl.ListFormat(i18n.language).format(labels)}</p>}
      {reopenMessage && (
        <Message>
          <strong>{t('corrections.message')}</strong> {reopenMessage}
        </Message>
      )}
    </Note>
  );
}
