import PlusIcon from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Card, CardHeader } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Field } from '../../../components/Field/Field';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Grid, Stack } from '../../../components/Layout/Layout';
import { Select } from '../../../components/Select/Select';
import { SkeletonRows } from '../../../components/Skeleton/Skeleton';
import { ADMIN_CLIENTS_PAGE_SIZE } from '../../../constants';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { ListLine } from '../../candidates/ListLine';
import { ListSearch } from '../../candidates/ListSearch';
import { useExistingPage } from '../../candidates/useExistingPage';
import { activeChoices, clientSorts, type ClientListState } from './adminListState';
import { ClientRow } from './ClientRow';
import { ListPager } from './ListPager';
import { PlainList } from './PlainList';

export const ClientsCard_clients = graphql(`
  fragment ClientsCard_clients on ClientConnection {
    totalCount
    pageCursors {
      totalPages
    }
    edges {
      node {
        id
        ...ClientRow_client
      }
    }
  }
`);

export interface ClientsCardProps {
  state: ClientListState;
  onChange: (
    patch: Partial<ClientListState & { client: string; page: number }>,
    options?: { replace?: boolean },
  ) => void;
  clients: FragmentType<typeof ClientsCard_clients> | undefined;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  /** Absent where the viewer may not create clients. */
  onCreate: (() => void) | undefined;
  onEdit: (id: string) => void;
}

/** The card of clients. */
export function ClientsCard(props: ClientsCardProps) {
  const { state, onChange, loading, failed, onRetry, onCreate } = props;
  const { t } = useTranslation('staff');
  const clients = readFragment(ClientsCard_clients, props.clients);
  const totalPages = clients?.pageCursors.totalPages ?? 1;
  useExistingPage({
    page: state.clientPage,
    totalPages: loading ? undefined : clients?.pageCursors.totalPages,
    onChange: (clientPage) => onChange({ clientPage }, { replace: true }),
  });

  return (
    <Card aria-busy={loading || undefined} aria-labelledby="clients-card">
      <CardHeader
        titleId="clients-card"
        title={t('adminDashboard.clients.title')}
        actions={
          onCreate && (
            <Button variant="primary" size="small" icon={<PlusIcon size={16} aria-hidden />} onClick={onCreate}>
              {t('adminDashboard.clients.new')}
            </Button>
          )
        }
      />
      <Stack $gap={4}>
        <ListSearch
          label={t('adminDashboard.clients.searchLabel')}
          placeholder={t('adminDashboard.clients.searchPlaceholder')}
          value={state.clientSearch}
          onSearch={(text, options) => onChange({ clientSearch: text, clientPage: 1 }, options)}
          busy={loading && clients !== undefined}
        />
        <Grid $gap={3} $minColumn="8.5rem" role="group" aria-label={t('adminDashboard.clients.filters')}>
          <Field label={t('adminDashboard.clients.status.label')}>
            <Select
              value={state.clientActive}
              onChange={(event) =>
                onChange({ clientActive: event.target.value as ClientListState['clientActive'], clientPage: 1 })
              }
              options={activeChoices.map((value) => ({
                value,
                label: t(`adminDashboard.clients.status.${value || 'all'}`),
              }))}
            />
          </Field>
          <Field label={t('adminDashboard.clients.sort.label')}>
            <Select
              value={state.clientSort}
              onChange={(event) =>
                onChange({ clientSort: event.target.value as ClientListState['clientSort'], clientPage: 1 })
              }
              options={clientSorts.map((value) => ({ value, label: t(`adminDashboard.clients.sort.${value}`) }))}
            />
          </Field>
        </Grid>
        {clients && (
          <ListLine
            shown={clients.edges.length}
            total={clients.totalCount}
            page={state.clientPage}
            totalPages={totalPages}
            showing={(values) => t('adminDashboard.clients.showing', values)}
          />
        )}
        {failed ? (
          <InlineError
            title={t('clients.loadFailed.title')}
            message={t('clients.loadFailed.text')}
            action={
              <Button size="small" onClick={onRetry}>
                {t('retry')}
              </Button>
            }
          />
        ) : (
          <ClientList {...props} />
        )}
        <ListPager
          page={state.clientPage}
          totalPages={totalPages}
          onPageChange={(clientPage) => onChange({ clientPage })}
          label={t('adminDashboard.clients.pager')}
        />
      </Stack>
    </Card>
  );
}

function ClientList({ clients: ref, onEdit, onChange }: ClientsCardProps) {
  const { t } = useTranslation('staff');
  const clients = readFragment(ClientsCard_clients, ref);
  if (!clients) return <SkeletonRows rows={ADMIN_CLIENTS_PAGE_SIZE} />;
  if (clients.edges.length === 0) return <EmptyState title={t('adminDashboard.clients.none')} />;
  return (
    <PlainList aria-label={t('adminDashboard.clients.title')}>
      {clients.edges.map(({ node }) => (
        <ClientRow
          key={node.id}
          client={node}
          onEdit={onEdit}
          onShowCandidates={(client) => onChange({ client, page: 1 })}
        />
      ))}
    </PlainList>
  );
}
