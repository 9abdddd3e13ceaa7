import sharp from 'sharp';

const escape = (text: string) => text.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));

/** A photograph of an identity card with these lines on it. */
export function idCard(
  lines: readonly string[],
  { width = 1000, height = 640, shade = '#d9e4dd' } = {},
): Promise<Buffer> {
  const texts = lines
    .map(
      (line, index) => `<text x="60" y="${String(120 + index * 90)}" font-size="44" fill="#222">${escape(line)}</text>`,
    )
    .join('');
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
    <rect width="100%" height="100%" fill="#6b6f76"/>
    <rect x="24" y="24" width="${String(width - 48)}" height="${String(height - 48)}" rx="28" fill="${shade}"/>
    <rect x="${String(width - 300)}" y="${String(height - 330)}" width="220" height="260" fill="#9fb3a8"/>${texts}</svg>`;
  return sharp(Buffer.from(card)).jpeg({ quality: 85 }).toBuffer();
}
