import { css } from 'styled-components';
import { color, focusRing, media, motion, radius, space, touchTarget, typeset } from '../../theme/tokens';

/** The look of a filter in a row of filters: quiet while it restricts nothing, coloured while it does. */
export const chipStyles = css<{ $active: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 36px;
  padding: 0 ${space[3]};
  border: 1px solid ${({ $active }) => ($active ? color.accent : color.borderStrong)};
  border-radius: ${radius.full};
  background: ${({ $active }) => ($active ? color.accentSoft : color.surface)};
  color: ${({ $active }) => ($active ? color.accentText : color.text)};
  ${typeset('small', 'medium')}
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  ${media.hover} {
    &:hover {
      background: ${({ $active }) => ($active ? color.accentSoft : color.surfaceHover)};
    }
  }

  &:has(:focus-visible) {
    ${focusRing}
    outline-offset: 0;
  }

  /* Chips are as large as the one that is typed in (ClientPicker), where 16 px keep a phone from zooming in. */
  ${media.touch} {
    min-height: ${touchTarget};
    font-size: 1rem;
  }
`;
