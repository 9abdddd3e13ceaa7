import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { space } from '../../../theme/tokens';

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
`;

/** How a candidate gets in: by the link, with its password, or else by asking the company. */
export function AccessSteps() {
  const { t } = useTranslation('candidate');
  return (
    <Steps>
      <li>{t('access.steps.link')}</li>
      <li>{t('access.steps.password')}</li>
      <li>{t('access.steps.company')}</li>
    </Steps>
  );
}
