import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, focusRing, media, radius, space, touchTarget, typeset } from '../../theme/tokens';

const List = styled(RadixTabs.List)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-bottom: ${space[3]};
  border-bottom: 1px solid ${color.border};

  ${media.phone} {
    gap: 0;
  }
`;

const Trigger = styled(RadixTabs.Trigger)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-height: 40px;
  margin-bottom: -1px;
  padding: 0 ${space[3]};
  border: 0;
  border-bottom: 2px solid transparent;
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: none;
  color: ${color.textMuted};
  ${typeset('body', 'medium')}
  cursor: pointer;

  &[data-state='active'] {
    border-color: ${color.accent};
    color: ${color.text};
  }
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  ${media.touch} {
    min-width: ${touchTarget};
    min-height: ${touchTarget};
  }
  /* Two tabs, one of them with a count, stand side by side on a phone, and share what they leave of its width. */
  ${media.phone} {
    flex: 1 1 auto;
    gap: ${space[1]};
    padding: 0 ${space[1]};
  }
`;

const Content = styled(RadixTabs.Content)`
  min-width: 0;
  border-radius: ${radius.large};

  &:focus-visible {
    ${focusRing}
  }
`;

export interface TabsProps<Value extends string> {
  /** The name of the row of tabs. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** `detail` stands beside the name, such as a count. */
  tabs: readonly { value: Value; label: string; detail?: ReactNode }[];
  /** What the chosen tab shows. */
  children: ReactNode;
  /** It begins with a control: the Tab key goes there at once. */
  startsWithControl?: boolean;
}

/** One of several views of the same place; the arrow keys go from tab to tab. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, onChange, tabs, children, startsWithControl = false } = props;
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <List aria-label={label}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value}>
            {tab.label}
            {tab.detail}
          </Trigger>
        ))}
      </List>
      <Content value={value} {...(startsWithControl && { tabIndex: -1 })}>
        {children}
      </Content>
    </RadixTabs.Root>
  );
}
