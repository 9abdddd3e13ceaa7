import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { WarningIcon } from '../../components/icons';
import { formatMoment } from '../../lib/moments';
import { color, focusRing, media, radius, space, typeset } from '../../theme/tokens';
import { authorName } from './authorName';
import type { Conflict, Side } from './conflict';

const Root = styled.section`
  padding: ${space[4]};
  border: 1px solid ${color.orangeText};
  border-radius: ${radius.medium};
  background: ${color.orangeSoft};
  overflow-wrap: anywhere;

  &:focus-visible {
    ${focusRing}
  }
`;

const Title = styled.h3`
  display: flex;
  gap: ${space[2]};
  ${typeset('body', 'semibold')}
  color: ${color.orangeText};

  svg {
    flex-shrink: 0;
    margin-top: 2px;
  }
`;

const Text = styled.p`
  margin-top: ${space[1]};
  ${typeset('small')}
  color: ${color.text};
`;

const Choice = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
  min-width: 0;
  margin: ${space[3]} 0 0;
  padding: 0;
  border: 0;

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

const Legend = styled.legend`
  padding: 0 0 ${space[1]};
  ${typeset('small', 'semibold')}
`;

const Option = styled.label`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  min-width: 0;
  min-height: 44px;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  cursor: pointer;

  &:has(input:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  &:has(input:focus-visible) {
    ${focusRing}
  }
  input {
    margin: 4px 0 0;
    accent-color: ${color.accent};
    flex-shrink: 0;
  }
`;

const Who = styled.span`
  display: block;
  ${typeset('caption', 'medium')}
  color: ${color.textMuted};
`;

const Value = styled.span`
  ${typeset('body')}
  white-space: pre-line;
`;

export interface ConflictPanelProps {
  conflict: Conflict;
  /** What has happened, where it is not known who changed the record and when. */
  title?: string;
  /** What people call the input of a form path. */
  labelOf: (name: string) => string;
  /** An input's text as people read it. */
  display: (name: string, text: string) => string;
  onChoose: (name: string, side: Side) => void;
}

/** Tells who changed the record meanwhile, and lets the person compare and choose value by value. */
export function ConflictPanel({ conflict, title, labelOf, display, onChoose }: ConflictPanelProps) {
  const { t, i18n } = useTranslation('staff');
  const group = useId();
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);

  const who = authorName(conflict.byName) ?? t('conflict.someone');
  const when = conflict.at ? formatMoment(conflict.at, i18n.language) : '';
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-labelledby={`${group}-title`}>
      <Title id={`${group}-title`} role="alert">
        <WarningIcon size={17} aria-hidden />
        <span>{title ?? t('conflict.title', { who, when })}</span>
      </Title>
      <Text>{conflict.conflicts.length > 0 ? t('conflict.choose') : t('conflict.nothingToChoose')}</Text>
      {conflict.theirsOnly.length > 0 && (
        <Text>{t('conflict.theirsOnly', { fields: conflict.theirsOnly.map(labelOf).join(', ') })}</Text>
      )}
      {conflict.conflicts.map((entry) => (
        <Choice key={entry.name}>
          <Legend>{labelOf(entry.name)}</Legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <Option key={side}>
              <input
                type="radio"
                name={`${group}-${entry.name}`}
                checked={conflict.choices[entry.name] === side}
                onChange={() => onChoose(entry.name, side)}
              />
              <span>
                <Who>{side === 'mine' ? t('conflict.mine') : t('conflict.theirs', { who })}</Who>
                <Value>{display(entry.name, entry[side]) || t('conflict.empty')}</Value>
              </span>
            </Option>
          ))}
        </Choice>
      ))}
    </Root>
  );
}
