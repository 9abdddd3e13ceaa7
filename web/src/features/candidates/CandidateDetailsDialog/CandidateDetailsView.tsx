import EditIcon from 'lucide-react/icons/pencil';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { graphql, readFragment, type FragmentType } from '../../../generated/staff';
import { formatDay, formatMoment } from '../../../lib/moments';
import { color, typeset } from '../../../theme/tokens';
import { authorName } from '../../conflicts/authorName';
import { readFields } from '../../fields/dynamicFieldFragment';
import { SectionTitle } from '../../fields/sectionTitles';
import { CandidateAccess } from '../CandidateAccess';
import { CandidateStatusBadge } from '../CandidateStatus';
import { ReopenCandidateDialog } from '../ReopenCandidateDialog';
import { ConfirmationLine } from '../ConfirmationLine';
import { Fact, FactList, FieldFacts, RecordId } from './FieldList';
import { fieldSections } from './fieldSections';
import { FieldSections } from './FieldSections';

export const CandidateDetailsView_candidate = graphql(`
  fragment CandidateDetailsView_candidate on Candidate {
    id
    name
    email
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
  }
`);

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
  /** Asked above the details. */
  question: 'reopen' | 'renew' | null;
  /** Goes on to the edit, or to a question above the details. */
  onOpen: (mode: 'edit' | 'reopen' | 'renew') => void;
  onAnswered: () => void;
  onClose: () => void;
}

/** All that is known of a candidate, to read. */
export function CandidateDetailsView({ candidate: ref, ...props }: CandidateDetailsViewProps) {
  const { question, onOpen, onAnswered, onClose } = props;
  const { t, i18n } = useTranslation('staff');
  const candidate = readFragment(CandidateDetailsView_candidate, ref);
  const { document, additional, custom } = fieldSections(readFields(candidate.fields));
  const moment = (iso: string) => formatMoment(iso, i18n.language);
  const { lastChange } = candidate;
  const notes = candidate.confirmations.filter(({ isConfirmed, clientNotes }) => isConfirmed && clientNotes);

  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={t('candidates.details.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {candidate.viewerCanReopen && (
            <Button onClick={() => onOpen('reopen')}>{t('candidates.reopen.action')}</Button>
          )}
          {candidate.viewerCanEdit && (
            <Button
              variant="primary"
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
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Inline $gap={3} $justify="space-between">
            <ConfirmationLine candidate={candidate} />
            <CandidateStatusBadge candidate={candidate} />
          </Inline>
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
              <FieldFacts fields={[document]} />
            ) : (
              <Fact label={t('candidates.form.document')} value={null} />
            )}
            <Fact label={t('candidates.details.client')} value={candidate.clientName ?? t('notAvailable')} />
            <Fact label={t('candidates.details.company')} value={candidate.clientCompany ?? t('notAvailable')} />
            <Fact label={t('candidates.details.createdAt')} value={formatDay(candidate.createdAt, i18n.language)} />
            {candidate.completedAt && (
              <Fact label={t('candidates.details.completedAt')} value={moment(candidate.completedAt)} />
            )}
            {lastChange && (
              <Fact
                label={t('candidates.details.lastChange')}
                value={t('candidates.details.lastChangeBy', {
                  when: moment(lastChange.at),
                  who: authorName(lastChange.byName) ?? t('candidates.details.system'),
                })}
              />
            )}
          </FactList>
          <RecordId>{t('candidates.details.id', { id: candidate.id })}</RecordId>
        </Stack>
        <FieldSections additional={additional} custom={custom} />
        {candidate.accessToken && (
          <Stack as="section" $gap={4}>
            <SectionTitle>{t('candidates.access.title')}</SectionTitle>
            <CandidateAccess
              candidate={candidate}
              masked
              renewal={{ asking: question === 'renew', onAsk: () => onOpen('renew'), onAnswered }}
            />
          </Stack>
        )}
      </Stack>
      {question === 'reopen' && <ReopenCandidateDialog candidateId={candidate.id} onClose={onAnswered} />}
    </Dialog>
  );
}
