import PlusIcon from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { Card, CardHeader } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Field } from '../../../components/Field/Field';
import { Grid } from '../../../components/Layout/Layout';
import { Select } from '../../../components/Select/Select';
import { ADMIN_CLIENTS_PAGE_SIZE } from '../../../constants';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { ListFrame } from '../../lists/ListFrame';
import { ListSearch } from '../../lists/ListSearch';
import type { PageQuery } from '../../lists/pageQuery';
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
  query: PageQuery;
  /** Absent where the viewer may not create clients. */
  onCreate: (() => void) | undefined;
  onEdit: (id: string) => void;
}

/** The card of clients. */
export function ClientsCard(props: ClientsCardProps) {
  const { state, onChange, query, onCreate } = props;
  const { t } = useTranslation('staff');
  const clients = readFragment(ClientsCard_clients, props.clients);

  return (
    <Card aria-busy={query.loading || undefined} aria-labelledby="clients-card">
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
      <ListFrame
        list={clients}
        query={query}
        page={state.clientPage}
        onPageChange={(clientPage, options) => onChange({ clientPage }, options)}
        showing={(values) => t('adminDashboard.clients.showing', values)}
        failure={{ title: t('clients.loadFailed.title'), text: t('clients.loadFailed.text') }}
        skeletonRows={ADMIN_CLIENTS_PAGE_SIZE}
        pager={(pages) => <ListPager {...pages} label={t('adminDashboard.clients.pager')} />}
        controls={
          <>
            <ListSearch
              label={t('adminDashboard.clients.searchLabel')}
              placeholder={t('adminDashboard.clients.searchPlaceholder')}
              value={state.clientSearch}
              onSearch={(text, options) => onChange({ clientSearch: text, clientPage: 1 }, options)}
              busy={query.loading && clients !== undefined}
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
          </>
        }
      >
        <ClientList {...props} />
      </ListFrame>
    </Card>
  );
}

function ClientList({ clients: ref, onEdit, onChange }: ClientsCardProps) {
  const { t } = useTranslation('staff');
  const clients = readFragment(ClientsCard_clients, ref);
  if (!clients) return null;
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
