import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, focusRing, motion, radius } from '../../theme/tokens';
import { ChoiceLine, type ChoiceTexts } from '../Checkbox/ChoiceLine';

const Track = styled.input`
  appearance: none;
  position: relative;
  flex-shrink: 0;
  width: 40px;
  height: 24px;
  margin: 0;
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
  cursor: inherit;
  transition:
    background-color ${motion.medium},
    border-color ${motion.medium};

  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: ${color.borderStrong};
    transition:
      transform ${motion.medium},
      background-color ${motion.medium};
  }

  &:checked {
    background: ${color.accent};
    border-color: ${color.accent};
  }

  &:checked::before {
    background: ${color.textOnAccent};
    transform: translateX(16px);
  }

  &:focus-visible {
    ${focusRing}
  }

  &:disabled {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

export interface SwitchProps extends ChoiceTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  /** The label at the left and the switch at the right end of the line, as in a settings list. */
  labelFirst?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, at once. For a choice that is sent later with a form use Checkbox. */
export function Switch({ label, hideLabel, hint, labelFirst, onCheckedChange, onChange, ...rest }: SwitchProps) {
  return (
    <ChoiceLine
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      labelFirst={labelFirst}
      describedBy={rest['aria-describedby']}
    >
      {(describedBy) => (
        <Track
          {...rest}
          type="checkbox"
          role="switch"
          aria-describedby={describedBy}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
      )}
    </ChoiceLine>
  );
}
