import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, media, radius, shadow, space, typeset } from '../../theme/tokens';
import { InfoTip } from '../Field/InfoTip';
import { SkeletonBar } from '../Skeleton/Skeleton';

const Root = styled.div`
  display: flex;
  gap: ${space[4]};
  align-items: flex-start;
  min-width: 0;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.low};

  ${media.phone} {
    flex-direction: column;
    gap: ${space[3]};
    padding: ${space[4]};
  }
`;

const Icon = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentText};

  ${media.phone} {
    width: 34px;
    height: 34px;
  }
`;

const Texts = styled.div`
  min-width: 0;
  flex: 1;
`;

const Label = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  ${typeset('small', 'medium')}
  color: ${color.textMuted};
`;

const Value = styled.div`
  ${typeset('heading', 'semibold')}
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Caption = styled.div`
  ${typeset('caption')}
  color: ${color.textMuted};
`;

export interface StatCardProps {
  icon?: ReactNode;
  label: string;
  value: ReactNode;
  /** A line under the number ('nesta página · 31 no total'). */
  caption?: ReactNode;
  /** How the number is counted, behind an information sign. */
  hint?: string;
  loading?: boolean;
}

/** One number of a dashboard. */
export function StatCard({ icon, label, value, caption, hint, loading = false }: StatCardProps) {
  const { t } = useTranslation('common');
  return (
    <Root role="group" aria-label={label} aria-busy={loading || undefined}>
      {icon && <Icon aria-hidden>{icon}</Icon>}
      <Texts>
        <Label>
          {label}
          {hint && <InfoTip label={t('components.field.about', { label })} text={hint} />}
        </Label>
        <Value>{loading ? <SkeletonBar $width="3.5rem" $height="2rem" /> : value}</Value>
        {caption && <Caption>{caption}</Caption>}
      </Texts>
    </Root>
  );
}
