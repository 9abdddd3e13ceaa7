import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/renderUi';
import { AppShell } from './AppShell';

test('the link to the content moves the focus, and leaves the address and the entry of the history as they are', async () => {
  history.replaceState({ usr: { cameFrom: '/admin?page=3' }, idx: 2 }, '', '/admin/campos');
  const { user } = renderUi(
    <AppShell home="/admin">
      <h1>Campos</h1>
    </AppShell>,
  );
  const entries = history.length;
  await user.tab();
  expect(screen.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect([history.length, location.pathname + location.hash]).toEqual([entries, '/admin/campos']);
  expect(history.state).toEqual({ usr: { cameFrom: '/admin?page=3' }, idx: 2 });
});
