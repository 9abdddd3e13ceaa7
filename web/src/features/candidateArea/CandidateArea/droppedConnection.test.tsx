/** A connection that drops while something is asked for once: it goes again by itself, and nothing is said of it. */
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { toast, toastStore } from '../../../components/Toast/toast';
import { loadTexts } from '../../../i18n';
import { serveGraphql, type GraphqlAnswer } from '../../../testing/graphqlServer';
import { field, profile, question } from '../../../testing/ownCandidate';
import { renderUi } from '../../../testing/renderUi';
import { resetSession } from '../../../testing/session';
import CandidateArea from './CandidateArea';

beforeEach(async () => {
  resetSession();
  toast.clear();
  await loadTexts('candidate', 'fields');
});
let endListening = () => {};
afterEach(() => {
  endListening();
  jest.useRealTimers();
});

/** The area of a server that does what it is asked for each time, and loses its first answer to the mutation of this name. */
function open(mutation: string, data: object, done: object) {
  let isDone = false;
  const calls = serveGraphql(({ operation }): GraphqlAnswer => {
    if (operation === 'OwnCandidate') return profile(isDone ? { ...data, ...done } : data);
    const hasAnswered = isDone;
    isDone = true;
    if (!hasAnswered) throw new TypeError('offline');
    return { data: { [`${mutation[0]?.toLowerCase()}${mutation.slice(1)}`]: { candidate: null, userErrors: [] } } };
  });
  const { user } = renderUi(<CandidateArea />);
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    await user.click(button);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  };
  // All that was told: what is over, as a page that follows says the same, is taken away some time after it.
  const messages = new Map<number, string>();
  endListening = toastStore.subscribe(() => {
    for (const { id, tone, title } of toastStore.read()) messages.set(id, `${tone}: ${title}`);
  });
  const told = () => [...messages.values()];
  return { user, press, told, sent: () => calls.filter(({ operation }) => operation === mutation) };
}

it('while the consent is accepted', async () => {
  const { user, press, told, sent } = open('AcceptConsent', { hasConsented: false }, { hasConsented: true });
  await user.click(await screen.findByRole('checkbox'));
  await press('Aceitar e Continuar');
  await question('Nome completo');
  expect(sent()).toHaveLength(2);
  expect(told()).toEqual([]);
});

it('while the form is finished', async () => {
  const { press, told, sent } = open('FinishOwnForm', { fields: [field({ value: 'Natal' })] }, {});
  await press('Confirmar e Finalizar');
  expect(sent()).toHaveLength(2);
  expect(told()).toEqual(['success: Cadastro finalizado!']);
});

it('while the consent is taken back', async () => {
  const { user, press, told, sent } = open('WithdrawConsent', {}, { hasConsented: false });
  await user.click(await screen.findByRole('button', { name: 'Revogar consentimento' }));
  await press('Revogar');
  await question('Termo de Consentimento (LGPD)');
  expect(sent()).toHaveLength(2);
  expect(told()).toEqual(['success: Consentimento revogado']);
});

it('while a correction is asked for', async () => {
  const { user, press, sent } = open('RequestOwnCorrection', { status: 'COMPLETE' }, {});
  await user.click(await screen.findByRole('button', { name: 'Pedir correção' }));
  await user.type(screen.getByRole('textbox'), 'Mudei de telefone.');
  await press('Enviar pedido');
  expect(await screen.findByText(/^Pedido de correção enviado em/)).toBeVisible();
  expect(sent()).toHaveLength(2);
});
