import type { Types } from 'mongoose';
import type { Role, UserViewer } from '../../../auth/viewer.js';
import { fieldError } from '../../../lib/errors.js';
import { normalisedHeading } from '../../../spreadsheet/headings/headings.js';
import { WorkbookRefusal } from '../../../spreadsheet/filling/refusal.js';
import { workbookJobs } from '../../../spreadsheet/filling/workbookJobs.js';
import type { TableSource } from '../../../spreadsheet/reading/readTable.js';
import { MAX_TABLE_COLUMNS, TableRows, type Table, type TableRow } from '../../../spreadsheet/reading/table.js';
import type { RecordCatalogue } from '../../fields/values/recordCatalogue.js';
import type { DependsOn } from '../../services.js';
import type { StoredColumn, StoredImport } from '../stored/importsModel.js';
import { importFields, readOnlyFields, refusalOf } from './importFields.js';
import { proposeColumns } from './proposeColumns.js';
import { rememberedMappings } from './rememberedMappingsModel.js';

/** What reading gives: what the import keeps of it, and the rows. */
export interface ReadSource {
  properties: Pick<StoredImport, 'sheets' | 'sheetName' | 'headerRow' | 'counting' | 'columns' | 'rowCount'>;
  rows: TableRow[];
}

/** Reads what is to be imported, and proposes what its columns go into. */
export class ImportReading {
  constructor(private readonly deps: DependsOn<'customFields'>) {}

  /** A file or pasted lines, in a thread of its own. @throws INVALID on `file` with the reason. */
  async readFile(
    viewer: UserViewer,
    clientId: Types.ObjectId | null,
    bytes: Buffer,
    source: Pick<TableSource, 'kind' | 'sheetName' | 'headerRow'>,
  ): Promise<ReadSource> {
    const catalogue = await this.deps.services.customFields.catalogueOfClient(clientId);
    const knownHeadings = importFields(catalogue, viewer.role).flatMap(({ key, label }) => [
      normalisedHeading(key),
      normalisedHeading(label),
    ]);
    try {
      const table = await workbookJobs.run({ kind: 'table', bytes, source: { ...source, knownHeadings } });
      return await this.#understood(viewer, clientId, table);
    } catch (error) {
      if (!(error instanceof WorkbookRefusal)) throw error;
      throw fieldError(
        'INVALID',
        source.kind === 'text' ? 'text' : 'file',
        `Não foi possível ler os dados. ${error.message}`,
      );
    }
  }

  /** Rows of a program: their keys are the fields. @throws INVALID for too many keys. */
  async readRows(
    viewer: UserViewer,
    clientId: Types.ObjectId | null,
    rows: readonly Readonly<Record<string, string>>[],
  ): Promise<ReadSource> {
    const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    if (keys.length > MAX_TABLE_COLUMNS)
      throw fieldError('INVALID', 'rows', `As linhas têm campos demais: o máximo é ${MAX_TABLE_COLUMNS}.`);
    const found = new TableRows();
    try {
      rows.forEach((row, index) =>
        found.add({ row: index + 1, cells: keys.map((key) => (Object.hasOwn(row, key) ? (row[key] ?? '') : '')) }),
      );
    } catch (error) {
      throw error instanceof WorkbookRefusal ? fieldError('INVALID', 'rows', error.message) : error;
    }
    const columns = keys.map((key): StoredColumn => ({
      heading: key,
      samples: [],
      fieldKey: key,
      source: 'chosen',
      confidence: 1,
    }));
    const catalogue = await this.deps.services.customFields.catalogueOfClient(clientId);
    const sheetName = 'Dados enviados';
    // One without a value is no row, here as in a file.
    const rowCount = found.rows.length;
    const sheets = [{ name: sheetName, rowCount, isHidden: false }];
    return {
      properties: {
        ...{ sheets, sheetName, headerRow: 0, counting: 1900, rowCount },
        columns: withoutEmptyRefused(columns, found.rows, { catalogue, role: viewer.role }),
      },
      rows: found.rows,
    };
  }

  /** Proposals for columns, by what was chosen for the client before, headings and values. */
  async columnsOf(
    viewer: UserViewer,
    clientId: Types.ObjectId | null,
    { headings, rows, headerRow }: Pick<Table, 'headings' | 'rows' | 'headerRow'>,
  ): Promise<StoredColumn[]> {
    const catalogue = await this.deps.services.customFields.catalogueOfClient(clientId);
    const fields = importFields(catalogue, viewer.role);
    const known = readOnlyFields(catalogue, viewer.role);
    const remembered = await rememberedMappings(clientId, headings.map(normalisedHeading));
    const keys = new Set([...fields, ...known].map(({ key }) => key));
    const valid = [...remembered].filter(([, fieldKey]) => fieldKey === null || keys.has(fieldKey));
    const below = rows.filter(({ row }) => row > headerRow);
    const columns = proposeColumns({
      ...{ headings, fields, known, remembered: new Map(valid), now: this.deps.now() },
      rows: below.filter(({ isHidden }) => !isHidden),
    });
    return withoutEmptyRefused(columns, below, { catalogue, role: viewer.role });
  }

  async #understood(viewer: UserViewer, clientId: Types.ObjectId | null, table: Table): Promise<ReadSource> {
    const { sheets, sheetName, headerRow, counting, rows } = table;
    const columns = await this.columnsOf(viewer, clientId, table);
    // Without headings the values have to tell what the columns are; where they tell nothing, it is no list of people.
    if (headerRow === 0 && !columns.some(({ fieldKey }) => fieldKey !== null)) {
      throw new WorkbookRefusal('Nenhuma linha de cabeçalho foi encontrada na planilha.');
    }
    const rowCount = rows.filter(({ row }) => row > headerRow).length;
    return { properties: { sheets, sheetName, headerRow, counting, columns, rowCount }, rows };
  }
}

/** A column without a value loses nothing that anybody wrote: where its field would be refused, for whatever reason, it stays out by itself. */
function withoutEmptyRefused(
  columns: readonly StoredColumn[],
  rows: readonly TableRow[],
  { catalogue, role }: { catalogue: RecordCatalogue; role: Role },
): StoredColumn[] {
  const hasValue = (index: number) => rows.some(({ cells }) => (cells[index] ?? '') !== '');
  return columns.map((column, index) =>
    refusalOf(column.fieldKey, catalogue, role) === null || hasValue(index)
      ? column
      : { ...column, fieldKey: null, source: 'none', confidence: 0 },
  );
}
