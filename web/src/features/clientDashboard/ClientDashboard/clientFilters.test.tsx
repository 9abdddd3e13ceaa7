/** The filters of a client's list: told by chips, taken away by one button, and left where nothing matches. */
import { screen, waitFor } from '@testing-library/react';
import { card, render, serve } from '../../../testing/clientDashboard';
import { candidateData } from '../../../testing/staffData';

test('chips tell the filters, and one button takes them all away', async () => {
  const server = serve([candidateData({ name: 'Ana' })]);
  const { user, address } = await render('/client?status=COMPLETE');
  await card('Ana');
  expect(screen.getByText('Status: Completo')).toBeInTheDocument();
  expect(server.lastOf('ClientDashboard')['filter']).toEqual({ stages: ['COMPLETE', 'CONFIRMED'] });
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(server.lastOf('ClientDashboard')['filter']).toEqual({}));
  expect(address()).toBe('/client');
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).not.toBeInTheDocument();
});

test('a search without a result leads back to everybody', async () => {
  serve([candidateData({ name: 'Ana' })]);
  const { user, address } = await render('/client?search=xyz');
  await screen.findByText('Nenhum candidato encontrado');
  await user.click(screen.getByRole('button', { name: 'Mostrar todos' }));
  expect(await card('Ana')).toBeVisible();
  expect(address()).toBe('/client');
});

test('a card shows how far its candidate has come', async () => {
  serve([candidateData({ name: 'Ana', progress: 40 })]);
  await render();
  expect(await card('Ana')).toHaveTextContent('40%');
});
