import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { focusRing, media, radius, touchTarget } from '../../theme/tokens';

/** A candidate's name within a sentence, in the sentence's colour; it leads to the candidate's page. */
export const CandidateMention = styled(Link)`
  color: inherit;
  text-decoration: underline;
  border-radius: ${radius.small};

  &:focus-visible {
    ${focusRing}
  }
  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-height: ${touchTarget};
  }
`;
