/** The record is loaded again while the form is open: what others have changed since is what the candidate reads. */
import { jest } from '@jest/globals';
import { answer, CANDIDATE, openTab, savedAt, stopTheClock, waiting } from '../../testing/answerTab';

stopTheClock();

/** When a record is asked for, of which all that has happened so far is part. */
async function askForRecord(): Promise<number> {
  await jest.advanceTimersByTimeAsync(1);
  return performance.now();
}

test('what does not wait here is what the record holds, and the next answer replaces exactly that', async () => {
  const { queue, sent } = openTab({ stored: { cidade: 'Recife', uf: 'PE' } });
  queue.refresh({ cidade: 'Olinda', uf: 'PE' }, await askForRecord());
  expect(queue.read().answers).toEqual({ cidade: 'Olinda', uf: 'PE' });
  queue.answer('cidade', 'Natal', { save: true });
  await queue.flush();
  expect(sent).toEqual([{ cidade: expect.objectContaining({ value: 'Natal', previousValue: 'Olinda' }) }]);
});

test.each([
  ['is to be sent', true],
  ['is half typed', false],
])('an answer that %s stays, and still replaces what the candidate has read', async (_what, save) => {
  const { queue } = openTab({ stored: { cidade: 'Recife', uf: 'PE' } });
  queue.answer('cidade', 'Nat', { save });
  queue.refresh({ cidade: 'Olinda', uf: 'RN' }, await askForRecord());
  expect(queue.read().answers).toEqual({ cidade: 'Nat', uf: 'RN' });
  expect(waiting()).toEqual({ cidade: expect.objectContaining(answer('Nat', 'Recife')) });
});

test('a record that was asked for before an answer was saved brings back nothing; a later one is believed', async () => {
  const { queue, sent, next } = openTab({ stored: { cidade: 'Recife' } });
  let store: () => void = () => undefined;
  next(() => new Promise((resolve) => (store = () => resolve({ savedAt, refused: {} }))));
  queue.answer('cidade', 'Natal', { save: true });
  const saving = queue.flush();
  const before = await askForRecord();
  store();
  await saving;
  queue.refresh({ cidade: 'Recife' }, before);
  expect(queue.read().answers['cidade']).toBe('Natal');
  queue.refresh({ cidade: 'Olinda' }, await askForRecord());
  expect(queue.read().answers['cidade']).toBe('Olinda');
  queue.answer('cidade', 'Caruaru', { save: true });
  await queue.flush();
  expect(sent[1]).toEqual({ cidade: expect.objectContaining({ previousValue: 'Olinda' }) });
});

test('nor does it bring back what another tab has replaced', async () => {
  const { queue } = openTab({ stored: { cidade: 'Recife' } });
  const before = await askForRecord();
  const key = `esteira.answers.${CANDIDATE}.cidade`;
  const tell = (newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  tell(JSON.stringify(answer('Natal', 'Recife')));
  tell(null);
  queue.refresh({ cidade: 'Recife' }, before);
  expect(queue.read().answers['cidade']).toBe('Natal');
});
