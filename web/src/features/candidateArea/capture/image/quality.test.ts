import { picture, type PictureOptions } from '../../../../testing/pictures';
import { hintsFor } from './quality';

const FULL_SIZE = { width: 1650, height: 2200 };

/** The hints for a picture that travels in full size. */
const hints = (options: PictureOptions = {}, { isCropped = false, size = FULL_SIZE } = {}) =>
  hintsFor(picture(options), { size, isCropped });

describe('the hints for a photographed page', () => {
  test('are none for a sharp, bright, whole page on a table', () => {
    expect(hints()).toEqual([]);
  });

  test('are none for a scan, which is white all over and shows no table', () => {
    expect(hints({ page: { left: 0, top: 0, right: 480, bottom: 640 }, paper: 255, ink: 0 })).toEqual([]);
  });

  test('tell of too little light, and do not call the same page blurred', () => {
    expect(hints({ paper: 70, table: 20, ink: 14 })).toEqual(['dark']);
  });

  test.each([
    { blur: 3, expected: ['blurred'] },
    { blur: 5, expected: ['blurred'] },
  ])('tell of print out of focus (radius $blur)', ({ blur, expected }) => {
    expect(hints({ blur })).toEqual(expected);
  });

  test('do not call sharp print blurred because most of the page is blank', () => {
    const page = { left: 20, top: 20, right: 460, bottom: 620 };
    // The page has print on 24 of its 600 rows.
    const pixels = picture({ page, ink: 205 });
    const printed = picture({ page });
    const from = 96 * 480 * 4;
    const to = 144 * 480 * 4;
    pixels.data.set(printed.data.subarray(from, to), from);
    expect(hintsFor(pixels, { size: FULL_SIZE, isCropped: true })).toEqual([]);
  });

  test.each([
    [{ width: 800, height: 600 }, ['small']],
    [{ width: 1600, height: 500 }, ['small']],
    [{ width: 1000, height: 640 }, []],
  ])('tell of too few pixels (%o)', (size, expected) => {
    expect(hints({}, { size })).toEqual(expected);
  });

  test.each([
    ['the top', { left: 60, top: -80, right: 420, bottom: 500 }],
    ['the right', { left: 200, top: 70, right: 560, bottom: 570 }],
    ['the bottom', { left: 60, top: 200, right: 420, bottom: 800 }],
    ['the left', { left: -90, top: 70, right: 300, bottom: 570 }],
  ])('tell of a page that is cut off at %s', (_, page) => {
    expect(hints({ page })).toEqual(['cutOff']);
  });

  test('say nothing of the edges once the candidate has cut the page out', () => {
    expect(hints({ page: { left: 60, top: -80, right: 420, bottom: 500 } }, { isCropped: true })).toEqual([]);
  });

  test('tell of a lamp that is mirrored in the page', () => {
    expect(hints({ spot: { x: 250, y: 300, radius: 90 } })).toEqual(['glare']);
  });

  test('come together where several hold', () => {
    expect(
      hints({ blur: 4, page: { left: 60, top: -80, right: 420, bottom: 500 } }, { size: { width: 640, height: 480 } }),
    ).toEqual(['blurred', 'small', 'cutOff']);
  });
});
