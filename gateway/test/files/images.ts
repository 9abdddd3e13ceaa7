/** Images made by code, good and bad. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photo of one colour with a darker left half, so that its orientation shows. */
export async function photo(width: number, height: number, format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#202020' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#e0e0e0' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG whose header tells these dimensions, whatever is in it. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** How a photo of an iPhone begins, with nothing behind it. */
export function heicHead(brand = 'heic'): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0mif1heic`), Buffer.alloc(200)]);
}

/** A WebP of several frames. */
export async function animatedWebp(frames: number): Promise<Buffer> {
  const side = 20;
  const pixels = Buffer.alloc(side * side * 3 * frames, 128).map((_, at) => at % 251);
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return sharp(pixels, { raw }).webp({ loop: 0 }).toBuffer();
}
