import type { Role } from '../../auth/viewer.js';
import type { DeepReadonly } from '../../lib/deepReadonly.js';
import { readStored } from '../fields/values/fieldTypeRules.js';
import type { FieldShape, ListColumn } from '../fields/values/fieldTypes.js';
import { textReader } from '../fields/values/fieldValues.js';
import { answerOf, itemsOf } from '../fields/values/listValues.js';
import type { FieldCatalogue } from '../fields/values/recordCatalogue.js';
import {
  cellReader,
  DEFAULT_WIDTH,
  fieldCell,
  fieldWith,
  type CellReader,
  type ExportedCandidate,
} from './exportColumns.js';
import { uniqueSheetName } from './exportNames.js';
import { MAX_ROWS } from './exportsInput.js';
import { mayExportField } from './exportsPolicy.js';
import type { Cell } from '../../spreadsheet/writing/cells.js';
import { KeptSheet } from '../../spreadsheet/writing/keptSheet.js';

/** How much further sheets may hold: rows each, and bytes of memory together. */
interface Bounds {
  maxRows: number;
  maxBytes: number;
}

/** A row of an item takes some 50 bytes when compressed, so that these hold half a million items and more. */
const BOUNDS: Bounds = { maxRows: MAX_ROWS, maxBytes: 32 * 1024 * 1024 };
const PERSON_WIDTH = 30;
/** The last row of a sheet that cannot hold the items of all candidates, so that a part is not taken for the whole. */
const REST_IS_MISSING =
  'ATENÇÃO: esta aba não comporta os itens dos demais candidatos. Exporte menos candidatos de uma vez.';

/** Who has the items of a sheet: what tells people apart is there whatever columns an export has, a CPF only where it has that. */
function personColumns(keys: readonly string[], catalogue: FieldCatalogue, role: Role) {
  const column = (key: string, heading: string) => ({ heading, read: cellReader({ key }, catalogue, role) });
  const hasCpf = keys.includes('cpf') && mayExportField(role, 'cpf', catalogue);
  return [
    column('name', 'Candidato'),
    column('email', 'E-mail do candidato'),
    ...(hasCpf ? [column('cpf', 'CPF do candidato')] : []),
  ];
}

/** The sheet of one list, and how its rows are read. */
class ListSheet {
  readonly sheet: KeptSheet;
  isFull = false;
  readonly #people: readonly CellReader[];

  constructor(
    name: string,
    columns: readonly DeepReadonly<ListColumn>[],
    people: ReturnType<typeof personColumns>,
    private readonly itemCells: (row: ExportedCandidate) => Cell[][],
  ) {
    this.sheet = new KeptSheet(name, [
      ...people.map(({ heading }) => ({ heading, width: PERSON_WIDTH })),
      ...columns.map(({ label }) => ({ heading: label, width: DEFAULT_WIDTH })),
    ]);
    this.#people = people.map(({ read }) => read);
  }

  rowsOf(row: ExportedCandidate): Cell[][] {
    const items = this.itemCells(row);
    if (items.length === 0) return [];
    const person = this.#people.map((read) => read(row));
    return items.map((cells) => [...person, ...cells]);
  }
}

/**
 * A further sheet for each list among the columns of an export, with a row for each item. The rows are made of the candidates that
 * the first sheet has just been given, so that both show the same answers in the same order.
 */
export class ListSheets {
  readonly #lists: readonly ListSheet[];

  /** @param keys what the columns of the first sheet hold; lists that the role may not view have no sheet. */
  constructor(
    { keys, sheetName }: { keys: readonly string[]; sheetName: string },
    catalogue: FieldCatalogue,
    role: Role,
    private readonly bounds: Bounds = BOUNDS,
  ) {
    const people = personColumns(keys, catalogue, role);
    const names = [sheetName];
    this.#lists = [...new Set(keys)].flatMap((key) => {
      const field = fieldWith(key, catalogue);
      const columns = field?.type === 'list' ? field.listOptions?.columns : undefined;
      const textOf = textReader(catalogue, role, key);
      if (!field || !columns || !textOf) return [];
      const name = uniqueSheetName(field.label, names);
      names.push(name);
      return [new ListSheet(name, columns, people, ({ candidate }) => itemCells(field, columns, textOf(candidate)))];
    });
  }

  get sheets(): KeptSheet[] {
    return this.#lists.map(({ sheet }) => sheet);
  }

  /** Adds the items of some candidates, all of theirs or none. */
  async write(rows: readonly ExportedCandidate[]): Promise<void> {
    for (const list of this.#lists) {
      if (list.isFull) continue;
      const items = rows.flatMap((row) => list.rowsOf(row));
      list.isFull = items.length > 0 && !this.#hasRoom(list.sheet, items.length);
      await list.sheet.write(list.isFull ? [[REST_IS_MISSING]] : items);
    }
  }

  /** Whether a sheet takes more rows; the last one stays free for `REST_IS_MISSING`. */
  #hasRoom({ rowCount }: KeptSheet, more: number): boolean {
    const bytes = this.sheets.reduce((total, { keptBytes }) => total + keptBytes, 0);
    return rowCount + more < this.bounds.maxRows && bytes < this.bounds.maxBytes;
  }
}

function itemCells(field: FieldShape, columns: readonly DeepReadonly<ListColumn>[], stored: string | null): Cell[][] {
  const value = stored === null ? null : readStored(field, stored);
  if (value === null) return [];
  return itemsOf(value).map((item) =>
    columns.map((column) => {
      const answer = answerOf(item, column);
      return answer === undefined ? null : fieldCell(column, answer);
    }),
  );
}
