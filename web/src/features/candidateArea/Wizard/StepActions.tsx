import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Inline } from '../../../components/Layout/Layout';
import { color, media, space, zIndex } from '../../../theme/tokens';

/* On a phone a bar at the foot of the screen, above the keyboard: the thumb finds 'Próximo' where it was. */
const Bar = styled(Inline)`
  justify-content: space-between;
  margin-top: auto;
  padding-top: ${space[6]};

  ${media.phone} {
    position: fixed;
    inset: auto 0 var(--keyboard-inset, 0px);
    z-index: ${zIndex.header};
    padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.border};
    background: ${color.surface};

    > * {
      flex: 1;
    }
  }
`;

/** The way back and the way on, in the same place at every question. */
export function StepActions({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    // Browsers lay a keyboard over the page and tell it by the viewport that stays visible.
    const follow = () => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      bar.current?.style.setProperty('--keyboard-inset', `${Math.max(0, Math.round(covered))}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, []);
  return (
    <Bar $gap={3} ref={bar}>
      {children}
    </Bar>
  );
}
