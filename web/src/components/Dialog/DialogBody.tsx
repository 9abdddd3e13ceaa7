import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens';

const Root = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Focus rings at the edges need this room, as overflow would cut them. */
  padding: 4px ${space[6]} ${space[6]};
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.phone} {
    padding-inline: ${space[4]};
  }
`;

const TABBABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * What scrolls in a dialog. Where it holds nothing that takes the focus, such as a list to read, it takes the focus itself,
 * so that the arrow keys scroll it.
 */
export function DialogBody({ label, children }: { label: string | undefined; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const observer = useRef<ResizeObserver>(null);
  const [takesFocus, setTakesFocus] = useState(false);

  useEffect(() => {
    const measure = () => {
      const { current } = body;
      if (!current) return;
      setTakesFocus(current.scrollHeight > current.clientHeight && !current.querySelector(TABBABLE));
    };
    const watching = new ResizeObserver(measure);
    observer.current = watching;
    return () => watching.disconnect();
  }, []);
  useEffect(() => {
    // After every render, as another content may have come; what is observed already is not measured again.
    const { current } = body;
    if (current) for (const element of [current, ...current.children]) observer.current?.observe(element);
  });

  return (
    <Root ref={body} {...(takesFocus && { tabIndex: 0, role: 'group', 'aria-label': label })}>
      {children}
    </Root>
  );
}
