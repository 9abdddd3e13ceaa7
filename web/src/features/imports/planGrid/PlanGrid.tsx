import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../components/LoadError/LoadError';
import { SkeletonRows } from '../../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { ImportPlan, ProblemGroup } from '../importQueries';
import { CellEditor } from './CellEditor';
import { cellChoices, cellOf, cellText, gridFields, type AddedFields } from './gridFields';
import { rangeOf, type GridPlace } from './gridKeys';
import { gridHeight, gridWidth, HeadCell, HeadNote, HeadRow, ROW_HEIGHT, Rows, Scroller } from './gridLayout';
import { GridRow } from './GridRow';
import type { ImportRow } from './rowStore';
import { unsavedText, useCellEdits } from './useCellEdits';
import { useGridCommands } from './useGridCommands';
import { usePlanGrid } from './usePlanGrid';
import { useRowStore, type RowsView } from './useRowStore';
import { useShownProblem } from './useShownProblem';

/** Rows beyond the edges of the screen that are drawn as well. */
const OVERSCAN = 8;
/** What a table of unknown height is taken for: 'Page Down' moves so many rows. */
const PAGE_ROWS = 12;

export interface PlanGridProps {
  plan: ImportPlan;
  revision: number;
  view: RowsView;
  added: AddedFields;
  /** A problem whose first cell takes the focus once its rows are there; null for none. */
  shownProblem: ProblemGroup | null;
  /** Told when it has. */
  onShown: () => void;
  /** What stands where the view has no rows. */
  empty: ReactNode;
  /** Draws what is to be known of the cursor's row. */
  details: (row: ImportRow | undefined, write: ReturnType<typeof useCellEdits>['write']) => ReactNode;
}

/**
 * The table of what will happen (WAI-ARIA grid): any number of rows, of which those on the screen are drawn and the pages
 * around them loaded. Mount it anew for another view.
 */
export function PlanGrid(props: PlanGridProps) {
  const { plan, revision, view, added, shownProblem, onShown, empty, details } = props;
  const { t } = useTranslation('imports');
  const helpId = useId();
  const store = useRowStore(plan.id, view);
  const rows = useSyncExternalStore(store.subscribe, store.snapshot);
  const { unsaved, write, setLeftOut } = useCellEdits(plan.id, store);
  const { columns, fields: offered } = plan;
  const fields = useMemo(() => gridFields({ columns, fields: offered }, added), [columns, offered, added]);
  const total = rows.total ?? 0;
  const yesNo = { yes: t('grid.yes'), no: t('grid.no') };
  const textOf = (row: ImportRow, key: string) => unsavedText(unsaved, row.row, key) ?? cellText(cellOf(row, key));
  const commands = useGridCommands({ store, fields, textOf, write, setLeftOut });
  const bounds = {
    rows: total,
    columns: fields.length + 1,
    pageRows: PAGE_ROWS,
    cellAt: ({ row: index, column }: GridPlace) => {
      const [row, field] = [rows.rowAt(index), fields[column - 1]];
      return row && field && !field.isClosed
        ? { cell: { row: row.row, fieldKey: field.key }, text: textOf(row, field.key) }
        : null;
    },
    choicesAt: ({ column }: GridPlace) => {
      const field = fields[column - 1];
      return field ? cellChoices(field, yesNo) : null;
    },
  };
  const { state, grid, handlers, type, leaveEditor, goTo } = usePlanGrid({
    rows,
    hold: store.hold,
    bounds,
    commands,
    showPlace: ({ row }) => virtualizer.scrollToIndex(row, { align: 'auto' }),
  });
  const { cursor, editing } = state;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised by a compiler; rows are by their props
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: ROW_HEIGHT,
    // The row that has the focus stays on the page, however far one scrolls.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return drawn.includes(cursor.row) || cursor.row >= total ? drawn : [...drawn, cursor.row].sort((a, b) => a - b);
    },
  });
  useShownProblem({ problem: shownProblem, rows, fields, goTo, onShown });
  const items = virtualizer.getVirtualItems();
  const visible = items.filter(({ index }) => index !== cursor.row);
  const from = visible[0]?.index ?? 0;
  const to = visible.at(-1)?.index ?? 0;
  const settled = !virtualizer.isScrolling;
  useEffect(() => {
    // Pages that one flies past are not asked for.
    if (settled) store.want(from, to, revision);
  }, [store, from, to, revision, settled, rows.failed]);

  if (rows.total === null) {
    return rows.failed ? (
      <LoadError title={t('grid.loadFailed')} onRetry={() => store.retry()} />
    ) : (
      <SkeletonRows rows={8} />
    );
  }
  if (total === 0) return empty;
  const range = rangeOf(state);
  const editedField = editing && fields.find(({ key }) => key === editing.cell.fieldKey);
  const editor = editing && editedField && (
    <CellEditor
      editing={editing}
      label={t('grid.editing', { field: editedField.label, row: editing.cell.row })}
      isLong={editedField.type === 'TEXTAREA' || editing.before.includes('\n')}
      choices={cellChoices(editedField, yesNo)}
      onType={type}
      onLeave={leaveEditor}
    />
  );
  const width = gridWidth(fields.length);
  return (
    <>
      {rows.failed && <LoadError title={t('grid.loadFailed')} onRetry={() => store.retry()} />}
      <VisuallyHidden id={helpId}>{t('grid.help')}</VisuallyHidden>
      <Scroller
        ref={grid}
        role="grid"
        aria-label={t('grid.label')}
        aria-describedby={helpId}
        aria-rowcount={total + 1}
        aria-colcount={fields.length + 1}
        aria-multiselectable
        // An open editor takes Escape for itself.
        data-takes-escape={editing ? '' : undefined}
        style={{ height: gridHeight(total) }}
        {...handlers}
      >
        <HeadRow role="row" aria-rowindex={1} style={{ width }}>
          <HeadCell role="columnheader" aria-colindex={1} $lead>
            {t('grid.row')}
          </HeadCell>
          {fields.map(({ key, label, heading, required, isClosed }, place) => (
            <HeadCell key={key} role="columnheader" aria-colindex={place + 2} title={heading ?? undefined}>
              <span>{required ? `${label} *` : label}</span>
              {heading !== null && heading !== label && <HeadNote>{heading}</HeadNote>}
              {isClosed && <HeadNote>{t('grid.closed')}</HeadNote>}
            </HeadCell>
          ))}
        </HeadRow>
        <Rows role="rowgroup" style={{ height: virtualizer.getTotalSize(), width }}>
          {items.map(({ index, start }) => {
            const row = rows.rowAt(index);
            const isCursor = index === cursor.row;
            return (
              <GridRow
                key={index}
                index={index}
                row={row}
                fields={fields}
                start={start}
                cursor={isCursor ? cursor.column : null}
                left={index >= range.top && index <= range.bottom ? range.left : null}
                right={range.right}
                unsaved={unsaved}
                editor={isCursor ? editor : null}
              />
            );
          })}
        </Rows>
      </Scroller>
      {details(rows.rowAt(cursor.row), write)}
    </>
  );
}
