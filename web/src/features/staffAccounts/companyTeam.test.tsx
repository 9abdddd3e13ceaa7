/** 'Equipe' of a company: as its contact sees it, and as administrators do. */
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderStaff } from '../../testing/renderStaff';
import { staffAccount } from '../../testing/staffAccount';
import { clientData } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import StaffScreen from './StaffScreen';

const marina = { id: 'marina', name: 'Marina Tavares', email: 'marina@litoral.com' };
const colleague = staffAccount({ id: 'caio', name: 'Caio Melo', email: 'caio@litoral.com' });
const invited = { account: colleague, temporaryPassword: 'Senha23456', userErrors: [] };

const serve = (contact: object) =>
  serveStaff({
    staffAccounts: () => [staffAccount({ ...marina, isContact: true, ...contact }), colleague],
    node: clientData({ id: 'c1', companyName: 'Litoral Ltda.' }),
    inviteStaff: invited,
  });

const open = (path: string, role: 'admin' | 'client', keepsTeam = true) =>
  renderStaff(
    <Routes>
      <Route path="/admin/clientes/:id/equipe" element={<StaffScreen />} />
      <Route path="/client/equipe" element={<StaffScreen />} />
      <Route path="/client" element={<p>Painel do Cliente</p>} />
    </Routes>,
    { path, role, keepsTeam },
  );

async function invite(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Convidar pessoa' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Convidar pessoa' }));
  expect(dialog.getByText(/vê, altera e confirma os candidatos dela/)).toBeVisible();
  await user.type(dialog.getByLabelText(/Nome/), 'Caio Melo');
  await user.type(dialog.getByLabelText(/E-mail/), 'caio@litoral.com{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Convite enviado' })).toBeVisible();
}

test('the contact keeps the accounts of colleagues, and not the own one', async () => {
  const server = serve({ isViewer: true });
  const { user } = await open('/client/equipe', 'client');
  const contact = within(await screen.findByRole('row', { name: /Marina Tavares/ }));
  expect(contact.getByText('Contato')).toBeVisible();
  expect(contact.getByText('Você')).toBeVisible();
  expect(contact.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Desativar Caio Melo' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Equipe' })).toBeVisible();
  expect(screen.getByText(/Quem entra pela empresa/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Voltar/ })).toHaveAttribute('href', '/client');
  await invite(user);
  expect(server.lastOf('StaffAccounts')).toEqual({});
  expect(server.lastOf('InviteStaff')).toEqual({ input: { name: 'Caio Melo', email: 'caio@litoral.com' } });
});

test('administrators keep the accounts of the company that they come from', async () => {
  const server = serve({});
  const { user } = await open('/admin/clientes/c1/equipe', 'admin');
  expect(await screen.findByRole('heading', { name: 'Equipe de Litoral Ltda.' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Voltar/ })).toHaveAttribute('href', '/admin/clientes/c1');
  await invite(user);
  expect(server.lastOf('StaffAccounts')).toEqual({ clientId: 'c1' });
  expect(server.lastOf('InviteStaff')).toEqual({
    input: { name: 'Caio Melo', email: 'caio@litoral.com', clientId: 'c1' },
  });
});

test('a colleague who is not the contact is led to the dashboard', async () => {
  const server = serve({});
  const { address } = await open('/client/equipe', 'client', false);
  expect(await screen.findByText('Painel do Cliente')).toBeVisible();
  expect(address()).toBe('/client');
  expect(server.callsOf('StaffAccounts')).toEqual([]);
});
