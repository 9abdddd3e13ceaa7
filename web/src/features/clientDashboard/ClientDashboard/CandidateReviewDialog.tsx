import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { graphql, readFragment } from '../../../generated/staff';
import { formatCount, formatDay } from '../../../lib/moments';
import { media, space } from '../../../theme/tokens';
import { CandidatePageLink } from '../../admissionFlow/CandidatePageLink';
import { ChangeList } from '../../admissionFlow/ChangeList';
import { CandidateProgress, CandidateStatusBadge } from '../../candidates/CandidateStatus';
import { Fact, FactList, FieldFacts } from '../../candidates/CandidateDetailsDialog/FieldList';
import { fieldsBySection } from '../../candidates/CandidateDetailsDialog/fieldsBySection';
import { FieldSections } from '../../candidates/CandidateDetailsDialog/FieldSections';
import { DueFact } from '../../candidates/DueDate';
import { useNotAskedHints } from '../../candidates/useDisabledHint';
import { NeighbourSteps } from '../../candidates/neighbours/NeighbourSteps';
import type { CandidateList } from '../../candidates/neighbours/useCandidateNeighbours';
import { CandidateDocuments } from '../../documents/candidate/CandidateDocuments';
import { DocumentsStateBadge } from '../../documents/DocumentsStateBadge';
import { readFields } from '../../fields/forms/dynamicFieldFragment';
import { shownFields } from '../../fields/forms/fieldValueForm';
import { SectionTitle } from '../../fields/forms/sectionTitles';
import { LoadingDialog } from '../../recordDialog/LoadingDialog';
import { useUnsavedChanges } from '../../recordDialog/useUnsavedChanges';
import { ConfirmationPanel, ConfirmationPanel_candidate } from './ConfirmationPanel';
import { openDocumentsOf } from './openDocuments';
import { useConfirmationNotes } from './useConfirmationNotes';

const candidateReviewQuery = graphql(`
  query CandidateReview($id: ID!) {
    node(id: $id) {
      ... on Candidate {
        id
        name
        email
        stage
        createdAt
        completedAt
        confirmationProof {
          hash
          fields {
            ...DynamicField_field
          }
        }
        changesSinceConfirmation {
          key
          ...ChangeList_change
        }
        documents {
          id
          fieldKey
          label
          state
          waitsForJudgement
          viewerCanJudge
        }
        ...CandidateStatus_candidate
        ...ConfirmationPanel_candidate
        ...CandidateDocuments_candidate
        ...DocumentsStateBadge_candidate
        ...DueDate_candidate
      }
    }
  }
`);

/** The client's word stays in sight while the data scroll; notes that grow large scroll in their own place. */
const Word = styled.div`
  display: flex;
  flex: 1 1 100%;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  > :first-child {
    flex: 1;
    min-width: 0;
    max-height: 40dvh;
    overflow-y: auto;
  }

  /* The ways out share a line below the word, as in the administrator's dialog. */
  ${media.phone} {
    flex-wrap: wrap;
    gap: ${space[2]};

    > * {
      flex: 1 1 auto;
    }
    > :first-child {
      flex-basis: 100%;
    }
  }
`;

export interface CandidateReviewDialogProps {
  candidateId: string;
  clientName: string;
  /** The list that it lies above, and how it goes on to its other candidates; absent above the candidate's own page. */
  walk?: {
    list: CandidateList;
    /** How many stand in the group of the queue, where it lies above one. */
    inQueue?: number | undefined;
    onStep: (candidateId: string) => void;
  };
  onClose: () => void;
}

/**
 * 'Ver' and 'Confirmar' for clients: the candidate's data to read, first what has changed since the last confirmation,
 * and after them 'Confirmar', or 'Confirmar alterações' where a confirmation stands, which is about exactly these data.
 */
