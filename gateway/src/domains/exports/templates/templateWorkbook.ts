import { fieldError, notFound } from '../../../lib/errors.js';
import type { ExportDataField } from '../exportColumns.js';
import type { Cell } from '../../../spreadsheet/writing/cells.js';
import type { ColumnMapping, ExportTemplateRecord } from './exportTemplatesModel.js';
import { findFile, readFile, type TemplateFile } from './templateFiles.js';
import { unusableFile } from './uploads.js';
import { filledWorkbook } from '../../../spreadsheet/filling/filledWorkbook.js';
import type { WorkbookAnalysis } from '../../../spreadsheet/filling/jobs.js';
import { WorkbookRefusal } from '../../../spreadsheet/filling/refusal.js';
import { workbookJobs } from '../../../spreadsheet/filling/workbookJobs.js';

/** A template's own workbook, and which of its columns get data. */
export interface TemplateWorkbook {
  /** The mappings that have a column in the workbook, with its number. */
  columns: { mapping: ColumnMapping; column: number }[];
  /** Writes the workbook with these rows, whose cells are in the order of `columns`. */
  fill(rows: AsyncIterable<Cell[][]>, totalRows: number): Promise<AsyncIterable<Buffer>>;
}

/**
 * Reads an uploaded workbook: its header row, its columns, and a proposal for each.
 * @throws DomainError INVALID with the documented message and a reason.
 */
export function analyzeUpload(bytes: Buffer, fields: readonly ExportDataField[]): Promise<WorkbookAnalysis> {
  return refusalsAsErrors(workbookJobs.run({ kind: 'analyze', bytes, fields }));
}

/**
 * The workbook of a template; null for one that was saved without. It is read when it is filled: a preview needs its columns alone.
 * @throws DomainError INVALID when none of its visible columns is in the workbook.
 */
export async function templateWorkbook(template: ExportTemplateRecord): Promise<TemplateWorkbook | null> {
  const file = template.fileId && (await findFile(template.fileId));
  if (!file) return null;
  const columns = mappedColumns(file, template.columnMappings).filter(({ mapping }) => mapping.isVisible);
  if (columns.length === 0) {
    throw fieldError('INVALID', ['templateId'], 'O template não tem nenhuma coluna visível no arquivo enviado.');
  }
  const order = {
    sheetName: file.sheetName,
    headerRow: file.headerRow,
    columns: columns.map(({ column }) => column),
  };
  return {
    columns,
    async fill(rows, totalRows) {
      const bytes = await readFile(file._id);
      if (!bytes) throw notFound('Template não encontrado.');
      const plan = await refusalsAsErrors(workbookJobs.run({ kind: 'plan', bytes, order: { ...order, totalRows } }));
      return filledWorkbook(bytes, plan, rows);
    },
  };
}

/** Which mappings have a column in the workbook; a heading is used once. */
function mappedColumns({ columns }: TemplateFile, mappings: readonly ColumnMapping[]) {
  const byName = new Map(columns.map(({ name, column }) => [name, column]));
  return mappings.flatMap((mapping) => {
    const column = byName.get(mapping.templateColumnName);
    byName.delete(mapping.templateColumnName);
    return column === undefined ? [] : [{ mapping, column }];
  });
}

/** @throws DomainError INVALID for a mapping without a column in the workbook, or with one that another has. */
export function assertMapped(file: TemplateFile, mappings: readonly ColumnMapping[]): void {
  const found = new Set(mappedColumns(file, mappings).map(({ mapping }) => mapping));
  const missing = mappings.find((mapping) => !found.has(mapping));
  if (missing) {
    const message = `A coluna "${missing.templateColumnName}" não está no arquivo enviado, ou foi mapeada duas vezes.`;
    throw fieldError('INVALID', 'columnMappings', message);
  }
}

/** What the worker refuses, with the documented message. */
async function refusalsAsErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof WorkbookRefusal ? unusableFile(error.message) : error;
  }
}
