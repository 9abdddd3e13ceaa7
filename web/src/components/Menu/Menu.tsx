import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, keyframes, styled } from 'styled-components';
import {
  color,
  focusRing,
  media,
  motion,
  radius,
  shadow,
  space,
  touchTarget,
  typeset,
  zIndex,
} from '../../theme/tokens';
import { Button } from '../Button/Button';
import { CheckIcon, ChevronDownIcon } from '../icons';
import { SpinnerRing } from '../Spinner/Spinner';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

const Trigger = styled(RadixMenu.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  max-width: 16rem;
  min-height: 40px;
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[1]};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  background: transparent;
  color: ${color.text};
  ${typeset('body', 'medium')}
  cursor: pointer;
  transition: background-color ${motion.fast};

  &:hover,
  &[data-state='open'] {
    background: ${color.surfaceHover};
  }

  &:focus-visible {
    ${focusRing}
  }

  ${media.touch} {
    min-height: ${touchTarget};
    min-width: ${touchTarget};
  }
`;

const Avatar = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex-shrink: 0;
  width: 30px;
  height: 30px;
  border-radius: ${radius.full};
  background: ${color.accentSoft};
  color: ${color.accentText};
  ${typeset('caption', 'semibold')}
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    display: none;
  }
`;

const Content = styled(RadixMenu.Content)`
  z-index: ${zIndex.popover};
  min-width: 14rem;
  max-width: min(20rem, calc(100vw - 24px));
  padding: ${space[1]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.medium};
  animation: ${appear} ${motion.fast};
`;

const Header = styled.div`
  padding: ${space[2]} ${space[3]};
  overflow-wrap: anywhere;
`;

const HeaderName = styled.div`
  ${typeset('body', 'semibold')}
`;

const HeaderDetail = styled.div`
  ${typeset('small')}
  color: ${color.textMuted};
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 36px;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  ${typeset('body')}
  color: ${color.text};
  cursor: pointer;
  outline: none;
  user-select: none;

  &[data-highlighted] {
    background: ${color.surfaceHover};
    box-shadow: inset 0 0 0 1px ${color.border};
  }

  &[data-disabled] {
    color: ${color.textMuted};
    cursor: default;
  }

  ${media.touch} {
    min-height: ${touchTarget};
  }
`;

const Item = styled(RadixMenu.Item)`
  ${itemStyles}
`;

const Choice = styled(RadixMenu.RadioItem)`
  ${itemStyles}
`;

const Tick = styled(RadixMenu.ItemIndicator)`
  display: inline-flex;
  margin-inline-start: auto;
  color: ${color.accentText};
`;

const Separator = styled(RadixMenu.Separator)`
  height: 1px;
  margin: ${space[1]} 0;
  background: ${color.border};
`;

const GroupLabel = styled(RadixMenu.Label)`
  padding: ${space[2]} ${space[3]} ${space[1]};
  ${typeset('caption', 'medium')}
  color: ${color.textMuted};
`;

export type MenuEntry =
  | { kind: 'action'; label: string; icon?: ReactNode; disabled?: boolean; onSelect: () => void }
  | { kind: 'separator' }
  | {
      /** One of several (theme, language). */
      kind: 'choice';
      label: string;
      value: string;
      options: readonly { value: string; label: string }[];
      onChange: (value: string) => void;
    };

export interface MenuProps {
  /** The name of the menu's button for screen readers; default 'Menu da conta'. */
  label?: string;
  /** The person's name: shown on the button (cut when long) and, whole, in the menu. */
  name: string;
  /** A line under the name: e-mail, company, role. */
  detail?: string;
  entries: readonly MenuEntry[];
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '').join('');
}

/** The account menu of the header. No portal: it stays inside the header's landmark. */
export function Menu({ label, name, detail, entries }: MenuProps) {
  const { t } = useTranslation('common');
  return (
    <RadixMenu.Root modal={false}>
      <Trigger aria-label={`${label ?? t('components.menu.account')}: ${name}`}>
        <Avatar aria-hidden>{initials(name).toUpperCase()}</Avatar>
        <Name aria-hidden>{name}</Name>
        <ChevronDownIcon size={15} aria-hidden />
      </Trigger>
      <Content align="end" sideOffset={6} collisionPadding={12}>
        <Header>
          <HeaderName>{name}</HeaderName>
          {detail && <HeaderDetail>{detail}</HeaderDetail>}
        </Header>
        <Separator />
        {entries.map((entry, index) => (
          <MenuEntryView key={index} entry={entry} />
        ))}
      </Content>
    </RadixMenu.Root>
  );
}

export interface ActionMenuProps {
  /** The words of its button. */
  label: string;
  entries: readonly MenuEntry[];
  /** One of its actions runs. */
  busy?: boolean;
}

/** A button that opens more actions than have room beside it. */
export function ActionMenu({ label, entries, busy = false }: ActionMenuProps) {
  return (
    <RadixMenu.Root modal={false}>
      <RadixMenu.Trigger asChild>
        <Button
          size="small"
          aria-busy={busy || undefined}
          icon={busy && <SpinnerRing $size="1em" />}
          trailingIcon={<ChevronDownIcon size={15} aria-hidden />}
        >
          {label}
        </Button>
      </RadixMenu.Trigger>
      <Content align="end" sideOffset={6} collisionPadding={12}>
        {entries.map((entry, index) => (
          <MenuEntryView key={index} entry={entry} />
        ))}
      </Content>
    </RadixMenu.Root>
  );
}

function MenuEntryView({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'separator':
      return <Separator />;
    case 'action':
      return (
        <Item disabled={entry.disabled ?? false} onSelect={entry.onSelect}>
          {entry.icon}
          {entry.label}
        </Item>
      );
    case 'choice':
      return (
        <RadixMenu.RadioGroup value={entry.value} onValueChange={entry.onChange} aria-label={entry.label}>
          <GroupLabel>{entry.label}</GroupLabel>
          {entry.options.map((option) => (
            <Choice key={option.value} value={option.value}>
              {option.label}
              <Tick>
                <CheckIcon size={15} aria-hidden />
              </Tick>
            </Choice>
          ))}
        </RadixMenu.RadioGroup>
      );
  }
}
