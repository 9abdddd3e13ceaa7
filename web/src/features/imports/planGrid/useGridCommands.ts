import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/Toast/toast';
import type { ImportCellInput } from '../../../generated/staff/graphql';
import { formatCount } from '../../../lib/moments';
import { useErrorText } from '../../../session/useErrorText';
import type { Block } from './blockText';
import { cellOf, type GridField } from './gridFields';
import type { GridCommand, GridRange } from './gridKeys';
import type { ImportRow, RowStore } from './rowStore';

/** As many rows as one change of an import takes. */
const MAX_ROWS = 5000;

export interface GridCommandsOptions {
  store: RowStore;
  fields: readonly GridField[];
  /** What stands in a cell, typed a moment ago or not. */
  textOf: (row: ImportRow, key: string) => string;
  write: (cells: readonly ImportCellInput[]) => void;
  setLeftOut: (rows: readonly number[], leftOut: boolean) => Promise<void>;
}

const hasText = (row: readonly string[]) => row.some((text) => text !== '');

/** Does what the keyboard asks for: from positions in the table to rows and fields. */
export function useGridCommands({ store, fields, textOf, write, setLeftOut }: GridCommandsOptions) {
  const { t, i18n } = useTranslation('imports');
  const errorText = useErrorText();

  /** The rows of a range, loaded where they have not been shown yet; null where there are too many, or no answer. */
  const rowsOf = async (top: number, bottom: number): Promise<ImportRow[] | null> => {
    if (bottom - top >= MAX_ROWS) {
      toast.error({ title: t('grid.tooMany', { count: MAX_ROWS, total: formatCount(MAX_ROWS, i18n.language) }) });
      return null;
    }
    try {
      return await store.ensure(top, bottom);
    } catch (error) {
      toast.error({ title: t('grid.writeFailed'), description: errorText(error, t('failedText')) });
      return null;
    }
  };
  /** The fields of a range, whose column 0 is none. */
  const fieldsOf = ({ left, right }: Pick<GridRange, 'left' | 'right'>) => fields.slice(Math.max(0, left - 1), right);

  /**
   * Writes what `valueAt` gives for each cell of a range; undefined leaves a cell as it is. Of a closed field null alone is taken, for a
   * cell with something in it. @returns whether there are such cells.
   */
  const writeEach = async (
    range: GridRange,
    valueAt: (field: GridField, down: number, right: number) => string | null | undefined,
  ): Promise<boolean> => {
    const rows = await rowsOf(range.top, range.bottom);
    if (!rows) return false;
    const wanted = fieldsOf(range);
    write(
      rows.flatMap((row, down) =>
        wanted.flatMap((field, right) => {
          const value = valueAt(field, down, right);
          const isTaken = field.isClosed ? value === null && cellOf(row, field.key) : value !== undefined;
          return isTaken ? [{ row: row.row, fieldKey: field.key, value }] : [];
        }),
      ),
    );
    return true;
  };

  const run = async (command: GridCommand): Promise<void> => {
    switch (command.kind) {
      case 'write':
        return write([{ ...command.cell, value: command.text }]);
      case 'clear':
        return void (await writeEach(command.range, ({ isClosed }) => (isClosed ? null : '')));
      case 'fillDown': {
        const [source] = (await rowsOf(command.from, command.from)) ?? [];
        if (!source) return;
        const { range } = command;
        return void (await writeEach(range, ({ key }) => textOf(source, key)));
      }
      case 'toggle': {
        const rows = await rowsOf(command.range.top, command.range.bottom);
        const [first] = rows ?? [];
        if (!rows || !first) return;
        return setLeftOut(
          rows.map(({ row }) => row),
          first.kind !== 'LEFT_OUT',
        );
      }
    }
  };

  /** Puts a block of texts into the cells from the range's first one on; one text fills the whole range. */
  const paste = async (block: Block, range: GridRange, total: number) => {
    const [first = []] = block;
    const single = block.length === 1 && first.length === 1;
    const left = Math.max(1, range.left);
    const wide = Math.max(...block.map((row) => row.length));
    const target = single
      ? { ...range, left }
      : { top: range.top, bottom: Math.min(range.top + block.length, total) - 1, left, right: left + wide - 1 };
    const isPasted = await writeEach(target, (_, down, right) => (single ? first[0] : block[down]?.[right]));
    if (isPasted && !single) tellDropped(block, { rows: total - range.top, columns: fields.length - left + 1 });
  };

  /** Tells how much of a block there was room for, where a text is among the rest. */
  const tellDropped = (block: Block, room: { rows: number; columns: number }) => {
    const wide = Math.max(...block.map((row) => row.length));
    const dropped = [
      block.slice(room.rows).some(hasText) &&
        t('grid.pastedRows', { count: room.rows, total: formatCount(block.length, i18n.language) }),
      block.some((row) => hasText(row.slice(room.columns))) &&
        t('grid.pastedColumns', { count: room.columns, total: formatCount(wide, i18n.language) }),
    ].filter((text) => text !== false);
    if (dropped.length > 0) toast.info({ title: dropped.join(' ') });
  };

  /** The texts of a range, as far as they are loaded, for the clipboard. */
  const copy = (range: GridRange): Block => {
    const { rowAt } = store.snapshot();
    const copied = fieldsOf({ ...range, left: Math.max(1, range.left), right: Math.max(1, range.right) });
    const block: Block = [];
    for (let index = range.top; index <= range.bottom; index += 1) {
      const row = rowAt(index);
      if (row) block.push(copied.map(({ key }) => textOf(row, key)));
    }
    const wanted = range.bottom - range.top + 1;
    if (block.length < wanted) toast.info({ title: t('grid.copiedSome', { count: block.length, total: wanted }) });
    return block;
  };

  return { run, paste, copy };
}
