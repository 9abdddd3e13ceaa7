import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge, type BadgeTone } from '../../../components/Badge/Badge';
import { TextLink } from '../../../components/Button/LinkButton';
import { Button } from '../../../components/Button/Button';
import { Card, CardHeader } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { FilterChip } from '../../../components/FilterChip/FilterChip';
import { Inline } from '../../../components/Layout/Layout';
import { Pager } from '../../../components/Pager/Pager';
import { Table, type TableColumn } from '../../../components/Table/Table';
import { media } from '../../../theme/tokens';
import type { CandidateImportResultsQuery, ImportOutcome } from '../../../generated/staff/graphql';
import { PagedList } from '../../lists/PagedList';
import { pageQuery } from '../../lists/pageQuery';
import { useStaffHome } from '../../staffShell/useStaffHome';
import { importResultsQuery, type ImportSummary } from '../importQueries';
import { outcomes, undoOutcomes, type ImportUrl } from '../ImportScreen/importState';
import { isUndone } from './undoing';

const PAGE_SIZE = 20;

type Result = CandidateImportResultsQuery['candidateImport']['results']['edges'][number]['node'];

const tones: Record<ImportOutcome, BadgeTone> = {
  CREATED: 'green',
  CHANGED: 'blue',
  SAME: 'neutral',
  FAILED: 'red',
  LEFT_OUT: 'neutral',
};

/* A card of a phone has no heading above its title. */
const RowWord = styled.span`
  display: none;

  ${media.phone} {
    display: inline;
  }
`;

function SheetRow({ row }: { row: number }) {
  const { t } = useTranslation('imports');
  return (
    <>
      <RowWord>{t('results.row')} </RowWord>
      {row}
    </>
  );
}

/** What became of a row; what the undoing has taken back is not said to be still so. */
function OutcomeBadge({ outcome, undo }: Pick<Result, 'outcome' | 'undo'>) {
  const { t } = useTranslation('imports');
  if (undo === 'TAKEN_BACK')
    return <Badge>{t(outcome === 'CREATED' ? 'takenBack.CREATED' : 'takenBack.CHANGED')}</Badge>;
  return <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>;
}

export interface ResultListProps {
  summary: ImportSummary;
  url: ImportUrl;
  /** Milliseconds between two looks while rows are being written; 0 for none. */
  pollInterval: number;
}

/** What became of each row, page by page. */
export function ResultList({ summary, url, pollInterval }: ResultListProps) {
  const { t } = useTranslation('imports');
  const home = useStaffHome();
  const { state, change } = url;
  const wasUndone = isUndone(summary);
  const query = useQuery(importResultsQuery, {
    variables: {
      id: summary.id,
      first: PAGE_SIZE,
      page: state.page,
      outcome: state.outcome || null,
      undo: state.undo || null,
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: pollInterval === 0,
    pollInterval,
  });
  const { refetch } = query;
  const isMoving = pollInterval > 0;
  const done = summary.progress?.done;
  const seen = useRef({ isMoving, done });
  useEffect(() => {
    const before = seen.current;
    // The last rows may have been written after the last look, also after a pause.
    if (!isMoving && (before.isMoving || before.done !== done)) void refetch().catch(() => undefined);
    seen.current = { isMoving, done };
  }, [isMoving, done, refetch]);
  const list = (query.data ?? query.previousData)?.candidateImport.results;
  const columns = useMemo((): TableColumn<Result>[] => {
    const pathOf = (id: string) =>
      home === '/admin'
        ? `/admin?candidate=${encodeURIComponent(id)}`
        : `/client?candidate=${encodeURIComponent(id)}&mode=view`;
    return [
      {
        key: 'row',
        header: t('results.row'),
        rowHeader: true,
        width: '6rem',
        cell: ({ row }) => <SheetRow row={row} />,
      },
      {
        key: 'outcome',
        header: t('results.outcome'),
        cell: (result) => <OutcomeBadge {...result} />,
      },
      {
        key: 'candidate',
        header: t('results.candidate'),
        // What was not written may have no more than its CPF in common with a candidate: it is the row that tells whose it is.
        cell: ({ outcome, candidate, person }) =>
          candidate && outcome !== 'FAILED' && outcome !== 'LEFT_OUT' ? (
            <TextLink to={pathOf(candidate.id)}>{candidate.name}</TextLink>
          ) : (
            (person ?? '—')
          ),
      },
      { key: 'message', header: t('results.message'), cell: ({ message }) => message ?? '—' },
      ...(wasUndone
        ? [
            {
              key: 'undo',
              header: t('results.undo'),
              cell: ({ undo, undoMessage }: Result) =>
                undo ? [t(`undone.${undo}`), undoMessage].filter(Boolean).join(': ') : '—',
            },
          ]
        : []),
    ];
  }, [home, t, wasUndone]);
  const choose = (patch: Parameters<typeof change>[0]) => change({ ...patch, page: 1 });

  return (
    <Card $padding="small" aria-labelledby="import-results">
      <CardHeader titleId="import-results" title={t('results.title')} />
      <PagedList
        list={list}
        query={pageQuery(query)}
        page={state.page}
        onPageChange={(page, options) => change({ page }, options)}
        showing={(values) => t('results.showing', values)}
        failure={{ title: t('results.loadFailed'), text: t('failedText') }}
        skeletonRows={6}
        controls={
          <Inline $gap={2} role="group" aria-label={t('filter.label')}>
            <FilterChip
              label={t('results.outcome')}
              value={state.outcome}
              onChange={(outcome) => choose({ outcome })}
              options={[
                { value: '', label: t('filter.all') },
                ...outcomes.map((value) => ({ value, label: t(`outcomes.${value}`) })),
              ]}
            />
            {wasUndone && (
              <FilterChip
                label={t('results.undo')}
                value={state.undo}
                onChange={(undo) => choose({ undo })}
                options={[
                  { value: '', label: t('filter.all') },
                  ...undoOutcomes.map((value) => ({ value, label: t(`undone.${value}`) })),
                ]}
              />
            )}
          </Inline>
        }
        pager={(pages) => pages.totalPages > 1 && <Pager variant="compact" {...pages} label={t('results.pager')} />}
      >
        <Table
          caption={t('results.title')}
          columns={columns}
          rows={list?.edges.map(({ node }) => node) ?? []}
          rowKey={({ row }) => String(row)}
          empty={
            <EmptyState
              title={t('results.none')}
              action={
                (state.outcome || state.undo) && (
                  <Button onClick={() => choose({ outcome: '', undo: '' })}>{t('showAll')}</Button>
                )
              }
            />
          }
        />
      </PagedList>
    </Card>
  );
}
