import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, focusRing, media, motion, radius, space, typeset } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const Row = styled.label<{ $labelFirst: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $labelFirst }) => ($labelFirst ? 'row-reverse' : 'row')};
  justify-content: ${({ $labelFirst }) => ($labelFirst ? 'space-between' : 'flex-start')};
  ${({ $labelFirst }) => $labelFirst && 'width: 100%;'}
  align-items: flex-start;
  gap: ${space[3]};
  max-width: 100%;
  min-width: 0;
  cursor: pointer;

  &:has(input:disabled) {
    cursor: not-allowed;
    color: ${color.textMuted};
  }

  ${media.touch} {
    min-height: 44px;
    min-width: 44px;
    padding-block: 11px;
  }
`;

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

const Text = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Hint = styled.span`
  display: block;
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  /** The label at the left and the switch at the right end of the line, as in a settings list. */
  labelFirst?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, at once. For a choice that is sent later with a form use Checkbox. */
export function Switch({
  label,
  hideLabel = false,
  hint,
  labelFirst = false,
  onCheckedChange,
  onChange,
  ...rest
}: SwitchProps) {
  const hintId = useId();
  return (
    <Row $labelFirst={labelFirst}>
      <Track
        {...rest}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? hintId : rest['aria-describedby']}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <Text>
          {label}
          {hint && (
            <Hint id={hintId} aria-hidden>
              {hint}
            </Hint>
          )}
        </Text>
      )}
    </Row>
  );
}
