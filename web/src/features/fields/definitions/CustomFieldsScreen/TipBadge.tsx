import { styled } from 'styled-components';
import { Badge, type BadgeTone } from '../../../../components/Badge/Badge';
import { Tooltip } from '../../../../components/Tooltip/Tooltip';
import { focusRing, media, radius, touchTarget } from '../../../../theme/tokens';

/* A button, so that keyboards and fingers can read the rest as well. */
const Root = styled.button`
  display: inline-flex;
  align-items: center;
  max-width: min(14rem, 100%);
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  cursor: help;

  &:focus-visible {
    ${focusRing}
  }

  ${media.touch} {
    min-height: ${touchTarget};
  }
`;

export interface TipBadgeProps {
  tone: BadgeTone;
  text: string;
  /** What is told on demand. */
  tip: string;
  /** The tip is the whole of what the text cuts short: it is the name, and not told a second time. */
  isWhole?: boolean;
}

/** A badge that says more on demand. */
export function TipBadge({ tone, text, tip, isWhole = false }: TipBadgeProps) {
  return (
    <Tooltip content={tip} namesChild={isWhole} openOnClick>
      <Root type="button" aria-label={isWhole ? tip : undefined}>
        <Badge tone={tone}>{text}</Badge>
      </Root>
    </Tooltip>
  );
}
