import { styled } from 'styled-components';
import { color, motion, radius } from '../../theme/tokens';

const Track = styled.div<{ $thin: boolean }>`
  width: 100%;
  height: ${({ $thin }) => ($thin ? '5px' : '8px')};
  border-radius: ${radius.full};
  background: ${color.neutralSoft};
  overflow: hidden;
`;

/* The width is set through the DOM's style object, which the CSP allows. */
const Bar = styled.div`
  height: 100%;
  border-radius: ${radius.full};
  background: ${color.accent};
  transition: width ${motion.medium};
`;

export interface ProgressBarProps {
  /** What progresses, for screen readers. */
  label: string;
  value: number;
  max?: number;
  /** How screen readers say the value, such as 'Campo 3 de 12'; default: a percentage. */
  valueText?: string;
  thin?: boolean;
}

/** How far something is, 0 to `max`. */
export function ProgressBar({ label, value, max = 100, valueText, thin = false }: ProgressBarProps) {
  const inside = Math.min(Math.max(value, 0), max);
  const share = max > 0 ? (inside / max) * 100 : 0;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={inside}
      aria-valuetext={valueText ?? `${Math.round(share)}%`}
      $thin={thin}
    >
      <Bar style={{ width: `${share}%` }} />
    </Track>
  );
}
