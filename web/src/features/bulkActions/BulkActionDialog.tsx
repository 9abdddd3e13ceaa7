import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Dialog } from '../../components/Dialog/Dialog';
import { InlineError } from '../../components/InlineError/InlineError';
import { LoadError } from '../../components/LoadError/LoadError';
import { Stack } from '../../components/Layout/Layout';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { toast } from '../../components/Toast/toast';
import { failureText } from '../../lib/failures';
import { formatCount } from '../../lib/moments';
import { useIsMounted } from '../../lib/useIsMounted';
import { color, typeset } from '../../theme/tokens';
import { useUnsavedChanges } from '../recordDialog/useUnsavedChanges';
import { BulkChoices, noChoice } from './BulkChoices';
import { BulkProgress } from './BulkProgress';
import { BulkResults } from './BulkResults';
import type { BulkAction, BulkResult } from './bulkRequests';
import { mayPass, useBulkAction, type BulkPlace, type BulkPreview, type BulkSelection } from './useBulkAction';

const Note = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface BulkActionDialogProps {
  kind: BulkAction['kind'];
  selection: BulkSelection;
  /** Closed after the work; with the ids of those whom it was for and did not reach, or not as far as is known. */
  onDone: (left: readonly string[]) => void;
  /** Closed, and nothing was done, or it was undone. */
  onCancel: () => void;
}

/** What the server has said of whom an action reaches, and for which day or client that holds. */
type Answer = BulkPreview & { aim: string | null };

/**
 * An action on several candidates: what it needs to know, whom it would reach and whom not and why, then how far it
 * is and what became of each.
 */
