import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, focusRing, media, motion, radius, touchTarget } from '../../theme/tokens';
import { SpinnerRing } from '../Spinner/Spinner';
import { Tooltip } from '../Tooltip/Tooltip';

type IconButtonVariant = 'ghost' | 'secondary' | 'danger';

const sides = { small: '30px', medium: '36px' };

const Root = styled.button<{ $variant: IconButtonVariant; $size: keyof typeof sides }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex-shrink: 0;
  width: ${({ $size }) => sides[$size]};
  height: ${({ $size }) => sides[$size]};
  padding: 0;
  border: 1px solid ${({ $variant }) => ($variant === 'secondary' ? color.border : 'transparent')};
  border-radius: ${radius.medium};
  background: ${({ $variant }) => ($variant === 'secondary' ? color.surface : 'transparent')};
  color: ${({ $variant }) => ($variant === 'danger' ? color.dangerText : color.textMuted)};
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};

  ${media.hover} {
    &:hover {
      background: ${({ $variant }) =>
        $variant === 'danger' ? color.redSoft : `color-mix(in srgb, ${color.text} 8%, transparent)`};
      color: ${({ $variant }) => ($variant === 'danger' ? color.redText : color.text)};
    }
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    background: transparent;
    opacity: 0.5;
  }

  ${media.touch} {
    width: ${touchTarget};
    height: ${touchTarget};
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The name for screen readers, and the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: IconButtonVariant;
  size?: keyof typeof sides;
  busy?: boolean;
  /** The tooltip may be left out where the same words stand beside the button. */
  tooltip?: boolean;
}

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'medium',
  busy = false,
  tooltip = true,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const button = (
    <Root
      {...rest}
      type={type}
      aria-label={label}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      $variant={variant}
      $size={size}
    >
      {busy ? <SpinnerRing $size="1rem" /> : icon}
    </Root>
  );
  return tooltip ? (
    <Tooltip content={label} namesChild>
      {button}
    </Tooltip>
  ) : (
    button
  );
}
