import type { Pixels } from './grayImage';

/** A place in a picture as shares of its width and height, 0 to 1. */
export interface Point {
  x: number;
  y: number;
}

/** Top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point];

export const WHOLE: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** By how many quarter turns a picture is turned clockwise. */
export type Turns = 0 | 1 | 2 | 3;

export const turnedBy = (turns: Turns, more: 1 | -1): Turns => ((turns + more + 4) % 4) as Turns;

/** No corner may come closer to its neighbours than this share of the picture, so that a page never folds over itself. */
const CLOSEST = 0.08;

/** Whether the corners run clockwise around an area without a fold. */
export function isConvex(quad: Quad): boolean {
  return quad.every((corner, index) => {
    const next = quad[(index + 1) % 4] ?? corner;
    const afterNext = quad[(index + 2) % 4] ?? corner;
    const cross = (next.x - corner.x) * (afterNext.y - next.y) - (next.y - corner.y) * (afterNext.x - next.x);
    return cross > CLOSEST * CLOSEST;
  });
}

/** Moves one corner, held inside the picture; the quad stays as it is where the move would fold it. */
export function withCorner(quad: Quad, index: number, { x, y }: Point): Quad {
  const inside = { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) };
  const moved = quad.map((corner, at) => (at === index ? inside : corner)) as unknown as Quad;
  return isConvex(moved) ? moved : quad;
}

/** How large the page within the corners is, in pixels of the picture: the longer of each two opposite sides. */
export function sizeWithin(quad: Quad, { width, height }: { width: number; height: number }) {
  const [topLeft, topRight, bottomRight, bottomLeft] = quad;
  const length = (from: Point, to: Point) => Math.hypot((to.x - from.x) * width, (to.y - from.y) * height);
  return {
    width: Math.max(1, Math.round(Math.max(length(topLeft, topRight), length(bottomLeft, bottomRight)))),
    height: Math.max(1, Math.round(Math.max(length(topLeft, bottomLeft), length(topRight, bottomRight)))),
  };
}

/**
 * The nine numbers of the projection that takes the unit square to the quad: a point (u, v) lies at
 * ((a u + b v + c) / (g u + h v + 1), (d u + e v + f) / (g u + h v + 1)).
 */
function projectionTo([topLeft, topRight, bottomRight, bottomLeft]: Quad) {
  const sumX = topLeft.x - topRight.x + bottomRight.x - bottomLeft.x;
  const sumY = topLeft.y - topRight.y + bottomRight.y - bottomLeft.y;
  const [rightX, rightY] = [topRight.x - bottomRight.x, topRight.y - bottomRight.y];
  const [leftX, leftY] = [bottomLeft.x - bottomRight.x, bottomLeft.y - bottomRight.y];
  const determinant = rightX * leftY - rightY * leftX;
  const g = (sumX * leftY - sumY * leftX) / determinant;
  const h = (rightX * sumY - rightY * sumX) / determinant;
  return {
    a: topRight.x - topLeft.x + g * topRight.x,
    b: bottomLeft.x - topLeft.x + h * bottomLeft.x,
    c: topLeft.x,
    d: topRight.y - topLeft.y + g * topRight.y,
    e: bottomLeft.y - topLeft.y + h * bottomLeft.y,
    f: topLeft.y,
    g,
    h,
  };
}

/** Cuts the page out and sets it upright: what a camera saw askew becomes a rectangle of the given size in pixels. */
export function straighten(source: Pixels, quad: Quad, width: number, height: number): Pixels {
  const { a, b, c, d, e, f, g, h } = projectionTo(quad);
  const result = new Uint8ClampedArray(width * height * 4);
  const [lastX, lastY] = [source.width - 1, source.height - 1];
  const { data } = source;
  const row = source.width * 4;
  for (let y = 0, at = 0; y < height; y += 1) {
    const v = (y + 0.5) / height;
    for (let x = 0; x < width; x += 1, at += 4) {
      const u = (x + 0.5) / width;
      const depth = g * u + h * v + 1;
      const fromX = Math.min(lastX, Math.max(0, ((a * u + b * v + c) / depth) * source.width - 0.5));
      const fromY = Math.min(lastY, Math.max(0, ((d * u + e * v + f) / depth) * source.height - 0.5));
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [shareX, shareY] = [fromX - left, fromY - top];
      const here = top * row + left * 4;
      const right = left < lastX ? 4 : 0;
      const below = top < lastY ? row : 0;
      for (let channel = 0; channel < 4; channel += 1) {
        const first = here + channel;
        const upper = (data[first] ?? 0) * (1 - shareX) + (data[first + right] ?? 0) * shareX;
        const lower = (data[first + below] ?? 0) * (1 - shareX) + (data[first + below + right] ?? 0) * shareX;
        result[at + channel] = upper * (1 - shareY) + lower * shareY;
      }
    }
  }
  return { data: result, width, height };
}

/** The size that fits into a square of the given side, never larger than the picture itself. */
export function fitInto({ width, height }: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Where a place of the picture lies once the picture is turned. */
export function turnPoint({ x, y }: Point, turns: Turns): Point {
  if (turns === 0) return { x, y };
  return turnPoint({ x: 1 - y, y: x }, (turns - 1) as Turns);
}

/** The turns that undo these. */
export const undoTurns = (turns: Turns): Turns => ((4 - turns) % 4) as Turns;
