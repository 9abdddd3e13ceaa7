import { styled } from 'styled-components';
import { color, media, radius } from '../../theme/tokens';
import { InfoIcon } from '../icons';
import { Tooltip } from '../Tooltip/Tooltip';

const Sign = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex-shrink: 0;
  width: 24px;
  height: 24px;
  margin: -4px 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.full};
  background: none;
  color: ${color.textMuted};
  cursor: help;

  &:hover {
    color: ${color.text};
  }

  ${media.touch} {
    width: 44px;
    height: 44px;
    margin: -14px -10px;
  }
`;

export interface InfoTipProps {
  /** The name of the button, such as 'Sobre o campo CPF'. */
  label: string;
  text: string;
}

/** An information sign that shows a text on hover, focus and tap. */
export function InfoTip({ label, text }: InfoTipProps) {
  return (
    <Tooltip content={text} openOnClick>
      <Sign type="button" aria-label={label}>
        <InfoIcon size={15} aria-hidden />
      </Sign>
    </Tooltip>
  );
}
