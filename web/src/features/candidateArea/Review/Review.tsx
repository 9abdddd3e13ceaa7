import { useEffect, useRef, type ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Inline, Stack } from '../../../components/Layout/Layout';
import { FieldAnswer } from '../../fields/values/FieldAnswer';
import { isFilled } from '../../fields/values/fieldRules';
import { color, media, space, typeset } from '../../../theme/tokens';
import type { AnswerSnapshot } from '../answerSnapshot';
import { emptyText, unsavedText } from '../stepProblems';
import { DocumentsActivity } from '../documents/DocumentsActivity';
import { SentDocument } from '../documents/SentDocument';
import type { DocumentSnapshot } from '../documents/documentSnapshot';
import type { SentDocument as Sent } from '../ownCandidateOperations';
import { DueDay } from '../DueDay';
import { RequiredBadge } from '../RequiredBadge';
import { SaveIndicator } from '../Wizard/SaveIndicator';
import type { HeadingOf } from '../sections';
import { isAnswered, type Step } from '../steps';

const Title = styled.h1`
  ${typeset('heading', 'bold')}
`;

const Hint = styled.p`
  margin-top: ${space[1]};
  ${typeset('large')}
  color: ${color.textMuted};
`;

const List = styled.dl`
  display: flex;
  flex-direction: column;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[4]};
  align-items: center;
  padding: ${space[4]} 0;

  &:first-child {
    padding-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const Label = styled.dt`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  ${typeset('small', 'medium')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;

const Value = styled.dd<{ $empty: boolean }>`
  grid-row: 2;
  margin: 0;
  ${typeset('large')}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${({ $empty }) => ($empty ? color.textMuted : color.text)};
`;

const Unsaved = styled.dd`
  grid-row: 3;
  margin: 0;
  ${typeset('large')}
  color: ${color.orangeText};
`;

const EditCell = styled.dd`
  grid-column: 2;
  grid-row: 1 / span 2;
  align-self: start;
  margin: 0;
`;

const Actions = styled(Inline)`
  justify-content: space-between;

  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
  }
`;

const Heading = styled.h2`
  ${typeset('large', 'semibold')}
  overflow-wrap: anywhere;
`;

interface Group {
  title: string;
  steps: Step[];
}

/** The fields under their headings, '' for those that stand under none; after a reopening, what was asked for and everything else. */
function groupsOf(steps: readonly Step[], headingOf: HeadingOf, t: TFunction<'candidate'>): Group[] {
  const others = steps.filter(({ asked }) => !asked);
  if (others.length > 0) {
    return [
      { title: t('review.requested'), steps: steps.filter(({ asked }) => asked) },
      { title: t('review.others'), steps: others },
    ];
  }
  return [...new Set(steps.map(({ key }) => headingOf(key)))].map((title) => ({
    title,
    steps: steps.filter(({ key }) => headingOf(key) === title),
  }));
}

export interface ReviewProps {
  steps: readonly Step[];
  headingOf: HeadingOf;
  snapshot: AnswerSnapshot;
  documents: DocumentSnapshot;
  /** The documents that the server has. */
  sent: readonly Sent[];
  /** The day until which the form is to be sent; null for none. */
  dueOn: string | null;
  /** The addresses of their pages no longer work. */
  onExpired: () => void;
  busy: boolean;
  onEdit: (step: Step) => void;
  onFinish: () => void;
  /** Asked in the place of 'Confirmar e Finalizar'. */
  question: ReactNode;
}

/** 'Revise seus dados': everything that was answered, and the way back to each answer. */
export function Review(props: ReviewProps) {
  const { steps, headingOf, snapshot, documents, sent, dueOn, onExpired, busy, onEdit, onFinish, question } = props;
  const { t } = useTranslation('candidate');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <Stack $gap={5}>
      <div>
        <Title ref={title} tabIndex={-1}>
          {t('review.title')}
        </Title>
        <Hint>{t(steps.every(({ asked }) => asked) ? 'review.hint' : 'review.correctionHint')}</Hint>
        <DueDay day={dueOn} />
      </div>
      {groupsOf(steps, headingOf, t).map((group, index) => (
        <Stack as="section" $gap={2} key={index}>
          {group.title && <Heading>{group.title}</Heading>}
          <Card as="div">
            <List>
              {group.steps.map((step) => (
                <ReviewRow
                  key={step.key}
                  step={step}
                  snapshot={snapshot}
                  documents={documents}
                  sent={sent}
                  onExpired={onExpired}
                  busy={busy}
                  onEdit={() => onEdit(step)}
                />
              ))}
            </List>
          </Card>
        </Stack>
      ))}
      {question || (
        <Actions $gap={4}>
          <SaveIndicator
            state={snapshot.saveState}
            isRefused={Object.keys(snapshot.refusals).length > 0}
            steps={steps}
            onOpen={onEdit}
            isFinishing={busy}
          />
          <DocumentsActivity documents={documents} steps={steps} />
          <Button variant="primary" size="large" busy={busy} busyLabel={t('review.finishing')} onClick={onFinish}>
            {t('review.finish')}
          </Button>
        </Actions>
      )}
    </Stack>
  );
}

interface ReviewRowProps extends Pick<ReviewProps, 'snapshot' | 'documents' | 'sent' | 'onExpired' | 'busy'> {
  step: Step;
  onEdit: () => void;
}

function ReviewRow({ step, snapshot, documents, sent, onExpired, busy, onEdit }: ReviewRowProps) {
  const { t } = useTranslation('candidate');
  const { t: fieldsT } = useTranslation('fields');
  const stored = snapshot.answers[step.key] ?? '';
  const document = sent.find(({ fieldKey }) => fieldKey === step.key);
  const draft = documents.drafts[step.key];
  const isHeldUp = ['waiting', 'failed'].includes(documents.activity.status);
  const isOnTheWay = draft?.submitted && !isHeldUp;
  const unsent = draft && draft.pages.length > 0 && t(isOnTheWay ? 'documents.onTheWay' : 'documents.unsent');
  const unsaved = unsent || unsavedText(step, snapshot, t);
  return (
    <Row>
      <Label>
        {step.label}
        {step.required && <RequiredBadge filled={isAnswered(step, stored) || !step.editable} />}
        {step.asked && !step.editable && <Badge>{fieldsT('readOnly')}</Badge>}
      </Label>
      {document ? (
        <Value as="dd" $empty={false}>
          <SentDocument document={document} approver={step.documentOptions?.approver} onExpired={onExpired} />
        </Value>
      ) : (
        <Value $empty={!isFilled(stored)}>
          {isFilled(stored) ? <FieldAnswer field={step} stored={stored} /> : emptyText(step, t)}
        </Value>
      )}
      {unsaved && <Unsaved>{unsaved}</Unsaved>}
      {step.asked && (
        <EditCell>
          <Button
            size="small"
            disabled={busy}
            aria-label={t('review.editField', { label: step.label })}
            onClick={onEdit}
          >
            {t('review.edit')}
          </Button>
        </EditCell>
      )}
    </Row>
  );
}
