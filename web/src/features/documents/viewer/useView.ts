import { useState } from 'react';
import { changeView, firstView, type View, type ViewAction } from './view';

/** How a document is looked at; another document is looked at from its beginning. */
export function useView(documentId: string, sheetCount: number) {
  const [looking, setLooking] = useState({ documentId, view: firstView });
  const view: View = looking.documentId === documentId ? looking.view : firstView;
  const act = (action: ViewAction) =>
    setLooking((before) => ({
      documentId,
      view: changeView(before.documentId === documentId ? before.view : firstView, action, sheetCount),
    }));
  return { view, act };
}
