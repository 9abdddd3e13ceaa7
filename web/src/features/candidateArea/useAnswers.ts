import { useEffect, useState, useSyncExternalStore } from 'react';
import { request, RequestError } from '../../session/request';
import { AnswerQueue, type AnswerSnapshot, type SaveOutcome } from './answerQueue';
import { saveOwnAnswersDocument, type OwnCandidate } from './ownCandidateDocuments';
import { answersOf, EMAIL_KEY, NAME_KEY, type Answers } from './steps';
import { answerStorageKey, type PendingAnswers } from './storedAnswers';

/** Browsers let a request outlive its page only up to 64 kB. */
const isSmall = (input: unknown) => JSON.stringify(input).length < 20_000;

async function sendAnswers(pending: PendingAnswers): Promise<SaveOutcome> {
  const { [NAME_KEY]: name, [EMAIL_KEY]: email, ...fields } = pending;
  const input = {
    ...(name && { name: name.value, previousName: name.previousValue }),
    ...(email && { email: email.value, previousEmail: email.previousValue }),
    fields: Object.entries(fields).map(([key, answer]) => ({ key, ...answer })),
  };
  const { saveOwnAnswers: outcome } = await request(saveOwnAnswersDocument, { input }, { keepalive: isSmall(input) });
  const stored: Answers = outcome.candidate ? answersOf(outcome.candidate) : {};
  const refused = Object.fromEntries(
    outcome.userErrors.map(({ field, message }) => {
      const key = field?.at(-1) ?? '';
      return [key, { message, stored: stored[key] }];
    }),
  );
  return { savedAt: outcome.savedAt ? new Date(outcome.savedAt) : new Date(), refused };
}

/** The answers of one candidate, kept in step with the server by an {@link AnswerQueue}. */
export function useAnswers(candidate: OwnCandidate): AnswerSnapshot & { queue: AnswerQueue } {
  const [queue] = useState(
    () =>
      new AnswerQueue({
        storageKey: answerStorageKey(candidate.id),
        stored: answersOf(candidate),
        send: sendAnswers,
        isNetworkFailure: (error) => error instanceof RequestError && error.code === 'NETWORK',
      }),
  );
  useEffect(() => {
    queue.start();
    return () => queue.stop();
  }, [queue]);
  return { ...useSyncExternalStore(queue.subscribe, queue.read), queue };
}
