import { zipArchive, type ZipEntry } from '../src/spreadsheet/zip/zipWriter.js';
import { hostileArchives, plainWorkbook as plain, type HostileFile } from './hostileArchives.js';
import { archiveOf, collected, makeWorkbook, partsOf, withParts } from './workbooks.js';

const sheetXml = (rows: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const withSheet = async (xml: string) => withParts(await plain(), { 'xl/worksheets/sheet1.xml': xml });
const withSheetRows = (rows: string) => withSheet(sheetXml(rows));

const HEADINGS = ['Nome', 'CPF'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
/** What zlib inflates at a time: declarations are looked for piece by piece. */
const PIECE_BYTES = 16 * 1024;

/** A sheet with an external document type, declared that many characters after its beginning. */
function withDeclarationAt(offset: number): string {
  const [declaration = '', rest = ''] = sheetXml(`<row r="1">${HEADINGS}</row>`).split(/(?<=\?>)/);
  return `${declaration.padEnd(offset)}<!DOCTYPE worksheet SYSTEM "file:///etc/passwd">${rest}`;
}

/** Files that are no workbook, or that mean harm: what each is, and why it is refused. */
export const hostileWorkbooks: readonly HostileFile[] = [
  ...hostileArchives,
  [
    'a .csv under another name',
    () => Buffer.from('nome;email\nAna;ana@exemplo.com\n'.repeat(10)),
    /não é de uma planilha/,
  ],
  ['nothing but a signature', () => Buffer.from('PK\u0003\u0004'), /não é de uma planilha/],
  [
    'an .xls or an encrypted workbook (OLE)',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
    /protegido por senha ou no formato antigo/,
  ],
  ['an archive of something else', () => archiveOf({ 'leia-me.txt': 'oi' }), /não é de uma planilha/],
  [
    'a Word document',
    () => archiveOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }),
    /não é de uma planilha/,
  ],
  [
    'macros',
    async () => withParts(await plain(), { 'xl/vbaProject.bin': Buffer.from('d0cf11e0', 'hex') }),
    /contém macros/,
  ],
  [
    'a macro workbook under another name',
    async () =>
      withParts(await plain(), {
        '[Content_Types].xml': (xml) =>
          xml.replace(
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
            'application/vnd.ms-excel.sheet.macroEnabled.main+xml',
          ),
      }),
    /contém macros/,
  ],
  [
    'a macro sheet of old',
    async () => withParts(await plain(), { 'xl/macrosheets/sheet1.xml': '<x/>' }),
    /contém macros/,
  ],
  [
    'a workbook template (.xltx) under another name',
    async () =>
      withParts(await plain(), {
        '[Content_Types].xml': (xml) => xml.replace('spreadsheetml.sheet.main+xml', 'spreadsheetml.template.main+xml'),
      }),
    /não é de uma planilha/,
  ],
  [
    'a workbook without a sheet',
    async () =>
      withParts(await plain(), { 'xl/workbook.xml': (xml) => xml.replace(/<sheets>.*<\/sheets>/, '<sheets/>') }),
    /não tem nenhuma planilha/,
  ],
  [
    'a workbook whose only sheet is not in the file',
    async () => withParts(await plain(), { 'xl/worksheets/sheet1.xml': null }),
    /corrompido ou incompleto/,
  ],
  [
    'an external entity',
    () =>
      withSheet(
        sheetXml('<row r="1"><c r="A1" t="inlineStr"><is><t>&xxe;</t></is></c></row>').replace(
          '?>',
          '?><!DOCTYPE worksheet [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>',
        ),
      ),
    /declarações XML/,
  ],
  [
    'an external entity behind another encoding',
    async () =>
      withParts(await plain(), {
        'xl/worksheets/sheet1.xml': Buffer.from('\ufeff<!DOCTYPE x [<!ENTITY a "b">]><x/>', 'utf16le'),
      }),
    /declarações XML/,
  ],
  [
    'an external document type between two pieces of the inflated text',
    () => withSheet(withDeclarationAt(PIECE_BYTES - 4)),
    /declarações XML/,
  ],
  [
    'an external document type in a sheet that is not called .xml',
    async () =>
      withParts(await plain(), {
        'xl/worksheets/sheet1.xml': null,
        'xl/worksheets/sheet1.dat': withDeclarationAt(100),
        'xl/_rels/workbook.xml.rels': (xml) => xml.replace('sheet1.xml', 'sheet1.dat'),
      }),
    /não tem nenhuma planilha/,
  ],
  [
    'a workbook that is not called .xml',
    async () =>
      withParts(await plain(), {
        'xl/workbook.xml': null,
        'xl/workbook.dat': (await partsOf(await plain())).get('xl/workbook.xml') ?? null,
        'xl/_rels/workbook.dat.rels': (await partsOf(await plain())).get('xl/_rels/workbook.xml.rels') ?? null,
        '_rels/.rels': (xml) => xml.replace('xl/workbook.xml', 'xl/workbook.dat'),
      }),
    /não é de uma planilha/,
  ],
  ['an encoding that hides declarations', () => withSheet(sheetXml('').replace('UTF-8', 'UTF-7')), /declarações XML/],
  ['an empty workbook', () => makeWorkbook((workbook) => void workbook.addWorksheet('Dados')), /está vazia/],
  [
    'numbers without a heading',
    () =>
      makeWorkbook(
        (workbook) =>
          void workbook.addWorksheet('Dados').addRows([
            [1, 2],
            [3, 4],
          ]),
      ),
    /Nenhuma linha de cabeçalho/,
  ],
  [
    '20,000 columns',
    () => {
      const cells = Array.from(
        { length: 20_000 },
        (_, index) => `<c t="inlineStr"><is><t>Coluna ${index}</t></is></c>`,
      );
      return withSheetRows(`<row r="1">${cells.join('')}</row>`);
    },
    /20000 colunas; o máximo é 200/,
  ],
  [
    'a sheet that inflates to 60 MB',
    () => bomb('xl/worksheets/sheet1.xml', '<row r="1"/>'.repeat(1_000_000), 5),
    /grande demais/,
  ],
  [
    'a chart that inflates to 60 MB, which only an export would read',
    () => bomb('xl/charts/chart1.xml', '<c:v>1</c:v>'.repeat(1_000_000), 5),
    /grande demais/,
  ],
  [
    'a picture that inflates to 300 MB',
    () => bomb('xl/media/image1.png', Buffer.alloc(1024 * 1024), 300),
    /grande demais/,
  ],
  [
    'two pictures that inflate to 120 MB each',
    async () => {
      const content = Array.from({ length: 120 }, () => Buffer.alloc(1024 * 1024));
      return collected(zipArchive(['xl/media/a.png', 'xl/media/b.png'].map((name) => ({ name, content }))));
    },
    /grande demais/,
  ],
  [
    'a text of 5 MB before the headings',
    async () =>
      withParts(await plain(), {
        'xl/sharedStrings.xml': (xml) => xml.replace('<si>', `<si><t>${'x'.repeat(5_000_000)}</t></si><si>`),
        'xl/worksheets/sheet1.xml': (xml) =>
          xml.replace(/<v>(\d+)<\/v>/g, (_v, index) => `<v>${Number(index) + 1}</v>`),
      }),
    /Nenhuma linha de cabeçalho/,
  ],
];

/** A workbook with one part that holds a piece many times. */
export async function bomb(name: string, piece: string | Buffer, times: number): Promise<Buffer> {
  const others = [...(await partsOf(await plain()))].filter(([other]) => other !== name);
  const entries: ZipEntry[] = others.map(([other, text]) => ({ name: other, content: [text] }));
  return collected(zipArchive([...entries, { name, content: Array.from({ length: times }, () => piece) }]));
}

/** A workbook that takes long to look through: nearly as much in it as is allowed. */
export const longWorkbook = () => bomb('xl/notes/sharedStrings.xml', ' '.repeat(1_000_000), 190);

/** A sheet in which no tag ends. */
export const unclosedWorkbook = () => withSheetRows(`<row r="1">${'<'.repeat(1_000_000)}</row>`);

/** A workbook whose headings stand beside half a million nested elements. */
export const nestedWorkbook = () =>
  withSheetRows(`<row r="1">${HEADINGS}<extLst>${'<a>'.repeat(500_000)}${'</a>'.repeat(500_000)}</extLst></row>`);
