import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftPage } from '../documents/drafts';
import type { Edits } from './image/preparePage';

/**
 * Which page is turned and cut, and how far that is. The browser's way back, to which a finger at the edge of the picture may come by
 * accident, closes the editor alone, and what was turned and cut is there when it is opened again.
 */
export function usePageEditor(onWayBack: (pageId: string | null) => void) {
  const [pageId, setPageId] = useState<string | null>(null);
  const [unapplied, setUnapplied] = useState<Readonly<Record<string, Edits>>>({});
  /** Whether the editor has an entry of the history, which it takes with it. */
  const hasEntry = useRef(false);
  const isOpen = pageId !== null;
  const leave = useEffectEvent(() => onWayBack(pageId));
  useEffect(() => {
    if (!isOpen) return;
    const goBack = () => {
      hasEntry.current = false;
      leave();
      setPageId(null);
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [isOpen]);

  const changeEdits = (edits: Edits | null) => {
    if (pageId === null) return;
    setUnapplied(({ [pageId]: _before, ...others }) => (edits ? { ...others, [pageId]: edits } : others));
  };
  return {
    pageId,
    editsOf: ({ uploadId, edits }: DraftPage): Edits => unapplied[uploadId] ?? edits,
    edit: changeEdits,
    forget: () => changeEdits(null),
    open: (uploadId: string) => {
      // The new entry of the history names the same question as the one before, so that a reload while the editor is open leads back to it.
      history.pushState(history.state, '');
      hasEntry.current = true;
      setPageId(uploadId);
    },
    close: () => {
      if (hasEntry.current) history.back();
      hasEntry.current = false;
      setPageId(null);
    },
  };
}
