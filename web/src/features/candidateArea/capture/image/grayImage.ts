/** What the measures need of an `ImageData`; tests make it without a canvas. */
export interface Pixels {
  /** Four bytes a pixel: red, green, blue, opacity. */
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Brightness of each pixel, 0 (black) to 255 (white), row by row. */
export interface GrayImage {
  values: Uint8Array;
  width: number;
  height: number;
}

/** The brightness of a picture as people see it (Rec. 601). */
export function toGray({ data, width, height }: Pixels): GrayImage {
  const values = new Uint8Array(width * height);
  for (let pixel = 0, byte = 0; pixel < values.length; pixel += 1, byte += 4) {
    values[pixel] = (299 * (data[byte] ?? 0) + 587 * (data[byte + 1] ?? 0) + 114 * (data[byte + 2] ?? 0)) / 1000;
  }
  return { values, width, height };
}

/** How many pixels have each of the 256 brightnesses. */
export function histogramOf({ values }: GrayImage): Uint32Array {
  const counts = new Uint32Array(256);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** The brightness below which the given share (0 to 1) of the pixels lies. */
export function percentile(histogram: Uint32Array, share: number): number {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (let value = 0; value < histogram.length; value += 1) {
    below += histogram[value] ?? 0;
    if (below >= total * share) return value;
  }
  return 255;
}

/**
 * The brightness that best separates dark from light pixels (Otsu), and how well it does: 0 for one tone, 1 for two pure
 * ones.
 */
export function separation(histogram: Uint32Array): { threshold: number; clarity: number } {
  let [total, sum, squares] = [0, 0, 0];
  histogram.forEach((count, value) => {
    total += count;
    sum += count * value;
    squares += count * value * value;
  });
  const mean = sum / total;
  const variance = squares / total - mean * mean;
  if (variance < 1) return { threshold: mean, clarity: 0 };
  let [darkCount, darkSum, best, threshold] = [0, 0, 0, 0];
  histogram.forEach((count, value) => {
    darkCount += count;
    darkSum += count * value;
    const lightCount = total - darkCount;
    if (darkCount === 0 || lightCount === 0) return;
    const gap = darkSum / darkCount - (sum - darkSum) / lightCount;
    const between = ((darkCount * lightCount) / total / total) * gap * gap;
    if (between > best) [best, threshold] = [between, value];
  });
  return { threshold, clarity: best / variance };
}
