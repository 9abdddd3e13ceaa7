import { Readable } from 'node:stream';
import sharp from 'sharp';
import { animatedWebp, heicHead, photo, pngOf } from '../../../test/files/images.js';
import { ALERT, pdf } from '../../../test/files/pdfs.js';
import type { ImagePage, PageContent, PageKind } from './page.js';
import { PageReader, receivedBytes } from './readPage.js';
import type { ContentRefusal } from './refusal.js';

/** Long enough for a machine that is busy with other tests. */
const pages = new PageReader({ processorMs: 25_000, memoryMb: 500 });
afterAll(() => pages.stop());

const imageOf = async (bytes: Buffer) => (await pages.read(bytes)) as ImagePage;

async function reasonFor(bytes: Buffer, kinds?: PageKind[]): Promise<string> {
  return pages.read(bytes, kinds).then(
    ({ kind }: PageContent) => `taken as ${kind}`,
    (error: unknown) => (error as ContentRefusal).reason,
  );
}

describe('a photo', () => {
  test('is made anew as an upright JPEG of at most 3000 pixels, with three previews', async () => {
    const sent = await sharp(await photo(4_000, 2_000))
      .keepMetadata()
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const page = await imageOf(sent);
    expect(page).toMatchObject({
      kind: 'image',
      mimeType: 'image/jpeg',
      width: 1_500,
      height: 3_000,
    });
    expect(page.previews.map(({ size, width, height }) => [size, width, height])).toEqual([
      [240, 240, 480],
      [800, 800, 1_600],
      [1_600, 1_500, 3_000],
    ]);
    for (const preview of page.previews) {
      const { format, width, height } = await sharp(preview.bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: preview.width, height: preview.height });
    }
    // What was left is now on top.
    const { data } = await sharp(page.bytes)
      .greyscale()
      .resize(1, 2, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeLessThan(data[1]!);
  });

  test('keeps nothing that was hidden in its file: no EXIF, no place, no profile, no comment, nothing behind it', async () => {
    const marked = await sharp(await photo(300, 200))
      .withExif({ IFD0: { Artist: 'SEGREDO' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SEGREDO</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const page = await imageOf(Buffer.concat([marked, Buffer.from('SEGREDO PK\x03\x04')]));
    expect(marked.includes('SEGREDO')).toBe(true);
    for (const bytes of [page.bytes, ...page.previews.map((preview) => preview.bytes)]) {
      expect(bytes.includes('SEGREDO')).toBe(false);
      const { exif, xmp, icc, iptc, space } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, iptc, space }).toEqual({
        exif: undefined,
        xmp: undefined,
        icc: undefined,
        iptc: undefined,
        space: 'srgb',
      });
    }
  });

  test('may be a CMYK JPEG, a PNG of 16 bits a channel, one with transparency, grey, or a WebP', async () => {
    const base = sharp(await photo(300, 200));
    const made = {
      cmyk: await base.clone().toColourspace('cmyk').jpeg().toBuffer(),
      deep: await base.clone().toColourspace('rgb16').png().toBuffer(),
      clear: await sharp({ create: { width: 300, height: 200, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
      grey: await base.clone().toColourspace('b-w').jpeg().toBuffer(),
      webp: await base.clone().webp().toBuffer(),
    };
    expect((await sharp(made.cmyk).metadata()).space).toBe('cmyk');
    expect((await sharp(made.deep).metadata()).depth).toBe('ushort');
    for (const bytes of Object.values(made)) {
      const { space, depth, channels } = await sharp((await imageOf(bytes)).bytes).metadata();
      expect({ space, depth, channels }).toEqual({ space: 'srgb', depth: 'uchar', channels: 3 });
    }
    const { channels } = await sharp((await imageOf(made.clear)).bytes).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });
});

test('a PDF stays as it is, byte for byte', async () => {
  const sent = pdf({ pages: 3 });
  const page = await pages.read(sent);
  expect(page).toMatchObject({ kind: 'pdf', mimeType: 'application/pdf', pageCount: 3 });
  expect(page.bytes.equals(sent)).toBe(true);
});

describe('what is no document is refused with its reason', () => {
  const refused: Record<string, [reason: string, bytes: Buffer | Promise<Buffer>]> = {
    'no byte': ['EMPTY', Buffer.alloc(0)],
    'a program': ['NOT_A_DOCUMENT', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(5_000)])],
    'a page of the web': ['NOT_A_DOCUMENT', Buffer.from('<!doctype html><script>alert(1)</script>')],
    'an animated GIF': ['NOT_A_DOCUMENT', Buffer.from('GIF89a\x01\0\x01\0')],
    'an SVG with a script': ['SVG', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    'an SVG of two bytes a character': ['SVG', Buffer.from('\ufeff<svg><script>1</script></svg>', 'utf16le')],
    'a photo of an iPhone': ['HEIC', heicHead()],
    'an animated WebP': ['ANIMATED', animatedWebp(5)],
    'a WebP of 2,000 frames': ['ANIMATED', animatedWebp(2_000)],
    'a PNG that says it has 65,000 x 65,000 points': ['TOO_MANY_PIXELS', pngOf(65_000, 65_000)],
    'a PNG whose points are not there': ['DAMAGED_IMAGE', pngOf(7_000, 7_000)],
    'the first half of a JPEG': [
      'DAMAGED_IMAGE',
      photo(1_000, 800).then((bytes) => bytes.subarray(0, bytes.length / 2)),
    ],
    'a JPEG of three bytes': ['DAMAGED_IMAGE', Buffer.from([0xff, 0xd8, 0xff])],
    'a PDF with a script': ['ACTIVE_PDF', pdf({ objects: [ALERT], catalogue: '/OpenAction 3 0 R' })],
  };
  test.each(Object.entries(refused))('%s', async (_, [reason, bytes]) => {
    expect(await reasonFor(await bytes)).toBe(reason);
  });

  test('and a kind that the document does not take', async () => {
    expect(await reasonFor(pdf(), ['image'])).toBe('KIND_NOT_ACCEPTED');
    expect(await reasonFor(await photo(30, 20), ['pdf'])).toBe('KIND_NOT_ACCEPTED');
  });
});

test('a refusal is a failure of the field of the file, in the words for its sender', async () => {
  await expect(pages.read(heicHead())).rejects.toMatchObject({
    code: 'INVALID',
    message: expect.stringContaining('HEIC'),
    details: [{ field: ['file'], code: 'INVALID' }],
  });
});

test('a file that takes too long or too much memory is refused, and the next one is read', async () => {
  const [hasty, poor] = [
    new PageReader({ processorMs: 1, memoryMb: 500 }),
    new PageReader({ processorMs: 25_000, memoryMb: 5 }),
  ];
  const bytes = await photo(300, 200);
  try {
    await expect(hasty.read(bytes)).rejects.toMatchObject({ reason: 'TOO_COMPLEX' });
    await expect(poor.read(bytes)).rejects.toMatchObject({ reason: 'TOO_COMPLEX' });
    await expect(poor.read(bytes)).rejects.toMatchObject({ reason: 'TOO_COMPLEX' });
  } finally {
    await Promise.all([hasty.stop(), poor.stop()]);
  }
  expect(await reasonFor(bytes)).toBe('taken as image');
});

test('a PDF of a megabyte that defines one object eighty thousand times is checked within the processor time of a file', async () => {
  const once = '9 0 obj\n1\nendobj\n';
  const often = pdf()
    .toString('latin1')
    .replace('xref\n', `${once.repeat(80_000)}xref\n`);
  expect(await reasonFor(Buffer.from(often, 'latin1'))).toBe('taken as pdf');
});

test('a check that the machine gives no time is no word on the file', async () => {
  const stuck = new PageReader({ processorMs: 25_000, stuckMs: 0, memoryMb: 500 });
  try {
    await expect(stuck.read(await photo(300, 200))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  } finally {
    await stuck.stop();
  }
});

test('a stream of 100 MB is given up at 15 MB, and one of nothing is empty', async () => {
  let given = 0;
  const endless = Readable.from(
    (function* () {
      for (; given < 100 * 1024 * 1024; given += 65_536) yield Buffer.alloc(65_536, 0xff);
    })(),
  );
  await expect(receivedBytes(endless)).rejects.toMatchObject({ reason: 'TOO_LARGE', code: 'PAYLOAD_TOO_LARGE' });
  expect(given).toBeLessThan(17 * 1024 * 1024);
  expect(endless.destroyed).toBe(true);
  await expect(receivedBytes(Readable.from([]))).rejects.toMatchObject({ reason: 'EMPTY' });
});
