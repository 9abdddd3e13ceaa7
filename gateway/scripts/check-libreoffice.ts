/**
 * `npx tsx gateway/scripts/check-libreoffice.ts`: writes a new workbook and fills a customer's, lets LibreOffice convert both
 * to CSV, and compares every value. For machines that have `soffice`; no test depends on it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { planFill } from '../src/spreadsheet/filling/fillPlan.js';
import { filledWorkbook } from '../src/spreadsheet/filling/filledWorkbook.js';
import { cellAsText, dateCell, textCell, type Cell } from '../src/spreadsheet/writing/cells.js';
import { newWorkbook } from '../src/spreadsheet/writing/newWorkbook.js';

const HEADINGS = ['Texto', 'E-mail', 'CPF', 'Número', 'Progresso', 'Data', 'Sim/Não', 'Seleção', 'Texto longo'];
const HOSTILE = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', "=cmd|'/C calc'!A0", '=HYPERLINK("http://x","y")', '{=1}', "'=1", '\t=1'],
  ...[
    '_x0041_',
    '&lt;b&gt;',
    '<f>1+1</f>',
    ']]>',
    '"a";"b",c',
    '  brancos  ',
    'duas\nlinhas',
    '😀 ção ÀÉÎÕÜ',
    '0',
    '1E5',
  ],
  ...[
    'TRUE',
    '#N/A',
    '01/02/2026',
    '12.345,67',
    '000',
    'ｆｕｌｌ',
    'العربية',
    'a\u0301',
    '-'.repeat(200),
    'x'.repeat(32_767),
  ],
];
const ROWS = 2_000;

/** Rows of every type of field, whose texts are hostile in turn. */
function rows(): Cell[][] {
  return Array.from({ length: ROWS }, (_, number) => {
    const text = HOSTILE[number % HOSTILE.length] ?? '';
    const day = new Date(Date.UTC(1900, 2, 1) + number * 23 * 86_400_000).toISOString().slice(0, 10);
    return [
      textCell(text),
      textCell(`pessoa${number}@exemplo.com.br`),
      textCell(String(number).padStart(11, '0')),
      { kind: 'number', value: number % 7 === 0 ? -number / 8 : number * 1_000 },
      { kind: 'number', value: number % 101, format: 'percent' },
      dateCell(day),
      textCell(number % 2 === 0 ? 'Sim' : 'Não'),
      number % 3 === 0 ? null : textCell('Casado(a)'),
      textCell(`${text} / linha ${number}`.slice(0, 32_767)),
    ];
  });
}

async function* inGroups(): AsyncGenerator<Cell[][]> {
  const all = rows();
  for (let from = 0; from < all.length; from += 100) yield all.slice(from, from + 100);
}

async function bytesOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return Buffer.concat(pieces);
}

/** A customer's workbook: a title, the heading in row 4, a total beside it and a second sheet. */
async function customerWorkbook(): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Ficha');
  sheet.getCell('A1').value = 'Acme & Filhos';
  sheet.getCell('L1').value = { formula: `COUNTA(B5:B${ROWS + 4})`, result: 0 };
  sheet.getRow(4).values = HEADINGS;
  workbook.addWorksheet('Instruções').getCell('A1').value = 'Preencha';
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

async function filled(): Promise<Buffer> {
  const bytes = await customerWorkbook();
  const columns = HEADINGS.map((_, index) => index + 1);
  const plan = await planFill(bytes, { sheetName: 'Ficha', headerRow: 4, columns, totalRows: ROWS });
  return bytesOf(filledWorkbook(bytes, plan, inGroups()));
}

/** The first sheet as LibreOffice reads it: values as they are shown, all quoted, UTF-8. */
function readByLibreOffice(name: string, bytes: Buffer): string[][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'esteira-libreoffice-'));
  try {
    const file = path.join(folder, `${name}.xlsx`);
    writeFileSync(file, bytes);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true';
    execFileSync('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', folder, file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return parseCsv(readFileSync(path.join(folder, `${name}.csv`), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function parseCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/gy)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') lines.push([]);
    if (end === '') break;
  }
  return lines;
}

/** What LibreOffice should show: as the preview does, with the decimal point of its own language. */
function shown(cell: Cell): string {
  if (typeof cell === 'object' && cell?.kind === 'number' && cell.format !== 'percent') return String(cell.value);
  return cellAsText(cell);
}

function compare(name: string, lines: readonly string[][]): number {
  let different = 0;
  for (const [row, cells] of rows().entries()) {
    for (const [column, cell] of cells.entries()) {
      const found = lines[row]?.[column] ?? '';
      if (found === shown(cell)) continue;
      different++;
      if (different <= 10)
        process.stdout.write(
          `  row ${row + 1}, ${HEADINGS[column]}: ${JSON.stringify(found.slice(0, 80))} for ${JSON.stringify(shown(cell).slice(0, 80))}\n`,
        );
    }
  }
  process.stdout.write(`${name}: ${ROWS * HEADINGS.length} values, ${different} different\n`);
  return different;
}

async function main(): Promise<void> {
  const columns = HEADINGS.map((heading) => ({ heading, width: 15 }));
  const fresh = await bytesOf(newWorkbook({ sheetName: 'Candidatos', columns, rows: inGroups() }));
  const different =
    compare('new workbook', readByLibreOffice('novo', fresh).slice(1)) +
    compare('customer’s workbook', readByLibreOffice('ficha', await filled()).slice(4));
  process.exitCode = different === 0 ? 0 : 1;
}

void main();
