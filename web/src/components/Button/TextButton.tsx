import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, media, radius, touchTarget } from '../../theme/tokens';

const Root = styled.button`
  border: 0;
  padding: 0;
  background: none;
  color: ${color.accentText};
  font-weight: 530;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  border-radius: ${radius.small};
  cursor: pointer;
  &:hover {
    text-decoration-color: currentColor;
  }
  ${media.touch} {
    min-height: ${touchTarget};
  }
`;

/** An action that looks like a link ('Esqueci minha senha'). */
export function TextButton({ type = 'button', ...rest }: ComponentPropsWithRef<'button'>) {
  return <Root {...rest} type={type} />;
}
