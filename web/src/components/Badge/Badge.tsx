import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, typeset } from '../../theme/tokens';

export type BadgeTone = 'neutral' | 'red' | 'blue' | 'green' | 'orange';

const tones: Record<BadgeTone, [background: string, text: string]> = {
  neutral: [color.neutralSoft, color.neutralText],
  red: [color.redSoft, color.redText],
  blue: [color.blueSoft, color.blueText],
  green: [color.greenSoft, color.greenText],
  orange: [color.orangeSoft, color.orangeText],
};

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: 22px;
  padding: 1px 9px;
  border-radius: ${radius.full};
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  ${typeset('caption', 'semibold')}
  white-space: nowrap;
`;

const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export interface BadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
}

/** A short state in colour; the words carry the meaning, the colour only supports it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <Root $tone={tone}>
      <Text>{children}</Text>
    </Root>
  );
}
