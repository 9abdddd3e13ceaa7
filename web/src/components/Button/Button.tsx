import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens';
import { SpinnerRing } from '../Spinner/Spinner';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './buttonStyles';

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

/** The words of a button; hidden on a phone where its icon says enough. */
export const ButtonLabel = styled.span<{ $iconOnPhone: boolean }>`
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.phone} {
    ${({ $iconOnPhone }) => $iconOnPhone && visuallyHidden}
  }
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary`: the one main action; `secondary`: others; `ghost`: quiet; `danger`: destroys something. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /**
   * The action runs: shows a ring and `busyLabel`, and swallows clicks. The button stays focusable (a disabled one
   * would drop the keyboard user's place) and says aria-disabled and aria-busy.
   */
  busy?: boolean;
  /** The text while busy, such as 'Salvando...'; default: the text stays. */
  busyLabel?: ReactNode;
  /** An icon before the text. */
  icon?: ReactNode;
  /** An icon after the text. */
  trailingIcon?: ReactNode;
  /** As wide as its container. */
  fullWidth?: boolean;
  /** On a phone the icon alone is seen; the words are still its name. */
  iconOnPhone?: boolean;
}

/** A button. `type` is 'button' unless said otherwise, so that none submits a form by accident. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  busyLabel,
  icon,
  trailingIcon,
  fullWidth = false,
  iconOnPhone = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault(); // This also keeps the Enter key in a field from submitting twice.
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
    >
      {busy ? <SpinnerRing $size="1em" /> : icon}
      <ButtonLabel $iconOnPhone={iconOnPhone && !busy}>{busy ? (busyLabel ?? children) : children}</ButtonLabel>
      {trailingIcon}
    </Root>
  );
}
