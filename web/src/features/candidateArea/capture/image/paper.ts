import type { Quad } from './geometry';
import { histogramOf, separation, type GrayImage } from './grayImage';

/** Below this the picture has no light page on a darker ground, and nothing is said about where it ends. */
const CLEAR = 0.55;

export interface Paper {
  /** Top left, top right, bottom right, bottom left, as shares of the width and height. */
  corners: Quad;
  /** How much of the picture's top, right, bottom and left edge lies on the page, 0 to 1. */
  edgeShares: readonly [number, number, number, number];
}

/** Finds a page that is lighter than what it lies on; null where nothing stands out. */
export function paperOf(gray: GrayImage): Paper | null {
  const { threshold, clarity } = separation(histogramOf(gray));
  if (clarity < CLEAR) return null;
  const page = largestLightArea(gray, threshold);
  if (!page || page.size < gray.values.length * 0.15) return null;
  return { corners: cornersOf(page, gray), edgeShares: edgeSharesOf(page.member, gray) };
}

interface Area {
  member: Uint8Array;
  size: number;
}

/** The largest connected area of pixels above the threshold: print makes holes in it, and a lamp elsewhere is another area. */
function largestLightArea({ values, width, height }: GrayImage, threshold: number): Area | null {
  const areaOf = new Int32Array(values.length);
  const stack = new Int32Array(values.length);
  let [areas, largest, largestSize] = [0, 0, 0];
  for (let start = 0; start < values.length; start += 1) {
    if (areaOf[start] !== 0 || (values[start] ?? 0) <= threshold) continue;
    areas += 1;
    let [size, depth] = [0, 1];
    stack[0] = start;
    areaOf[start] = areas;
    const visit = (at: number) => {
      if (areaOf[at] !== 0 || (values[at] ?? 0) <= threshold) return;
      areaOf[at] = areas;
      stack[depth] = at;
      depth += 1;
    };
    while (depth > 0) {
      depth -= 1;
      const at = stack[depth] ?? 0;
      size += 1;
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < width * (height - 1)) visit(at + width);
    }
    if (size > largestSize) [largest, largestSize] = [areas, size];
  }
  if (largest === 0) return null;
  return { member: Uint8Array.from(areaOf, (area) => (area === largest ? 1 : 0)), size: largestSize };
}

/** The outermost points along the two diagonals. */
function cornersOf({ member }: Area, { width, height }: GrayImage): Quad {
  const best = [Infinity, -Infinity, -Infinity, Infinity];
  const corners = [0, 0, 0, 0];
  member.forEach((isMember, at) => {
    if (!isMember) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    const [sum, difference] = [x + y, x - y];
    if (sum < (best[0] ?? 0)) [best[0], corners[0]] = [sum, at];
    if (difference > (best[1] ?? 0)) [best[1], corners[1]] = [difference, at];
    if (sum > (best[2] ?? 0)) [best[2], corners[2]] = [sum, at];
    if (difference < (best[3] ?? 0)) [best[3], corners[3]] = [difference, at];
  });
  const point = (at = 0) => ({
    x: (at % width) / Math.max(1, width - 1),
    y: Math.floor(at / width) / Math.max(1, height - 1),
  });
  return [point(corners[0]), point(corners[1]), point(corners[2]), point(corners[3])];
}

function edgeSharesOf(member: Uint8Array, { width, height }: GrayImage): Paper['edgeShares'] {
  const share = (length: number, indexOf: (along: number) => number) => {
    let inside = 0;
    for (let along = 0; along < length; along += 1) inside += member[indexOf(along)] ?? 0;
    return inside / length;
  };
  return [
    share(width, (x) => x),
    share(height, (y) => y * width + width - 1),
    share(width, (x) => (height - 1) * width + x),
    share(height, (y) => y * width),
  ];
}
