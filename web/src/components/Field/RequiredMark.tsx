import { styled } from 'styled-components';
import { color } from '../../theme/tokens';

const Asterisk = styled.span`
  color: ${color.dangerText};
  margin-inline-start: 2px;
`;

/** The asterisk behind a label; screen readers are told by the control's `aria-required`, where it has one. */
export function RequiredMark() {
  return <Asterisk aria-hidden>*</Asterisk>;
}
