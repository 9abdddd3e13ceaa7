import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { RequestError, type Request } from '../../session/request';
import { AnswerQueue } from './answerQueue';
import type { AnswerSnapshot } from './answerSnapshot';
import { kindOfFailure } from './failures';
import type { OwnCandidate } from './ownCandidateOperations';
import { saveOwnAnswersMutation } from './ownFormOperations';
import type { Refusal, SaveOutcome } from './answerQueueOptions';
import { useOwnRequest } from './useOwnRequest';
import { answersOf, askedWith, EMAIL_KEY, NAME_KEY, type Answers } from './steps';
import { StoredAnswers, type PendingAnswers } from './storedAnswers';

/** Browsers let a request outlive its page only up to 64 kB. */
const isSmall = (input: unknown) => JSON.stringify(input).length < 20_000;

function refusalOf(code: string, rival: string | undefined): Refusal {
  if (code === 'CONFLICT') return rival === undefined ? { reason: 'taken' } : { rival };
  return { reason: code === 'FORBIDDEN' ? 'forbidden' : 'invalid' };
}

interface Sent extends SaveOutcome {
  /** Keys of the questions that have an answer in store and are asked, by what is stored now. */
  answered: readonly string[];
}

async function sendAnswers(request: Request, pending: PendingAnswers): Promise<Sent> {
  const { [NAME_KEY]: name, [EMAIL_KEY]: email, ...others } = pending;
  const fields = Object.entries(others).map(([key, { value, previousValue }]) => ({ key, value, previousValue }));
  const input = {
    ...(name && { name: name.value, previousName: name.previousValue }),
    ...(email && { email: email.value, previousEmail: email.previousValue }),
    fields,
  };
  const { saveOwnAnswers: outcome } = await request(saveOwnAnswersMutation, { input }, { keepalive: isSmall(input) });
  const stored: Answers = outcome.candidate ? answersOf(outcome.candidate) : {};
  const unmet = new Set(outcome.candidate?.fields.flatMap(({ key, conditionUnmet }) => (conditionUnmet ? key : [])));
  const refused = outcome.userErrors.map(({ field, code, message }): [string, Refusal] => {
    const [first, second = ''] = field ?? [];
    // A field is named by its key, or by its place in what was sent.
    const key = first === 'fields' ? (fields[Number(second)]?.key ?? second) : first;
    if (key === undefined || !pending[key]) throw new RequestError(message, { code, status: 200 });
    // What it depends on was changed elsewhere, or is not in store yet: what it would replace is then out of sight.
    if (['FORBIDDEN', 'CONFLICT'].includes(code) && unmet.has(key)) return [key, { isUnasked: true }];
    return [key, refusalOf(code, stored[key])];
  });
  return {
    savedAt: outcome.savedAt ? new Date(outcome.savedAt) : new Date(),
    refused: Object.fromEntries(refused),
    answered: Object.keys(stored).filter((key) => stored[key] && !unmet.has(key)),
  };
}

/** Since the page was loaded the form was finished, the company ended the admission, or a new consent text came into force. */
const isClosed = (error: unknown) =>
  error instanceof RequestError && ['PRECONDITION_FAILED', 'FORBIDDEN'].includes(error.code);

/**
 * The answers of one candidate, kept in step with the server by an {@link AnswerQueue} for as long as the form is open.
 * @param askedAt when the record was asked for, by `performance.now()`
 * @param onOutdated called when a refusal tells that fields, rights or the form itself are no longer what was loaded.
 */
export function useAnswers(
  candidate: OwnCandidate,
  askedAt: number,
  onOutdated: () => void,
): AnswerSnapshot & { queue: AnswerQueue } {
  const request = useOwnRequest();
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const [queue] = useState(
    () =>
      new AnswerQueue({
        pending: new StoredAnswers(candidate.id),
        stored: answersOf(candidate),
        asked: askedWith(candidate),
        send: async (pending) => {
          try {
            const outcome = await sendAnswers(request, pending);
            setAnswered(outcome.answered);
            if (Object.values(outcome.refused).some((refusal) => !('rival' in refusal))) onOutdated();
            return outcome;
          } catch (error) {
            if (isClosed(error)) onOutdated();
            throw error;
          }
        },
        kindOfFailure,
      }),
  );
  // Before anything is painted: nothing that others have replaced is read, nor confirmed.
  useLayoutEffect(() => {
    queue.refresh(answersOf(candidate), askedAt, askedWith(candidate));
  }, [queue, candidate, askedAt]);
  // Asked again, a question has the answer or document of before, which the record has kept to itself.
  const isBack = candidate.fields.some(({ key, conditionUnmet }) => conditionUnmet && answered.includes(key));
  useEffect(() => {
    if (isBack) onOutdated();
  }, [isBack, onOutdated]);
  const isOpen = candidate.status !== 'COMPLETE';
  useEffect(() => {
    if (!isOpen) return;
    queue.start();
    return () => queue.stop();
  }, [queue, isOpen]);
  return { ...useSyncExternalStore(queue.subscribe, queue.read), queue };
}
