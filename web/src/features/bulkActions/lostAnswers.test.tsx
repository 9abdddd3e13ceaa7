/** What is told of several candidates where the answer to one of the requests does not come. */
import { screen, within } from '@testing-library/react';
import { openQueue, serveQueue } from '../../testing/attentionQueue';
import { candidateData } from '../../testing/staffData';
import type { GraphqlAnswer } from '../../testing/graphqlServer';

interface Selected {
  input: { selection: { candidateIds: string[] }; dryRun: boolean };
}

/** Reminds so many people; the second request for real is answered otherwise. */
async function remind(count: number, otherwise: () => GraphqlAnswer) {
  const server = serveQueue(
    Array.from({ length: count }, (_, at) => ({
      reason: 'NO_ANSWER',
      candidate: candidateData({ id: `p${at + 1}`, name: `Pessoa ${at + 1}` }),
    })),
  );
  const forReal = () =>
    server.callsOf('RemindCandidates').filter(({ variables }) => !(variables as unknown as Selected).input.dryRun);
  server.intercept('RemindCandidates', () => (forReal().length === 2 ? otherwise() : null));
  const { user } = await openQueue('/client?stage=OVERDUE');
  await user.click(await screen.findByRole('button', { name: 'Enviar lembrete' }));
  await user.click(await screen.findByRole('button', { name: `Enviar lembrete a ${count} candidatos` }));
  await screen.findByText(`Concluído para 25 de ${count}.`);
  const dialog = within(screen.getByRole('dialog', { name: 'Enviar lembretes' }));
  const told = dialog.getAllByRole('listitem').map((item) => item.textContent ?? '');
  return { forReal, ofPerson: (at: number) => told.find((text) => text.startsWith(`Pessoa ${at}F`)) ?? '' };
}

const lost = (): GraphqlAnswer => {
  throw new TypeError('Failed to fetch');
};

test('those of the lost answer are told as in doubt, those behind them as not done, and nothing is tried twice', async () => {
  const { forReal, ofPerson } = await remind(60, lost);
  expect(ofPerson(25)).toBe('Pessoa 25Feito');
  for (const at of [26, 50]) {
    expect(ofPerson(at)).toMatch(/Não se sabe se foi feito; confira\. A conexão com o servidor foi perdida\.$/);
  }
  for (const at of [51, 60]) expect(ofPerson(at)).toMatch(/Não foi feito\. A conexão com o servidor foi perdida\.$/);
  expect(forReal()).toHaveLength(2);
});

test.each([
  ['UNAVAILABLE', 503, 'O servidor está ocupado.', 'Não se sabe se foi feito; confira. O servidor está ocupado.'],
  ['FORBIDDEN', 403, 'Acesso retirado.', 'Não foi feito. Acesso retirado.'],
])('a request that is answered with %s says the reason', async (code, status, message, ofAsked) => {
  const { ofPerson } = await remind(51, () => ({ status, error: { code, message } }));
  expect(ofPerson(26)).toContain(ofAsked);
  expect(ofPerson(51)).toContain(`Não foi feito. ${message}`);
});

test('who was not reached, or not as far as is known, stays chosen once the results have been read', async () => {
  const server = serveQueue(
    Array.from({ length: 27 }, (_, at) => ({
      reason: 'NO_ANSWER',
      candidate: candidateData({ id: `p${at + 1}`, name: `Pessoa ${at + 1}` }),
    })),
    { p27: 'Já foi lembrada hoje.' },
  );
  const { user } = await openQueue();
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
  await user.click(screen.getByRole('button', { name: 'Selecionar todos os 27' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar lembrete' }));
  const start = await screen.findByRole('button', { name: 'Enviar lembrete a 26 candidatos' });
  server.intercept('RemindCandidates', ({ variables }) =>
    (variables as unknown as Selected).input.selection.candidateIds.length === 1 ? lost() : null,
  );
  await user.click(start);
  await screen.findByText('Concluído para 25 de 26.');
  await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0]!);
  expect(await screen.findByText('1 selecionado')).toBeVisible();
  server.intercept('RemindCandidates', () => null);
  await user.click(screen.getByRole('button', { name: 'Enviar lembrete' }));
  await screen.findByText('Será feito para 1 de 1:');
  expect(server.lastOf('RemindCandidates')['input']).toEqual({ selection: { candidateIds: ['p26'] }, dryRun: true });
});

describe('a preview that is not there', () => {
  /** Asks whom reminders would reach, to which the server answers so. */
  async function ask(answer: () => GraphqlAnswer) {
    const server = serveQueue([{ reason: 'NO_ANSWER', candidate: candidateData({ id: 'p1', name: 'Pessoa 1' }) }]);
    server.intercept('RemindCandidates', answer);
    const { user } = await openQueue();
    await user.click(await screen.findByRole('checkbox', { name: 'Selecionar estes' }));
    await user.click(await screen.findByRole('button', { name: 'Enviar lembrete' }));
    return { server, user };
  }

  test.each([
    ['an answer that is lost', lost, /^Sem resposta do servidor/],
    [
      'too many requests',
      () => ({ status: 429, error: { code: 'RATE_LIMITED', message: 'Muitas tentativas.' } }),
      /^Muitas tentativas/,
    ],
    [
      'a busy server',
      () => ({ status: 503, error: { code: 'UNAVAILABLE', message: 'O servidor está ocupado.' } }),
      /^O servidor está ocupado/,
    ],
  ] as const)('for %s is asked for again by its button', async (_why, answer, words) => {
    const { server, user } = await ask(answer);
    expect(await screen.findByText(words)).toBeVisible();
    server.intercept('RemindCandidates', () => null);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByText('Será feito para 1 de 1:')).toBeVisible();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });

  const refused = { code: 'INVALID', field: ['dueOn'], message: 'O prazo não pode ficar no passado.' };
  const payload = { __typename: 'CandidateActionPayload', results: null };

  test.each([
    [
      'a value that is wrong',
      () => ({ data: { outcome: { ...payload, userErrors: [{ __typename: 'UserError', ...refused }] } } }),
      refused.message,
    ],
    [
      'a right that is lacking',
      () => ({ status: 403, error: { code: 'FORBIDDEN', message: 'Sem permissão.' } }),
      'Sem permissão.',
    ],
  ] as const)('for %s could only be refused again, and has no such button', async (_why, answer, words) => {
    await ask(answer);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });
});
