import CheckIcon from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { color, radius, space, typeset } from '../../../theme/tokens';

const steps = ['upload', 'mapping', 'save'] as const;

const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};

  /* stronger than the rule for all lists */
  && {
    margin-bottom: ${space[5]};
  }
`;

const Item = styled.li<{ $reached: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  ${typeset('small', 'medium')}
  color: ${({ $reached }) => ($reached ? color.text : color.textMuted)};
`;

const Sign = styled.span<{ $reached: boolean }>`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: ${radius.full};
  background: ${({ $reached }) => ($reached ? color.accent : color.neutralSoft)};
  color: ${({ $reached }) => ($reached ? color.textOnAccent : color.neutralText)};
  font-variant-numeric: tabular-nums;
`;

/** The numbered steps of the wizard, and where one is. */
export function WizardSteps({ current }: { current: (typeof steps)[number] }) {
  const { t } = useTranslation('exports');
  const here = steps.indexOf(current);
  return (
    <List aria-label={t('wizard.steps.label')}>
      {steps.map((step, index) => (
        <Item key={step} $reached={index <= here} aria-current={index === here ? 'step' : undefined}>
          <Sign $reached={index <= here}>
            {index < here ? (
              <>
                <CheckIcon size={14} aria-hidden />
                <VisuallyHidden>{index + 1}</VisuallyHidden>
              </>
            ) : (
              index + 1
            )}
          </Sign>
          {t(`wizard.steps.${step}`)}
        </Item>
      ))}
    </List>
  );
}
