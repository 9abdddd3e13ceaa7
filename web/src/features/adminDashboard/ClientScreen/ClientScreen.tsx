import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../../components/Button/Button';
import { LinkButton } from '../../../components/Button/LinkButton';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { graphql } from '../../../generated/staff';
import { useUrlState } from '../../../lib/urlState';
import { useWayBack } from '../../../lib/wayBack';
import { useViewer } from '../../../session/useSession';
import { useCandidateSelection } from '../../candidates/candidateSelection';
import { AdminShell } from '../../staffShell/AdminShell';
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
  const navigate = useNavigate();
  const wayBack = useWayBack('/admin');
  const viewer = useViewer();
  const rights = viewer?.kind === 'user' ? viewer : null;
  const url = useUrlState(clientParameters);
  const { change, open } = url;
  const state = { ...url.state, client: id };
  const selection = useCandidateSelection();
  const { data, error, refetch } = useQuery(clientQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const client = data?.node?.__typename === 'Client' ? data.node : null;
  const candidates = useAdminCandidates(state, state.candidate);
  const back = (
    <LinkButton to={wayBack} variant="ghost" size="small">
      {t('clientScreen.back')}
    </LinkButton>
  );

  if (!client) {
    return (
      <AdminShell>
        {back}
        {error ? (
          <InlineError
            title={t('clients.dialog.loadFailed')}
            action={
              <Button size="small" onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            }
          />
        ) : data ? (
          <InlineError title={t('clients.dialog.missing')} />
        ) : (
          <Skeleton lines={6} />
        )}
      </AdminShell>
    );
  }
  return (
    <AdminShell>
      <title>{`${client.companyName} · Esteira`}</title>
      <ClientHeader client={client} back={back} onEdit={() => open({ clientDialog: id, clientMode: 'edit' })} />
      <CandidatesCard
        ofClient
        title={t('clientScreen.candidates')}
        state={state}
        onChange={change}
        size={candidates.size}
        onSizeChange={(size) => {
          candidates.rememberSize(size);
          change({ size, page: 1 });
        }}
        candidates={candidates.list}
        query={candidates.query}
        selection={selection}
        onView={(candidate) => open({ candidate, mode: 'view' })}
        onCreate={rights?.viewerCanCreateCandidates ? () => open({ dialog: 'candidate' }) : undefined}
        onExport={rights?.viewerCanExport ? () => open({ dialog: 'export' }) : undefined}
      />
      <AdminDialogs
        url={url}
        neighbours={candidates.neighbours}
        selection={selection}
        filter={candidates.filter}
        sort={state.sort}
        totalMatching={candidates.list?.totalCount}
        clientId={id}
        onClientDeleted={() => void navigate(wayBack, { replace: true })}
      />
    </AdminShell>
  );
}
