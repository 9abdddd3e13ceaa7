import { css } from 'styled-components';
import { color, media, motion, radius, space, touchTarget, typeset } from '../../theme/tokens';

/** The look of every box one writes or chooses in. */
export const controlStyles = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: 40px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  ${typeset('body')}
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  &:placeholder-shown {
    text-overflow: ellipsis;
  }

  &:hover:not(:disabled, :read-only, [aria-invalid='true']) {
    border-color: ${color.textMuted};
  }

  &:focus-visible {
    outline: none;
    border-color: ${color.focus};
    box-shadow: 0 0 0 3px color-mix(in srgb, ${color.focus} 32%, transparent);
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  &[aria-invalid='true']:focus-visible {
    box-shadow: 0 0 0 3px color-mix(in srgb, ${color.danger} 30%, transparent);
  }

  &:disabled {
    background: ${color.surfaceSunken};
    border-color: ${color.border};
    color: ${color.textMuted};
    cursor: not-allowed;
    opacity: 1;
    -webkit-text-fill-color: ${color.textMuted};
  }

  &:read-only:not(:disabled, select) {
    background: ${color.surfaceSunken};
    border-color: ${color.border};
  }

  /* A text of 16 px keeps a phone from zooming in on focus. */
  ${media.touch} {
    min-height: ${touchTarget};
    font-size: 1rem;
  }
`;
