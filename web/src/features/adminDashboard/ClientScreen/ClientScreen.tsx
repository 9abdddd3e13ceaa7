import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../components/BackLink/BackLink';
import { InlineError } from '../../../components/InlineError/InlineError';
import { LoadError } from '../../../components/LoadError/LoadError';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { graphql } from '../../../generated/staff';
import { useUrlState } from '../../../lib/urlState';
import { useNavigateAfterDelete } from '../../../lib/useNavigateAfterDelete';
import { useBackPath } from '../../../lib/backNavigation';
import { StaffShell } from '../../staffShell/StaffShell';
import { AdminDialogs } from '../AdminDashboard/AdminDialogs';
import { clientParameters } from '../AdminDashboard/adminListState';
import { CandidatesCard } from '../AdminDashboard/CandidatesCard';
import { useAdminCandidates } from '../AdminDashboard/useAdminCandidates';
import { ClientHeader } from './ClientHeader';

const clientQuery = graphql(`
  query ClientScreen($id: ID!) {
    node(id: $id) {
      ... on Client {
        id
        companyName
        ...ClientHeader_client
      }
    }
  }
`);

/** One client with its candidates. */
export default function ClientScreen() {
  const { t } = useTranslation('staff');
  const { id = '' } = useParams();
  const leave = useNavigateAfterDelete('clientDialog');
  const backPath = useBackPath('/admin');
  const url = useUrlState(clientParameters);
  const { card, dialogs } = useAdminCandidates(url, { ...url.state, client: id });
  const { data, error, refetch } = useQuery(clientQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const client = data?.node?.__typename === 'Client' ? data.node : null;
  const back = <BackLink to={backPath} />;

  if (!client) {
    return (
      <StaffShell>
        {back}
        {error ? (
          <LoadError title={t('clients.dialog.loadFailed')} onRetry={refetch} />
        ) : data ? (
          <InlineError title={t('clients.dialog.missing')} />
        ) : (
          <Skeleton lines={6} />
        )}
      </StaffShell>
    );
  }
  return (
    <StaffShell>
      <title>{`${client.companyName} · Esteira`}</title>
      <ClientHeader client={client} back={back} onEdit={() => url.open({ clientDialog: id, clientMode: 'edit' })} />
      <CandidatesCard {...card} ofClient title={t('clientScreen.candidates')} />
      <AdminDialogs {...dialogs} onClientDeleted={() => leave(backPath)} />
    </StaffShell>
  );
}
