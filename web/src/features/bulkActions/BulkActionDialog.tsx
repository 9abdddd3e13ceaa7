import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Checkbox } from '../../components/Checkbox/Checkbox';
import { DatePicker } from '../../components/DatePicker/DatePicker';
import { Dialog } from '../../components/Dialog/Dialog';
import { Field } from '../../components/Field/Field';
import { InlineError } from '../../components/InlineError/InlineError';
import { Stack } from '../../components/Layout/Layout';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { TextArea } from '../../components/TextArea/TextArea';
import { MAX_REOPENING_MESSAGE } from '../../constants';
import type { CandidateSelectionInput } from '../../generated/staff/graphql';
import { failureText } from '../../lib/failures';
import { joinedMessages } from '../../lib/userErrors';
import { color, typeset } from '../../theme/tokens';
import { BulkResults } from './BulkResults';
import { CorrectableFields } from './CorrectableFields';
import { useBulkAction, type BulkAction, type BulkResult } from './useBulkAction';

const Note = styled.p`
  ${typeset('small')}
  color: ${color.textMuted};
`;

export interface BulkActionDialogProps {
  kind: BulkAction['kind'];
  selection: CandidateSelectionInput;
  /** Closed; some of the candidates were reached. */
  onDone: () => void;
  /** Closed, and nothing was done. */
  onCancel: () => void;
}

interface Preview {
  day: string | null;
  people: readonly BulkResult[];
  /** Why the server refuses the action as a whole; null where it does not. */
  refusal: string | null;
}

/**
 * An action on several candidates: what it needs to know, whom it would reach and whom not and why, then how far it
 * is and what became of each.
 */
export default function BulkActionDialog({ kind, selection, onDone, onCancel }: BulkActionDialogProps) {
  const { t } = useTranslation(['flow', 'staff']);
  const { preview, run, giveBack, closeAgain } = useBulkAction();
  const [dueOn, setDueOn] = useState('');
  const [clears, setClears] = useState(false);
  const [message, setMessage] = useState('');
  const [fieldKeys, setFieldKeys] = useState<string[]>([]);
  /** What the server has said of whom it reaches, and for which day that holds. */
  const [answer, setAnswer] = useState<Preview | null>(null);
  const [results, setResults] = useState<readonly BulkResult[] | null>(null);
  const [running, setRunning] = useState(false);
  /** Whom the undoing is for; null while nothing is undone. */
  const [undone, setUndone] = useState<readonly BulkResult[] | null>(null);

  /** The due date that is to be set: '' while none is chosen, null for none. */
  const day = clears ? null : dueOn;
  const action: BulkAction =
    kind === 'dates'
      ? { kind, dueOn: day }
      : kind === 'reopen'
        ? { kind, fieldKeys, message: message.trim() }
        : { kind };
  // who is reached does not depend on words and fields, but on the day that is to be set
  const isReady = kind !== 'dates' || day !== '';
  const ask = useEffectEvent(() =>
    preview(action, selection).then(
      ({ results: would, userErrors }) => ({ people: would ?? [], refusal: joinedMessages(userErrors) }),
      (error: unknown) => ({ people: [], refusal: failureText(error) ?? t('staff:unexpectedError') }),
    ),
  );
  useEffect(() => {
    if (!isReady) return;
    let isWanted = true;
    void ask().then((told) => {
      if (isWanted) setAnswer({ day, ...told });
    });
    return () => {
      isWanted = false;
    };
  }, [isReady, day]);

  const current = answer?.day === day ? answer : null;
  const previewed = current?.people;
  const refusal = current?.refusal;
  const reached = previewed?.filter(({ outcome }) => outcome === 'DONE') ?? [];
  const start = async () => {
    setRunning(true);
    setResults([]);
    await run(action, reached, { onProgress: setResults, lost: t('bulk.lost') });
    setRunning(false);
  };
  const meant = undone ?? reached;
  const isOver = results !== null && !running;
  const done = results?.filter(({ outcome }) => outcome === 'DONE') ?? [];
  const undo = async () => {
    setUndone(done);
    setRunning(true);
    setResults([]);
    const options = { onProgress: setResults, lost: t('bulk.lost') };
    await (kind === 'reopen' ? closeAgain(done, options) : giveBack(day, done, options));
    setRunning(false);
  };

  return (
    <Dialog
      open
      onClose={isOver ? onDone : onCancel}
      busy={running}
      title={t(`bulk.${kind}.title`)}
      onSubmit={() => {
        if (isOver) onDone();
        else if (reached.length > 0 && isReady) void start();
      }}
      footer={
        isOver ? (
          <>
            {(kind === 'dates' || kind === 'reopen') && undone === null && done.length > 0 && (
              <Button onClick={() => void undo()}>{t('bulk.undo')}</Button>
            )}
            <Button type="submit" variant="primary">
              {t('staff:close')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onCancel} disabled={running}>
              {t('staff:cancel')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              busy={running}
              busyLabel={t('bulk.running')}
              disabled={reached.length === 0 || !isReady}
            >
              {reached.length === 0
                ? t(`bulk.${kind}.open`)
                : t(clears ? 'bulk.dates.clear' : `bulk.${kind}.action`, { count: reached.length })}
            </Button>
          </>
        )
      }
    >
      <Stack $gap={4}>
        {results === null && (
          <>
            {kind === 'dates' && (
              <>
                <Checkbox label={t('bulk.dates.none')} checked={clears} onCheckedChange={setClears} />
                {!clears && (
                  <Field label={t('dates.dueOn')}>
                    <DatePicker allowFuture value={dueOn} onChange={setDueOn} />
                  </Field>
                )}
              </>
            )}
            {kind === 'reopen' && (
              <>
                <Field label={t('staff:candidates.reopen.message')} hint={t('staff:candidates.reopen.messageHint')}>
                  <TextArea
                    maxLength={MAX_REOPENING_MESSAGE}
                    minHeight={80}
                    value={message}
                    onChange={({ target }) => setMessage(target.value)}
                  />
                </Field>
                {reached[0] && (
                  <CorrectableFields candidateId={reached[0].candidateId} chosen={fieldKeys} onChange={setFieldKeys} />
                )}
              </>
            )}
            {refusal && <InlineError title={t('bulk.failed')} message={refusal} />}
            {isReady && !previewed && !refusal && <Skeleton lines={4} />}
            {previewed && !refusal && (
              <BulkResults
                title={t('bulk.reaches', { count: reached.length, total: previewed.length })}
                results={previewed}
                isPreview
              />
            )}
          </>
        )}
        {results !== null && (
          <>
            <ProgressBar
              label={t('bulk.progress')}
              value={results.length}
              max={meant.length}
              valueText={t('bulk.place', { done: results.length, total: meant.length })}
            />
            <BulkResults
              title={
                isOver
                  ? t(undone ? 'bulk.undone' : 'bulk.over', { count: done.length, total: meant.length })
                  : t('bulk.running')
              }
              results={results}
            />
            {isOver && undone && kind === 'reopen' && <Note>{t('bulk.reopen.mailsStay')}</Note>}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
