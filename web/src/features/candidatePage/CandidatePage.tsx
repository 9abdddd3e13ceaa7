import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink/BackLink';
import { Card } from '../../components/Card/Card';
import { InlineError } from '../../components/InlineError/InlineError';
import { LoadError } from '../../components/LoadError/LoadError';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { graphql } from '../../generated/staff';
import { useUrlState } from '../../lib/urlState';
import { useNavigateAfterDelete } from '../../lib/useNavigateAfterDelete';
import { useParentBackLocation, withoutDialog, type BackLocation } from '../../lib/backNavigation';
import { useStaffHome } from '../staffShell/useStaffHome';
import { StaffShell } from '../staffShell/StaffShell';
import { CandidateAccessCard } from './CandidateAccessCard';
import { CandidateAnswers } from './CandidateAnswers';
import { CandidateConfirmation } from './CandidateConfirmation';
import { CandidateDates } from './CandidateDates';
import { CandidateHeader } from './CandidateHeader';
import { CandidateNotes } from './CandidateNotes';
import { CandidatePageDialogs } from './CandidatePageDialogs';
import { candidatePageParameters } from './candidatePageState';
import { Aside, Columns, Main } from './pageLayout';
import { Timeline } from './Timeline';

const candidatePageQuery = graphql(`
  query CandidatePage($id: ID!) {
    viewer {
      id
      name
      client {
        id
        name
      }
    }
    node(id: $id) {
      ... on Candidate {
        id
        name
        ending {
          reason
        }
        ...CandidateHeader_candidate
        ...CandidateAnswers_candidate
        ...CandidateConfirmation_candidate
        ...CandidateDates_candidate
        ...CandidateAccessCard_candidate
        ...CandidateNotes_candidate
      }
    }
  }
`);

/** All that is known of a candidate and has happened with them, for administrators and their client alike. */
export default function CandidatePage() {
  const { t } = useTranslation(['flow', 'staff']);
  const { id = '' } = useParams();
  const home = useStaffHome();
  const isAdmin = home === '/admin';
  const { state, change, open, close } = useUrlState(candidatePageParameters);
  // To the screen that the page was opened from, its place in the lists kept; to one's dashboard otherwise.
  const { cameFrom = home } = (useLocation().state ?? {}) as BackLocation;
  const parentLocation = useParentBackLocation();
  const back = <BackLink to={cameFrom} state={parentLocation} />;
  const leave = useNavigateAfterDelete('dialog');
  const { data, previousData, error, refetch } = useQuery(candidatePageQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // On the way to the next candidate the page stays, so that neither it nor the focus in it jumps.
  const shown = data ?? (error ? undefined : previousData);
  const candidate = shown?.node?.__typename === 'Candidate' ? shown.node : null;
  const clientName = shown?.viewer?.client?.name ?? shown?.viewer?.name ?? '';

  if (!candidate) {
    return (
      <StaffShell>
        {back}
        {error ? (
          <LoadError title={t('staff:candidates.dialog.loadFailed')} onRetry={refetch} />
        ) : shown ? (
          <InlineError title={t('staff:candidates.dialog.missing')} />
        ) : (
          <Card aria-busy="true">
            <Skeleton lines={8} />
          </Card>
        )}
      </StaffShell>
    );
  }
  const onOpen = (dialog: typeof state.dialog) => open({ dialog });
  const arriving = !data;
  const closeDialog = () => close({ dialog: '' });
  return (
    <StaffShell>
      <title>{`${candidate.name} · Esteira`}</title>
      <CandidateHeader
        candidate={candidate}
        back={back}
        state={state}
        isAdmin={isAdmin}
        arriving={arriving}
        onOpen={onOpen}
      />
      {/* Nothing is done to the former candidate any more: what is pressed would be meant for the next one. */}
      <Columns inert={arriving} aria-busy={arriving || undefined}>
        <Aside>
          <CandidateConfirmation
            key={`${candidate.id} confirmation`}
            candidate={candidate}
            clientName={clientName}
            onConfirm={() => onOpen('confirm')}
          />
          <CandidateDates candidate={candidate} onEdit={() => onOpen('dates')} />
        </Aside>
        <Main>
          <CandidateAnswers candidate={candidate} onStale={refetch} />
        </Main>
        <Aside data-screen-only>
          <CandidateAccessCard key={`${candidate.id} access`} candidate={candidate} />
          <CandidateNotes key={candidate.id} candidate={candidate} isAdmin={isAdmin} />
        </Aside>
        <Main>
          <Timeline candidateId={candidate.id} group={state.events} onGroup={(events) => change({ events })} />
        </Main>
      </Columns>
      <CandidatePageDialogs
        candidateId={candidate.id}
        dialog={state.dialog === 'end' && candidate.ending ? '' : state.dialog}
        isAdmin={isAdmin}
        clientName={clientName}
        candidateName={candidate.name}
        onAskForRenewal={() => open({ dialog: 'renew' })}
        onRenewalAnswered={() => close({ dialog: 'edit' })}
        onDeleted={() => {
          leave(withoutDialog(cameFrom), parentLocation);
          closeDialog();
        }}
        onClose={closeDialog}
      />
    </StaffShell>
  );
}
