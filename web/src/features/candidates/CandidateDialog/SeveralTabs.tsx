import * as Tabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, focusRing, media, space, touchTarget, typeset } from '../../../theme/tokens';

const List = styled(Tabs.List)`
  display: flex;
  gap: ${space[2]};
  margin-bottom: ${space[5]};
  border-bottom: 1px solid ${color.border};
`;

const Tab = styled(Tabs.Trigger)`
  min-height: 40px;
  padding: 0 ${space[4]};
  border: 0;
  border-bottom: 2px solid transparent;
  background: transparent;
  color: ${color.textMuted};
  ${typeset('body', 'medium')}
  cursor: pointer;

  &[data-state='active'] {
    border-color: ${color.accent};
    color: ${color.text};
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }

  ${media.touch} {
    min-height: ${touchTarget};
  }
`;

export interface SeveralTabsProps {
  several: boolean;
  onChange: (several: boolean) => void;
  one: ReactNode;
  many: ReactNode;
}

/** The tabs of 'Novo Candidato': a form for one, or pasted lines for several. What was typed in one stays in it. */
export function SeveralTabs({ several, onChange, one, many }: SeveralTabsProps) {
  const { t } = useTranslation('imports');
  return (
    <Tabs.Root value={several ? 'many' : 'one'} onValueChange={(value) => onChange(value === 'many')}>
      <List aria-label={t('several.tabs')}>
        <Tab value="one">{t('several.one')}</Tab>
        <Tab value="many">{t('several.many')}</Tab>
      </List>
      <Tabs.Content value="one" tabIndex={-1}>
        {one}
      </Tabs.Content>
      <Tabs.Content value="many" tabIndex={-1}>
        {many}
      </Tabs.Content>
    </Tabs.Root>
  );
}
