/** Answers to questions that depend on another answer: what is sent, what waits, and what is not held up by it. */
import { jest } from '@jest/globals';
import { answer, openTab, savedAt, stopTheClock, waiting } from '../../testing/answerTab';
import { deferred } from '../../testing/graphqlServer';
import type { SaveOutcome } from './answerQueueOptions';
import type { AskedWith } from './steps';

stopTheClock();

/** 'quantos' is asked where 'filhos' is answered with yes, and 'cpfDoFilho' where 'quantos' is '1'. */
const asked: AskedWith = (given) => (key) => {
  const hasChildren = given['filhos'] === 'true';
  if (key === 'quantos') return hasChildren;
  return key !== 'cpfDoFilho' || (hasChildren && given['quantos'] === '1');
};
const save = { save: true };

test('an answer goes out in one request with those that depend on it', async () => {
  const { queue, sent } = openTab({ asked });
  queue.answer('filhos', 'true', save);
  queue.answer('quantos', '1', save);
  queue.answer('cpfDoFilho', '123', save);
  expect(await queue.flush()).toBe(true);
  expect(sent.map(Object.keys)).toEqual([['filhos', 'quantos', 'cpfDoFilho']]);
});

test('an answer to a question that is not asked any more is not sent, holds nothing up, shows nowhere, and is there when it is asked again', async () => {
  const { queue, sent } = openTab({ stored: { filhos: 'true' }, asked });
  queue.answer('quantos', '2', save);
  queue.answer('filhos', 'false', save);
  expect(await queue.flush()).toBe(true);
  expect(sent).toEqual([{ filhos: answer('false', 'true') }]);
  expect(queue.read()).toMatchObject({ pending: {}, saveState: { status: 'saved' } });
  expect(waiting()).toEqual({ quantos: answer('2') });
  queue.answer('filhos', 'true', save);
  expect(queue.read().answers['quantos']).toBe('2');
  await jest.advanceTimersByTimeAsync(800);
  expect(sent[1]).toEqual({ quantos: answer('2'), filhos: answer('true', 'false') });
  expect(localStorage).toHaveLength(0);
});

test('what was refused of a question that is not asked any more is no warning', async () => {
  const { queue, refuse } = openTab({ stored: { filhos: 'true' }, asked });
  refuse({ quantos: { reason: 'invalid' } });
  queue.answer('quantos', 'x', save);
  await queue.flush();
  expect(queue.read()).toMatchObject({ refusals: { quantos: 'invalid' }, saveState: { status: 'refused' } });
  queue.answer('filhos', 'false', save);
  expect(queue.read()).toMatchObject({ refusals: {}, saveState: { status: 'idle' } });
});

test('an answer waits while the one that it depends on is overtaken by another device, and goes with the choice', async () => {
  const { queue, sent, refuse } = openTab({ stored: { filhos: '' }, asked });
  refuse({ filhos: { rival: 'false' } });
  queue.answer('filhos', 'true', save);
  queue.answer('quantos', '1', save);
  await queue.flush();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(queue.asks('quantos')).toBe(true);
  expect(Object.keys(queue.read().pending).sort()).toEqual(['filhos', 'quantos']);
  queue.choose('filhos', 'mine');
  await jest.advanceTimersByTimeAsync(0);
  expect(sent[1]).toEqual({ filhos: answer('true', 'false'), quantos: answer('1') });
});

test("an answer is not asked for where the other device's is chosen", async () => {
  const { queue, sent, refuse } = openTab({ stored: { filhos: '' }, asked });
  refuse({ filhos: { rival: 'false' } });
  queue.answer('filhos', 'true', save);
  queue.answer('quantos', '1', save);
  await queue.flush();
  queue.choose('filhos', 'rival');
  expect(await queue.flush()).toBe(true);
  expect(sent).toHaveLength(1);
  expect(queue.read().pending).toEqual({});
});

test('an answer goes out on its own after one that it depends on and that was on its way', async () => {
  const { queue, sent, next } = openTab({ asked });
  const first = deferred<SaveOutcome>();
  next(() => first.promise);
  queue.answer('filhos', 'true', save);
  const saving = queue.flush();
  queue.answer('quantos', '1', save);
  expect(queue.takes('quantos')).toBe(false);
  first.resolve({ savedAt, refused: {} });
  await saving;
  expect(queue.takes('quantos')).toBe(true);
  await jest.advanceTimersByTimeAsync(800);
  expect(sent.map(Object.keys)).toEqual([['filhos'], ['quantos']]);
});

describe('an answer to a question that the server does not ask by now', () => {
  const refused = async () => {
    const tab = openTab({ stored: { filhos: 'true' }, asked });
    tab.refuse({ quantos: { isUnasked: true } });
    tab.queue.answer('quantos', '1', save);
    const isSaved = await tab.queue.flush();
    return { ...tab, isSaved };
  };

  test('is not sent again and again, and is no saved one', async () => {
    const { queue, sent, isSaved } = await refused();
    await jest.advanceTimersByTimeAsync(120_000);
    expect([isSaved, await queue.flush()]).toEqual([false, false]);
    expect(sent).toHaveLength(1);
  });

  test('waits without a word once the record tells of the other answer', async () => {
    const { queue, sent } = await refused();
    queue.refresh({ filhos: 'false', quantos: '' }, performance.now(), asked);
    expect(await queue.flush()).toBe(true);
    expect(sent).toHaveLength(1);
    expect(queue.read()).toMatchObject({ pending: {}, saveState: { status: 'idle' } });
    expect(waiting()).toEqual({ quantos: answer('1') });
  });

  test('goes out after the answer that it depends on is in store', async () => {
    const { queue, sent, refuse } = openTab({ stored: { filhos: 'false' }, asked });
    refuse({ quantos: { isUnasked: true } });
    queue.answer('filhos', 'true', save);
    queue.answer('quantos', '1', save);
    await queue.flush();
    queue.refresh({ filhos: 'false', quantos: '' }, performance.now(), asked);
    await jest.advanceTimersByTimeAsync(1_600);
    expect(sent.map((request) => Object.keys(request).sort())).toEqual([
      ['filhos', 'quantos'],
      ['filhos'],
      ['quantos'],
    ]);
  });
});
