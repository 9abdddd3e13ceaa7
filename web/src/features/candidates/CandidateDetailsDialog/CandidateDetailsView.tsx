import EditIcon from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatDay, formatMoment } from '../../../lib/moments';
import { color, typeset } from '../../../theme/tokens';
import { CandidatePageLink } from '../../admissionFlow/CandidatePageLink';
import { authorName } from '../../conflicts/authorName';
import { CandidateDocuments } from '../../documents/candidate/CandidateDocuments';
import { DocumentsStateBadge } from '../../documents/DocumentsStateBadge';
import { readFields } from '../../fields/forms/dynamicFieldFragment';
import { shownFields } from '../../fields/forms/fieldValueForm';
import { SectionTitle } from '../../fields/forms/sectionTitles';
import { CandidateAccess } from '../CandidateAccess';
import { CandidateProgress, CandidateStatusBadge } from '../CandidateStatus';
import { useNotAskedHints } from '../useDisabledHint';
import { ReopenCandidateDialog } from '../ReopenCandidateDialog';
import { ConfirmationLine } from '../ConfirmationLine';
import { DueFact } from '../DueDate';
import { Fact, FactList, FieldFacts, RecordId } from './FieldList';
import { fieldsBySection } from './fieldsBySection';
import { FieldSections } from './FieldSections';

export const CandidateDetailsView_candidate = graphql(`
  fragment CandidateDetailsView_candidate on Candidate {
    id
    name
    email
    stage
    createdAt
    completedAt
    clientName
    clientCompany
    viewerCanEdit
    viewerCanReopen
    lastChange {
      at
      byName
    }
    confirmations {
      id
      isConfirmed
      clientNotes
    }
    accessToken
    fields {
      ...DynamicField_field
    }
    ...CandidateStatus_candidate
    ...ConfirmationLine_candidate
    ...CandidateAccess_candidate
    ...CandidateDocuments_candidate
    ...DocumentsStateBadge_candidate
    ...DueDate_candidate
  }
`);

const Who = styled.span`
  ${typeset('body', 'semibold')}
  color: ${color.text};
  overflow-wrap: anywhere;
`;

const Notes = styled.blockquote`
  margin: 0;
  padding-inline-start: 12px;
  border-inline-start: 3px solid ${color.border};
  ${typeset('body')}
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export interface CandidateDetailsViewProps {
  candidate: FragmentType<typeof CandidateDetailsView_candidate>;
  /** The ways to the candidates beside this one in the list. */
  steps?: ReactNode;
  /** Another candidate's data are on their way: nothing is done to this one any more. */
  arriving?: boolean;
  /** Asked above the details. */
  question: 'reopen' | 'renew' | null;
  /** Goes on to the edit, or to a question above the details. */
  onOpen: (mode: 'edit' | 'reopen' | 'renew') => void;
  onAnswered: () => void;
  /** Loads the candidate again. */
  onStale: () => Promise<unknown>;
  onClose: () => void;
}

/** All that is known of a candidate, to read. */
export function CandidateDetailsView({ candidate: ref, ...props }: CandidateDetailsViewProps) {
  const { steps, arriving = false, question, onOpen, onAnswered, onClose } = props;
  const { t, i18n } = useTranslation('staff');
  const notAskedHints = useNotAskedHints();
  const candidate = readFragment(CandidateDetailsView_candidate, ref);
  const fields = readFields(candidate.fields);
  const { document, additional, custom, documents } = fieldsBySection(shownFields(fields));
  const hints = notAskedHints(fields);
  const moment = (iso: string) => formatMoment(iso, i18n.language);
  const { lastChange } = candidate;
  const author = authorName(lastChange?.byName ?? null);
  const notes = candidate.confirmations.filter(({ isConfirmed, clientNotes }) => isConfirmed && clientNotes);

  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('candidates.details.title')}
      description={
        <Inline as="span" $gap={2}>
          <Who>{candidate.name}</Who>
          <CandidateStatusBadge candidate={candidate} />
          <CandidateProgress candidate={candidate} />
          <DocumentsStateBadge candidate={candidate} />
        </Inline>
      }
      aside={steps}
      footer={
        <>
          <CandidatePageLink candidateId={candidate.id} />
          <Button onClick={onClose}>{t('close')}</Button>
          {candidate.viewerCanReopen && (
            <Button disabled={arriving} onClick={() => onOpen('reopen')}>
              {t('candidates.reopen.action')}
            </Button>
          )}
          {candidate.viewerCanEdit && (
            <Button
              variant="primary"
              disabled={arriving}
              icon={<EditIcon size={16} aria-hidden />}
              onClick={() => onOpen('edit')}
              data-autofocus=""
            >
              {t('candidates.details.edit')}
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={5} inert={arriving} aria-busy={arriving || undefined}>
        <Stack $gap={2}>
          <ConfirmationLine candidate={candidate} />
          {notes.map(({ id, clientNotes }) => (
            <Notes key={id} aria-label={t('confirmation.notes')}>
              {clientNotes}
            </Notes>
          ))}
        </Stack>
        <Stack as="section" $gap={4}>
          <SectionTitle>{t('candidates.details.basic')}</SectionTitle>
          <FactList>
            <Fact label={t('candidates.form.name')} value={candidate.name} />
            <Fact label={t('candidates.form.email')} value={candidate.email} />
            {document ? (
              <FieldFacts fields={[document]} hints={hints} />
            ) : (
              <Fact label={t('candidates.form.document')} value={null} />
            )}
            <Fact label={t('candidates.filters.stage')} value={t(`candidates.stages.${candidate.stage}`)} />
            <DueFact candidate={candidate} />
            <Fact label={t('candidates.details.client')} value={candidate.clientName ?? t('notAvailable')} />
            <Fact label={t('candidates.details.company')} value={candidate.clientCompany ?? t('notAvailable')} />
            <Fact label={t('candidates.details.createdAt')} value={formatDay(candidate.createdAt, i18n.language)} />
            {candidate.completedAt && (
              <Fact label={t('candidates.details.completedAt')} value={moment(candidate.completedAt)} />
            )}
            {lastChange && (
              <Fact
                label={t('candidates.details.lastChange')}
                value={
                  author !== null
                    ? t('candidates.details.lastChangeBy', { when: moment(lastChange.at), who: author })
                    : t('candidates.details.lastChangeBySystem', { when: moment(lastChange.at) })
                }
              />
            )}
          </FactList>
          <RecordId id={candidate.id} />
        </Stack>
        <FieldSections additional={additional} custom={custom} documents={documents} hints={hints} />
        <CandidateDocuments candidate={candidate} fields={documents} hints={hints} onStale={props.onStale} />
        {candidate.accessToken && (
          <Stack as="section" $gap={4}>
            <SectionTitle>{t('candidates.access.title')}</SectionTitle>
            <CandidateAccess
              key={candidate.id}
              candidate={candidate}
              renewal={{ asking: question === 'renew', onAsk: () => onOpen('renew'), onAnswered }}
            />
          </Stack>
        )}
      </Stack>
      {question === 'reopen' && <ReopenCandidateDialog candidateId={candidate.id} onClose={onAnswered} />}
    </Dialog>
  );
}
