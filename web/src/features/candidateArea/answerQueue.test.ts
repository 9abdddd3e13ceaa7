import { jest } from '@jest/globals';
import {
  answer,
  CANDIDATE,
  NetworkLost,
  NOW,
  openTab,
  savedAt,
  ServerDown,
  stopTheClock,
  waiting,
} from '../../testing/answerTab';
import { deferred } from '../../testing/graphqlServer';
import type { SaveOutcome } from './answerQueueOptions';
import { forgetStoredAnswers, hasStoredAnswers, StoredAnswers } from './storedAnswers';

stopTheClock();

test('saves an answer when nothing more is typed for a moment, and then keeps nothing in the browser', async () => {
  const { queue, sent } = openTab({ stored: { cpf: '1' } });
  queue.answer('cpf', '12', { save: true });
  queue.answer('cpf', '123', { save: true });
  expect(sent).toEqual([]);
  expect(waiting()).toEqual({ cpf: answer('123', '1') });
  await jest.advanceTimersByTimeAsync(800);
  expect(sent).toEqual([{ cpf: answer('123', '1') }]);
  expect(queue.read().saveState).toEqual({ status: 'saved', at: savedAt });
  expect(localStorage).toHaveLength(0);
});

describe('a value that cannot be saved as it stands', () => {
  test('is shown and kept, also for a later visit, and never sent by itself', async () => {
    const first = openTab();
    first.queue.answer('email', 'ana@', { save: false });
    first.queue.stop();
    const later = openTab();
    expect(later.queue.read().answers['email']).toBe('ana@');
    await jest.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    expect(await later.queue.flush()).toBe(true);
    expect([...first.sent, ...later.sent]).toEqual([]);
    expect(waiting()).toEqual({ email: { ...answer('ana@'), draft: 'unfinished' } });
  });

  test('goes out when it is completed', async () => {
    const { queue, sent } = openTab();
    queue.answer('email', 'ana@', { save: false });
    queue.answer('email', 'ana@exemplo.com', { save: true });
    await queue.flush();
    expect(sent).toEqual([{ email: answer('ana@exemplo.com') }]);
    expect(localStorage).toHaveLength(0);
  });

  test('takes the place of one that was on its way, which arrives all the same', async () => {
    const { queue, sent } = openTab();
    queue.answer('email', 'ana@exemplo.com', { save: true });
    const saving = queue.flush();
    queue.answer('email', 'ana@', { save: false });
    await saving;
    expect(sent).toHaveLength(1);
    expect(waiting()).toEqual({ email: { ...answer('ana@', 'ana@exemplo.com'), draft: 'unfinished' } });
  });
});

test('keeps answers without network, tells it, and sends them when the network is back', async () => {
  const { queue, sent, loseNetwork } = openTab();
  loseNetwork();
  queue.answer('cidade', 'Recife', { save: true });
  expect(await queue.flush()).toBe(false);
  expect(queue.read().saveState).toEqual({ status: 'waiting' });
  expect(waiting()).toHaveProperty('cidade');
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  expect(queue.read().saveState.status).toBe('saved');
});

test('tries again by itself while the server cannot answer, ever more slowly, and never after a final failure', async () => {
  const { queue, sent, next } = openTab();
  next(() => Promise.reject(new ServerDown()));
  next(() => Promise.reject(new ServerDown()));
  next(() => Promise.reject(new Error('refused as a whole')));
  queue.answer('cidade', 'Recife', { save: true });
  await queue.flush();
  expect(queue.read().saveState.status).toBe('failed');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(sent).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(3);
  expect(waiting()).toHaveProperty('cidade');
});

test('a later visit shows what an earlier one left behind, and sends it in the order in which it was given', async () => {
  const earlier = new StoredAnswers(CANDIDATE);
  earlier.set('uf', { ...answer('RN'), at: NOW - 1 });
  earlier.set('cidade', { ...answer('Natal'), at: NOW - 2 });
  const { queue, sent } = openTab({ stored: { cidade: '' } });
  expect(queue.read().answers).toMatchObject({ cidade: 'Natal', uf: 'RN' });
  await jest.advanceTimersByTimeAsync(0);
  expect(sent.map((request) => Object.keys(request))).toEqual([['cidade', 'uf']]);
});

test('sends one request at a time, the later answer with what the earlier one has stored', async () => {
  const { queue, sent, next } = openTab();
  let release: () => void = () => undefined;
  next(() => new Promise((resolve) => (release = () => resolve({ savedAt, refused: {} }))));
  queue.answer('cidade', 'Natal', { save: true });
  const first = queue.flush();
  queue.answer('cidade', 'Olinda', { save: true });
  const others = [queue.flush(), queue.flush()];
  await jest.advanceTimersByTimeAsync(800);
  expect(sent).toHaveLength(1);
  release();
  expect(await Promise.all([first, ...others])).toEqual([false, true, true]);
  expect(sent).toEqual([{ cidade: answer('Natal') }, { cidade: answer('Olinda', 'Natal') }]);
});

