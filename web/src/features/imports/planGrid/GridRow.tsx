import AlertIcon from 'lucide-react/icons/circle-alert';
import CheckIcon from 'lucide-react/icons/check';
import EditedIcon from 'lucide-react/icons/pencil';
import RepairedIcon from 'lucide-react/icons/wrench';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../../components/icons';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { cellOf, cellText, type GridField } from './gridFields';
import { CellBox, CellText, RowLine, RowNumber, Tick, Waiting } from './gridLayout';
import type { ImportCell, ImportRow } from './rowStore';
import { unsavedText, type UnsavedCells } from './useCellEdits';
import { KindBadge } from './KindBadge';

export interface GridRowProps {
  /** Position among the rows of the view, from 0. */
  index: number;
  /** Undefined until it has been loaded. */
  row: ImportRow | undefined;
  fields: readonly GridField[];
  /** Pixels from the top of the rows. */
  start: number;
  /** The column that the cursor is in; null for another row's. */
  cursor: number | null;
  /** First selected column; null where none of the row's is. */
  left: number | null;
  /** The last selected column, which counts only where `left` is not null. */
  right: number;
  /** Texts on their way to the server. */
  unsaved: UnsavedCells;
  /** The editor, in the row that is being edited. */
  editor: ReactNode;
}

/** A row of the table. Memoised: of the rows on the screen only those that changed are drawn again. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, row, fields, start, cursor, left, right, unsaved, editor } = props;
  const { t } = useTranslation('imports');
  const cell = (column: number) => {
    const isSelected = left !== null && column >= left && column <= right;
    return {
      'data-row': index,
      'data-column': column,
      'aria-colindex': column + 1,
      'aria-selected': isSelected,
      tabIndex: cursor === column ? 0 : -1,
      $selected: isSelected,
    };
  };
  const isOut = row?.kind === 'LEFT_OUT';
  return (
    // The heading is row 1.
    <RowLine
      role="row"
      aria-rowindex={index + 2}
      $out={isOut}
      style={{ transform: `translateY(${start}px)` }}
      aria-busy={row ? undefined : true}
    >
      <CellBox {...cell(0)} role="rowheader" $tone="plain" $lead>
        {row ? (
          <>
            <Tick $on={!isOut} data-tick="" aria-hidden>
              {!isOut && <CheckIcon size={14} />}
            </Tick>
            <RowNumber>
              <VisuallyHidden>{t('grid.row')} </VisuallyHidden>
              {row.row}
            </RowNumber>
            <KindBadge kind={row.kind} />
          </>
        ) : (
          <Waiting />
        )}
      </CellBox>
      {fields.map(({ key, isClosed }, place) => {
        const stored = row && cellOf(row, key);
        const text = row && unsavedText(unsaved, row.row, key);
        const isEdited = cursor === place + 1 && editor !== null;
        return (
          <CellBox
            key={key}
            {...cell(place + 1)}
            role="gridcell"
            aria-readonly={isClosed || undefined}
            aria-invalid={Boolean(stored?.problem) || undefined}
            title={stored?.problem ?? stored?.doubt ?? undefined}
            $tone={toneOf(stored, row)}
          >
            {isEdited ? (
              editor
            ) : row ? (
              <Content cell={stored} unsaved={text} changes={row.kind === 'CHANGES'} />
            ) : (
              <Waiting />
            )}
          </CellBox>
        );
      })}
    </RowLine>
  );
});

function toneOf(cell: ImportCell | undefined, row: ImportRow | undefined) {
  if (cell?.problem) return 'problem';
  if (cell?.doubt) return 'doubt';
  return cell?.isChange && row?.kind === 'CHANGES' ? 'change' : 'plain';
}

interface ContentProps {
  cell: ImportCell | undefined;
  unsaved: string | undefined;
  /** The row changes a candidate in store. */
  changes: boolean;
}

/** What a cell shows: its text, what it replaces, and what is to be known of it, by sign and in words. */
function Content({ cell, unsaved, changes }: ContentProps) {
  const { t } = useTranslation('imports');
  if (unsaved !== undefined) return <CellText>{unsaved}</CellText>;
  if (!cell) return null;
  const text = cellText(cell);
  const replaced = changes && cell.isChange ? cell.oldValue : null;
  return (
    <>
      {cell.problem && <AlertIcon size={14} aria-hidden />}
      {!cell.problem && cell.doubt && <WarningIcon size={14} aria-hidden />}
      <CellText>
        {replaced !== null && (
          <>
            <VisuallyHidden>{t('grid.before')} </VisuallyHidden>
            <del>{replaced}</del>
            <span aria-hidden> → </span>
            <VisuallyHidden>{t('grid.after')} </VisuallyHidden>
          </>
        )}
        {replaced === null ? text : <ins>{text}</ins>}
      </CellText>
      {cell.isRepaired && (
        <>
          <RepairedIcon size={13} aria-hidden />
          <VisuallyHidden>({t('grid.repaired')})</VisuallyHidden>
        </>
      )}
      {cell.isEdited && (
        <>
          <EditedIcon size={12} aria-hidden />
          <VisuallyHidden>({t('grid.edited')})</VisuallyHidden>
        </>
      )}
      {cell.problem && <VisuallyHidden>({cell.problem})</VisuallyHidden>}
      {cell.doubt && <VisuallyHidden>({cell.doubt})</VisuallyHidden>}
    </>
  );
}
