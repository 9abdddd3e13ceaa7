import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextButton } from '../../components/Button/TextButton';

/* Paper has no button, and shows all of it. */
const Text = styled.p<{ $lines: number | null }>`
  white-space: pre-line;
  overflow-wrap: anywhere;

  @media not print {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${({ $lines }) => $lines ?? 'none'};
    overflow: hidden;
  }
`;

export interface LongTextProps {
  children: string;
  /** More lines than these are folded until 'Ver mais' is pressed. */
  lines?: number;
}

/** Somebody's own words, which may be many: the rest of a long text is unfolded where it stands. */
export function LongText({ children, lines = 3 }: LongTextProps) {
  const { t } = useTranslation('flow');
  const text = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const shown = text.current;
    // Unfolded it is never cut, and the button that folds it has to stay.
    if (!shown || isUnfolded) return;
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [isUnfolded, children]);
  return (
    <div>
      <Text ref={text} id={id} $lines={isUnfolded ? null : lines}>
        {children}
      </Text>
      {isCut && (
        <TextButton
          data-screen-only
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t(isUnfolded ? 'longText.less' : 'longText.more')}
        </TextButton>
      )}
    </div>
  );
}
