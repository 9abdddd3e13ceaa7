import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens';
import { ButtonLabel } from './Button';
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './buttonStyles';

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** On a phone the icon alone is seen; the words are still its name. */
  iconOnPhone?: boolean;
}

/** A link to another page that looks like a button ('Ir para Login'): no more on paper than a button is. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  iconOnPhone = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Root data-screen-only {...rest} $variant={variant} $size={size}>
      {icon}
      <ButtonLabel $iconOnPhone={iconOnPhone}>{children}</ButtonLabel>
    </Root>
  );
}

/** A link inside or under text. */
export const TextLink = styled(Link)`
  color: ${color.accentText};
  font-weight: 530;
  text-underline-offset: 3px;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  &:hover {
    text-decoration-color: currentColor;
  }
  /* Padding of inline text enlarges the target and moves no line. */
  ${media.touch} {
    padding-block: 12px;
  }
`;
