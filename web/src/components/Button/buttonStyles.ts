import { css } from 'styled-components';
import { color, focusRing, media, motion, radius, space, touchTarget, typeset } from '../../theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth?: boolean;
}

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.accent};
    color: ${color.textOnAccent};
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.12),
      0 1px 2px rgb(10 30 24 / 0.16);
    ${media.hover} {
      &:hover {
        background: ${color.accentHover};
      }
    }
    &:active {
      background: ${color.accentActive};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.text};
    border-color: ${color.border};
    box-shadow: 0 1px 2px rgb(10 30 24 / 0.06);
    ${media.hover} {
      &:hover {
        background: ${color.surfaceHover};
        border-color: color-mix(in srgb, ${color.borderStrong} 55%, ${color.border});
      }
    }
    &:active {
      background: ${color.surfaceSunken};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.text};
    ${media.hover} {
      &:hover {
        background: color-mix(in srgb, ${color.text} 7%, transparent);
      }
    }
    &:active {
      background: color-mix(in srgb, ${color.text} 11%, transparent);
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.textOnDanger};
    box-shadow: 0 1px 2px rgb(60 10 6 / 0.2);
    ${media.hover} {
      &:hover {
        background: ${color.dangerHover};
      }
    }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    min-height: 32px;
    padding: ${space[1]} ${space[3]};
    ${typeset('small', 'medium')}
  `,
  medium: css`
    min-height: 38px;
    padding: ${space[2]} ${space[4]};
    ${typeset('body', 'medium')}
  `,
  large: css`
    min-height: 46px;
    padding: ${space[2]} ${space[5]};
    ${typeset('large', 'medium')}
  `,
};

/** The look of a button, shared by the real button and by links that look like one. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  max-width: 100%;
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    opacity ${motion.fast};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  ${({ $fullWidth }) => $fullWidth && 'width: 100%;'}

  &:focus-visible {
    ${focusRing}
  }

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  &:disabled {
    background: ${({ $variant }) => ($variant === 'ghost' ? 'transparent' : color.surfaceSunken)};
    border-color: ${({ $variant }) => ($variant === 'ghost' ? 'transparent' : color.border)};
    color: ${color.textMuted};
    box-shadow: none;
    opacity: 0.75;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  ${media.touch} {
    min-height: ${touchTarget};
    min-width: ${touchTarget};
  }
`;
