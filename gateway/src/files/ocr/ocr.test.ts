import sharp from 'sharp';
import type { Print } from './print.js';
import { printHints } from './printHints.js';
import { printIn } from './printIn.js';
import { PrintReader } from './readPrint.js';

const reader = new PrintReader();
afterAll(() => reader.stop());

/** A card with lines of print. */
async function card(lines: readonly string[]): Promise<Buffer> {
  const texts = lines.map((line, at) => `<text x="60" y="${String(110 + at * 90)}">${line}</text>`).join('');
  const style = 'font-family="DejaVu Sans, Arial, sans-serif" font-size="46"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="600" ${style}>
    <rect width="1400" height="600" fill="#f4f1e8"/>${texts}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

test('the print on a card is read without any download', async () => {
  const image = await card(['MARIA APARECIDA DE SOUZA', 'CPF 529.982.247-25', 'NASCIMENTO 05/03/1990']);
  const print = await reader.read(image);
  expect(print).toMatchObject({ cpfs: ['52998224725'], dates: ['1990-03-05'] });
  expect(
    printHints(print!, { name: 'Maria Aparecida de Souza', cpf: '529.982.247-25', birthDate: '1990-03-05' }),
  ).toEqual([]);
}, 60_000);

test('an image without print, and what is no image at all, give nothing to compare', async () => {
  const blank = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  expect(await reader.read(blank)).toEqual({ cpfs: [], dates: [], lines: [] });
  expect(await reader.read(Buffer.from('no image'))).toBeNull();
  expect(await reader.read(blank)).toEqual({ cpfs: [], dates: [], lines: [] });
}, 60_000);

test.each([
  ['CPF: 529.982.247-25', { cpfs: ['52998224725'] }],
  ['CPF 123.456.789-09', { cpfs: ['12345678909'] }],
  ['529 982 247 25 e 52998224725', { cpfs: ['52998224725'] }],
  ['529.982.247-26 e 111.111.111-11 e 1529.982.247-25', { cpfs: [] }],
  [
    'Nascido em 05 / 03 / 1990, em 5 MAR 1991 e 5 de março de 1992',
    { dates: ['1990-03-05', '1991-03-05', '1992-03-05'] },
  ],
  ['31/02/1990 e 05/13/1990 e 1234/5678', { dates: [] }],
  ['  a \n\n b   c ', { lines: ['a', 'b c'] }],
])('in %j the print is %j', (text, expected) => {
  expect(printIn(text)).toMatchObject(expected);
});

describe('hints', () => {
  const answers = { name: 'Maria Aparecida de Souza', cpf: '529.982.247-25', birthDate: '1990-03-05' };
  const print = (changed: Partial<Print> = {}): Print => ({
    cpfs: ['52998224725'],
    dates: ['2015-08-01', '1990-03-05'],
    lines: ['REPÚBLICA FEDERATIVA DO BRASIL', 'Nome', 'MARIA APARECIDA DE SOUZA'],
    ...changed,
  });
  const lines = (...more: string[]) => print({ lines: more });

  test.each<[string, Print, typeof answers | object, string[]]>([
    ['all agrees', print(), answers, []],
    ['another CPF', print({ cpfs: ['11144477735'] }), answers, ['CPF no documento termina em -35, na ficha em -25']],
    ['one of several CPFs is the answer', print({ cpfs: ['11144477735', '52998224725'] }), answers, []],
    ['no CPF was read', print({ cpfs: [] }), answers, []],
    [
      'two digits changed places',
      print({ dates: ['1990-05-03'] }),
      answers,
      ['Data de nascimento no documento parece ser 03/05/1990, na ficha é 05/03/1990'],
    ],
    ['only the date of issue was read', print({ dates: ['2015-08-01'] }), answers, []],
    ['the name has accents and one wrong letter', lines('MARÍA APARECIDA DE SOUSA'), answers, []],
    ['the name goes on in the next line', lines('MARIA APARECIDA', 'DE SOUZA'), answers, []],
    [
      'another surname',
      lines('MARIA APARECIDA PEREIRA'),
      answers,
      ["Nome no documento parece ser 'MARIA APARECIDA PEREIRA', na ficha é 'Maria Aparecida de Souza'"],
    ],
    ['somebody else', lines('JOSÉ PEREIRA LIMA'), answers, ['O nome da ficha não foi encontrado no documento']],
    [
      'much small print, whose end is not looked at',
      lines(...Array<string>(1_000).fill('outras palavras')),
      answers,
      [],
    ],
    ['nothing could be read', { cpfs: [], dates: [], lines: ['~ |'] }, answers, []],
    ['no answer may be compared', print({ cpfs: ['11144477735'], lines: ['X Y'] }), {}, []],
    ['answers are empty', print(), { name: '', cpf: null, birthDate: '' }, []],
  ])('%s', (_, read, given, hints) => {
    expect(printHints(read, given)).toEqual(hints);
  });
});
