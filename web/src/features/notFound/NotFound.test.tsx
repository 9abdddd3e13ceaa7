import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import NotFound from './NotFound';

it('says that the page does not exist and links home', () => {
  renderUi(<NotFound />, { path: '/nada' });

  expect(screen.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
});
