import { histogramOf, percentile, toGray, type GrayImage, type Pixels } from './grayImage';
import { paperOf } from './paper';

/** What may keep people from reading a page; each is a hint to the candidate, who has the last word. */
export type QualityHint = 'dark' | 'blurred' | 'small' | 'cutOff' | 'glare';

/** The measures are made on a picture whose longer side is this long, so that they mean the same for every camera. */
export const MEASURED_SIDE = 900;

/** Paper under a lamp is brighter than 150; a page whose bright parts are darker than this is hard to read. */
const DARK_PAPER = 95;
/** Variance of the Laplacian where there is print: sharp print has several hundred, print out of focus some twenty. */
const BLURRED_PRINT = 60;
/** Print of a card (2 mm) is read from about 1,000 pixels along its longer side. */
const SMALL_LONG_SIDE = 1_000;
const SMALL_SHORT_SIDE = 600;
const TILES = 12;

/** The brightest parts of the picture are dark: the light was too weak. */
export function isDark(gray: GrayImage): boolean {
  return percentile(histogramOf(gray), 0.9) < DARK_PAPER;
}

/**
 * How sharp the print is: the variance of the Laplacian in the tiles that have most edges, as a page is mostly blank
 * paper.
 */
export function sharpness({ values, width, height }: GrayImage): number {
  const variances: number[] = [];
  forEachTile(width, height, (left, top, right, bottom) => {
    let [count, sum, squares] = [0, 0, 0];
    for (let y = Math.max(1, top); y < Math.min(bottom, height - 1); y += 1) {
      for (let x = Math.max(1, left); x < Math.min(right, width - 1); x += 1) {
        const at = y * width + x;
        const around =
          (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - width] ?? 0) + (values[at + width] ?? 0);
        const laplacian = around - 4 * (values[at] ?? 0);
        count += 1;
        sum += laplacian;
        squares += laplacian * laplacian;
      }
    }
    if (count > 0) variances.push(squares / count - (sum / count) ** 2);
  });
  variances.sort((first, second) => second - first);
  // The single sharpest tile may be an edge of the table.
  return variances[Math.floor(variances.length * 0.08)] ?? 0;
}

export function isBlurred(gray: GrayImage): boolean {
  return sharpness(gray) < BLURRED_PRINT;
}

/** Too few pixels, in the picture as it travels. */
export function isSmall({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) < SMALL_LONG_SIDE || Math.min(width, height) < SMALL_SHORT_SIDE;
}

const BURNT = 250;
/** A scan is white all over; a reflection stands out from paper that is not. */
const MAX_BURNT = 0.3;
const PAPER_BELOW_BURNT = 225;

/** A lamp or a flash is mirrored: some tiles have no print left, in a picture that is otherwise not white. */
export function hasGlare(gray: GrayImage): boolean {
  const { values, width, height } = gray;
  let [tiles, burntTiles] = [0, 0];
  forEachTile(width, height, (left, top, right, bottom) => {
    let [count, burnt] = [0, 0];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        count += 1;
        if ((values[y * width + x] ?? 0) >= BURNT) burnt += 1;
      }
    }
    tiles += 1;
    if (count > 0 && burnt / count > 0.8) burntTiles += 1;
  });
  const share = burntTiles / tiles;
  return share > 0 && share < MAX_BURNT && percentile(histogramOf(gray), 0.6) < PAPER_BELOW_BURNT;
}

/** The page runs over an edge of the picture, while the table is seen at another. */
export function isCutOff(gray: GrayImage): boolean {
  const paper = paperOf(gray);
  if (!paper) return false;
  const touched = paper.edgeShares.filter((share) => share > 0.25).length;
  const free = paper.edgeShares.filter((share) => share < 0.05).length;
  return touched > 0 && free > 0;
}

function forEachTile(
  width: number,
  height: number,
  visit: (left: number, top: number, right: number, bottom: number) => void,
): void {
  const edge = (size: number, tile: number) => Math.floor((size * tile) / TILES);
  for (let row = 0; row < TILES; row += 1) {
    for (let column = 0; column < TILES; column += 1) {
      visit(edge(width, column), edge(height, row), edge(width, column + 1), edge(height, row + 1));
    }
  }
}

export interface MeasureOptions {
  /** Size of the picture that travels. */
  size: { width: number; height: number };
  /** Whether the candidate has cut the page out, who then knows where it ends. */
  isCropped: boolean;
}

/**
 * The hints for one page.
 * @param pixels the page, scaled so that its longer side is at most {@link MEASURED_SIDE}
 */
export function hintsFor(pixels: Pixels, { size, isCropped }: MeasureOptions): QualityHint[] {
  const gray = toGray(pixels);
  const dark = isDark(gray);
  const found: [QualityHint, boolean][] = [
    ['dark', dark],
    // What is too dark has no edges either, and more light mends both.
    ['blurred', !dark && isBlurred(gray)],
    ['small', isSmall(size)],
    ['cutOff', !isCropped && isCutOff(gray)],
    ['glare', hasGlare(gray)],
  ];
  return found.filter(([, holds]) => holds).map(([hint]) => hint);
}
