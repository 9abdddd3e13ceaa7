import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge';
import { Button } from '../../../components/Button/Button';
import { DatePicker } from '../../../components/DatePicker/DatePicker';
import { Field } from '../../../components/Field/Field';
import { Stack } from '../../../components/Layout/Layout';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { fieldProblem } from '../../fields/values/fieldRules';
import { color, media, typeset } from '../../../theme/tokens';
import type { StepProblem } from '../stepProblems';
import type { DocumentQueue } from '../documents/documentQueue';
import type { DocumentSnapshot } from '../documents/documentSnapshot';
import { SentDocument } from '../documents/SentDocument';
import type { DocumentOptions, SentDocument as Sent } from '../ownCandidateOperations';
import { RequiredBadge } from '../RequiredBadge';
import { isAnswered, type Step } from '../steps';
import { useStepStart } from '../useStepStart';
import { DoubtfulAnswer } from '../Wizard/DoubtfulAnswer';
import { ComplaintText, goText, LONG_LABEL, Question, type StepPlace } from '../Wizard/Question';
import { StepActions } from '../Wizard/StepActions';
import { AddPages } from './AddPages';
import type { PreparePage } from './image/preparePage';
import { prepareInBackground } from './image/pagePreparer';
import { PageEditor } from './PageEditor/PageEditor';
import { PageList } from './PageList';
import { isFull, missingNames } from './pageNames';
import { SendingDocument } from './SendingDocument';
import { useDocumentStep } from './useDocumentStep';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 19rem;

  /* The bar at the foot of a phone covers nothing that has the focus. */
  :is(input, button, [tabindex]) {
    scroll-margin-block: 5rem 7rem;
  }

  ${media.phone} {
    min-height: 0;
  }
`;

const Muted = styled.p`
  ${typeset('large')}
  color: ${color.textMuted};
  white-space: pre-line;
`;

const Problem = styled.div`
  ${typeset('large')}
  color: ${color.dangerText};
