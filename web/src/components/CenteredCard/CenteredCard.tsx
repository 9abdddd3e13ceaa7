import './brandPicture.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, media, space, typeset } from '../../theme/tokens';
import { Logo } from '../Logo/Logo';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  background: ${color.surface};

  ${media.laptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

/* The brand's panel has the same colours in light and dark: it is a picture, not a surface. */
const Brand = styled.aside`
  display: none;
  position: relative;
  overflow: hidden;
  flex-direction: column;
  justify-content: space-between;
  padding: ${space[12]};
  color: #f2faf7;
  background:
    radial-gradient(120% 80% at 100% 0%, #11806a 0%, transparent 60%),
    radial-gradient(90% 70% at 0% 100%, #073a30 0%, transparent 65%), #0a5243;

  ${media.laptop} {
    display: flex;
  }
`;

/* Its picture is in brandPicture.css: a file that only a laptop fetches, and not JavaScript that every phone loads. */
const Picture = styled.div`
  width: 100%;
  max-width: 33rem;
  height: min(48vh, 26rem);
  margin: ${space[6]} auto;
`;

const Words = styled.div`
  position: relative;
  max-width: 30rem;
`;

const Headline = styled.p`
  ${typeset('display', 'semibold')}
  text-wrap: balance;
`;

const Tagline = styled.p`
  margin-top: ${space[4]};
  ${typeset('large')}
  color: #cfe8df;
`;

const Main = styled.main`
  display: grid;
  place-items: center;
  padding: ${space[10]} ${space[6]};

  ${media.phone} {
    place-items: start stretch;
    padding: ${space[8]} ${space[5]};
  }
`;

const Column = styled.div<{ $wide: boolean }>`
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? '34rem' : '23rem')};
`;

const SmallBrand = styled.div`
  margin-bottom: ${space[8]};

  ${media.laptop} {
    display: none;
  }
`;

const Icon = styled.div`
  display: inline-flex;
  margin-bottom: ${space[5]};
`;

const Title = styled.h1`
  ${typeset('heading', 'bold')}
  overflow-wrap: anywhere;
`;

const Subtitle = styled.p`
  margin-top: ${space[2]};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Content = styled.div`
  margin-top: ${space[8]};
`;

export interface CenteredCardProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A line above the title. */
  above?: ReactNode;
  /** A sign above the title: success, warning. */
  icon?: ReactNode;
  /** Roomier, for the thank-you page and other texts. */
  wide?: boolean;
  /** Replaces the sentences of the brand panel. */
  headline?: string;
  tagline?: string;
  children?: ReactNode;
}

/** Pages with one small task: sign-in, password reset, thank-you, 404. A brand panel stands beside it on a laptop. */
export function CenteredCard({ title, subtitle, above, icon, wide = false, ...rest }: CenteredCardProps) {
  const { headline, tagline, children } = rest;
  const { t } = useTranslation('common');
  return (
    <Root>
      <Brand>
        <Logo inverse size={34} />
        <Picture className="brand-picture" aria-hidden />
        <Words>
          <Headline>{headline ?? t('components.brand.title')}</Headline>
          <Tagline>{tagline ?? t('components.brand.tagline')}</Tagline>
        </Words>
      </Brand>
      <Main id="conteudo" tabIndex={-1}>
        <Column $wide={wide}>
          <SmallBrand>
            <Logo size={30} />
          </SmallBrand>
          {icon && <Icon aria-hidden>{icon}</Icon>}
          {above}
          <Title>{title}</Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
          {children && <Content>{children}</Content>}
        </Column>
      </Main>
    </Root>
  );
}
