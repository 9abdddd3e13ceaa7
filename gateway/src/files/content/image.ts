import sharp, { type Sharp } from 'sharp';
import { PREVIEW_WIDTHS, type Preview } from './page.js';
import { ContentRefusal } from './refusal.js';

/** What a photo becomes. */
export interface ReadImage {
  bytes: Buffer;
  width: number;
  height: number;
  previews: Preview[];
}

/** 50 megapixels, the most that telephones take; a decoded one is 150 MB. */
const MAX_PIXELS = 50_000_000;
/** Print of 6 points on a page of A4 is readable at this length of the longer side. */
const LONGEST_SIDE = 3_000;
// Tables made for each picture would save some 4 % of bytes for a third of the time of writing.
const JPEG = { quality: 82, chromaSubsampling: '4:2:0', optimiseCoding: false } as const;
const PREVIEW_JPEG = { ...JPEG, quality: 78 } as const;

// One core for each image, and nothing kept between two of them.
sharp.concurrency(1);
sharp.cache(false);
// Only the library's readers of the three formats that are taken may run, and those of pixels made here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadWebp',
  ],
});

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Makes a photo anew from its pixels: upright, sRGB, white where it was transparent, at most 3000 pixels long. Nothing else
 * of the file is left: no EXIF, no place, no colour profile, nothing that follows the picture.
 * @throws ContentRefusal TOO_MANY_PIXELS, ANIMATED or DAMAGED_IMAGE.
 */
export async function readImage(bytes: Buffer): Promise<ReadImage> {
  await checkDimensions(bytes);
  const whole = await pixelsOf(
    sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb'),
  ).catch((error: unknown) => {
    throw new ContentRefusal('DAMAGED_IMAGE', { cause: error });
  });
  const previews: Preview[] = [];
  let source = whole;
  // Each from the next wider one, which costs a fraction of beginning anew.
  for (const size of PREVIEW_WIDTHS.toReversed()) {
    source = await pixelsOf(fromPixels(source).resize({ width: size, withoutEnlargement: true }));
    const preview = await fromPixels(source).jpeg(PREVIEW_JPEG).toBuffer();
    const { width, height } = source.info;
    previews.unshift({ size, mimeType: 'image/jpeg', width, height, bytes: preview });
  }
  const { width, height } = whole.info;
  return { bytes: await fromPixels(whole).jpeg(JPEG).toBuffer(), width, height, previews };
}

/** What the header tells, before a pixel is decoded. */
async function checkDimensions(bytes: Buffer): Promise<void> {
  // Without a limit, so that a header beyond it is told from a damaged one.
  const facts = await sharp(bytes, { limitInputPixels: false, animated: true })
    .metadata()
    .catch((error: unknown) => {
      throw new ContentRefusal('DAMAGED_IMAGE', { cause: error });
    });
  if ((facts.pages ?? 1) > 1) throw new ContentRefusal('ANIMATED');
  if (facts.width * facts.height > MAX_PIXELS) throw new ContentRefusal('TOO_MANY_PIXELS');
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  return image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
}

function fromPixels({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
