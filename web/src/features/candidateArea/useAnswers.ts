import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { request, RequestError } from '../../session/request';
import { useErrorText } from '../../session/useErrorText';
import { AnswerQueue, type SaveOutcome } from './answerQueue';
import { saveOwnAnswersDocument, type OwnCandidate } from './ownCandidateDocuments';
import { answerStorageKey, type PendingAnswers } from './storedAnswers';
import { answersOf, EMAIL_KEY, NAME_KEY, type Answers } from './steps';

async function sendAnswers(pending: PendingAnswers): Promise<SaveOutcome> {
  const core = [NAME_KEY, EMAIL_KEY].filter((key) => key in pending);
  const fields = Object.entries(pending).filter(([key]) => !core.includes(key));
  const { saveOwnAnswers: outcome } = await request(saveOwnAnswersDocument, {
    input: {
      ...Object.fromEntries(core.map((key) => [key, pending[key]?.value])),
      fields: fields.map(([key, answer]) => ({ key, ...answer })),
    },
  });
  const stored = outcome.candidate ? answersOf(outcome.candidate) : {};
  const refused = Object.fromEntries(
    outcome.userErrors.map(({ field, message }) => {
      const key = field?.at(-1) ?? '';
      return [key, { message, stored: stored[key] }];
    }),
  );
  return { savedAt: outcome.savedAt ? new Date(outcome.savedAt) : new Date(), refused };
}

/** The answers on the screen, kept in step with the server by an {@link AnswerQueue}. */
export function useAnswers(candidate: OwnCandidate) {
  const { t } = useTranslation('candidate');
  const errorText = useErrorText();
  const [answers, setAnswers] = useState<Answers>(() => answersOf(candidate));
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const stored = useRef<Answers>(answersOf(candidate));
  const failureText = useRef((error: unknown) => errorText(error, t('wizard.saveFailed')));

  const queue = useMemo(
    () =>
      new AnswerQueue({
        storageKey: answerStorageKey(candidate.id),
        send: async (pending) => {
          const outcome = await sendAnswers(pending);
          for (const [key, { value }] of Object.entries(pending)) {
            if (!(key in outcome.refused)) stored.current = { ...stored.current, [key]: value };
          }
          return outcome;
        },
        isNetworkFailure: (error) => error instanceof RequestError && error.code === 'NETWORK',
        failureText: (error) => failureText.current(error),
        onRefused: (key, message, inStore) => {
          setRefusals((before) => ({ ...before, [key]: message }));
          if (inStore !== undefined) {
            stored.current = { ...stored.current, [key]: inStore };
            setAnswers((before) => ({ ...before, [key]: inStore }));
          }
        },
      }),
    [candidate.id],
  );

  useEffect(() => {
    const waiting = Object.entries(queue.waiting);
    if (waiting.length > 0) {
      setAnswers((before) => ({ ...before, ...Object.fromEntries(waiting.map(([key, { value }]) => [key, value])) }));
      void queue.flush();
    }
    return () => queue.stop();
  }, [queue]);

  const setAnswer = useCallback(
    (key: string, value: string, { save }: { save: boolean }) => {
      setAnswers((before) => ({ ...before, [key]: value }));
      setRefusals(({ [key]: _gone, ...rest }) => rest);
      if (save) queue.put(key, value, stored.current[key] ?? '');
    },
    [queue],
  );

  const saveState = useSyncExternalStore(queue.subscribe, queue.read);
  return { answers, setAnswer, refusals, saveState, queue };
}
