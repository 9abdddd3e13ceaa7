import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, motion, radius, space, typeset, zIndex } from '../../theme/tokens';

const appear = keyframes`from { opacity: 0; }`;

const Anchor = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  max-width: 100%;
`;

const Bubble = styled.span`
  position: fixed;
  inset: auto;
  z-index: ${zIndex.tooltip};
  margin: 0;
  width: max-content;
  max-width: min(20rem, calc(100vw - 16px));
  padding: ${space[1]} ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  background: ${color.tooltip};
  color: ${color.tooltipText};
  overflow-wrap: anywhere;
  white-space: normal;
  text-align: start;
  pointer-events: auto;
  ${typeset('caption', 'medium')}
  animation: ${appear} ${motion.fast};
`;

const GAP = 6;
const EDGE = 8;

/** Above the anchor, or below where there is no room; never over the window's edge. */
function place(bubble: HTMLElement, anchor: HTMLElement) {
  const target = anchor.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const above = target.top - size.height - GAP;
  const top = above >= EDGE ? above : target.bottom + GAP;
  const centred = target.left + target.width / 2 - size.width / 2;
  const left = Math.max(EDGE, Math.min(centred, window.innerWidth - size.width - EDGE));
  bubble.style.top = `${top}px`;
  bubble.style.left = `${left}px`;
}

export interface TooltipProps {
  content: string;
  /** The child already carries this text as its name (an icon button): the bubble is for the eye only. */
  namesChild?: boolean;
  /** A click or tap opens it too: for an information sign, which has no other action. */
  openOnClick?: boolean;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * A short text on hover and keyboard focus. Escape closes it and the pointer may move onto it (WCAG 1.4.13). It is an
 * element of the browser's top layer (popover), so no dialog or scroll area clips it, and needs no positioning library.
 */
export function Tooltip({ content, namesChild = false, openOnClick = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const bubbleRef = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const bubble = bubbleRef.current;
    if (!open || !bubble || !anchorRef.current) return;
    if (bubble.isConnected) bubble.showPopover?.();
    place(bubble, anchorRef.current);
  }, [open, content]);

  useEffect(() => {
    if (!open) return;
    const close = () => setOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    // Safari gives a button no focus by a tap, so that none is lost by the next one.
    const closeOutside = ({ target }: PointerEvent) => !anchorRef.current?.contains(target as Node) && close();
    window.addEventListener('keydown', closeOnEscape, true);
    window.addEventListener('pointerdown', closeOutside, true);
    window.addEventListener('scroll', close, true);
    return () => {
      window.removeEventListener('keydown', closeOnEscape, true);
      window.removeEventListener('pointerdown', closeOutside, true);
      window.removeEventListener('scroll', close, true);
    };
  }, [open]);

  return (
    <Anchor
      ref={anchorRef}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && setOpen(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={() => setOpen(false)}
      onClick={() => setOpen(openOnClick)}
    >
      {namesChild || !open ? children : cloneElement(children, { 'aria-describedby': id })}
      {open && (
        <Bubble
          ref={bubbleRef}
          id={id}
          role={namesChild ? undefined : 'tooltip'}
          aria-hidden={namesChild || undefined}
          popover="manual"
        >
          {content}
        </Bubble>
      )}
    </Anchor>
  );
}
