import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { InlineError } from '../../components/InlineError/InlineError';
import { Stack } from '../../components/Layout/Layout';
import { TextArea } from '../../components/TextArea/TextArea';
import { MAX_REOPENING_MESSAGE } from '../../constants';
import { graphql } from '../../generated/staff';
import { formatMoment } from '../../lib/moments';
import { color, radius, space, typeset } from '../../theme/tokens';
import { LoadingDialog } from '../recordDialog/LoadingDialog';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';
import { useIsMounted } from '../../lib/useIsMounted';
import { CorrectableFieldChoices } from './CorrectableFieldChoices';
import { useReopenCandidate } from './useReopenCandidate';

const reopenQuery = graphql(`
  query ReopenCandidateFields($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        name
        correctableFields {
          key
          label
        }
        correctionRequest {
          message
          requestedAt
        }
      }
    }
  }
`);

const Request = styled.blockquote`
  margin: 0;
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.orangeSoft};
  color: ${color.orangeText};
  overflow-wrap: anywhere;

  h3 {
    ${typeset('small', 'semibold')}
  }

  p {
    white-space: pre-line;
  }
`;

export interface ReopenCandidateDialogProps {
  candidateId: string;
  onClose: () => void;
}

/** Opens a complete candidate again, for everything or for the fields that are to be corrected, and says why. */
export function ReopenCandidateDialog({ candidateId, onClose }: ReopenCandidateDialogProps) {
  const { t, i18n } = useTranslation('staff');
  const { reopenCandidate, busy } = useReopenCandidate();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const isMounted = useIsMounted();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(reopenQuery, { variables: { id: candidateId } });
  const { leaving, question } = useUnsavedChanges(message.trim() !== '' || keys.length > 0);
  const candidate = data?.node?.__typename === 'Candidate' ? data.node : null;
  if (!candidate) {
    return (
      <LoadingDialog
        title={t('candidates.reopen.title')}
        size="medium"
        failed={error && t('candidates.dialog.loadFailed')}
        missing={data && t('candidates.dialog.missing')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }

  const { name, correctableFields, correctionRequest: request } = candidate;
  const reopen = async () => {
    setRefusal(null);
    const refused = await reopenCandidate({ id: candidateId, fieldKeys: [...keys], message: message.trim() });
    if (refused) setRefusal(refused.reason);
    else if (isMounted()) onClose();
  };
  return (
    <Dialog
      open
      onClose={leaving(onClose)}
      busy={busy}
      title={t('candidates.reopen.title')}
      description={t('candidates.reopen.text', { name })}
      onSubmit={() => void reopen()}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('candidates.reopen.busy')}>
            {t('candidates.reopen.action')}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal && <InlineError title={t('candidates.reopen.refused')} message={refusal} />}
        {request && (
          <Request>
            <h3>{t('candidates.reopen.request', { name, when: formatMoment(request.requestedAt, i18n.language) })}</h3>
            <p>{request.message}</p>
          </Request>
        )}
        <Field label={t('candidates.reopen.message')} hint={t('candidates.reopen.messageHint')}>
          <TextArea
            maxLength={MAX_REOPENING_MESSAGE}
            minHeight={80}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
            data-autofocus=""
          />
        </Field>
        <CorrectableFieldChoices fields={correctableFields} chosen={keys} onChange={setKeys} />
      </Stack>
      {question}
    </Dialog>
  );
}
