import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, media } from '../../../theme/tokens';

/** A name that leads to its own page: underlined where it is pointed at, so that a list stays calm. */
export const QuietLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  text-underline-offset: 3px;

  ${media.hover} {
    &:hover {
      color: ${color.accentText};
      text-decoration: underline;
    }
  }

  /* Padding of inline text enlarges the target and moves no line. */
  ${media.touch} {
    padding-block: 14px;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  }
`;
