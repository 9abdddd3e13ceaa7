import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/Badge/Badge';
import { LoadError } from '../../components/LoadError/LoadError';
import { SkeletonRows } from '../../components/Skeleton/Skeleton';
import type { CandidateStage } from '../../generated/staff/graphql';
import { formatCount } from '../../lib/moments';
import { stageTones } from '../admissionFlow/stages';
import { SectionTitle } from '../fields/forms/sectionTitles';
import { MoreRowsButton } from '../lists/MoreRowsButton';
import { BoardCard } from './BoardCard';
import { ColumnHead, ColumnList, ColumnRoot, ColumnScroller, Nobody, Place } from './boardLayout';
import { columnAddress, type BoardState } from './boardState';
import { useBoardColumn } from './useBoardColumn';

/** What a card is taken for until it is measured, in pixels. */
const CARD_HEIGHT = 168;
/** Cards beyond the edges of the column that are drawn as well. */
const OVERSCAN = 4;

export interface BoardColumnProps {
  stage: CandidateStage;
  /** The id of its element, by which one gets to it. */
  id: string;
  /** How many are in the stage; undefined while that is not known, and with a search, whose count the column knows. */
  count: number | undefined;
  state: BoardState;
  isAdmin: boolean;
}

/** A stage and its people, of whom those on the screen are drawn and the next ones loaded as one scrolls. */
export function BoardColumn({ stage, id, count, state, isAdmin }: BoardColumnProps) {
  const { t, i18n } = useTranslation(['figures', 'staff']);
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const { rows, error, loading, retry } = useBoardColumn(stage, state);
  const { list } = rows;
  const edges = list?.edges ?? [];
  const total = count ?? list?.totalCount;
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is memoised by a compiler
  const virtualizer = useVirtualizer({
    count: edges.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT,
    getItemKey: (index) => edges[index]?.node.id ?? index,
    overscan: OVERSCAN,
    // The card that has the focus stays on the page, however far one scrolls.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      const isKept = focused !== null && focused < edges.length && !drawn.includes(focused);
      return isKept ? [...drawn, focused].sort((a, b) => a - b) : drawn;
    },
  });
  const items = virtualizer.getVirtualItems();
  const isNearEnd = (items.findLast(({ index }) => index !== focused)?.index ?? -1) >= edges.length - OVERSCAN;
  const wantsMore = rows.hasMore && rows.isWhole && !rows.failed && isNearEnd && !error;
  const more = useEffectEvent(rows.showMore);
  useEffect(() => {
    if (wantsMore) more();
  }, [wantsMore, edges.length]);
  const title = t(`staff:candidates.stages.${stage}`);

  return (
    <ColumnRoot id={id} aria-labelledby={titleId} aria-busy={loading || undefined}>
      <ColumnHead>
        <SectionTitle as="h2" id={titleId}>
          {title}
        </SectionTitle>
        {total !== undefined && <Badge tone={stageTones[stage]}>{formatCount(total, i18n.language)}</Badge>}
      </ColumnHead>
      <ColumnScroller ref={scroller} tabIndex={0} role="group" aria-label={t('board.peopleOf', { stage: title })}>
        {!list && !error && <SkeletonRows rows={4} />}
        {edges.length === 0 && list && (
          <Nobody>{t(state.search || state.client ? 'staff:lists.nothingMatches' : 'board.empty')}</Nobody>
        )}
        <ColumnList style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start, key }) => {
            const node = edges[index]?.node;
            return (
              node && (
                <Place
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-posinset={index + 1}
                  aria-setsize={list?.totalCount ?? edges.length}
                  style={{ transform: `translateY(${start}px)` }}
                  onFocus={() => setFocused(index)}
                  onBlur={() => setFocused(null)}
                >
                  <BoardCard candidate={node} isAdmin={isAdmin} to={columnAddress(node.id, stage, state)} />
                </Place>
              )
            );
          })}
        </ColumnList>
        {error ? <LoadError title={t('board.failed')} onRetry={retry} /> : rows.failed && <MoreRowsButton {...rows} />}
      </ColumnScroller>
    </ColumnRoot>
  );
}
