import { styled } from 'styled-components';
import { InfoIcon } from '../../../components/icons';
import { color, radius, space, typeset } from '../../../theme/tokens';

const Note = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.blueSoft};
  color: ${color.blueText};
  ${typeset('body')}

  svg {
    margin-top: 2px;
  }
`;

/** Why somebody who was working stands before the sign-in. */
export function SessionEnded({ title, text }: { title?: string; text: string }) {
  return (
    <Note role="status">
      <InfoIcon size={18} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        <p>{text}</p>
      </div>
    </Note>
  );
}
