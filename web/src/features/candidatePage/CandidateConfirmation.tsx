import { useTranslation } from 'react-i18next';
import { Card } from '../../components/Card/Card';
import { Stack } from '../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../generated/staff';
import { ChangeList } from '../admissionFlow/ChangeList';
import { ConfirmationLine } from '../candidates/ConfirmationLine';
import { ConfirmationPanel } from '../clientDashboard/ClientDashboard/ConfirmationPanel';
import { SectionTitle, SubsectionTitle } from '../fields/forms/sectionTitles';
import { Quiet } from './pageLayout';

export const CandidateConfirmation_candidate = graphql(`
  fragment CandidateConfirmation_candidate on Candidate {
    id
    isConfirmed
    viewerCanConfirm
    ending {
      reason
    }
    confirmations {
      id
      isConfirmed
      clientNotes
    }
    changesSinceConfirmation {
      key
      ...ChangeList_change
    }
    ...ConfirmationLine_candidate
    ...ConfirmationPanel_candidate
  }
`);

export interface CandidateConfirmationProps {
  candidate: FragmentType<typeof CandidateConfirmation_candidate>;
  /** Who confirms, for the optimistic answer. */
  clientName: string;
  /** Opens what is to be read first. */
  onConfirm: () => void;
}

/** Whether the data are confirmed, by whom, and what has changed since; nothing of data that will not be, as the admission has ended. */
export function CandidateConfirmation({ candidate: ref, clientName, onConfirm }: CandidateConfirmationProps) {
  const { t } = useTranslation(['flow', 'staff']);
  const candidate = readFragment(CandidateConfirmation_candidate, ref);
  const { viewerCanConfirm, confirmations, changesSinceConfirmation: changes } = candidate;
  if (candidate.ending && !candidate.isConfirmed) return null;
  const notes = confirmations.filter(({ isConfirmed, clientNotes }) => isConfirmed && clientNotes);
  return (
    <Card $padding="small" aria-labelledby="candidate-confirmation">
      <Stack $gap={3}>
        <SectionTitle as="h2" id="candidate-confirmation">
          {t('page.confirmation')}
        </SectionTitle>
        {viewerCanConfirm ? (
          <ConfirmationPanel candidate={candidate} clientName={clientName} onRead={onConfirm} />
        ) : (
          <>
            <ConfirmationLine candidate={candidate} />
            {notes.map(({ id, clientNotes }) => (
              <Quiet key={id}>{t('staff:confirmation.notesText', { notes: clientNotes })}</Quiet>
            ))}
          </>
        )}
        {changes.length > 0 && (
          <>
            <SubsectionTitle as="h3">{t('staff:confirmation.changedSince')}</SubsectionTitle>
            <ChangeList changes={changes} />
          </>
        )}
      </Stack>
    </Card>
  );
}
