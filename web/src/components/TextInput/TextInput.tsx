import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens';
import { useLabelledControl } from '../Field/fieldContext';
import { controlStyles } from './controlStyles';

const Wrapper = styled.div`
  position: relative;
  min-width: 0;
`;

const Input = styled.input<{ $start: boolean; $end: boolean }>`
  ${controlStyles}
  ${({ $start }) => $start && 'padding-inline-start: 38px;'}
  ${({ $end }) => $end && 'padding-inline-end: 44px;'}

  &[type='number'] {
    appearance: textfield;
  }
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button,
  &::-webkit-search-cancel-button {
    display: none;
  }
  /* This is a rule of its own, as a browser drops a whole rule for one name in it that it does not know. */
  &::-ms-reveal {
    display: none;
  }

  ${media.touch} {
    ${({ $end }) => $end && 'padding-inline-end: 48px;'}
  }
`;

const Adornment = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  top: 0;
  bottom: 0;
  display: inline-flex;
  align-items: center;
  color: ${color.textMuted};
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start: 12px; pointer-events: none;' : 'inset-inline-end: 2px;')}

  ${media.touch} {
    ${({ $side }) => $side === 'end' && 'inset-inline-end: 0;'}
  }
`;

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** A quiet icon at the start. */
  startIcon?: ReactNode;
  /** A button at the end (show password, open calendar). */
  endAction?: ReactNode;
}

/** One line of text; also for `type` email, number, tel. Put it in a Field, or give it an aria-label. */
export function TextInput({ startIcon, endAction, type = 'text', ...rest }: TextInputProps) {
  const control = useLabelledControl(rest);
  return (
    <Wrapper>
      {startIcon && <Adornment $side="start">{startIcon}</Adornment>}
      <Input {...rest} {...control} type={type} $start={Boolean(startIcon)} $end={Boolean(endAction)} />
      {endAction && <Adornment $side="end">{endAction}</Adornment>}
    </Wrapper>
  );
}
