import type { Size } from './documentSheets';

/** How a document is looked at. */
export interface View {
  /** Index of the sheet that is shown. */
  sheet: number;
  /** 1: the whole sheet fits. */
  zoom: number;
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
}

export type ViewAction = 'zoomIn' | 'zoomOut' | 'fit' | 'turn' | 'previousSheet' | 'nextSheet' | { sheet: number };

export const firstView: View = { sheet: 0, zoom: 1, turns: 0 };

const ZOOM_STEP = 1.5;
const LARGEST_ZOOM = ZOOM_STEP ** 5;

/** The next view of a document that has so many sheets. */
export function changeView(view: View, action: ViewAction, sheetCount: number): View {
  if (typeof action === 'object') return showSheet(view, action.sheet, sheetCount);
  switch (action) {
    case 'zoomIn':
      return { ...view, zoom: Math.min(view.zoom * ZOOM_STEP, LARGEST_ZOOM) };
    case 'zoomOut':
      return { ...view, zoom: Math.max(view.zoom / ZOOM_STEP, 1) };
    case 'fit':
      return { ...view, zoom: 1 };
    case 'turn':
      return { ...view, turns: (view.turns + 1) % 4 };
    case 'previousSheet':
      return showSheet(view, view.sheet - 1, sheetCount);
    case 'nextSheet':
      return showSheet(view, view.sheet + 1, sheetCount);
  }
}

/** Another sheet is seen as a whole; one that lay on its side may do so throughout, so the turn stays. */
function showSheet(view: View, sheet: number, sheetCount: number): View {
  const next = Math.max(0, Math.min(sheet, sheetCount - 1));
  return next === view.sheet ? view : { ...view, sheet: next, zoom: 1 };
}

/** How large a sheet is drawn, before it is turned. */
export function drawnSize(sheet: Size, box: Size, { zoom, turns }: Pick<View, 'zoom' | 'turns'>): Size {
  const isOnSide = turns % 2 === 1;
  const [width, height] = isOnSide ? [sheet.height, sheet.width] : [sheet.width, sheet.height];
  const scale = Math.min(box.width / width, box.height / height) * zoom;
  return { width: sheet.width * scale, height: sheet.height * scale };
}
