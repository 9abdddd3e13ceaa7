import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens';
import { ChevronDownIcon } from '../icons';
import type { SelectOption } from '../Select/Select';
import { chipStyles } from './chipStyles';

const Chip = styled.span<{ $active: boolean }>`
  ${chipStyles}
`;

const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/* The browser's own list over the whole chip: the chip is as wide as its words, and keyboards and readers get a select. */
const Choice = styled.select`
  position: absolute;
  /* The list reaches over the chip's border, so that a finger has the whole chip. */
  inset: -1px;
  width: calc(100% + 2px);
  height: calc(100% + 2px);
  opacity: 0;
  cursor: pointer;
  font-size: 1rem;

  option {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`;

export interface FilterChipProps<Value extends string> {
  /** What is filtered; the name of the control. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** The first one restricts nothing. */
  options: readonly (SelectOption & { value: Value })[];
  /** Shows the choice alone, and never as a restriction: an order. */
  plain?: boolean;
  icon?: ReactNode;
}

/** One filter of a list: its name while it restricts nothing ('Status'), with the choice while it does. */
export function FilterChip<Value extends string>(props: FilterChipProps<Value>) {
  const { label, value, onChange, options, plain = false, icon } = props;
  const chosen = options.find((option) => option.value === value);
  const active = !plain && value !== options[0]?.value;
  const text = plain ? chosen?.label : active ? `${label}: ${chosen?.label}` : label;
  return (
    <Chip $active={active} data-screen-only>
      {icon}
      <Text aria-hidden>{text}</Text>
      <ChevronDownIcon size={14} aria-hidden />
      <Choice aria-label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Choice>
    </Chip>
  );
}
