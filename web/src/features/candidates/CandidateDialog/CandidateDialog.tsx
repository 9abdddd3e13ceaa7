import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from '../../../generated/staff';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import { CandidateAccess, type CreatedCandidate } from '../CandidateAccess';
import { CandidateCreatedDialog } from './CandidateCreatedDialog';
import { CandidateFormDialog } from './CandidateFormDialog';

const newCandidateQuery = graphql(`
  query NewCandidateFields($clientId: ID) {
    formFields(target: CANDIDATE, includeInactive: true, clientId: $clientId) {
      ...DynamicField_field
    }
  }
`);

const candidateQuery = graphql(`
  query CandidateDialog($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        accessPassword
        ...CandidateForm_candidate
        ...CandidateAccess_candidate
      }
    }
  }
`);

export interface CandidateDialogProps {
  /** A candidate's global id, or 'new'. */
  id: string;
  /** The client proposed for a new candidate, '' for none; absent where a client registers its own. */
  forClient?: string;
  /** The question whether to replace link and password stands above the form of a candidate in store. */
  renewal?: { asking: boolean; onAsk: () => void; onAnswered: () => void };
  onClose: () => void;
}

/** The modal 'Novo Candidato' / 'Editar Candidato', with what it needs from the server. */
export default function CandidateDialog(props: CandidateDialogProps) {
  const { id, onClose } = props;
  const [created, setCreated] = useState<CreatedCandidate | null>(null);
  if (created) return <CandidateCreatedDialog candidate={created} onClose={onClose} />;
  return id === 'new' ? (
    <NewCandidate forClient={props.forClient} onClose={onClose} onCreated={setCreated} />
  ) : (
    <ExistingCandidate key={id} {...props} />
  );
}

interface NewCandidateProps {
  forClient: string | undefined;
  onClose: () => void;
  onCreated: (created: CreatedCandidate) => void;
}

function NewCandidate({ forClient, onClose, onCreated }: NewCandidateProps) {
  const { t } = useTranslation('staff');
  const [clientId, chooseClient] = useState(forClient ?? '');
  const { data, previousData, error, refetch } = useQuery(newCandidateQuery, {
    variables: { clientId: clientId || null },
    fetchPolicy: 'network-only',
  });
  // The form keeps what was typed while the fields of another client arrive.
  const shown = data ?? previousData;
  if (!shown) {
    return (
      <LoadingDialog
        title={t('candidates.dialog.create.title')}
        failed={error && t('candidates.dialog.loadFailed')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }
  return (
    <CandidateFormDialog
      mode={{
        kind: 'create',
        fields: shown.formFields,
        onCreated,
        client: forClient === undefined ? null : { id: clientId, choose: chooseClient },
        arriving: data ? null : { failed: Boolean(error), retry: refetch },
      }}
      onClose={onClose}
    />
  );
}

function ExistingCandidate({ id, renewal, onClose }: CandidateDialogProps) {
  const { t } = useTranslation('staff');
  const { data, error, refetch } = useQuery(candidateQuery, { variables: { id }, fetchPolicy: 'network-only' });
  const candidate = data?.node?.__typename === 'Candidate' ? data.node : null;
  if (!candidate) {
    return (
      <LoadingDialog
        title={t('candidates.dialog.edit.title')}
        failed={error && t('candidates.dialog.loadFailed')}
        missing={data && t('candidates.dialog.missing')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }
  return (
    <CandidateFormDialog
      mode={{ kind: 'edit', candidate, onSaved: onClose }}
      candidateId={candidate.id}
      onClose={onClose}
      access={
        <CandidateAccess candidate={candidate} password={candidate.accessPassword} {...(renewal && { renewal })} />
      }
    />
  );
}
