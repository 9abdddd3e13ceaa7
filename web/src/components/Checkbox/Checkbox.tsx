import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, focusRing, motion } from '../../theme/tokens';
import { useFieldControl } from '../Field/fieldContext';
import { ChoiceLine, type ChoiceTexts } from './ChoiceLine';

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

export interface CheckboxProps extends ChoiceTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'children'> {
  /** Some but not all: a select-all box. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** A tick box with its label; the whole line is the target. A real input, so `register()` of a form fits. */
export function Checkbox({
  label,
  hideLabel,
  hint,
  indeterminate = false,
  onCheckedChange,
  onChange,
  ref,
  ...rest
}: CheckboxProps) {
  // The box has its own label: with the id of a Field around it, it would be named twice.
  const control = { ...useFieldControl(rest), id: rest.id };
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate, rest.checked]);

  return (
    <ChoiceLine label={label} hideLabel={hideLabel} hint={hint} describedBy={control['aria-describedby']}>
      {(describedBy) => (
        <Box
          {...rest}
          {...control}
          ref={(element) => {
            input.current = element;
            if (typeof ref === 'function') return ref(element);
            if (ref) ref.current = element;
          }}
          type="checkbox"
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
