import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, radius, space, typeset } from '../../../theme/tokens';
import type { Step } from '../steps';

const Note = styled.section`
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.blueSoft};
  color: ${color.blueText};
  overflow-wrap: anywhere;

  h2 {
    ${typeset('body', 'semibold')}
  }
`;

export interface RequestedCorrectionsProps {
  steps: readonly Step[];
  /** Keys of the fields that the company asked for; empty when the whole form is open. */
  requested: readonly string[];
}

/** After a reopening: what the company still needs. */
export function RequestedCorrections({ steps, requested }: RequestedCorrectionsProps) {
  const { t, i18n } = useTranslation('candidate');
  const labels = steps.filter(({ key }) => requested.includes(key)).map(({ label }) => label);
  if (labels.length === 0) return null;
  return (
    <Note>
      <h2>{t('corrections.title')}</h2>
      <p>{new Intl.ListFormat(i18n.language).format(labels)}</p>
    </Note>
  );
}
