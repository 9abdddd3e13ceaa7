import { act, screen, waitFor, within } from '@testing-library/react';
import { openQueue, serveQueue, type Stuck } from '../../testing/attentionQueue';
import { candidateData } from '../../testing/staffData';

const silent = (count: number): Stuck[] =>
  Array.from({ length: count }, (_, index) => ({
    reason: 'NO_ANSWER',
    candidate: candidateData({ id: `p${index + 1}`, name: `Pessoa ${index + 1}`, nextAction: 'REMIND' }),
  }));

const shown = async () =>
  within(await screen.findByRole('region', { name: 'Sem resposta' })).getAllByRole('link', { name: /^Pessoa/ });

async function openTwoPages(count: number) {
  const server = serveQueue(silent(count));
  const { user } = await openQueue();
  await user.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  await waitFor(async () => expect(await shown()).toHaveLength(20));
  return { server, user };
}

test('a group that is read anew after an action keeps the people who were asked for besides', async () => {
  const { server, user } = await openTwoPages(35);
  const counts: number[] = [];
  const watch = new MutationObserver(() => {
    counts.push(screen.queryAllByRole('link', { name: /^Pessoa/ }).length);
  });
  watch.observe(document.body, { subtree: true, childList: true });
  await user.click(screen.getByRole('button', { name: 'Enviar lembrete para Pessoa 15' }));
  await waitFor(() => expect(server.callsOf('AttentionGroup')).toHaveLength(4));
  const [, , anew, rest] = server.callsOf('AttentionGroup').map(({ variables }) => variables);
  expect(anew).not.toHaveProperty('after');
  expect(rest).toMatchObject({ first: 10, after: 'p10' });
  await act(async () => undefined);
  watch.disconnect();
  expect(await shown()).toHaveLength(20);
  expect(Math.min(...counts)).toBe(20);
});

test('people who cannot be read are said to be missing, and are read when they are asked for again', async () => {
  const server = serveQueue(silent(15));
  const { user } = await openQueue();
  const more = await screen.findByRole('button', { name: 'Mostrar mais' });
  server.intercept('AttentionGroup', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  await user.click(more);
  expect(await screen.findByText('Não foi possível carregar mais')).toBeVisible();
  expect(await shown()).toHaveLength(10);
  server.intercept('AttentionGroup', () => null);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(async () => expect(await shown()).toHaveLength(15));
  expect(screen.queryByText('Não foi possível carregar mais')).not.toBeInTheDocument();
});
