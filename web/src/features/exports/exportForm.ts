import type { ExportColumnsQuery, ExportConfigurationInput } from '../../generated/staff/graphql';
import { dayOf } from '../../lib/days';
import { normalizeFileName } from '../../lib/parsing';
import { columnName } from './columnName';

/** The width of an export's column: 5 to 50, and 15 for what is no number. */
export const MIN_COLUMN_WIDTH = 5;
export const MAX_COLUMN_WIDTH = 50;
export const DEFAULT_COLUMN_WIDTH = 15;
const DEFAULT_FILE_NAME = 'candidatos';

/** `id` tells columns apart: two columns of a template may hold the same data field. */
export type ExportColumn = { id: string } & Omit<
  ExportColumnsQuery['exportColumns']['columns'][number],
  '__typename' | 'order'
>;
export type ExportTemplate = ExportColumnsQuery['exportTemplates'][number];

/** What the dialog edits; the order is the list's. */
export interface ExportForm {
  fileName: string;
  sheetName: string;
  columns: readonly ExportColumn[];
}

export function clampWidth(text: string): number {
  const width = Number(text.trim() || Number.NaN);
  if (!Number.isFinite(width)) return DEFAULT_COLUMN_WIDTH;
  return Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, Math.round(width)));
}

export function defaultForm({ fileName, sheetName, columns }: ExportColumnsQuery['exportColumns']): ExportForm {
  const byOrder = [...columns].sort((left, right) => left.order - right.order);
  return {
    fileName,
    sheetName,
    columns: byOrder.map(({ __typename, order: _order, ...column }) => ({
      id: column.key,
      ...column,
      displayName: columnName(column, column.displayName),
    })),
  };
}

/** A template's columns in its order and under its headings. */
export function templateForm(template: ExportTemplate): ExportForm {
  const byOrder = [...template.columnMappings].sort((left, right) => left.order - right.order);
  return {
    fileName: template.fileName,
    sheetName: template.sheetName,
    columns: byOrder.map(({ dataFieldKey, displayName, isVisible, isCustomField, width }, place) => ({
      id: `${place}:${dataFieldKey}`,
      key: dataFieldKey,
      displayName,
      isVisible,
      isCustomField,
      width,
    })),
  };
}

/** What the server names a file of this configuration: by its name, which is understood as there, and today. */
export const exportFileName = ({ fileName }: Pick<ExportConfigurationInput, 'fileName'>): string =>
  `${normalizeFileName(fileName ?? '') || DEFAULT_FILE_NAME}_${dayOf(new Date())}.xlsx`;

/** What the form asks for; the server adds the day and '.xlsx' to the file's name. */
export function configurationOf({ fileName, sheetName, columns }: ExportForm): ExportConfigurationInput {
  return {
    fileName: fileName.trim().replace(/\.xlsx$/i, '') || DEFAULT_FILE_NAME,
    sheetName: sheetName.trim() || 'Candidatos',
    columns: columns.map(({ id: _id, ...column }, order) => ({ ...column, order })),
  };
}