export default function CandidateReviewDialog({ candidateId, clientName, walk, onClose }: CandidateReviewDialogProps) {
  const { t, i18n } = useTranslation('staff');
  const { data, previousData, error, refetch } = useQuery(candidateReviewQuery, {
    variables: { id: candidateId },
    // What is confirmed is what was seen, so nothing older than now is shown.
    fetchPolicy: 'network-only',
  });
  // On the way to the next candidate the dialog stays, so that neither it nor the focus in it jumps.
  const node = (data ?? (error ? undefined : previousData))?.node;
  const candidate = node?.__typename === 'Candidate' ? node : null;
  const shownId = candidate?.id;
  const isConfirmed = candidate !== null && readFragment(ConfirmationPanel_candidate, candidate).isConfirmed;
  const notAskedHints = useNotAskedHints();
  const { notesOf, write, discard: discardNotes } = useConfirmationNotes();
  const notes = shownId === undefined || isConfirmed ? '' : notesOf(shownId);
  const discard = () => shownId !== undefined && discardNotes(shownId);
  const { leaving, question } = useUnsavedChanges(notes.trim() !== '', undefined, discard);
  const away = (way: () => void) =>
    leaving(() => {
      discard();
      way();
    });
  const close = away(onClose);
  const top = useRef<HTMLDivElement>(null);
  // What has changed since the last confirmation stands first: the next candidate is read from the beginning.
  useEffect(() => {
    if (shownId && top.current?.parentElement) top.current.parentElement.scrollTop = 0;
  }, [shownId]);
  if (!candidate) {
    return (
      <LoadingDialog
        title={t('candidates.details.title')}
        failed={error && t('candidates.dialog.loadFailed')}
        missing={data && t('candidates.dialog.missing')}
        onRetry={refetch}
        onClose={onClose}
      />
    );
  }
  const { confirmationProof: proof, changesSinceConfirmation: changes } = candidate;
  const fields = readFields(proof.fields);
  const { document, additional, custom, documents } = fieldsBySection(shownFields(fields));
  const hints = notAskedHints(fields);
  const day = (iso: string) => formatDay(iso, i18n.language);
  const step = (next: string) => away(() => walk?.onStep(next))();
  /** Nothing is done to the former candidate any more: what is pressed would be meant for the next one. */
  const waiting = { inert: candidate.id !== candidateId, 'aria-busy': candidate.id !== candidateId || undefined };
  return (
    <Dialog
      open
      onClose={close}
      size="large"
      title={t('candidates.details.title')}
      description={
        <>
          <span role="status">{candidate.name}</span>
          {walk?.inQueue !== undefined &&
            ` · ${t('candidates.steps.inQueue', { total: formatCount(walk.inQueue, i18n.language) })}`}
        </>
      }
      aside={walk && <NeighbourSteps candidateId={candidateId} list={walk.list} onStep={step} />}
      footer={
        <Word {...waiting}>
          <ConfirmationPanel
            key={candidate.id}
            candidate={candidate}
            clientName={clientName}
            shownHash={proof.hash}
            onRefused={() => void refetch().catch(() => undefined)}
            notes={notes}
            openDocuments={openDocumentsOf(fields, candidate.documents)}
            onNotes={(text) => write(candidate.id, text)}
          />
          {walk && <CandidatePageLink candidateId={candidateId} />}
          <Button onClick={close}>{t('close')}</Button>
        </Word>
      }
    >
      <Stack $gap={5} ref={top} {...waiting}>
        <Inline $gap={2}>
          <CandidateStatusBadge candidate={candidate} />
          <CandidateProgress candidate={candidate} />
          <DocumentsStateBadge candidate={candidate} />
        </Inline>
        {changes.length > 0 && (
          <Stack as="section" $gap={3}>
            <SectionTitle>{t('confirmation.changedSince')}</SectionTitle>
            <ChangeList changes={changes} />
          </Stack>
        )}
        <Stack as="section" $gap={4}>
          <SectionTitle>{t('candidates.details.basic')}</SectionTitle>
          <FactList>
            <Fact label={t('candidates.form.name')} value={candidate.name} />
            <Fact label={t('candidates.form.email')} value={candidate.email} />
            {document && <FieldFacts fields={[document]} hints={hints} />}
            <Fact label={t('candidates.filters.stage')} value={t(`candidates.stages.${candidate.stage}`)} />
            <DueFact candidate={candidate} />
            <Fact label={t('candidates.details.createdAt')} value={day(candidate.createdAt)} />
            {candidate.completedAt && (
              <Fact label={t('candidates.details.completedAt')} value={day(candidate.completedAt)} />
            )}
          </FactList>
        </Stack>
        <FieldSections additional={additional} custom={custom} documents={documents} hints={hints} />
        <CandidateDocuments candidate={candidate} fields={documents} hints={hints} onStale={refetch} />
      </Stack>
      {question}
    </Dialog>
  );
}
