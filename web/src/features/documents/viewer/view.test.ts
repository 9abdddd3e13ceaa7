import { sheetsOf } from './documentSheets';
import { changeView, drawnSize, firstView } from './view';

test('zooms in steps, never below what fits nor without end', () => {
  expect(changeView(firstView, 'zoomOut', 1)).toEqual(firstView);
  const once = changeView(firstView, 'zoomIn', 1);
  expect(once.zoom).toBe(1.5);
  expect(changeView(once, 'zoomOut', 1).zoom).toBe(1);
  const most = Array.from({ length: 20 }).reduce<typeof firstView>((view) => changeView(view, 'zoomIn', 1), firstView);
  expect(most.zoom).toBeLessThan(8);
  expect(changeView(most, 'fit', 1).zoom).toBe(1);
});

test('four quarter turns lead back', () => {
  const turned = Array.from({ length: 3 }).reduce<typeof firstView>((view) => changeView(view, 'turn', 1), firstView);
  expect(turned.turns).toBe(3);
  expect(changeView(turned, 'turn', 1).turns).toBe(0);
});

test('another sheet is seen whole, and stays turned; there is none beyond the ends', () => {
  const view = { sheet: 0, zoom: 2.25, turns: 1 };
  expect(changeView(view, 'nextSheet', 3)).toEqual({ sheet: 1, zoom: 1, turns: 1 });
  expect(changeView(view, 'previousSheet', 3)).toBe(view);
  expect(changeView(view, { sheet: 9 }, 3).sheet).toBe(2);
});

test('a sheet fits its frame as it lies', () => {
  const box = { width: 400, height: 200 };
  const portrait = { width: 100, height: 200 };
  expect(drawnSize(portrait, box, firstView)).toEqual({ width: 100, height: 200 });
  expect(drawnSize(portrait, box, { zoom: 1, turns: 1 })).toEqual({ width: 200, height: 400 });
  expect(drawnSize(portrait, box, { zoom: 2, turns: 0 })).toEqual({ width: 200, height: 400 });
});

test('a PDF has a sheet for each of its pages, an image one', () => {
  const page = {
    previewUrl: '/p',
    thumbnailUrl: '/t',
    downloadUrl: '/d',
    width: null,
    height: null,
    name: null,
    number: 1,
  };
  const sheets = sheetsOf({
    pages: [
      { __typename: 'DocumentPage', ...page, id: 'a', kind: 'PHOTO', pageCount: 1, width: 10, height: 20 },
      { __typename: 'DocumentPage', ...page, id: 'b', kind: 'PDF', pageCount: 3, previewUrl: null },
    ],
  });
  expect(sheets.map(({ key, url }) => `${key} ${url}`)).toEqual(['a 1 /p', 'b 1 /d', 'b 2 /d', 'b 3 /d']);
  expect(sheets[0]?.size).toEqual({ width: 10, height: 20 });
});
