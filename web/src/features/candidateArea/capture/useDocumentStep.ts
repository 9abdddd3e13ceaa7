import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requiredProblem, type StepProblem } from '../stepProblems';
import type { Draft, DraftPage } from '../documents/drafts';
import type { DocumentOptions } from '../ownCandidateOperations';
import type { DocumentStepProps } from './DocumentStep';
import type { PreparePage } from './image/preparePage';
import { draftProblem, hasExpired, missingNames, pageName } from './pageNames';
import { usePageEditor } from './usePageEditor';
import { keptPage, usePages } from './usePages';

export interface DocumentStepState extends Pick<
  DocumentStepProps,
  'step' | 'sent' | 'documents' | 'queue' | 'onGo' | 'complaint'
> {
  options: DocumentOptions;
  draft: Draft | undefined;
  prepare: PreparePage;
}

interface DocumentProblem extends StepProblem {
  /** It is told where the day is typed. */
  isOfExpiry?: boolean;
}

/** The state of the question for a document: what is shown, what is asked again, and what each button does. */
export function useDocumentStep({ step, sent, queue, onGo, options, draft, prepare, ...props }: DocumentStepState) {
  const { t, i18n } = useTranslation('capture');
  const { t: candidateT } = useTranslation('candidate');
  const { t: fieldsT } = useTranslation('fields');
  const fieldKey = step.key;
  const isBusy = props.documents.preparing.includes(fieldKey);
  const pages = usePages({ fieldKey, options, draft, queue, prepare, isBusy });
  const [complaint, setComplaint] = useState<DocumentProblem | null>(props.complaint);
  const [isReplacing, setIsReplacing] = useState(false);
  const [returnTo, setReturnTo] = useState<string | null>(null);
  /** What happens once the candidate has said that the document is right as it is. */
  const [asksAgain, setAsksAgain] = useState<'send' | 'sendAndGo' | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const baseId = useId();
  const adjustIdOf = (index: number) => `${baseId}-adjust-${index}`;
  const indexOf = (id: string | null) => draft?.pages.findIndex(({ uploadId }) => uploadId === id) ?? -1;
  const leaveEditor = (id: string | null) => {
    pages.clearProblem();
    setReturnTo(adjustIdOf(indexOf(id)));
  };
  const editor = usePageEditor(leaveEditor);

  const isSubmitted = draft?.submitted === true;
  const [wasSubmitted, setWasSubmitted] = useState(isSubmitted);
  if (isSubmitted !== wasSubmitted) {
    setWasSubmitted(isSubmitted);
    setAnnouncement(isSubmitted || draft ? '' : candidateT('documents.sent'));
    if (!draft) setIsReplacing(false);
  }

  useEffect(() => {
    if (returnTo) document.getElementById(returnTo)?.focus();
  }, [returnTo]);

  const showsSent = sent !== undefined && !draft && !isReplacing;
  const editedIndex = indexOf(editor.pageId);
  const edited = draft?.pages[editedIndex];
  const doubts = draft ? doubtsAbout(draft) : [];

  /** What looks wrong with a document and does not keep it from being sent. */
  function doubtsAbout(whole: Draft): string[] {
    const missing = missingNames(options, whole);
    return [
      ...(missing.length > 0
        ? [t('checks.missingPages', { pages: new Intl.ListFormat(i18n.language).format(missing) })]
        : []),
      ...(hasExpired(options, whole) ? [t('checks.expired')] : []),
    ];
  }

  const settle = () => {
    setComplaint(null);
    setAsksAgain(null);
  };

  /** Sends the document off, unless something is missing; tells whether it is on its way. */
  const send = (then: 'send' | 'sendAndGo', { isSure = false } = {}): boolean => {
    // A page that is still being prepared would be left out.
    if (pages.isBusy) return false;
    const problem = draft ? draftProblem(options, draft, sent) : 'noPages';
    setComplaint(problem && { description: t(`checks.${problem}`), isOfExpiry: problem === 'noExpiry' });
    if (problem) return false;
    if (doubts.length > 0 && !isSure) {
      setAsksAgain(then);
      return false;
    }
    settle();
    void queue.change({ type: 'submitted', fieldKey });
    return true;
  };

  const add = (files: File[], replaces?: string) => {
    settle();
    const index = replaces ? draft?.pages.findIndex(({ uploadId }) => uploadId === replaces) : draft?.pages.length;
    void pages.add(files, replaces).then((isAdded) => {
      const page = pageName(options, index ?? 0, t);
      if (isAdded) setAnnouncement(t(replaces ? 'replaced' : 'added', { page }));
    });
  };

  const closeEditor = () => {
    leaveEditor(editor.pageId);
    editor.close();
  };

  return {
    pages,
    complaint,
    announcement,
    isReplacing,
    showsSent,
    /** What was begun may be given up for what the server has, also on a later visit. */
    mayKeepSent: sent !== undefined && (isReplacing || draft !== undefined),
    adjustIdOf,
    limitMb: pages.limitMb,
    /** Whether pages are being put together. */
    collects: step.editable && !showsSent && !isSubmitted,
    /** What was approved and is still valid is not asked for again. */
    mayReplace: sent?.state !== 'APPROVED' || sent.validity === 'EXPIRED',
    /** The question whether what looks wrong is so on purpose; null for none. */
    doubt: asksAgain && doubts.length > 0 ? [...doubts, t('checks.sendAnyway')].join(' ') : null,
    editing: edited ? { page: edited, edits: editor.editsOf(edited), name: pageName(options, editedIndex, t) } : null,
    openEditor: ({ uploadId }: DraftPage) => {
      setReturnTo(null);
      editor.open(uploadId);
    },
    edit: editor.edit,
    cancelEdits: () => {
      editor.forget();
      closeEditor();
    },
    applyEdits: () => {
      if (!edited) return;
      void pages.edit(edited, editor.editsOf(edited)).then((isDone) => {
        if (isDone) closeEditor();
      });
    },
    add: (files: File[]) => add(files),
    retake: ({ uploadId }: DraftPage, _index: number, file: File) => add([file], uploadId),
    remove: ({ uploadId }: DraftPage, index: number) => {
      settle();
      void queue.change({ type: 'pageRemoved', fieldKey, uploadId });
      setAnnouncement(t('removed', { page: pageName(options, index, t) }));
    },
    send: () => void send('send'),
    sendAnyway: () => {
      if (send(asksAgain ?? 'send', { isSure: true }) && asksAgain === 'sendAndGo') onGo();
    },
    correct: settle,
    setExpiry: (expiresOn: string) => {
      settle();
      void queue.change({ type: 'expirySet', fieldKey, expiresOn });
    },
    /** Begins the document anew; of several pages those that were good may stay. */
    replace: () => {
      settle();
      setIsReplacing(true);
      const kept = sent?.state === 'REFUSED' && options.maxPages > 1 ? sent.pages : [];
      for (const { id, kind } of kept) {
        if (kind === 'PHOTO') void queue.change({ type: 'pageAdded', fieldKey, page: keptPage(id) });
      }
    },
    keepSent: () => {
      settle();
      setIsReplacing(false);
      if (draft) void queue.change({ type: 'removed', fieldKey });
    },
    /** The way on; a document that is put together is sent on the way. */
    goOn: (isRequired: boolean) => {
      if (pages.isBusy) return;
      if (!step.editable || isSubmitted) onGo();
      else if (draft && draft.pages.length > 0) {
        if (send('sendAndGo')) onGo();
      } else if (isRequired) {
        setComplaint(requiredProblem(step, { t: candidateT, fieldsT }));
      } else onGo();
    },
  };
}
