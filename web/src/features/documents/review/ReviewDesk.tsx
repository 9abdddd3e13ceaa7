import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { InlineError } from '../../../components/InlineError/InlineError';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { SuccessIcon } from '../../../components/icons';
import type { DocumentReviewFilter } from '../../../generated/staff/graphql';
import { formatCount } from '../../../lib/moments';
import { useFailureToast } from '../../../lib/useFailureToast';
import { DocumentViewer } from '../viewer/DocumentViewer';
import { sheetsOf } from '../viewer/documentSheets';
import { useView } from '../viewer/useView';
import { LazyDialog } from '../../lazyLoading/LazyDialog';
import { lazyComponent } from '../../lazyLoading/loadChunk';
import { usePrefetch } from '../../lazyLoading/usePrefetch';
import { useListTop } from '../../lists/useListTop';
import { NoticeLine } from './NoticeLine';
import { currentEntry, entryOf, neighbour, nextWaiting } from './queue';
import { ReviewAnswers } from './ReviewAnswers';
import { useReviewKeys, type ReviewAction } from './reviewKeys';
import { Answers, Desk, Picture, Side, Waiting, Whose } from './reviewLayout';
import { useFreshDocuments } from './useFreshDocuments';
import { useJudgements, type Notice } from './useJudgements';
import { useReviewQueue } from './useReviewQueue';
import { VerdictButtons } from './VerdictButtons';

/** How far a key moves a picture that is larger than its frame. */
const PAN_PX = 120;

const loadRefuseDialog = () => import('./RefuseDialog');
const RefuseDialog = lazyComponent(loadRefuseDialog);

export interface ReviewDeskProps {
  filter: DocumentReviewFilter;
  /** The document to begin with, when it is among the first. */
  start: string;
  /** Whether no dialog of the screen is open. */
  areKeysFree: boolean;
  /** Tells which document is looked at; '' for none. */
  onShow: (documentId: string) => void;
  /** Takes the filters away. */
  onShowAll: () => void;
  onAskForKeys: () => void;
}