`;

/** What holds for a document field that tells nothing of its own. */
const ONE_PAGE: DocumentOptions = {
  kinds: ['PHOTO', 'PDF'],
  pageNames: [],
  maxPages: 1,
  asksExpiry: false,
  approver: 'ADMIN',
};

export interface DocumentStepProps {
  step: Step;
  /** The answer as it is stored. */
  stored: string;
  /** What the server has; undefined for nothing. */
  sent: Sent | undefined;
  documents: DocumentSnapshot;
  queue: DocumentQueue;
  /** What keeps the form from being finished, when the review has sent the candidate here. */
  complaint: StepProblem | null;
  place: StepPlace;
  /** Undefined at the first question. */
  onBack: (() => void) | undefined;
  onGo: () => void;
  /** The addresses of the pages no longer work. */
  onExpired: () => void;
  /** For tests, which have no canvas. */
  prepare?: PreparePage;
}

/** The question for a document: its pages, what may be wrong with them, sending them, and what the server has. */
export default function DocumentStep(props: DocumentStepProps) {
  const { step, stored, sent, documents, queue, place, onBack, onExpired, prepare = prepareInBackground } = props;
  const { t } = useTranslation('capture');
  const { t: candidateT } = useTranslation('candidate');
  const { t: fieldsT } = useTranslation('fields');
  const options = step.documentOptions ?? ONE_PAGE;
  const draft = documents.drafts[step.key];
  const title = useRef<HTMLHeadingElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const complaintText = useRef<HTMLDivElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const questionId = useId();
  const state = useDocumentStep({ ...props, options, draft, prepare });
  const { pages, editing, complaint } = state;
  const takesNoMore = isFull(options, draft);
  const pageIds = draft?.pages.map(({ uploadId }) => uploadId).join();
  const isSubmitted = draft?.submitted;

  useStepStart(title);
  const begunWith = useRef(complaint);
  useEffect(() => {
    // What the review says stands at the start of the page, and what is told later far from the button that was pressed.
    if (complaint !== begunWith.current) (complaint?.isOfExpiry ? expiry : complaintText).current?.focus();
  }, [complaint]);
  useEffect(() => {
    // Whatever had the focus is gone: a page that was removed, a button whose work is done.
    if (document.activeElement !== document.body) return;
    if (takesNoMore && sendButton.current) sendButton.current.focus();
    else title.current?.focus();
    // Not after each progress or reload of the record: who has tapped beside everything is reading further down.
  }, [
    takesNoMore,
    pageIds,
    isSubmitted,
    sent?.id,
    sent?.state,
    editing?.page.uploadId,
    pages.isBusy,
    state.isReplacing,
    state.doubt,
  ]);

  const problem = pages.problem && t(`problems.${pages.problem}`, { count: options.maxPages, limit: state.limitMb });
  if (editing) {
    return (
      <Form as="div">
        <PageEditor
          key={editing.page.uploadId}
          page={editing.page}
          edits={editing.edits}
          onEdit={state.edit}
          name={editing.name}
          queue={queue}
          isBusy={pages.isBusy}
          problem={problem}
          onApply={state.applyEdits}
          onCancel={state.cancelEdits}
        />
      </Form>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.goOn(fieldProblem(step, stored) === 'required');
  };
  const isFilled = isAnswered(step, stored) || draft?.submitted === true;
  return (
    <Form onSubmit={submit} noValidate aria-labelledby={questionId}>
      <Stack $gap={4}>
        <Stack $gap={2} $align="start">
          <Question id={questionId} ref={title} tabIndex={-1} $long={step.label.length > LONG_LABEL}>
            {step.label}
          </Question>
          {!step.editable && <Badge>{fieldsT('readOnly')}</Badge>}
          {step.editable && step.required && <RequiredBadge filled={isFilled} />}
        </Stack>
        {complaint && !complaint.isOfExpiry && (
          <Problem ref={complaintText} role="alert" tabIndex={-1}>
            <ComplaintText complaint={complaint} />
          </Problem>
        )}
        {sent && (state.showsSent || sent.state === 'REFUSED') && (
          <SentDocument document={sent} approver={options.approver} onExpired={onExpired} />
        )}
        {!step.editable && !sent && <Muted>{candidateT('documents.missing')}</Muted>}
        {step.editable && state.showsSent && state.mayReplace && (
          <div>
            <Button variant={sent?.state === 'REFUSED' ? 'primary' : 'secondary'} size="large" onClick={state.replace}>
              {sent?.state === 'REFUSED' ? candidateT('documents.sendAgain') : t('replace')}
            </Button>
          </div>
        )}
        {draft?.submitted && (
          <SendingDocument
            draft={draft}
            activity={documents.activity}
            onRetry={() => void queue.flush()}
            onCancel={() => void queue.change({ type: 'withdrawn', fieldKey: step.key })}
          />
        )}
        {state.collects && (
          <>
            {step.description && <Muted>{step.description}</Muted>}
            <Muted>
              {options.pageNames.length > 0
                ? t('asked', { pages: options.pageNames.join(', ') })
                : t('upTo', { count: options.maxPages })}
            </Muted>
            {draft && (
              <PageList
                draft={draft}
                options={options}
                sent={sent}
                queue={queue}
                isBusy={pages.isBusy}
                adjustIdOf={state.adjustIdOf}
                onAdjust={state.openEditor}
                onRetake={state.retake}
                onRemove={state.remove}
                onReorder={(uploadIds) => void queue.change({ type: 'pagesOrdered', fieldKey: step.key, uploadIds })}
              />
            )}
            {problem && <Problem role="alert">{problem}</Problem>}
            <AddPages options={options} draft={draft} isBusy={pages.isBusy} onFiles={state.add} />
            {options.asksExpiry && (
              <Field label={t('expiry')} size="large" required error={complaint?.isOfExpiry && complaint.description}>
                <DatePicker ref={expiry} allowFuture value={draft?.expiresOn ?? ''} onChange={state.setExpiry} />
              </Field>
            )}
            {!documents.isWhole && <Problem role="alert">{t('notKept')}</Problem>}
            {draft?.refusal && <Problem role="alert">{draft.refusal}</Problem>}
            {state.doubt ? (
              <DoubtfulAnswer text={state.doubt} onCorrect={state.correct} onGoOn={state.sendAnyway} />
            ) : (
              draft &&
              draft.pages.length > 0 && (
                <Button
                  ref={sendButton}
                  // The next page that is asked for comes first.
                  variant={missingNames(options, draft).length > 0 ? 'secondary' : 'primary'}
                  size="large"
                  busy={pages.isBusy}
                  onClick={state.send}
                >
                  {t('send')}
                </Button>
              )
            )}
            {state.mayKeepSent && (
              <div>
                <Button variant="ghost" onClick={state.keepSent}>
                  {t('keepSent')}
                </Button>
              </div>
            )}
          </>
        )}
        <VisuallyHidden role="status">{pages.isBusy ? t('preparing') : state.announcement}</VisuallyHidden>
      </Stack>
      <StepActions>
        {place !== 'review' && (
          <Button size="large" onClick={onBack} disabled={!onBack || pages.isBusy}>
            {candidateT('wizard.back')}
          </Button>
        )}
        <Button
          type="submit"
          variant={state.collects && draft ? 'secondary' : 'primary'}
          size="large"
          busy={pages.isBusy}
        >
          {candidateT(goText[place])}
        </Button>
      </StepActions>
    </Form>
  );
}
