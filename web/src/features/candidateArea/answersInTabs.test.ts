import { jest } from '@jest/globals';
import { answer, CANDIDATE, openTab, savedAt, stopTheClock, waiting } from '../../testing/answerTab';
import { StoredAnswers } from './storedAnswers';

stopTheClock();

/** What browsers tell the other tabs of a change in storage. */
function tellOtherTabs(key: string) {
  const name = `esteira.answers.${CANDIDATE}.${key}`;
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: localStorage.getItem(name) }));
}
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
    // Browsers tell the other tabs of each of these, and nothing was written after it was removed.
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