export default function BulkActionDialog({ kind, selection, onDone, onCancel }: BulkActionDialogProps) {
  const { t, i18n } = useTranslation(['flow', 'staff']);
  const inDigits = (count: number) => formatCount(count, i18n.language);
  const counted = (count: number) => ({ count, formatted: inDigits(count) });
  const { preview, run, giveBack, undoByRevision } = useBulkAction();
  const [choice, setChoice] = useState(noChoice);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  /** How far the preview is. */
  const [asked, setAsked] = useState<BulkPlace | null>(null);
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const [running, setRunning] = useState(false);
  /** Whom the undoing is for; null while nothing is undone. */
  const [undone, setUndone] = useState<readonly BulkResult[] | null>(null);
  /** Stops the work under way. */
  const stopper = useRef(new AbortController());
  const [stopping, setStopping] = useState(false);
  const isMounted = useIsMounted();

  /** The due date that is to be set: '' while none is chosen, null for none. */
  const day = choice.clears ? null : choice.dueOn;
  const { clientId, fieldKeys, reason } = choice;
  const message = choice.message.trim();
  const actions: { [Kind in BulkAction['kind']]: BulkAction } = {
    remind: { kind: 'remind' },
    sendLinks: { kind: 'sendLinks' },
    dates: { kind: 'dates', dueOn: day },
    client: { kind: 'client', clientId },
    reopen: { kind: 'reopen', fieldKeys, message },
    // The preview is the same for every reason.
    end: { kind: 'end', reason: reason || 'OTHER', message },
    resume: { kind: 'resume' },
  };
  const action = actions[kind];
  // Who is reached does not depend on words, fields and reasons, but on the day or the client that is chosen.
  const aims: Partial<Record<BulkAction['kind'], string | null>> = {
    dates: day,
    client: clientId,
  };
  const aim = aims[kind] ?? null;
  const isReady = aim !== '';
  const isChosen = kind !== 'end' || reason !== '';
  const ask = useEffectEvent((signal: AbortSignal) =>
    preview(action, selection, { onProgress: setAsked, signal }).catch((error: unknown) => ({
      people: [],
      refusal: failureText(error) ?? t('staff:unexpectedError'),
      mayPass: mayPass(error),
    })),
  );
  useEffect(() => {
    if (!isReady) return;
    const asking = new AbortController();
    void ask(asking.signal).then((told) => {
      if (!asking.signal.aborted) setAnswer({ aim, ...told });
    });
    return () => asking.abort();
  }, [isReady, aim, tries]);

  const current = answer?.aim === aim ? answer : null;
  const previewed = current?.people;
  const refusal = current?.refusal;
  const reached = previewed?.filter(({ outcome }) => outcome === 'DONE') ?? [];
  /** Does some of the work, with its progress and until it is stopped, or the screen that it is done from is left. */
  const work = async (
    over: 'bulk.over' | 'bulk.undone',
    people: readonly BulkResult[],
    does: (options: Parameters<typeof run>[2]) => Promise<void>,
  ) => {
    const stop = new AbortController();
    stopper.current = stop;
    setRunning(true);
    setResults([]);
    let told: readonly BulkResult[] = [];
    const onProgress = (found: readonly BulkResult[]) => {
      setResults((told = found));
      if (!isMounted()) stop.abort();
    };
    await does({ onProgress, signal: stop.signal });
    setRunning(false);
    setStopping(false);
    if (isMounted()) return;
    const reachedCount = told.filter(({ outcome }) => outcome === 'DONE').length;
    toast.info({ title: t(over, { ...counted(reachedCount), total: inDigits(people.length) }) });
  };
  const start = () => work('bulk.over', reached, (options) => run(action, reached, options));
  const meant = undone ?? reached;
  const isOver = results !== null && !running;
  const done = results?.filter(({ outcome }) => outcome === 'DONE') ?? [];
  /** How it is undone; a mail that is out is not. */
  const undoings: Partial<Record<BulkAction['kind'], Parameters<typeof work>[2]>> = {
    dates: (options) => giveBack(day, done, options),
    client: (options) => undoByRevision('client', done, options),
    reopen: (options) => undoByRevision('reopen', done, options),
    end: (options) => run({ kind: 'resume' }, done, options),
  };
  const undoing = undone === null && done.length > 0 ? undoings[kind] : undefined;
  const undo = (does: Parameters<typeof work>[2]) => {
    setUndone(done);
    return work('bulk.undone', done, does);
  };
  const close = () => {
    if (results === null || undone) onCancel();
    else onDone(leftOf(reached, results));
  };
  const isAtWork = running && !stopping;
  const { leaving, question } = useUnsavedChanges(
    isAtWork || (results === null && (message !== '' || fieldKeys.length > 0)),
    isAtWork ? (part) => t(`bulk.leave.${part}`) : undefined,
    () => {
      stopper.current.abort();
      close();
    },
  );
  const stop = () => {
    stopper.current.abort();
    setStopping(true);
  };

  return (
    <Dialog
      open
      onClose={isOver ? close : leaving(onCancel)}
      busy={running}
      title={t(`bulk.${kind}.title`)}
      onSubmit={() => {
        if (isOver) close();
        else if (reached.length > 0 && isReady && isChosen) void start();
      }}
      footer={
        isOver ? (
          <>
            {undoing && <Button onClick={() => void undo(undoing)}>{t('bulk.undo')}</Button>}
            <Button type="submit" variant="primary">
              {t('staff:close')}
            </Button>
          </>
        ) : (
          <>
            {running ? (
              <Button onClick={stop} disabled={stopping}>
                {t('bulk.stop')}
              </Button>
            ) : (
              <Button onClick={onCancel}>{t('staff:cancel')}</Button>
            )}
            <Button
              type="submit"
              variant="primary"
              busy={running}
              busyLabel={t('bulk.running')}
              disabled={reached.length === 0 || !isReady || !isChosen}
            >
              {reached.length === 0
                ? t(`bulk.${kind}.open`)
                : t(choice.clears ? 'bulk.dates.clear' : `bulk.${kind}.action`, counted(reached.length))}
            </Button>
          </>
        )
      }
    >
      <Stack $gap={4}>
        {results === null && (
          <>
            <BulkChoices
              kind={kind}
              choice={choice}
              onChange={(change) => setChoice({ ...choice, ...change })}
              candidateId={reached[0]?.candidateId}
            />
            {refusal && !current.mayPass && <InlineError title={t('bulk.failed')} message={refusal} />}
            {refusal && current.mayPass && (
              <LoadError
                title={t('bulk.failed')}
                message={refusal}
                onRetry={() => {
                  setAnswer(null);
                  setTries(tries + 1);
                }}
              />
            )}
            {isReady && !previewed && !refusal && (
              <>
                {asked && asked.done > 0 && <BulkProgress label={t('bulk.asking')} place={asked} />}
                <Skeleton lines={4} />
              </>
            )}
            {previewed && !refusal && (
              <BulkResults
                title={t('bulk.reaches', { ...counted(reached.length), total: inDigits(previewed.length) })}
                results={previewed}
                isPreview
              />
            )}
          </>
        )}
        {results !== null && (
          <>
            <BulkProgress label={t('bulk.progress')} place={{ done: results.length, total: meant.length }} />
            <BulkResults
              title={
                isOver
                  ? t(undone ? 'bulk.undone' : 'bulk.over', { ...counted(done.length), total: inDigits(meant.length) })
                  : t('bulk.running')
              }
              results={results}
              isUndone={undone !== null}
            />
            {isOver && undone && kind === 'reopen' && <Note>{t('bulk.reopen.mailsStay')}</Note>}
          </>
        )}
      </Stack>
      {question}
    </Dialog>
  );
}

/** The ids of the people meant whom the action has not reached, or not as far as is known. Who was skipped needs it no more. */
function leftOf(meant: readonly BulkResult[], results: readonly BulkResult[]): string[] {
  const settled = new Set(results.filter(({ outcome }) => outcome !== 'FAILED').map(({ candidateId }) => candidateId));
  return meant.map(({ candidateId }) => candidateId).filter((id) => !settled.has(id));
}
