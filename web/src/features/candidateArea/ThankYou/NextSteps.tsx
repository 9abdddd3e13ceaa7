import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, radius, space, typeset } from '../../../theme/tokens';

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    position: relative;
    padding-inline-start: ${space[12]};
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: ${radius.full};
    background: ${color.accentSoft};
    color: ${color.accentText};
    ${typeset('small', 'semibold')}
  }

  strong {
    display: block;
    ${typeset('body', 'semibold')}
  }

  span {
    color: ${color.textMuted};
  }
`;

const steps = ['analysis', 'contact', 'selection'] as const;

/** The three next steps of the thank-you page. */
export function NextSteps() {
  const { t } = useTranslation('candidate');
  return (
    <List>
      {steps.map((step) => (
        <li key={step}>
          <strong>{t(`thankYou.steps.${step}.title`)}</strong>
          <span>{t(`thankYou.steps.${step}.text`)}</span>
        </li>
      ))}
    </List>
  );
}
