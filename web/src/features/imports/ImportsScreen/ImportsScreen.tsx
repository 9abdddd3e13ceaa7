import { useQuery } from '@apollo/client/react';
import UploadIcon from 'lucide-react/icons/upload';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../components/BackLink/BackLink';
import { LinkButton, TextLink } from '../../../components/Button/LinkButton';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { PageHeader } from '../../../components/PageHeader/PageHeader';
import { Pager } from '../../../components/Pager/Pager';
import { Table, type TableColumn } from '../../../components/Table/Table';
import { readFragment } from '../../../generated/staff';
import { formatCount, formatMoment } from '../../../lib/moments';
import { pageParameter, textParameter, useUrlState } from '../../../lib/urlState';
import { useBackLocation, useBackPath } from '../../../lib/backNavigation';
import { ClientPicker } from '../../clients/ClientPicker/ClientPicker';
import { PagedList } from '../../lists/PagedList';
import { pageQuery } from '../../lists/pageQuery';
import { StaffShell } from '../../staffShell/StaffShell';
import { useStaffHome } from '../../staffShell/useStaffHome';
import { importsQuery, ImportSummary_import, type ImportSummary } from '../importQueries';
import { importsProgressQuery } from '../importProgressQueries';
import { stepsOf } from '../run/undoing';
import { StateBadge } from '../StateBadge';

const PAGE_SIZE = 10;
/** How often a list with an import that is being written asks how far it is. */
const POLL_MS = 2000;

const parameters = { page: pageParameter(), client: textParameter() };

/** 'Importações': what was begun, by whom, and how far it is; each can be opened again. */
export default function ImportsScreen() {
  const { t, i18n } = useTranslation('imports');
  const home = useStaffHome();
  const backPath = useBackPath(home);
  const backLocation = useBackLocation();
  const { state, change } = useUrlState(parameters);
  const query = useQuery(importsQuery, {
    variables: { first: PAGE_SIZE, page: state.page, clientId: state.client || null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const list = (query.data ?? query.previousData)?.candidateImports;
  const imports = useMemo(() => list?.edges.map(({ node }) => readFragment(ImportSummary_import, node)) ?? [], [list]);
  const isMoving = imports.some((each) => each.state === 'RUNNING' || each.state === 'UNDOING');
  useQuery(importsProgressQuery, {
    variables: { first: PAGE_SIZE, page: state.page, clientId: state.client || null },
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skip: !isMoving,
  });
  const columns = useMemo((): TableColumn<ImportSummary>[] => {
    const count = (value: number) => formatCount(value, i18n.language);
    return [
      {
        key: 'name',
        header: t('list.name'),
        rowHeader: true,
        cell: ({ id, name }) => (
          <TextLink to={`/imports/${id}`} state={backLocation}>
            {name}
          </TextLink>
        ),
      },
      { key: 'state', header: t('list.state'), cell: (each) => <StateBadge state={each.state} /> },
      {
        key: 'progress',
        header: t('list.progress'),
        cell: (each) => {
          const { total } = each.counts;
          const steps = stepsOf(each);
          return steps
            ? t('list.progressText', { count: steps.total, done: count(steps.done), total: count(steps.total) })
            : t('list.rowsText', { count: total, total: count(total) });
        },
      },
      { key: 'client', header: t('client'), cell: ({ clientCompany }) => clientCompany ?? '—' },
      { key: 'who', header: t('list.who'), cell: ({ createdByName }) => createdByName },
      { key: 'when', header: t('list.when'), cell: ({ createdAt }) => formatMoment(createdAt, i18n.language) },
    ];
  }, [backLocation, i18n.language, t]);
  const begin = (
    <LinkButton to="/imports/new" state={backLocation} variant="primary" icon={<UploadIcon size={16} aria-hidden />}>
      {t('new.title')}
    </LinkButton>
  );

  return (
    <StaffShell>
      <title>{`${t('list.title')} · Esteira`}</title>
      <PageHeader
        back={<BackLink to={backPath} />}
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        actions={begin}
      />
      <Card $padding="small" aria-busy={query.loading || undefined}>
        <PagedList
          list={list}
          query={pageQuery(query)}
          page={state.page}
          onPageChange={(page, options) => change({ page }, options)}
          showing={(values) => t('list.showing', values)}
          failure={{ title: t('list.loadFailed'), text: t('list.loadFailedText') }}
          skeletonRows={5}
          controls={
            home === '/admin' && (
              <div>
                <ClientPicker
                  appearance="chip"
                  label={t('client')}
                  noneLabel={t('list.allClients')}
                  value={state.client}
                  onChange={(client) => change({ client, page: 1 })}
                />
              </div>
            )
          }
          pager={(pages) => pages.totalPages > 1 && <Pager variant="compact" {...pages} label={t('list.pager')} />}
        >
          <Table
            caption={t('list.title')}
            columns={columns}
            rows={imports}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} />}
          />
        </PagedList>
      </Card>
    </StaffShell>
  );
}
