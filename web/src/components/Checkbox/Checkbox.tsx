import { useEffect, useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, focusRing, media, motion, space, typeset } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const Row = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-width: 0;
  max-width: 100%;
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

/* Drawn with clip-path, so that the tick takes the theme's colour and forced-colours mode still shows the real box. */
const Box = styled.input`
  appearance: none;
  display: inline-grid;
  place-content: center;
  flex-shrink: 0;
  width: 18px;
  height: 18px;
  margin: 2px 0;
  border: 1.5px solid ${color.borderStrong};
  border-radius: 5px;
  background: ${color.surface};
  cursor: inherit;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  &::before {
    content: '';
    width: 12px;
    height: 12px;
    background: ${color.textOnAccent};
    clip-path: polygon(14% 44%, 0 65%, 42% 100%, 100% 20%, 82% 4%, 40% 68%);
    transform: scale(0);
    transition: transform ${motion.fast};
  }

  &:checked,
  &:indeterminate {
    background: ${color.accent};
    border-color: ${color.accent};
  }

  &:checked::before,
  &:indeterminate::before {
    transform: scale(0.92);
  }

  &:indeterminate::before {
    clip-path: inset(42% 8%);
  }

  &:hover:not(:disabled) {
    border-color: ${color.accent};
  }

  &:focus-visible {
    ${focusRing}
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
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

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  label: ReactNode;
  /** The label only for screen readers, as in a table's selection column. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** Some but not all: a select-all box. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** A tick box with its label; the whole line is the target. A real input, so `register()` of a form fits. */
export function Checkbox({
  label,
  hideLabel = false,
  hint,
  indeterminate = false,
  onCheckedChange,
  onChange,
  ref,
  ...rest
}: CheckboxProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate, rest.checked]);

  return (
    <Row>
      <Box
        {...rest}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') return ref(element);
          if (ref) ref.current = element;
        }}
        type="checkbox"
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
