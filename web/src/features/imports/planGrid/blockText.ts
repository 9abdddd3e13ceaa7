/** The texts of a block of cells, row by row. */
export type Block = string[][];

/**
 * Reads what spreadsheets put into the clipboard: cells divided by tabs, rows by line ends, and cells with either of
 * them, or with a quotation mark, inside of quotation marks.
 */
export function readBlock(text: string): Block {
  const rows: Block = [];
  let row: string[] = [];
  let at = 0;
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  while (at <= source.length) {
    const [cell, end] = source[at] === '"' ? quotedCell(source, at) : plainCell(source, at);
    row.push(cell);
    if (source[end] !== '\t') {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function plainCell(source: string, from: number): [cell: string, end: number] {
  let end = from;
  while (end < source.length && source[end] !== '\t' && source[end] !== '\n') end += 1;
  return [source.slice(from, end), end];
}

/** A mark that is never closed, or that more text follows, is a mark and no quotation. */
function quotedCell(source: string, from: number): [cell: string, end: number] {
  let close = source.indexOf('"', from + 1);
  while (close >= 0 && source[close + 1] === '"') close = source.indexOf('"', close + 2);
  const after = source[close + 1];
  if (close < 0 || (after !== undefined && after !== '\t' && after !== '\n')) return plainCell(source, from);
  return [source.slice(from + 1, close).replaceAll('""', '"'), close + 1];
}

/** Writes a block for the clipboard, as spreadsheets read it. */
export function writeBlock(block: readonly (readonly string[])[]): string {
  const quoted = (cell: string) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return block.map((row) => row.map(quoted).join('\t')).join('\n');
}
