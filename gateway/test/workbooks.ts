import ExcelJS from 'exceljs';
import JSZip from 'jszip';

/** Reads and makes workbooks with other programs' code than the one under test. */

export async function collected(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) pieces.push(chunk);
  return Buffer.concat(pieces);
}

export async function readWorkbook(bytes: Buffer): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ExcelJS.Buffer);
  return workbook;
}

export function sheetOf(workbook: ExcelJS.Workbook, name?: string): ExcelJS.Worksheet {
  const sheet = name === undefined ? workbook.worksheets[0] : workbook.getWorksheet(name);
  if (!sheet) throw new Error(`the workbook has no sheet ${name ?? ''}`);
  return sheet;
}

/** The values of a row from column A on; null for empty cells. */
export function valuesOf(sheet: ExcelJS.Worksheet, row: number, columns: number): unknown[] {
  return Array.from({ length: columns }, (_, index) => sheet.getRow(row).getCell(index + 1).value);
}

/** A workbook as a customer would have made it. */
export async function makeWorkbook(build: (workbook: ExcelJS.Workbook) => void): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  build(workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** The files of an archive as text, their checksums verified. */
export async function partsOf(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
  const parts = new Map<string, string>();
  for (const file of Object.values(zip.files)) if (!file.dir) parts.set(file.name, await file.async('string'));
  return parts;
}

/** An archive of these files. */
export async function archiveOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

/** A workbook with some files added, changed (by a function of the old text) or, with null, taken out. */
export async function withParts(
  bytes: Buffer,
  changes: Record<string, string | Buffer | null | ((text: string) => string)>,
): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  for (const [name, change] of Object.entries(changes)) {
    if (change === null) zip.remove(name);
    else if (typeof change === 'function') zip.file(name, change((await zip.file(name)?.async('string')) ?? ''));
    else zip.file(name, change);
  }
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
