import type { Page } from 'playwright-core';

export interface Photograph {
  /** 4,000 × 3,000 by default: 12 megapixels. */
  width?: number;
  height?: number;
  /** Multiplies all light: 0.25 is a dark room. */
  light?: number;
  /** Radius of the blur in pixels of the photograph. */
  blur?: number;
  /** As a camera notes how it was held: 1 upright, 6 turned to the right. */
  orientation?: 1 | 6;
  /** What is printed on the document. */
  text: string;
}

/** A photograph of an identity card on a table, with the noise of a camera, as a file to choose. */
export async function photograph(page: Page, options: Photograph) {
  const base64 = await page.evaluate(async ({ width = 4000, height = 3000, light = 1, blur = 0, text }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    const unit = width / 100;
    if (blur > 0) context.filter = `blur(${blur}px)`;
    context.fillStyle = '#5a4a3c';
    context.fillRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate(0.03);
    context.translate(-width / 2, -height / 2);
    context.fillStyle = '#d8ddcf';
    context.fillRect(unit * 12, height * 0.14, unit * 76, height * 0.72);
    context.fillStyle = '#1d2b24';
    context.font = `${unit * 3}px sans-serif`;
    context.fillText('REPÚBLICA FEDERATIVA DO BRASIL', unit * 17, height * 0.24);
    context.font = `${unit * 1.8}px sans-serif`;
    for (let line = 0; line < 14; line += 1) {
      context.fillText(
        `${text}  Registro geral 12.345.67${line}-8  Filiação e naturalidade`,
        unit * 17,
        height * (0.32 + line * 0.036),
      );
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    const pixels = context.getImageData(0, 0, width, height);
    let seed = 7;
    for (let at = 0; at < pixels.data.length; at += 4) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const noise = (seed % 13) - 6;
      for (let channel = 0; channel < 3; channel += 1) {
        pixels.data[at + channel] = ((pixels.data[at + channel] ?? 0) + noise) * light;
      }
    }
    context.putImageData(pixels, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    const reader = new FileReader();
    return new Promise<string>((resolve) => {
      reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
      reader.readAsDataURL(blob);
    });
  }, options);
  const jpeg = Buffer.from(base64, 'base64');
  return {
    name: `${options.text.toLowerCase().replaceAll(' ', '-')}.jpg`,
    mimeType: 'image/jpeg',
    buffer: options.orientation === 6 ? withOrientation(jpeg, 6) : jpeg,
  };
}

/** Puts what a camera writes about how it was held behind the beginning of a JPEG (Exif, tag 0x0112). */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
