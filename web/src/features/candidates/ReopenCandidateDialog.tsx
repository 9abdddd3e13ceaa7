import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { Dialog } from '../../components/Dialog/Dialog';
import { InlineError } from '../../components/InlineError/InlineError';
import { Stack } from '../../components/Layout/Layout';
import { graphql } from '../../generated/staff';
import { space, typeset } from '../../theme/tokens';
import { LoadingDialog } from '../recordDialog/LoadingDialog';
import { useReopenCandidate } from './useReopenCandidate';

const reopenQuery = graphql(`
  query ReopenCandidateFields($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        name
        fields {
          key
          label
          active
        }
      }
    }
  }
`);

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${space[2]} ${space[4]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0 0 ${space[2]};
  ${typeset('small', 'medium')}
`;

export interface ReopenCandidateDialogProps {
  candidateId: string;
  onClose: () => void;
}

/** Opens a complete candidate again: for everything, or for the fields that are to be corrected. */
export function ReopenCandidateDialog({ candidateId, onClose }: ReopenCandidateDialogProps) {
  const { t } = useTranslation('staff');
  const { reopenCandidate, busy } = useReopenCandidate();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(reopenQuery, { variables: { id: candidateId } });
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

  const choices = [
    { key: 'name', label: t('candidates.form.name') },
    { key: 'email', label: t('candidates.form.email') },
    ...candidate.fields.filter(({ active }) => active),
  ];
  const reopen = async () => {
    setRefusal(null);
    const refused = await reopenCandidate(candidateId, [...keys]);
    if (refused) setRefusal(refused.reason);
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      title={t('candidates.reopen.title')}
      description={t('candidates.reopen.text', { name: candidate.name })}
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
        <Choices>
          <Legend>{t('candidates.reopen.fields')}</Legend>
          {choices.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={keys.includes(key)}
              onCheckedChange={(on) => setKeys(on ? [...keys, key] : keys.filter((other) => other !== key))}
            />
          ))}
        </Choices>
      </Stack>
    </Dialog>
  );
}
