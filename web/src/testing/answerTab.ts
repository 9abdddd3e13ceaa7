import { jest } from '@jest/globals';
import { AnswerQueue } from '../features/candidateArea/answerQueue';
import type { SaveOutcome } from '../features/candidateArea/answerQueueOptions';
import type { AskedWith } from '../features/candidateArea/steps';
import { StoredAnswers, type PendingAnswers } from '../features/candidateArea/storedAnswers';

export class NetworkLost extends Error {}
export class ServerDown extends Error {}

export const CANDIDATE = 'candidate-1';
export const savedAt = new Date('2026-11-20T12:00:00Z');
export const NOW = 1_790_000_000_000;

/** An empty browser at a known moment, before each test; only the test lets time pass. */
export function stopTheClock(): void {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => jest.useRealTimers());
}

/** One tab of a browser, and a server that keeps what it is sent; `next` decides the answer to the next request. */
export function openTab({
  stored = {},
  asked = () => () => true,
}: { stored?: Record<string, string>; asked?: AskedWith } = {}) {
  const sent: PendingAnswers[] = [];
  const answers: ((pending: PendingAnswers) => Promise<SaveOutcome>)[] = [];
  const queue = new AnswerQueue({
    pending: new StoredAnswers(CANDIDATE),
    stored,
    asked,
    send: (pending) => {
      sent.push(pending);
      return (answers.shift() ?? (() => Promise.resolve({ savedAt, refused: {} })))(pending);
    },
    kindOfFailure: (error) =>
      error instanceof NetworkLost ? 'offline' : error instanceof ServerDown ? 'transient' : 'final',
  });
  queue.start();
  const next = (answer: (pending: PendingAnswers) => Promise<SaveOutcome>) => answers.push(answer);
  return {
    queue,
    sent,
    next,
    loseNetwork: () => next(() => Promise.reject(new NetworkLost())),
    refuse: (refused: SaveOutcome['refused']) => next(() => Promise.resolve({ savedAt, refused })),
  };
}

/** What waits in the browser's storage. */
export const waiting = () => new StoredAnswers(CANDIDATE).all;
export const answer = (value: string, previousValue = '') => ({ value, previousValue, at: NOW });
