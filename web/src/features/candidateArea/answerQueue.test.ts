import { jest } from '@jest/globals';
import { AnswerQueue, type SaveOutcome } from './answerQueue';
import { forgetStoredAnswers, hasStoredAnswers, StoredAnswers, type PendingAnswers } from './storedAnswers';

class NetworkLost extends Error {}
class ServerDown extends Error {}

const CANDIDATE = 'candidate-1';
const savedAt = new Date('2026-11-20T12:00:00Z');
const NOW = 1_790_000_000_000;

/** One tab of a browser, and a server that keeps what it is sent; `next` decides the answer to the next request. */
function openTab({ stored = {} }: { stored?: Record<string, string> } = {}) {
  const sent: PendingAnswers[] = [];
  const answers: ((pending: PendingAnswers) => Promise<SaveOutcome>)[] = [];
  const queue = new AnswerQueue({
    pending: new StoredAnswers(CANDIDATE),
    stored,
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
const waiting = () => new StoredAnswers(CANDIDATE).all;
const answer = (value: string, previousValue = '') => ({ value, previousValue, at: NOW });

/** What browsers tell the other tabs of a change in storage. */
function tellOtherTabs(key: string) {
  const name = `esteira.answers.${CANDIDATE}.${key}`;
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: localStorage.getItem(name) }));
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => jest.useRealTimers());

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

describe('an answer that another device has overtaken', () => {
  async function overtaken() {
    const tab = openTab({ stored: { cidade: 'Natal' } });
    tab.refuse({ cidade: { rival: 'Belém' } });
    tab.queue.answer('cidade', 'Olinda', { save: true });
    tab.queue.answer('cpf', '9', { save: true });
    await tab.queue.flush();
    return tab;
  }

  test('stays on the screen and in the browser beside the other one, and holds nothing else back', async () => {
    const { queue, sent } = await overtaken();
    expect(queue.read()).toMatchObject({
      answers: { cidade: 'Olinda' },
      pending: { cidade: { value: 'Olinda', rival: 'Belém' } },
      saveState: { status: 'refused', key: 'cidade' },
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent.slice(1)).toEqual([{ cpf: answer('9') }]);
    expect(waiting()).toEqual({ cidade: { ...answer('Olinda', 'Natal'), rival: 'Belém' } });
    expect(await queue.flush()).toBe(false);
  });

  test('is not sent by typing on, which only changes what is compared', async () => {
    const { queue, sent } = await overtaken();
    queue.answer('cidade', 'Olinda-PE', { save: true });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent.slice(1)).toEqual([{ cpf: answer('9') }]);
    expect(queue.read().pending['cidade']).toMatchObject({ value: 'Olinda-PE', rival: 'Belém' });
  });

  test('replaces the other one when the candidate chooses it', async () => {
    const { queue, sent } = await overtaken();
    queue.choose('cidade', 'mine');
    expect(await queue.flush()).toBe(true);
    expect(sent[1]).toEqual({ cidade: answer('Olinda', 'Belém'), cpf: answer('9') });
  });

  test('is dropped when the candidate chooses the other one', async () => {
    const { queue, sent } = await overtaken();
    queue.choose('cidade', 'rival');
    expect(queue.read().answers['cidade']).toBe('Belém');
    expect(await queue.flush()).toBe(true);
    expect(sent[1]).toEqual({ cpf: answer('9') });
    expect(localStorage).toHaveLength(0);
  });
});

test('an answer that the server does not take stays on the screen with the reason; what came along goes again', async () => {
  const { queue, sent, refuse } = openTab();
  refuse({ estado_civil: { reason: 'invalid' } });
  queue.answer('estado_civil', 'Casado(a)', { save: true });
  queue.answer('cpf', '9', { save: true });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queue.read()).toMatchObject({
    answers: { estado_civil: 'Casado(a)' },
    refusals: { estado_civil: 'invalid' },
    pending: { estado_civil: { value: 'Casado(a)', draft: 'invalid' } },
  });
  expect(sent.slice(1)).toEqual([{ cpf: answer('9') }]);

  const later = openTab();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(later.sent).toEqual([]);
  expect(later.queue.read()).toMatchObject({
    answers: { estado_civil: 'Casado(a)' },
    refusals: { estado_civil: 'invalid' },
  });
  later.queue.stop();

  queue.answer('estado_civil', 'Solteiro(a)', { save: true });
  expect(queue.read().refusals).toEqual({});
});

