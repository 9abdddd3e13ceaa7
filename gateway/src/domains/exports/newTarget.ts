import type { Role } from '../../auth/viewer.js';
import { fieldError } from '../../lib/errors.js';
import type { FieldCatalogue } from '../fields/values/recordCatalogue.js';
import type { ExportConfiguration } from './exportColumns.js';
import { exportFileName, exportSheetName } from './exportNames.js';
import { ListSheets } from './listSheets.js';
import type { Cell } from '../../spreadsheet/writing/cells.js';
import { newWorkbook } from '../../spreadsheet/writing/newWorkbook.js';

/** Where the cells go. */
export interface Target {
  fileName: string;
  headings: string[];
  /** What each column holds. */
  keys: string[];
  /** The sheets of lists among the columns; a customer's workbook has none. */
  lists?: ListSheets;
  write(rows: AsyncIterable<Cell[][]>, totalRows: number): AsyncIterable<Buffer> | Promise<AsyncIterable<Buffer>>;
}

/**
 * A new workbook for the visible columns, with a further sheet for each list among them.
 * @throws DomainError INVALID without visible columns.
 */
export function newTarget(
  configuration: ExportConfiguration,
  catalogue: FieldCatalogue,
  role: Role,
  now: Date,
): Target {
  const columns = configuration.columns.filter(({ isVisible }) => isVisible);
  if (columns.length === 0) {
    throw fieldError('INVALID', ['configuration', 'columns'], 'Deixe pelo menos uma coluna visível para exportar.');
  }
  const keys = columns.map(({ key }) => key);
  const sheetName = exportSheetName(configuration.sheetName);
  const lists = new ListSheets({ keys, sheetName }, catalogue, role);
  return {
    fileName: exportFileName(configuration.fileName, now),
    headings: columns.map(({ displayName }) => displayName),
    keys,
    lists,
    write: (rows) =>
      newWorkbook({
        sheetName,
        columns: columns.map(({ displayName, width }) => ({ heading: displayName, width })),
        rows,
        furtherSheets: lists.sheets,
      }),
  };
}
