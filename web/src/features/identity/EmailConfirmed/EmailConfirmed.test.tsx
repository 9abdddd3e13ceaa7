import { screen } from '@testing-library/react';
import { renderUi } from '../../../testing/renderUi';
import EmailConfirmed from './EmailConfirmed';

it.each([
  ['success', 'E-mail confirmado com sucesso!'],
  ['already-confirmed', 'E-mail já confirmado'],
])('leads to the sign-in when the status is %s', async (status, title) => {
  renderUi(<EmailConfirmed />, { path: `/email-confirmed?status=${status}` });

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
});

it.each(['?status=invalid', '?status=', ''])('says ‘Processando’ for %j and leads home', async (query) => {
  renderUi(<EmailConfirmed />, { path: `/email-confirmed${query}` });

  expect(await screen.findByRole('heading', { name: 'Processando' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toBeVisible();
});
