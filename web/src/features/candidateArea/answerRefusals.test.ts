import { jest } from '@jest/globals';
import { answer, openTab, stopTheClock, waiting } from '../../testing/answerTab';

stopTheClock();

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
    expect(await queue.flush()).toBe(true);
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
