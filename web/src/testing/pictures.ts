import type { Pixels } from '../features/candidateArea/capture/image/grayImage';

export interface PictureOptions {
  width?: number;
  height?: number;
  /** Where the page lies, in pixels; it may reach over the edges. */
  page?: { left: number; top: number; right: number; bottom: number };
  /** Brightness of the paper, the table and the print. */
  paper?: number;
  table?: number;
  ink?: number;
  /** Radius of a box blur, in pixels; 0 for a sharp picture. */
  blur?: number;
  /** A white spot, as a lamp leaves it. */
  spot?: { x: number; y: number; radius: number };
}

/** A page with lines of print on a table, drawn without a canvas, which jsdom does not have. */
export function picture(options: PictureOptions = {}): Pixels {
  const { width = 480, height = 640, paper = 205, table = 70, ink = 40, blur = 0, spot } = options;
  const { left, top, right, bottom } = options.page ?? { left: 60, top: 70, right: 420, bottom: 570 };
  let gray: Float64Array = Float64Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (spot && Math.hypot(x - spot.x, y - spot.y) < spot.radius) return 255;
    if (x < left || x >= right || y < top || y >= bottom) return table;
    // Lines of letters: strokes of two pixels in every second line of twelve, within the margins.
    const isLine = y % 24 < 12 && x > left + 30 && x < right - 30 && y > top + 30 && y < bottom - 30;
    return isLine && (x * 7 + Math.floor(y / 3) * 5) % 11 < 4 ? ink : paper;
  });
  for (let pass = 0; pass < (blur > 0 ? 2 : 0); pass += 1) gray = blurred(gray, width, height, blur);
  const data = new Uint8ClampedArray(width * height * 4);
  gray.forEach((value, at) => data.set([value, value, value, 255], at * 4));
  return { data, width, height };
}

function blurred(gray: Float64Array, width: number, height: number, radius: number): Float64Array {
  return gray.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    let [sum, count] = [0, 0];
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        sum += gray[ny * width + nx] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
}
