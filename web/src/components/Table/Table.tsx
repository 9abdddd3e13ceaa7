import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { useIncrementalRender } from '../../lib/useIncrementalRender';
import { color, media, motion, radius, space, typeset, weight } from '../../theme/tokens';
import { SkeletonBar } from '../Skeleton/Skeleton';
import { VisuallyHidden, visuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/* On a phone each row becomes a card of label/value lines. That takes `display` away from the table elements, and
   browsers then forget that they are a table; the explicit roles below keep it one for screen readers. */
const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${typeset('body')}

  ${media.phone} {
    display: block;
  }
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;

const Head = styled.thead`
  ${media.phone} {
    ${visuallyHidden}
  }
`;

const Body = styled.tbody`
  ${media.phone} {
    display: grid;
    gap: ${space[3]};
  }
`;

const align = css<{ $align: 'start' | 'center' | 'end' }>`
  text-align: ${({ $align }) => $align};
`;

/** Where a cell goes on a phone: beside the title (a selection box), the title, a label/value line, the actions. */
type PhonePlace = 'lead' | 'title' | 'line' | 'actions';

const phonePlaces: Record<PhonePlace, string> = {
  lead: 'grid-column: 1; padding: 0;',
  title: `grid-column: 2; text-align: start; ${typeset('large', 'semibold')}`,
  line: `grid-column: 1 / -1; text-align: end; border-top: 1px solid ${color.border};`,
  actions: `grid-column: 1 / -1; justify-content: flex-end; border-top: 1px solid ${color.border};`,
};

const HeadCell = styled.th<{ $align: 'start' | 'center' | 'end'; $width: string | undefined; $wraps: boolean }>`
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.border};
  ${typeset('caption', 'semibold')}
  color: ${color.textMuted};
  vertical-align: bottom;
  white-space: ${({ $wraps }) => ($wraps ? 'normal' : 'nowrap')};
  ${align}
  ${({ $width }) => $width && `width: ${$width};`}
`;

const Row = styled.tr`
  transition: background-color ${motion.fast};

  ${media.hover} {
    &:hover {
      background: ${color.surfaceHover};
    }
  }

  ${media.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    padding: ${space[1]} ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.large};
  }
`;

const Cell = styled.td<{ $align: 'start' | 'center' | 'end'; $place: PhonePlace }>`
  padding: ${space[3]};
  border-bottom: 1px solid ${color.border};
  vertical-align: middle;
  font-weight: ${({ $place }) => ($place === 'title' ? weight.medium : weight.regular)};
  overflow-wrap: anywhere;
  ${align}

  tr:last-child > & {
    border-bottom: 0;
  }

  ${media.phone} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-height: 36px;
    padding: ${space[1]} 0;
    border: 0;
    ${({ $place }) => phonePlaces[$place]}
  }
`;

const CellLabel = styled.span`
  display: none;
  flex-shrink: 0;
  max-width: 45%;
  text-align: start;
  ${typeset('small', 'medium')}
  color: ${color.textMuted};

  ${media.phone} {
    display: block;
  }
`;

const CellContent = styled.div`
  min-width: 0;
`;

export interface TableColumn<Item> {
  key: string;
  header: string;
  cell: (row: Item) => ReactNode;
  align?: 'start' | 'center' | 'end';
  /** CSS width on a laptop. */
  width?: string;
  /** This cell names its row (one column): a row header for screen readers, the title of the card on a phone. */
  rowHeader?: boolean;
  /** The header only for screen readers ('Ações', 'Selecionar'). */
  hideHeader?: boolean;
}

export interface TableProps<Item> {
  /** What the table lists; for screen readers. */
  caption: string;
  /** Memoise them where the table is long: rows are drawn again when they change. */
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowKey: (row: Item) => string;
  /** Grey bars in place of rows, as many as the page will have. */
  loading?: boolean;
  loadingRows?: number;
  /** Headings that are longer than their column may take several lines, so that names have the room. */
  headersWrap?: boolean;
  /** Shown instead of rows: an EmptyState. */
  empty?: ReactNode;
}

/** A column without a visible header is a selection box before the row's name, and holds the actions after it. */
function phonePlace<Item>(columns: readonly TableColumn<Item>[], index: number): PhonePlace {
  const column = columns[index];
  if (column?.rowHeader) return 'title';
  if (!column?.hideHeader) return 'line';
  return index < columns.findIndex((each) => each.rowHeader) ? 'lead' : 'actions';
}

/** More than fit on a screen; those of a longer table come a moment later. */
const ROWS_AT_ONCE = 25;

/** A table on a laptop, cards on a phone. */
export function Table<Item>({
  caption,
  columns,
  rows,
  rowKey,
  loading = false,
  loadingRows = 5,
  headersWrap = false,
  empty,
}: TableProps<Item>) {
  const { t } = useTranslation('common');
  const drawn = useIncrementalRender(rows, ROWS_AT_ONCE);
  if (!loading && rows.length === 0 && empty) return <>{empty}</>;
  return (
    <Root role="table" aria-busy={loading || undefined}>
      <Caption>{loading ? `${caption}: ${t('components.table.loading')}` : caption}</Caption>
      <Head role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <HeadCell
              key={column.key}
              role="columnheader"
              scope="col"
              $align={column.align ?? 'start'}
              $width={column.width}
              $wraps={headersWrap}
            >
              {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </HeadCell>
          ))}
        </tr>
      </Head>
      <Body role="rowgroup">
        {loading
          ? Array.from({ length: loadingRows }, (_, index) => (
              <Row key={index} aria-hidden>
                {columns.map((column, place) => (
                  <Cell key={column.key} $align={column.align ?? 'start'} $place={phonePlace(columns, place)}>
                    <SkeletonBar $width={column.hideHeader ? '2rem' : '70%'} />
                  </Cell>
                ))}
              </Row>
            ))
          : drawn.map((row) => <BodyRow key={rowKey(row)} row={row} columns={columns} />)}
      </Body>
    </Root>
  );
}

interface BodyRowProps<Item> {
  row: Item;
  columns: readonly TableColumn<Item>[];
}

/** Memoised, so that a table of hundreds draws only what changed; `columns` must then stay the same. */
const BodyRow = memo(function BodyRow<Item>({ row, columns }: BodyRowProps<Item>) {
  return (
    <Row role="row">
      {columns.map((column, place) => (
        <Cell
          key={column.key}
          as={column.rowHeader ? 'th' : 'td'}
          role={column.rowHeader ? 'rowheader' : 'cell'}
          scope={column.rowHeader ? 'row' : undefined}
          $align={column.align ?? 'start'}
          $place={phonePlace(columns, place)}
        >
          {!column.rowHeader && !column.hideHeader && <CellLabel aria-hidden>{column.header}</CellLabel>}
          <CellContent>{column.cell(row)}</CellContent>
        </Cell>
      ))}
    </Row>
  );
}) as <Item>(props: BodyRowProps<Item>) => ReactNode;
