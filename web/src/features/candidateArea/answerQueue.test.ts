import { jest } from '@jest/globals';
import { AnswerQueue, type SaveOutcome } from './answerQueue';
import { answerStorageKey, forgetStoredAnswers, type PendingAnswers } from './storedAnswers';

class NetworkLost extends Error {}

const storageKey = answerStorageKey('candidate-1');
const savedAt = new Date('2026-11-20T12:00:00Z');

/** A server that keeps what it is sent; `next` decides the answer to the next request. */
function startQueue({ stored = {} }: { stored?: Record<string, string> } = {}) {
  const sent: PendingAnswers[] = [];
  const answers: ((pending: PendingAnswers) => Promise<SaveOutcome>)[] = [];
  const queue = new AnswerQueue({
    storageKey,
    stored,
    send: (pending) => {
      sent.push(pending);
      return (answers.shift() ?? (() => Promise.resolve({ savedAt, refused: {} })))(pending);
    },
    isNetworkFailure: (error) => error instanceof NetworkLost,
  });
  queue.start();
  return { queue, sent, next: (answer: (pending: PendingAnswers) => Promise<SaveOutcome>) => answers.push(answer) };
}

const waiting = () => JSON.parse(localStorage.getItem(storageKey) ?? '{}') as PendingAnswers;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('saves an answer when nothing more is typed for a moment, and then keeps nothing in the browser', async () => {
  const { queue, sent } = startQueue({ stored: { cpf: '1' } });
  queue.answer('cpf', '12', { save: true });
  queue.answer('cpf', '123', { save: true });
  expect(sent).toEqual([]);
  expect(waiting()).toEqual({ cpf: { value: '123', previousValue: '1' } });
  await jest.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([{ cpf: { value: '123', previousValue: '1' } }]);
  expect(queue.read().saveState).toEqual({ status: 'saved', at: savedAt });
  expect(localStorage.getItem(storageKey)).toBeNull();
});

test('shows, but does not send, a value that cannot be saved yet', async () => {
  const { queue, sent } = startQueue();
  queue.answer('email', 'ana@', { save: false });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
  expect(queue.read().answers['email']).toBe('ana@');
});

test('keeps answers without network, tells it, and sends them when the network is back', async () => {
  const { queue, sent, next } = startQueue();
  next(() => Promise.reject(new NetworkLost()));
  queue.answer('cidade', 'Recife', { save: true });
  expect(await queue.flush()).toBe(false);
  expect(queue.read().saveState).toEqual({ status: 'waiting' });
  expect(waiting()).toHaveProperty('cidade');
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  expect(queue.read().saveState.status).toBe('saved');
});

test('a later visit shows and sends what an earlier one left behind', async () => {
  localStorage.setItem(storageKey, JSON.stringify({ cidade: { value: 'Natal', previousValue: '' } }));
  const { queue, sent } = startQueue({ stored: { cidade: '' } });
  expect(queue.read().answers['cidade']).toBe('Natal');
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ cidade: { value: 'Natal', previousValue: '' } }]);
});

test('sends one request at a time, the later answer with what the earlier one has stored', async () => {
  const { queue, sent, next } = startQueue();
  let release: () => void = () => undefined;
  next(() => new Promise((resolve) => (release = () => resolve({ savedAt, refused: {} }))));
  queue.answer('cidade', 'Natal', { save: true });
  const first = queue.flush();
  queue.answer('cidade', 'Olinda', { save: true });
  await jest.advanceTimersByTimeAsync(800);
  expect(sent).toHaveLength(1);
  release();
  await first;
  await jest.advanceTimersByTimeAsync(800);
  expect(sent[1]).toEqual({ cidade: { value: 'Olinda', previousValue: 'Natal' } });
});

test('an answer that another device has overtaken is told, and shows what is in store', async () => {
  const { queue, sent, next } = startQueue({ stored: { cidade: 'Natal' } });
  const message = 'Este campo foi alterado em outro dispositivo.';
  next(() => Promise.resolve({ savedAt, refused: { cidade: { message, stored: 'Belém' } } }));
  queue.answer('cidade', 'Olinda', { save: true });
  queue.answer('cpf', '9', { save: true });
  await queue.flush();
  expect(queue.read()).toMatchObject({
    answers: { cidade: 'Belém' },
    refusals: { cidade: message },
    saveState: { status: 'refused', message },
  });
  await jest.advanceTimersByTimeAsync(800);
  expect(sent[1]).toEqual({ cpf: { value: '9', previousValue: '' } });
});

test('after finishing and after signing out nothing personal stays in the browser', () => {
  const { queue } = startQueue();
  queue.answer('cidade', 'Natal', { save: true });
  queue.clear();
  expect(localStorage.getItem(storageKey)).toBeNull();
  queue.answer('cidade', 'Natal', { save: true });
  forgetStoredAnswers();
  expect(localStorage.getItem(storageKey)).toBeNull();
});