test('the refusal of an answer that was changed while it was on its way says nothing of the new one', async () => {
  const { queue, refuse, sent } = openTab();
  refuse({ estado_civil: { reason: 'invalid' } });
  queue.answer('estado_civil', 'Casado(a)', { save: true });
  const saving = queue.flush();
  queue.answer('estado_civil', 'Solteiro(a)', { save: true });
  await saving;
  await jest.advanceTimersByTimeAsync(800);
  expect(sent).toHaveLength(2);
  expect(queue.read()).toMatchObject({ refusals: {}, pending: {}, saveState: { status: 'saved' } });
});

test('an answer to a field that may no longer be changed gives way to what is in store', async () => {
  const { queue, refuse } = openTab({ stored: { cargo: 'Padeiro' } });
  refuse({ cargo: { reason: 'forbidden' } });
  queue.answer('cargo', 'Gerente', { save: true });
  await queue.flush();
  expect(queue.read()).toMatchObject({ answers: { cargo: 'Padeiro' }, refusals: { cargo: 'forbidden' }, pending: {} });
});

describe('two tabs of one browser', () => {
  test('without network keep the answers of both, which a later visit sends', async () => {
    const [first, second] = [openTab(), openTab()];
    first.loseNetwork();
    second.loseNetwork();
    first.queue.answer('cidade', 'Natal', { save: true });
    second.queue.answer('cpf', '9', { save: true });
    await Promise.all([first.queue.flush(), second.queue.flush()]);
    first.queue.stop();
    second.queue.stop();
    expect(waiting()).toEqual({ cidade: answer('Natal'), cpf: answer('9') });
    const third = openTab();
    await jest.advanceTimersByTimeAsync(0);
    expect(third.sent).toEqual([{ cidade: answer('Natal'), cpf: answer('9') }]);
  });

  test('show each other’s answers, and the one that stays open sends those of both', async () => {
    const [first, second] = [openTab(), openTab()];
    first.loseNetwork();
    first.queue.answer('cidade', 'Natal', { save: true });
    await first.queue.flush();
    tellOtherTabs('cidade');
    first.queue.stop();
    expect(second.queue.read().answers['cidade']).toBe('Natal');
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(second.sent).toEqual([{ cidade: answer('Natal') }]);
    expect(localStorage).toHaveLength(0);
  });

  test('know what the other one has saved, so that a further answer replaces exactly that', async () => {
    const [first, second] = [openTab(), openTab()];
    first.queue.answer('cidade', 'Natal', { save: true });
    tellOtherTabs('cidade');
    await first.queue.flush();
    tellOtherTabs('cidade');
    second.queue.answer('cidade', 'Olinda', { save: true });
    await second.queue.flush();
    expect(second.sent).toEqual([{ cidade: answer('Olinda', 'Natal') }]);
  });

  test.each([
    ['invalid', 'Natal', 'Recife'],
    ['forbidden', 'Recife', 'Recife'],
  ] as const)('do not take an answer for saved that the other one had refused as %s', async (reason, shown, stored) => {
    const [written, removed] = [jest.spyOn(Storage.prototype, 'setItem'), jest.spyOn(Storage.prototype, 'removeItem')];
    const [first, second] = [openTab({ stored: { cidade: 'Recife' } }), openTab({ stored: { cidade: 'Recife' } })];
    first.refuse({ cidade: { reason } });
    first.queue.answer('cidade', 'Natal', { save: true });
    await first.queue.flush();
    first.queue.stop();
    // browsers tell the other tabs of each of these, and nothing was written after it was removed
    const changes = [...written.mock.calls, ...removed.mock.calls.map(([key]) => [key, null] as const)];
    changes.forEach(([key, newValue]) => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    jest.restoreAllMocks();
    expect(second.queue.read().answers['cidade']).toBe(shown);
    second.queue.answer('cidade', 'Olinda', { save: true });
    await second.queue.flush();
    expect(second.sent).toEqual([{ cidade: answer('Olinda', stored) }]);
  });

  test('never take away what the other one has typed since', async () => {
    const first = openTab();
    let release: () => void = () => undefined;
    first.next(() => new Promise((resolve) => (release = () => resolve({ savedAt, refused: {} }))));
    first.queue.answer('cidade', 'Natal', { save: true });
    const saving = first.queue.flush();
    new StoredAnswers(CANDIDATE).set('cidade', answer('Olinda'));
    release();
    await saving;
    expect(waiting()).toEqual({ cidade: answer('Olinda') });
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
