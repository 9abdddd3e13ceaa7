import { styled } from 'styled-components';
import { color, space } from '../../theme/tokens';

const Word = styled.span<{ $size: number }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${({ $size }) => Math.round($size * 0.64)}px;
  font-weight: 680;
  letter-spacing: -0.025em;
  line-height: 1;
`;

/** The mark: three steps that move along a track. */
function LogoMark({ size = 28, inverse = false }: { size?: number; inverse?: boolean }) {
  const plate = inverse ? '#ffffff' : color.accent;
  const ink = inverse ? '#0b5a4a' : color.textOnAccent;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="9" fill={plate} />
      <path d="M8.5 9.5h9" stroke={ink} strokeWidth="3.2" strokeLinecap="round" opacity="0.55" />
      <path d="M8.5 16h12.5" stroke={ink} strokeWidth="3.2" strokeLinecap="round" opacity="0.8" />
      <path d="M8.5 22.5h15" stroke={ink} strokeWidth="3.2" strokeLinecap="round" />
      <circle cx="22.6" cy="9.5" r="2.1" fill={ink} />
    </svg>
  );
}

/** A name is the same in every language. */
const PRODUCT = 'Esteira';

export interface LogoProps {
  /** Height of the mark in pixels. */
  size?: number;
  /** White, for the brand panel. */
  inverse?: boolean;
}

/** Mark and product name. */
export function Logo({ size = 28, inverse = false }: LogoProps) {
  return (
    <Word $size={size}>
      <LogoMark size={size} inverse={inverse} />
      <span>{PRODUCT}</span>
    </Word>
  );
}
