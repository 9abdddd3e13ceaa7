import { fitInto, sizeWithin, straighten, type Quad, type Turns } from './geometry';
import { toGray } from './grayImage';
import { paperOf } from './paper';
import { hintsFor, MEASURED_SIDE, type QualityHint } from './quality';

/** What the candidate did to a picture: first cut out, then turned. */
export interface Edits {
  turns: Turns;
  /** In the picture as the camera meant it (upright, not turned); null for all of it. */
  corners: Quad | null;
}

export const NO_EDITS: Edits = { turns: 0, corners: null };

export interface PreparedPage {
  /** A JPEG without anything that the camera wrote into the file. */
  image: Blob;
  width: number;
  height: number;
  hints: QualityHint[];
  /** Where the page seems to end, for a picture that is not cut yet; null where that is not clear. */
  suggestion: Quad | null;
}

export type PreparePage = typeof preparePage;

/** The file is no picture that this browser can read. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** At 2,200 pixels the smallest print of an identity card is read, and a page of A4 has 190 pixels an inch. */
const LONGEST_SIDE = 2_200;
/** A page is cut out of a larger picture, so that what is left still has enough pixels. */
const LONGEST_SIDE_TO_CUT = 3_200;
/** What a page may weigh when it travels over a mobile network. */
const MAX_BYTES = 600_000;
/** Tried in turn until the page is light enough: first less quality, then fewer pixels. */
const ENCODINGS = [
  [LONGEST_SIDE, 0.84],
  [LONGEST_SIDE, 0.74],
  [LONGEST_SIDE, 0.64],
  [1_800, 0.66],
  [1_500, 0.6],
  [1_200, 0.5],
] as const;

type Canvas = HTMLCanvasElement | OffscreenCanvas;
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
type Drawable = ImageBitmap | HTMLImageElement | Canvas;

/**
 * Makes of a photograph what travels: upright, turned and cut as asked, small enough for a mobile network, with what may
 * be wrong with it. Works in a worker and in a page.
 * @throws UnreadablePicture
 */
export async function preparePage(source: Blob, { turns, corners }: Edits): Promise<PreparedPage> {
  const picture = await decode(source);
  const upright = drawn(picture, fitInto(sizeOf(picture), corners ? LONGEST_SIDE_TO_CUT : LONGEST_SIDE));
  if ('close' in picture) picture.close();
  const suggestion = corners ? null : suggestionFor(upright);
  const page = turned(corners ? cutOut(upright, corners) : upright, turns);
  const measured = drawn(page, fitInto(page, MEASURED_SIDE));
  const hints = hintsFor(pixelsOf(measured), { size: page, isCropped: corners !== null });
  return { ...(await encoded(page)), hints, suggestion };
}

/** Applies the orientation that the camera has noted, on the way. */
async function decode(source: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image' });
  } catch {
    if (typeof Image === 'undefined') throw new UnreadablePicture();
  }
  // Some browsers read more formats (HEIC) in an element than elsewhere.
  const address = URL.createObjectURL(source);
  try {
    const element = new Image();
    element.src = address;
    await element.decode();
    return element;
  } catch {
    throw new UnreadablePicture();
  } finally {
    URL.revokeObjectURL(address);
  }
}

const sizeOf = (picture: ImageBitmap | HTMLImageElement) =>
  'naturalWidth' in picture ? { width: picture.naturalWidth, height: picture.naturalHeight } : picture;

function contextOf(canvas: Canvas): Context {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  // A device without memory for one more picture gives none; any other kind has no way to draw a picture.
  if (!context || !('drawImage' in context)) throw new UnreadablePicture();
  return context;
}

function canvasOf(width: number, height: number): { canvas: Canvas; context: Context } {
  const canvas: Canvas =
    typeof OffscreenCanvas === 'undefined'
      ? Object.assign(document.createElement('canvas'), { width, height })
      : new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  // What is transparent would become black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return { canvas, context };
}

function drawn(picture: Drawable, { width, height }: { width: number; height: number }): Canvas {
  const { canvas, context } = canvasOf(width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function pixelsOf(canvas: Canvas): ImageData {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

function cutOut(upright: Canvas, corners: Quad): Canvas {
  const { width, height } = fitInto(sizeWithin(corners, upright), LONGEST_SIDE);
  const { canvas, context } = canvasOf(width, height);
  const { data } = straighten(pixelsOf(upright), corners, width, height);
  context.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0);
  return canvas;
}

function turned(upright: Canvas, turns: Turns): Canvas {
  if (turns === 0) return upright;
  const { width, height } = turns % 2 === 0 ? upright : { width: upright.height, height: upright.width };
  const { canvas, context } = canvasOf(width, height);
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(upright, -upright.width / 2, -upright.height / 2);
  return canvas;
}

/** The corners of the page, where cutting it out would leave anything away. */
function suggestionFor(upright: Canvas): Quad | null {
  const corners = paperOf(toGray(pixelsOf(drawn(upright, fitInto(upright, MEASURED_SIDE)))))?.corners;
  if (!corners) return null;
  const { width, height } = sizeWithin(corners, upright);
  return width * height < upright.width * upright.height * 0.9 ? corners : null;
}

async function encoded(page: Canvas): Promise<Pick<PreparedPage, 'image' | 'width' | 'height'>> {
  let lightest: Pick<PreparedPage, 'image' | 'width' | 'height'> | null = null;
  for (const [side, quality] of ENCODINGS) {
    const size = fitInto(page, side);
    const canvas = size.width === page.width ? page : drawn(page, size);
    const image = await toJpeg(canvas, quality);
    lightest = { image, width: canvas.width, height: canvas.height };
    if (image.size <= MAX_BYTES) break;
  }
  if (!lightest) throw new UnreadablePicture();
  return lightest;
}

async function toJpeg(canvas: Canvas, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePicture())), 'image/jpeg', quality);
  });
}
