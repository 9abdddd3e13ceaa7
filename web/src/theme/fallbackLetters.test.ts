import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';
import { fontFamily } from './tokens';

/** Numbers of the tables that a woff2 file names by number; any other is named by four letters (number 63). */
const HEAD = 1;
const HHEA = 2;
const [GLYF, LOCA] = [10, 11];
const NAMED = 63;

/** Ascent, descent and gap of a font, as shares of the letters' size, from its woff2 file. */
function metricsOf(file: Buffer) {
  const tables: { number: number; length: number }[] = [];
  let at = 48;
  const packed = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let count = file.readUInt16BE(12); count > 0; count -= 1) {
    const flags = file.readUInt8(at++);
    const number = flags & 63;
    if (number === NAMED) at += 4;
    const length = packed();
    const isTransformed = number === GLYF || number === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    tables.push({ number, length: isTransformed ? packed() : length });
  }
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const table = (wanted: number) => {
    let offset = 0;
    for (const { number, length } of tables) {
      if (number === wanted) return content.subarray(offset, offset + length);
      offset += length;
    }
    throw new Error(`no table ${wanted}`);
  };
  const unitsPerEm = table(HEAD).readUInt16BE(18);
  const share = (offset: number) => table(HHEA).readInt16BE(offset) / unitsPerEm;
  return { ascent: share(4), descent: -share(6), lineGap: share(8) };
}

test('the letters until Inter has come are as high as its own, so that no line moves then', () => {
  const inter = createRequire(import.meta.url).resolve(
    '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  );
  const { ascent, descent, lineGap } = metricsOf(readFileSync(inter));
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const face = /@font-face \{[^}]*'Inter Fallback'[^}]*\}/.exec(page)?.[0] ?? '';
  const percent = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;
  const size = percent('size-adjust');
  expect(percent('ascent-override') * size).toBeCloseTo(ascent, 3);
  expect(percent('descent-override') * size).toBeCloseTo(descent, 3);
  expect(percent('line-gap-override') * size).toBeCloseTo(lineGap, 3);
  expect(fontFamily.sans).toMatch(/^'Inter Variable', 'Inter Fallback', /);
});
