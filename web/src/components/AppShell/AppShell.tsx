import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { color, headerHeight, media, phoneHeaderHeight, radius, space, typeset, zIndex } from '../../theme/tokens';
import { Logo } from '../Logo/Logo';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** How wide the content gets: the candidate's area, pages that are read, lists that use the whole screen. */
const widths = { narrow: '44rem', wide: '84rem', full: '120rem' };

/** Room at the left and right edge; the same for header and content, so that they line up. */
const sides = space[6];

const Header = styled.header<{ $tall: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${zIndex.header};
  border-bottom: 1px solid ${color.border};
  background: color-mix(in srgb, ${color.surface} 88%, transparent);
  backdrop-filter: saturate(1.6) blur(10px);

  /* With a line of links the header would take an eighth of a phone's screen for good. */
  ${media.phone} {
    ${({ $tall }) => $tall && 'position: relative;'}
  }
`;

const Bar = styled.div<{ $width: keyof typeof widths; $tall: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  max-width: ${({ $width }) => widths[$width]};
  min-height: ${headerHeight};
  margin: 0 auto;
  padding: ${space[1]} ${sides};

  ${media.phone} {
    ${({ $tall }) => $tall && 'flex-wrap: wrap;'}
    gap: 0 ${space[4]};
    min-height: ${phoneHeaderHeight};
    padding: ${space[1]} ${space[4]};
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  border-radius: ${radius.small};
`;

const Navigation = styled.div`
  flex: 1 1 auto;
  min-width: 0;

  ${media.phone} {
    order: 1;
    flex: 1 0 100%;
    margin-inline: -${space[2]};
  }
`;

const wordless = css`
  span span {
    ${visuallyHidden}
  }
`;

/* The company stands for itself: beside it only the mark of the product fits on a phone. Beside links it does on a tablet. */
const Brands = styled.div<{ $tall: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  ${media.phone} {
    gap: ${space[2]};

    &:has(p) a {
      ${wordless}
    }
  }

  ${media.tabletOnly} {
    ${({ $tall }) => $tall && wordless}
  }

  ${media.tablet} {
    ${({ $tall }) => $tall && 'flex: none;'}
  }
`;

const Company = styled.p`
  min-width: 0;
  padding-inline-start: ${space[3]};
  border-inline-start: 1px solid ${color.border};
  ${typeset('large', 'semibold')}
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;

  ${media.phone} {
    padding-inline-start: 0;
    border: 0;
    line-height: 1.2;
  }
`;

/* A long name of the account gives way before a link is cut, down to its initials. */
const yielding = css`
  ${media.tablet} {
    flex: 0 1000 auto;
    min-width: 17.5rem;

    > :not([aria-haspopup='menu']) {
      flex-shrink: 0;
    }
  }
`;

const Slot = styled.div<{ $fixed: boolean; $yields: boolean }>`
  display: flex;
  ${({ $fixed }) => $fixed && 'flex: none;'}
  ${({ $yields }) => $yields && yielding}
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-width: 0;

  /* All of it stands beside the brand on a phone of 360 pixels. */
  ${media.phone} {
    gap: ${space[1]};
  }
`;

/** What stands between header and content on a phone. */
function phoneTop(width: keyof typeof widths): string {
  if (width === 'narrow') return `max(${space[5]}, calc(var(--page-room, 0px) - ${phoneHeaderHeight}))`;
  return `max(${width === 'full' ? space[4] : space[5]}, var(--page-room, 0px))`;
}

const Main = styled.main<{ $width: keyof typeof widths }>`
  max-width: ${({ $width }) => widths[$width]};
  margin: 0 auto;
  padding: ${({ $width }) => ($width === 'full' ? space[5] : space[8])} ${sides} ${space[16]};

  ${media.phone} {
    /* Messages of dashboards stand between header and content, and cover neither. A candidate's stand over the header,
       as nothing that a thumb is about to press may move; only long ones, which would cover the title, make it give way. */
    padding: ${({ $width }) => phoneTop($width)} ${space[4]} ${space[12]};
  }
`;

/* As high as the window, however high the header and its own parts are; a very low window scrolls the page. */
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  min-height: 36rem;

  > main {
    display: flex;
    flex: 1;
    flex-direction: column;
    width: 100%;
    min-height: 0;
    padding-bottom: ${space[3]};
  }
`;

const Skip = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${zIndex.tooltip};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.accent};
  color: ${color.textOnAccent};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

export interface AppShellProps {
  /** Where the brand leads: the user's own start page. */
  home: string;
  /** Account menu, or a 'Sair' button. */
  userMenu?: ReactNode;
  /** Links to the other screens; on a phone a line of their own. */
  navigation?: ReactNode;
  /** The company that a candidate's form is for. */
  company?: string | null | undefined;
  /** `full`: lists; `wide`: pages that are read; `narrow`: the candidate's area. */
  width?: keyof typeof widths;
  /** The page is as high as the window, and its last part scrolls by itself. */
  fitsWindow?: boolean;
  children: ReactNode;
}

/** The focus alone moves: an entry of the history for the address with '#' would be without the state that 'Voltar' needs. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('conteudo')?.focus();
}

/** The frame of every page behind the sign-in: header with brand and account, and the content. */
export function AppShell({
  home,
  userMenu,
  navigation,
  company,
  width = 'wide',
  fitsWindow = false,
  children,
}: AppShellProps) {
  const { t } = useTranslation('common');
  const Frame = fitsWindow ? Screen : Fragment;
  return (
    <Frame>
      <Skip href="#conteudo" onClick={skipToContent}>
        {t('components.shell.skip')}
      </Skip>
      <Header $tall={Boolean(navigation)} data-toasts-below={width === 'narrow' ? undefined : ''}>
        <Bar $width={width} $tall={Boolean(navigation)}>
          <Brands $tall={Boolean(navigation)}>
            <Brand to={home}>
              <Logo />
            </Brand>
            {company && <Company>{company}</Company>}
          </Brands>
          {navigation && <Navigation>{navigation}</Navigation>}
          <Slot $fixed={Boolean(company)} $yields={Boolean(navigation)}>
            {userMenu}
          </Slot>
        </Bar>
      </Header>
      <Main id="conteudo" tabIndex={-1} $width={width}>
        {children}
      </Main>
    </Frame>
  );
}
