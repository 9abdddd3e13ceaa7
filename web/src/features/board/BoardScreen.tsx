import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { graphql } from '../../generated/staff';
import { formatCount } from '../../lib/moments';
import { useUrlState } from '../../lib/urlState';
import { useStaffHome } from '../staffShell/useStaffHome';
import { stages } from '../admissionFlow/stages';
import { ClientPicker } from '../clients/ClientPicker/ClientPicker';
import { ListControls } from '../lists/ListControls';
import { ListSearch } from '../lists/ListSearch';
import { StaffShell } from '../staffShell/StaffShell';
import { BoardColumn } from './BoardColumn';
import { Board, Columns, StageWays } from './boardLayout';
import { boardParameters } from './boardState';
import { useMoreBeside } from './useMoreBeside';

const countsQuery = graphql(`
  query BoardCounts($clientId: ID) {
    stageCounts(clientId: $clientId) {
      stage
      count
    }
  }
`);

const columnId = (stage: string) => `board-${stage.toLowerCase()}`;

/** 'Quadro': the stages as columns. No candidate is moved by hand, as stages are told by rule. */
export default function BoardScreen() {
  const { t, i18n } = useTranslation(['figures', 'staff']);
  const isAdmin = useStaffHome() === '/admin';
  const { state, change } = useUrlState(boardParameters);
  const columns = useMoreBeside<HTMLDivElement>();
  const { data, loading } = useQuery(countsQuery, {
    variables: state.client ? { clientId: state.client } : {},
    fetchPolicy: 'cache-and-network',
  });
  // A search is counted by the columns themselves.
  const countOf = (stage: string) =>
    state.search ? undefined : data?.stageCounts.find((entry) => entry.stage === stage)?.count;
  const showColumn = (stage: string) => {
    const column = document.getElementById(columnId(stage));
    column?.scrollIntoView({ block: 'nearest', inline: 'start' });
    column?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };
  const dashboard = isAdmin ? 'adminDashboard.candidates' : 'clientDashboard';

  const search = (
    <ListSearch
      label={t(`staff:${dashboard}.searchLabel`)}
      placeholder={t(`staff:${dashboard}.searchPlaceholder`)}
      value={state.search}
      onSearch={(text, options) => change({ search: text }, options)}
      busy={loading && data !== undefined}
    />
  );

  return (
    <StaffShell fitsWindow>
      <title>{`${t('board.title')} · Esteira`}</title>
      <PageHeader title={t('board.title')} subtitle={t('board.subtitle')} />
      <Board $gap={3}>
        {isAdmin ? (
          <ListControls
            search={search}
            label={t('staff:candidates.filters.label')}
            activeFilters={state.client ? 1 : 0}
            onClear={state.search || state.client ? () => change({ search: '', client: '' }) : undefined}
          >
            <ClientPicker
              appearance="chip"
              label={t('client')}
              noneLabel={t('everyClient')}
              value={state.client}
              onChange={(client) => change({ client })}
            />
          </ListControls>
        ) : (
          search
        )}
        <StageWays aria-label={t('board.stages')}>
          {stages.map((stage) => {
            const count = countOf(stage);
            return (
              <Button key={stage} size="small" onClick={() => showColumn(stage)}>
                {t(`staff:candidates.stages.${stage}`)}
                {count !== undefined && ` ${formatCount(count, i18n.language)}`}
              </Button>
            );
          })}
        </StageWays>
        <Columns ref={columns} tabIndex={0} role="group" aria-label={t('board.stages')}>
          {stages.map((stage) => (
            <BoardColumn
              // Another question begins at its first person.
              key={`${stage} ${state.client} ${state.search}`}
              id={columnId(stage)}
              stage={stage}
              count={countOf(stage)}
              state={state}
              isAdmin={isAdmin}
            />
          ))}
        </Columns>
      </Board>
    </StaffShell>
  );
}
