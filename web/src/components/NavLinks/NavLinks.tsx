import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { color, focusRing, media, motion, radius, space, touchTarget, typeset } from '../../theme/tokens';

/** Beside so many links there is no room for signs on a laptop. */
const MANY = 7;
const withoutSigns = '@media (max-width: 1599px)';
const narrow = '@media (max-width: 1439px)';

const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;

  &[data-many] {
    ${narrow} {
      gap: 0;
    }
  }
`;

const Item = styled(NavLink)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  flex-shrink: 0;
  min-height: 36px;
  padding: 0 ${space[3]};
  border-radius: ${radius.medium};
  color: ${color.textMuted};
  text-decoration: none;
  ${typeset('body', 'medium')}
  transition: background-color ${motion.fast};

  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${color.text} 7%, transparent);
      color: ${color.text};
    }
  }

  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accentText};
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }

  ${media.touch} {
    min-height: ${touchTarget};
  }

  [data-many] > & {
    ${withoutSigns} {
      svg {
        display: none;
      }
    }

    ${narrow} {
      padding: 0 6px;
    }
  }

  ${media.phone} {
    padding: 0 ${space[2]};

    svg {
      display: none;
    }
  }
`;

const Count = styled.span`
  min-width: 20px;
  padding: 0 6px;
  border-radius: ${radius.full};
  background: ${color.orangeSoft};
  color: ${color.orangeText};
  ${typeset('caption', 'semibold')}
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export interface NavLinksProps {
  /** The name of the navigation for screen readers. */
  label: string;
  links: readonly {
    to: string;
    label: string;
    icon?: ReactNode;
    /** What the history keeps with the step. */
    state?: unknown;
    /** Marked on this very address only, not on those below it. */
    end?: boolean;
    /** How many things wait there; nothing is shown for none. */
    count?: { number: string; label: string } | undefined;
  }[];
}

/** What is left to see of the link beside the open one, which says that there are more. */
const NEIGHBOUR = 28;

/** Scrolls the links alone: on a phone the page may have left its header behind, and is to stay where it is. */
function showOpen(nav: HTMLElement) {
  const link = nav.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!link) return;
  const room = nav.getBoundingClientRect();
  if (link.left < room.left + NEIGHBOUR) nav.scrollLeft -= room.left + NEIGHBOUR - link.left;
  else if (link.right > room.right - NEIGHBOUR) nav.scrollLeft += link.right + NEIGHBOUR - room.right;
}

/** Links to the screens of an area, with a mark at the one that is open. */
export function NavLinks({ label, links }: NavLinksProps) {
  const root = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The links scroll where they find no room: the one that is open is to be seen. Fonts and counts that come later widen
  // the links before it, so it is looked for again whenever one changes its width.
  useEffect(() => {
    const nav = root.current!;
    const watching = new ResizeObserver(() => showOpen(nav));
    for (const link of nav.children) watching.observe(link);
    showOpen(nav);
    return () => watching.disconnect();
  }, [pathname, links.length]);
  return (
    <Root ref={root} aria-label={label} data-many={links.length >= MANY ? '' : undefined}>
      {links.map(({ label: text, icon, count, ...link }) => (
        <Item key={link.to} {...link}>
          {icon}
          {text}
          {count && (
            <>
              <Count aria-hidden>{count.number}</Count>
              <VisuallyHidden>{count.label}</VisuallyHidden>
            </>
          )}
        </Item>
      ))}
    </Root>
  );
}
