import { styled } from 'styled-components';
import { color, typeset, type TextSize, type weight } from '../../theme/tokens';

interface TypeProps {
  $size?: TextSize;
  $weight?: keyof typeof weight;
}

/** A heading inside a page (`as="h1"` … `"h3"`: the level is the outline's, the size is the eye's). */
export const Heading = styled.h2<TypeProps>`
  ${({ $size = 'title', $weight = 'semibold' }) => typeset($size, $weight)}
  overflow-wrap: anywhere;
`;

/** Running text; `$muted` for what matters less. */
export const Text = styled.p<TypeProps & { $muted?: boolean }>`
  ${({ $size = 'body', $weight = 'regular' }) => typeset($size, $weight)}
  ${({ $muted }) => $muted && `color: ${color.textMuted};`}
  overflow-wrap: anywhere;
`;
