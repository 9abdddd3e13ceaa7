import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, shadow, space, typeset } from '../../theme/tokens';
import { SkeletonBar } from '../Skeleton/Skeleton';

/** Numbers beside each other on one sheet, two by two on a phone. */
export const StatStrip = styled.div`
  display: flex;
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Root = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  flex: 1 1 auto;
  min-width: 0;
  padding: ${space[2]} ${space[4]};

  & + & {
    border-inline-start: 1px solid ${color.border};
  }

  ${media.phone} {
    align-items: flex-start;
    padding: ${space[2]} ${space[3]};

    &:nth-child(odd) {
      border-inline-start: 0;
    }
    &:nth-child(n + 3) {
      border-block-start: 1px solid ${color.border};
    }
  }
`;

const Icon = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  padding: ${space[2]};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentText};

  ${media.phone} {
    display: none;
  }
`;

const Texts = styled.div`
  min-width: 0;
  flex: 1;
`;

const Label = styled.div`
  ${typeset('caption', 'medium')}
  color: ${color.textMuted};
`;

const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
`;

const Value = styled.span`
  ${typeset('title', 'semibold')}
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Unit = styled.span`
  ${typeset('caption')}
  color: ${color.textMuted};
  white-space: nowrap;
`;

interface Stat {
  value: ReactNode;
  /** What the number counts, behind it ('nesta página'). */
  unit?: string;
}

export interface StatCardProps {
  icon?: ReactNode;
  label: string;
  /** One number, or several of the same weight, each with its unit. */
  values: readonly Stat[];
  loading?: boolean;
}

/** One number of a dashboard; stands in a StatStrip. */
export function StatCard({ icon, label, values, loading = false }: StatCardProps) {
  return (
    <Root role="group" aria-label={label} aria-busy={loading || undefined}>
      {icon && <Icon aria-hidden>{icon}</Icon>}
      <Texts>
        <Label>{label}</Label>
        {loading ? (
          <SkeletonBar $width="3.5rem" $height="1.625rem" />
        ) : (
          <Values>
            {values.map(({ value, unit }, index) => (
              <span key={unit ?? index}>
                <Value>{value}</Value>
                {unit && (
                  <>
                    {' '}
                    <Unit>{unit}</Unit>
                  </>
                )}
              </span>
            ))}
          </Values>
        )}
      </Texts>
    </Root>
  );
}
