import CheckIcon from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { color, media, radius, space, typeset } from '../../theme/tokens';

const List = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};

  /* All in one row on a phone, each name below its number. */
  ${media.phone} {
    flex-wrap: nowrap;
    justify-content: space-between;
    gap: ${space[2]};
  }

  /* The doubled selector is stronger than the rule for all lists. */
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

  ${media.phone} {
    flex-direction: column;
    gap: ${space[1]};
    min-width: 0;
    text-align: center;
    overflow-wrap: anywhere;
  }
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

export interface StepsProps<Step extends string> {
  /** What the steps are of, for screen readers. */
  label: string;
  steps: readonly { key: Step; label: string }[];
  current: Step;
}

/** The numbered steps of something that is done in several, and where one is. */
export function Steps<Step extends string>({ label, steps, current }: StepsProps<Step>) {
  const here = steps.findIndex(({ key }) => key === current);
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <Item key={step.key} $reached={index <= here} aria-current={index === here ? 'step' : undefined}>
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
          {step.label}
        </Item>
      ))}
    </List>
  );
}
