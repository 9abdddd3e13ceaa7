import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LoadError } from '../../components/LoadError/LoadError';
import { Stack } from '../../components/Layout/Layout';
import { Spinner } from '../../components/Spinner/Spinner';
import { SkeletonRows } from '../../components/Skeleton/Skeleton';
import { useFailureToast } from '../../lib/useFailureToast';
import { headerHeight, motion, space } from '../../theme/tokens';
import { LiveUpdatesButton } from '../live/LiveUpdatesButton';
import { ListStatus, type ListStatusProps } from './ListStatus';
import type { PageQuery } from './pageQuery';
import { useExistingPage } from './useExistingPage';
import { useListTop } from './useListTop';

/* Rows of the page before fade only when the next one is slow: a quick answer does not blink. */
const Rows = styled.div<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.55 : 1)};
  transition: opacity ${motion.medium} ${({ $stale }) => ($stale ? '200ms' : '0ms')};
`;

export interface PagedListProps {
  /** Undefined until the first page is there. */
  list: { edges: readonly unknown[]; totalCount: number; pageCursors: { totalPages: number } } | undefined;
  query: PageQuery;
  page: number;
  onPageChange: (page: number, options?: { replace?: boolean }) => void;
  /** 'Mostrando X de Y …' */
  showing: ListStatusProps['showing'];
  /** What is said when the list cannot be loaded: in a toast, and in the list's place. */
  failure: { title: string; text: string };
  /** The search and the filters above the rows. */
  controls: ReactNode;
  /** Before the line of numbers: a box that chooses the whole page. */
  lead?: ReactNode;
  /** Shown until the first page is there; how many rows one has. */
  skeletonRows: number;
  /** Draws the pager; it never has less than one page. */
  pager: (pages: { page: number; totalPages: number; onPageChange: (page: number) => void }) => ReactNode;
  /** The rows, or what is said where there are none. */
  children: ReactNode;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[4]};
  /* A new page begins here, below the header that stays. */
  scroll-margin-top: calc(${headerHeight} + ${space[4]});

  > [role='status'] {
    flex: 1 1 16rem;
  }
`;

/** What every list has around its rows: controls, lines of numbers, pager, and something to see while there are no rows. */
export function PagedList({ list, query, page, onPageChange, failure, skeletonRows, ...props }: PagedListProps) {
  const totalPages = list?.pageCursors.totalPages ?? 1;
  useExistingPage({
    page,
    totalPages: query.loading ? undefined : list?.pageCursors.totalPages,
    onChange: (existing) => onPageChange(existing, { replace: true }),
  });
  const { ref: top, showTop } = useListTop<HTMLDivElement>();
  const turnTo = (next: number) => {
    onPageChange(next);
    showTop();
  };
  useFailureToast(query.error, { title: failure.title, description: failure.text });

  return (
    <Stack $gap={3}>
      {props.controls}
      <Line ref={top} tabIndex={-1}>
        {list && !query.failed && (
          <>
            {props.lead}
            <ListStatus
              shown={list.edges.length}
              total={list.totalCount}
              page={page}
              totalPages={totalPages}
              showing={props.showing}
              loading={query.loading}
            />
            <LiveUpdatesButton updates={query.updates} onShow={() => top.current?.focus()} />
          </>
        )}
      </Line>
      {query.failed ? (
        <LoadError title={failure.title} message={failure.text} onRetry={query.retry} />
      ) : list ? (
        <Rows $stale={query.stale} aria-busy={query.loading || undefined}>
          {props.children}
        </Rows>
      ) : (
        <>
          <Spinner />
          <SkeletonRows rows={skeletonRows} />
        </>
      )}
      {props.pager({ page, totalPages, onPageChange: turnTo })}
    </Stack>
  );
}
