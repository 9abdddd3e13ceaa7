import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, focusRing, media, radius, touchTarget, typeset } from '../../theme/tokens';

/** A candidate's name in a list of the flow, which leads to their page. */
export const CandidateNameLink = styled(Link)`
  display: inline-block;
  max-width: 100%;
  border-radius: ${radius.small};
  ${typeset('body', 'semibold')}
  color: ${color.text};
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:focus-visible {
    ${focusRing}
  }
  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-width: ${touchTarget};
    min-height: ${touchTarget};
    /* As much around a name of several lines as around a short one: the text below stands close to it (AttentionRow). */
    padding-block: calc((${touchTarget} - 1lh) / 2);
  }
`;
