import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { color, space, typeset } from '../../theme/tokens';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const turn = keyframes`to { transform: rotate(360deg); }`;

/** Only the turning ring, without words: for use inside something that already says what is happening. */
export const SpinnerRing = styled.span.attrs({ 'aria-hidden': true })<{ $size?: string }>`
  display: inline-block;
  flex-shrink: 0;
  width: ${({ $size = '1.25rem' }) => $size};
  height: ${({ $size = '1.25rem' }) => $size};
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;

const Status = styled.div<{ $block: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  color: ${color.textMuted};
  ${({ $block }) => $block && `padding: ${space[10]} ${space[4]};`}
  ${typeset('body')}

  ${SpinnerRing} {
    color: ${color.accent};
  }
`;

export interface SpinnerProps {
  /** What is loading; default 'Carregando...'. */
  label?: string;
  /** Show the label beside the ring, not only to screen readers. */
  showLabel?: boolean;
  /** Centre it in a roomy block, for a whole card or page. */
  block?: boolean;
}

/** Something is loading; announced politely. */
export function Spinner({ label, showLabel = false, block = false }: SpinnerProps) {
  const { t } = useTranslation('common');
  const text = label ?? t('components.spinner.loading');
  return (
    <Status role="status" $block={block}>
      <SpinnerRing $size={block ? '1.75rem' : undefined} />
      {showLabel ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </Status>
  );
}
