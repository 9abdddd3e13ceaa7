import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens';
import { useLabelledControl } from '../Field/fieldContext';
import { ChevronDownIcon } from '../icons';
import { controlStyles } from '../TextInput/controlStyles';

const Wrapper = styled.div<{ $width: string | undefined }>`
  position: relative;
  min-width: 0;
  ${({ $width }) => $width && `width: ${$width};`}

  svg {
    position: absolute;
    inset-inline-end: 12px;
    top: calc(50% - 8px);
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Root = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 36px;
  text-overflow: ellipsis;
  cursor: pointer;

  option {
    background: ${color.surfaceRaised};
    color: ${color.text};
  }
`;

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'multiple' | 'size'> {
  options: readonly SelectOption[];
  /** The text of the empty choice; without it there is no empty choice. */
  placeholder?: string;
  /** CSS width of the control; default: the whole line. */
  width?: string;
}

/** One of several. The browser's own list: right for keyboards, phones and screen readers. Put it in a Field. */
export function Select({ options, placeholder, width, ...rest }: SelectProps) {
  const control = useLabelledControl(rest);
  return (
    <Wrapper $width={width}>
      <Root {...rest} {...control}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Root>
      <ChevronDownIcon size={16} aria-hidden />
    </Wrapper>
  );
}
