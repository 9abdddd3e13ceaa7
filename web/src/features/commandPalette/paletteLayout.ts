import { styled } from 'styled-components';
import { color, media, radius, space, touchTarget, typeset } from '../../theme/tokens';

/* The list itself scrolls, as the arrow keys of the input move through it; its height does not follow what is found. */
export const Options = styled.div`
  height: min(24rem, 46dvh);
  margin-inline: -${space[2]};
  padding-inline: ${space[2]};
  overflow-y: auto;
`;

export const Group = styled.div`
  & + & {
    margin-top: ${space[3]};
  }
`;

export const Heading = styled.div`
  padding: ${space[1]} ${space[2]};
  ${typeset('caption', 'semibold')}
  color: ${color.textMuted};
`;

export const Option = styled.div<{ $active: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 38px;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${({ $active }) => ($active ? color.surfaceHover : 'transparent')};
  box-shadow: ${({ $active }) => ($active ? `inset 0 0 0 1px ${color.borderStrong}` : 'none')};
  cursor: pointer;
  scroll-margin-block: ${space[6]};

  svg {
    flex-shrink: 0;
    color: ${color.textMuted};
  }

  ${media.touch} {
    min-height: ${touchTarget};
  }
`;

export const Label = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  display: block;
  ${typeset('caption')}
  color: ${color.textMuted};
`;

export const Note = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;
