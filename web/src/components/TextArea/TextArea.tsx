import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useLabelledControl } from '../Field/fieldContext';
import { controlStyles } from '../TextInput/controlStyles';

const Root = styled.textarea<{ $minHeight: number }>`
  ${controlStyles}
  resize: vertical;
  field-sizing: content;
  max-height: 24rem;

  /* The selector is doubled, so that the least height of controls on a touch screen does not win over it. */
  && {
    min-height: ${({ $minHeight }) => $minHeight}px;
  }
`;

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'> {
  /** In pixels: 100 in the client form, 80 elsewhere. It grows with its text where browsers can. */
  minHeight?: number;
}

/** Several lines of text. Put it in a Field. */
export function TextArea({ minHeight = 80, ...rest }: TextAreaProps) {
  const control = useLabelledControl(rest);
  return <Root {...rest} {...control} $minHeight={minHeight} />;
}
