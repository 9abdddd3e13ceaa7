import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, headerHeight, media, phoneHeaderHeight, radius, space, zIndex } from '../../theme/tokens';
import { Logo } from '../Logo/Logo';

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

  /* with a line of links it would take an eighth of a phone's screen for good */
  ${media.phone} {
    ${({ $tall }) => $tall && 'position: relative;'}
  }
`;

const Bar = styled.div<{ $width: keyof typeof widths }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  max-width: ${({ $width }) => widths[$width]};
  min-height: ${headerHeight};
  margin: 0 auto;
  padding: ${space[1]} ${sides};

  ${media.phone} {
    flex-wrap: wrap;
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
  flex: 1;
  min-width: 0;

  ${media.phone} {
    order: 1;
    flex: 1 0 100%;
    margin-inline: -${space[2]};
  }
`;

const Slot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-width: 0;
`;

const Main = styled.main<{ $width: keyof typeof widths }>`
  max-width: ${({ $width }) => widths[$width]};
  margin: 0 auto;
  padding: ${({ $width }) => ($width === 'full' ? space[5] : space[8])} ${sides} ${space[16]};

  ${media.phone} {
    /* messages stand between header and content, and cover neither */
    padding: max(${({ $width }) => ($width === 'full' ? space[4] : space[5])}, var(--toast-room, 0px)) ${space[4]}
      ${space[12]};
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
  /** full: lists; wide: pages that are read; narrow: the candidate's area. */
  width?: keyof typeof widths;
  children: ReactNode;
}

/** The frame of every page behind the sign-in: header with brand and account, and the content. */
export function AppShell({ home, userMenu, navigation, width = 'wide', children }: AppShellProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <Skip href="#conteudo">{t('components.shell.skip')}</Skip>
      <Header $tall={Boolean(navigation)}>
        <Bar $width={width}>
          <Brand to={home}>
            <Logo />
          </Brand>
          {navigation && <Navigation>{navigation}</Navigation>}
          <Slot>{userMenu}</Slot>
        </Bar>
      </Header>
      <Main id="conteudo" tabIndex={-1} $width={width}>
        {children}
      </Main>
    </>
  );
}
