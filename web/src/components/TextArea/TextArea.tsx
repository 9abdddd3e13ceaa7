import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../Field/fieldContext';
import { controlStyles } from '../TextInput/controlStyles';

const Root = styled.textarea<{ $minHeight: number }>`
  ${controlStyles}
  min-height: ${({ $minHeight }) => $minHeight}px;
  resize: vertical;
  field-sizing: content;
  max-height: 24rem;
`;

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** In pixels: 100 in the client form, 80 elsewhere (spec section 9). It grows with its text where browsers can. */
  minHeight?: number;
}

/** Several lines of text. Put it in a Field. */
export function TextArea({ minHeight = 80, ...rest }: TextAreaProps) {
  const control = useFieldControl(rest);
  return <Root {...rest} {...control} $minHeight={minHeight} />;
}
