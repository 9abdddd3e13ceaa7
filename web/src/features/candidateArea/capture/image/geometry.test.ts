import { picture } from '../../../../testing/pictures';
import { fitInto, isConvex, sizeWithin, straighten, turnedBy, WHOLE, withCorner, type Quad } from './geometry';
import { toGray } from './grayImage';
import { paperOf } from './paper';

/** A picture whose red tells the column and whose green tells the row. */
function chart(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    data.set([((at % width) / (width - 1)) * 255, (Math.floor(at / width) / (height - 1)) * 255, 0, 255], at * 4);
  }
  return { data, width, height };
}

describe('cutting a page out', () => {
  test('leaves a picture as it is when nothing is cut off', () => {
    const source = chart(40, 30);
    expect([...straighten(source, WHOLE, 40, 30).data]).toEqual([...source.data]);
  });

  test('puts each corner of the page into the corner of the result', () => {
    const quad: Quad = [
      { x: 0.2, y: 0.1 },
      { x: 0.9, y: 0.3 },
      { x: 0.8, y: 0.9 },
      { x: 0.1, y: 0.7 },
    ];
    const { data } = straighten(chart(200, 200), quad, 100, 100);
    const at = (x: number, y: number) =>
      [...data.slice((y * 100 + x) * 4, (y * 100 + x) * 4 + 2)].map((value) => value / 255);
    [at(0, 0), at(99, 0), at(99, 99), at(0, 99)].forEach(([x, y], corner) => {
      expect(x).toBeCloseTo(quad[corner]?.x ?? NaN, 1);
      expect(y).toBeCloseTo(quad[corner]?.y ?? NaN, 1);
    });
  });

  test('undoes perspective: the middle of the page is where its diagonals cross, not the mean of its corners', () => {
    const trapezium: Quad = [
      { x: 0.35, y: 0 },
      { x: 0.65, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    const { data } = straighten(chart(300, 300), trapezium, 101, 101);
    const middle = (50 * 101 + 50) * 4;
    expect((data[middle] ?? 0) / 255).toBeCloseTo(0.5, 1);
    expect((data[middle + 1] ?? 0) / 255).toBeCloseTo(0.3 / 1.3, 1);
  });

  test('gives a page the size of its longer sides', () => {
    const quad: Quad = [
      { x: 0.1, y: 0.1 },
      { x: 0.9, y: 0.1 },
      { x: 0.8, y: 0.9 },
      { x: 0.2, y: 0.9 },
    ];
    expect(sizeWithin(quad, { width: 1000, height: 500 })).toEqual({ width: 800, height: 412 });
  });
});

describe('the corners of a page', () => {
  test('stay inside the picture and are not moved where the page would fold', () => {
    expect(withCorner(WHOLE, 0, { x: -0.5, y: 0.2 })[0]).toEqual({ x: 0, y: 0.2 });
    expect(withCorner(WHOLE, 0, { x: 0.9, y: 0.9 })).toBe(WHOLE);
    expect(isConvex([WHOLE[0], WHOLE[2], WHOLE[1], WHOLE[3]])).toBe(false);
  });

  test('are found where a light page lies on a darker table', () => {
    const corners = paperOf(toGray(picture()))?.corners ?? [];
    const expected = [
      [60 / 480, 70 / 640],
      [420 / 480, 70 / 640],
      [420 / 480, 570 / 640],
      [60 / 480, 570 / 640],
    ];
    expect(corners).toHaveLength(4);
    corners.forEach(({ x, y }, index) => {
      expect(x).toBeCloseTo(expected[index]?.[0] ?? NaN, 1);
      expect(y).toBeCloseTo(expected[index]?.[1] ?? NaN, 1);
    });
  });

  test('are not guessed where nothing stands out', () => {
    expect(paperOf(toGray(picture({ paper: 120, table: 120, ink: 120 })))).toBeNull();
  });
});

test('a picture is made smaller to fit, and never larger', () => {
  expect(fitInto({ width: 4000, height: 3000 }, 2200)).toEqual({ width: 2200, height: 1650 });
  expect(fitInto({ width: 800, height: 600 }, 2200)).toEqual({ width: 800, height: 600 });
});

test('four turns to one side lead back', () => {
  expect(turnedBy(3, 1)).toBe(0);
  expect(turnedBy(0, -1)).toBe(3);
});