describe('a queue that was stopped while a request was on its way', () => {
  const stoppedWith = async (answerOf: () => Promise<SaveOutcome>) => {
    const { queue, sent, next } = openTab();
    const released = deferred();
    next(() => released.promise.then(answerOf));
    queue.answer('cidade', 'Natal', { save: true });
    const flushing = queue.flush();
    queue.answer('cidade', 'Natal, RN', { save: true });
    forgetStoredAnswers();
    queue.stop();
    released.resolve();
    await flushing;
    await jest.advanceTimersByTimeAsync(120_000);
    await queue.flush();
    return sent;
  };

  test.each([
    ['fails', () => Promise.reject(new ServerDown())],
    ['gets no answer', () => Promise.reject(new NetworkLost())],
    ['is refused', () => Promise.resolve({ savedAt, refused: { cidade: { reason: 'invalid' as const } } })],
    ['meets a rival', () => Promise.resolve({ savedAt, refused: { cidade: { rival: 'Recife' } } })],
    ['is saved', () => Promise.resolve({ savedAt, refused: {} })],
  ])('sends nothing more and writes nothing anew when it %s', async (_how, answerOf) => {
    expect(await stoppedWith(answerOf)).toEqual([{ cidade: answer('Natal') }]);
    expect(localStorage).toHaveLength(0);
  });
});

test('after finishing and after signing out nothing personal stays in the browser', () => {
  const { queue } = openTab();
  queue.answer('cidade', 'Natal', { save: true });
  queue.clear();
  expect(localStorage).toHaveLength(0);
  queue.answer('cidade', 'Natal', { save: true });
  expect(hasStoredAnswers()).toBe(true);
  forgetStoredAnswers();
  expect(localStorage).toHaveLength(0);
});

describe('an answer that was stored although nobody told so', () => {
  const type = async ({ queue, loseNetwork }: ReturnType<typeof openTab>, typed: string) => {
    queue.answer('cidade', 'Nat', { save: true });
    loseNetwork();
    await queue.flush();
    queue.answer('cidade', typed, { save: true });
  };

  test('is no other device’s: what was typed since replaces it at once', async () => {
    const tab = openTab();
    await type(tab, 'Natal');
    tab.refuse({ cidade: { rival: 'Nat' } });
    expect(await tab.queue.flush()).toBe(true);
    expect(tab.sent).toEqual([
      { cidade: answer('Nat') },
      { cidade: answer('Natal') },
      { cidade: answer('Natal', 'Nat') },
    ]);
    expect(tab.queue.read().saveState.status).toBe('saved');
    expect(waiting()).toEqual({});
  });

  test('does not hide what another device has stored, then or after the next answer has come', async () => {
    const tab = openTab();
    await type(tab, 'Natal');
    tab.refuse({ cidade: { rival: 'Recife' } });
    await tab.queue.flush();
    expect(waiting()).toEqual({ cidade: { ...answer('Natal'), rival: 'Recife' } });
    tab.queue.choose('cidade', 'mine');
    await tab.queue.flush();
    tab.queue.answer('cidade', 'Olinda', { save: true });
    tab.refuse({ cidade: { rival: 'Nat' } });
    await tab.queue.flush();
    expect(waiting()).toEqual({ cidade: { ...answer('Olinda', 'Natal'), rival: 'Nat' } });
  });

  test('does not hide another device’s either once it is known that something else was in store', async () => {
    const tab = openTab();
    await type(tab, 'Natal');
    tab.refuse({ cidade: { rival: 'Recife' } });
    await tab.queue.flush();
    tab.queue.choose('cidade', 'rival');
    tab.queue.answer('cidade', 'Olinda', { save: true });
    tab.refuse({ cidade: { rival: 'Nat' } });
    await tab.queue.flush();
    expect(waiting()).toEqual({ cidade: { ...answer('Olinda', 'Recife'), rival: 'Nat' } });
  });

  test('is found also as the server has written it, and nothing goes out for what became a draft meanwhile', async () => {
    const tab = openTab();
    await type(tab, 'Natal');
    tab.refuse({ cidade: { rival: 'NAT' } });
    const saving = tab.queue.flush();
    tab.queue.answer('cidade', 'Nata', { save: false });
    await saving;
    expect(tab.sent).toEqual([{ cidade: answer('Nat') }, { cidade: answer('Natal') }]);
    expect(waiting()).toEqual({ cidade: { ...answer('Nata', 'NAT'), draft: 'unfinished' } });
    expect(tab.queue.read().saveState.status).toBe('idle');
  });
});