/** The picture, the answers beside it, and the judgement: everything by buttons and by keys. */
export function ReviewDesk({ filter, start, areKeysFree, onShow, onShowAll, onAskForKeys }: ReviewDeskProps) {
  const { t, i18n } = useTranslation('documents');
  const { queue, dispatch, error, isLoading, isReloading, reload } = useReviewQueue(filter, start);
  const [current, next] = [currentEntry(queue), nextWaiting(queue)];
  const [notice, setNotice] = useState<Notice | null>(null);
  /** The document whose refusal asks for its reason. */
  const [refusing, setRefusing] = useState<string | null>(null);
  const judgements = useJudgements(queue, dispatch, { tell: setNotice, onOvertaken: () => void reload() });
  const { judge, undo, unsentReasonOf } = judgements;
  const refresh = useFreshDocuments(queue, dispatch, {
    lastJudgementOf: judgements.lastOf,
    onOvertaken: judgements.giveUp,
  });
  const document = current?.document;
  const { view, act: look } = useView(document?.id ?? '', document ? sheetsOf(document).length : 0);
  const { ref: desk, showTop } = useListTop<HTMLDivElement>();
  const stage = useRef<HTMLDivElement>(null);
  useFailureToast(error, { title: t('review.loadFailed'), description: t('review.loadFailedText') });
  // Keys that are pressed before the question is there would be lost.
  usePrefetch(loadRefuseDialog);

  const tellPlace = useEffectEvent(onShow);
  const shownId = queue.isLoaded ? (queue.current ?? '') : null;
  useEffect(() => {
    if (shownId !== null) tellPlace(shownId);
  }, [shownId]);
  // The control that had the focus may have gone with its document.
  useEffect(() => {
    if (globalThis.document.activeElement === globalThis.document.body) desk.current?.focus({ preventScroll: true });
  }, [shownId, desk]);
  const shownBefore = useRef<string | null>(null);
  // Who has read to the end of the answers looks at the next document from its picture on.
  useEffect(() => {
    if (shownBefore.current !== null && shownBefore.current !== shownId) showTop();
    shownBefore.current = shownId;
  }, [shownId, showTop]);

  const waits = current?.standing === 'waiting' && current.document.viewerCanJudge;
  const step = (by: 1 | -1) => {
    if (neighbour(queue, by)) return dispatch({ type: 'step', by });
    setNotice({ tone: 'told', text: t(by === 1 ? 'review.last' : 'review.first') });
  };
  const act = (action: ReviewAction) => {
    if (typeof action === 'object') {
      if ('look' in action) return look(action.look);
      return stage.current?.scrollBy({ left: action.pan.right * PAN_PX, top: action.pan.down * PAN_PX });
    }
    if (action === 'keys') return onAskForKeys();
    if (action === 'undo') return undo();
    if (action === 'previous' || action === 'next') return step(action === 'next' ? 1 : -1);
    if (!document || !waits) return;
    if (action === 'approve') judge(document, null);
    else setRefusing(document.id);
  };
  const asked = entryOf(queue, refusing);
  const refused = asked?.standing === 'waiting' ? asked.document : null;
  // The question ends where somebody else was quicker, and does not come back by itself once the document waits again.
  if (refusing !== null && !refused) setRefusing(null);
  useReviewKeys(act, areKeysFree && !refused);

  const isFiltered = Object.keys(filter).length > 0;

  const failure = error && (
    <InlineError
      title={t('review.loadFailed')}
      message={t('review.loadFailedText')}
      action={
        <Button size="small" busy={isReloading} onClick={() => void reload()}>
          {t('review.retry')}
        </Button>
      }
    />
  );
  const skeleton = (
    <div aria-busy="true">
      <Skeleton lines={8} />
    </div>
  );
  if (!queue.isLoaded) return failure ?? skeleton;
  // The dot ends a line and begins none.
  const whose = [document?.label, document?.candidate?.name].filter(Boolean).join('\u00a0· ');
  /** What waits is not here: it is on its way, or could not be loaded. */
  const rest = !document && queue.waiting > 0 ? (failure ?? (isLoading && skeleton)) : null;
  return (
    <Desk
      $empty={!document && !rest}
      ref={desk}
      tabIndex={-1}
      aria-label={t('review.desk')}
      role="group"
      style={{ outline: 'none' }}
    >
      {document && (
        <Whose title={whose}>
          <span>{whose}</span>
        </Whose>
      )}
      <Picture>
        {document ? (
          <DocumentViewer
            document={document}
            ref={stage}
            view={view}
            onAct={look}
            next={next?.document}
            onStale={() => refresh(document.id)}
          />
        ) : rest ? (
          rest
        ) : (
          <EmptyState
            icon={<SuccessIcon size={22} />}
            title={t(isFiltered ? 'review.noneMatches' : queue.judged.length > 0 ? 'review.allDone' : 'review.none')}
            text={t(isFiltered ? 'review.noneMatchesText' : 'review.noneText')}
            action={
              isFiltered ? (
                <Button onClick={onShowAll}>{t('filters.clear')}</Button>
              ) : (
                <Button busy={isReloading} onClick={() => void reload()}>
                  {t('review.lookAgain')}
                </Button>
              )
            }
          />
        )}
        <NoticeLine notice={notice} onUndo={undo} onClose={() => setNotice(null)} />
      </Picture>
      {document && (
        <Side aria-label={t('review.answers')}>
          {/* What scrolls takes the focus, so that the keyboard can scroll it. */}
          <Answers tabIndex={0} role="group" aria-label={t('review.answers')}>
            <Waiting role="status">
              {t('review.waiting', { count: queue.waiting, total: formatCount(queue.waiting, i18n.language) })}
            </Waiting>
            <ReviewAnswers document={document} standing={current.standing} />
          </Answers>
          <VerdictButtons
            canJudge={waits}
            hasPrevious={neighbour(queue, -1) !== undefined}
            hasNext={neighbour(queue, 1) !== undefined}
            onAct={act}
          />
        </Side>
      )}
      {refused && (
        <LazyDialog title={t('refuse.title', { label: refused.label })} size="medium" onClose={() => setRefusing(null)}>
          <RefuseDialog
            label={refused.label}
            name={refused.candidate?.name ?? ''}
            unsent={unsentReasonOf(refused.id)}
            onRefuse={(reason) => {
              setRefusing(null);
              judge(refused, reason);
            }}
            onClose={() => setRefusing(null)}
          />
        </LazyDialog>
      )}
    </Desk>
  );
}
