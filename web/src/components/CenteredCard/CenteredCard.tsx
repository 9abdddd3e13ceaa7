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

const Picture = styled.svg`
  width: 100%;
  max-width: 33rem;
  max-height: 48vh;
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
export function CenteredCard({ title, subtitle, icon, wide = false, headline, tagline, children }: CenteredCardProps) {
  const { t } = useTranslation('common');
  return (
    <Root>
      <Brand>
        <Logo inverse size={34} />
        <BrandPicture />
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
          <Title>{title}</Title>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
          {children && <Content>{children}</Content>}
        </Column>
      </Main>
    </Root>
  );
}

interface Sheet {
  x: number;
  y: number;
  /** How solid it is: each step of the way a bit more. */
  solid: number;
  width: number;
  done?: boolean;
}

const sheets: readonly Sheet[] = [
  { x: 6, y: 268, solid: 0.1, width: 84 },
  { x: 122, y: 158, solid: 0.18, width: 104 },
  { x: 238, y: 48, solid: 1, width: 92, done: true },
];

/** The conveyor of the product's name: candidates move up a track, and the last one has arrived. */
function BrandPicture() {
  return (
    <Picture viewBox="0 0 500 380" fill="none" aria-hidden focusable="false">
      <path
        d="M60 372 C 60 240, 250 330, 250 200 S 440 150, 440 20"
        stroke="#fff"
        strokeOpacity="0.28"
        strokeWidth="2"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      {sheets.map((sheet) => (
        <g key={sheet.y} transform={`translate(${sheet.x} ${sheet.y})`}>
          <rect
            width="256"
            height="80"
            rx="16"
            fill={sheet.done ? '#fff' : '#0d6250'}
            stroke="#fff"
            strokeOpacity={sheet.done ? 0 : sheet.solid * 1.6}
          />
          <circle cx="42" cy="40" r="19" fill={sheet.done ? '#d8eee6' : '#fff'} fillOpacity={sheet.solid} />
          <rect
            x="76"
            y="26"
            width={sheet.width}
            height="9"
            rx="4.5"
            fill={sheet.done ? '#14463a' : '#fff'}
            fillOpacity={sheet.done ? 0.85 : sheet.solid * 2.4}
          />
          <rect
            x="76"
            y="46"
            width={sheet.width * 0.62}
            height="8"
            rx="4"
            fill={sheet.done ? '#14463a' : '#fff'}
            fillOpacity={sheet.done ? 0.3 : sheet.solid * 1.4}
          />
          {sheet.done ? (
            <>
              <circle cx="220" cy="40" r="15" fill="#0b6a57" />
              <path
                d="m213.5 40.5 4.6 4.6 8.6-9.4"
                stroke="#fff"
                strokeWidth="2.6"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </>
          ) : (
            <circle cx="220" cy="40" r="13" stroke="#fff" strokeOpacity={sheet.solid * 2.2} strokeWidth="2" />
          )}
        </g>
      ))}
    </Picture>
  );
}
