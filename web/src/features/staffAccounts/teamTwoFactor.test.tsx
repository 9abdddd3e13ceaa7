/** Two-step sign-in of others in 'Equipe'. */
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { toastStore } from '../../components/Toast/toast';
import { renderStaff } from '../../testing/renderStaff';
import { staffAccount } from '../../testing/staffAccount';
import { clientData } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import StaffScreen from './StaffScreen';

const ana = staffAccount({ id: 'ana', name: 'Ana Lima', isViewer: true, hasTwoFactor: true });
const marina = staffAccount({ id: 'marina', name: 'Marina Tavares', isContact: true, hasTwoFactor: true });
const caio = staffAccount({ id: 'caio', name: 'Caio Melo' });
const refusal = (code: string) => ({ code, field: null, message: 'do servidor' });

async function open(answer: () => object) {
  const server = serveStaff({
    staffAccounts: [ana, marina, caio],
    node: clientData({ id: 'c1', companyName: 'Litoral Ltda.' }),
    disableStaffTwoFactor: answer,
    reauthenticate: { userErrors: [] },
  });
  const view = await renderStaff(
    <Routes>
      <Route path="/admin/clientes/:id/equipe" element={<StaffScreen />} />
    </Routes>,
    { path: '/admin/clientes/c1/equipe' },
  );
  const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  return { ...view, server, row };
}

/** Switches it off for the contact, and says so in the question. */
async function disable({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Desativar verificação Marina Tavares' }));
  const question = screen.getByRole('alertdialog', {
    name: 'Desativar a verificação em duas etapas de Marina Tavares?',
  });
  await user.click(within(question).getByRole('button', { name: 'Desativar verificação' }));
}

test('shows who has it, and offers to switch it off for others, the contact as well', async () => {
  const { row } = await open(() => ({ account: marina, userErrors: [] }));
  expect((await row('Ana Lima')).getByText('Duas etapas')).toBeVisible();
  expect((await row('Marina Tavares')).getByText('Duas etapas')).toBeVisible();
  expect((await row('Caio Melo')).queryByText('Duas etapas')).not.toBeInTheDocument();
  const names = screen.getAllByRole('button', { name: /Desativar verificação/ }).map((button) => button.textContent);
  expect(names).toEqual(['Desativar verificação Marina Tavares']);
});

test('switches it off once the password was given, and loads the list again', async () => {
  let calls = 0;
  const view = await open(() => {
    calls += 1;
    if (calls === 1) return { account: null, userErrors: [refusal('REAUTHENTICATION_REQUIRED')] };
    return { account: { ...marina, hasTwoFactor: false }, userErrors: [] };
  });
  await disable(view);
  const reads = () => view.server.callsOf('StaffAccounts').length;
  const password = within(await screen.findByRole('dialog', { name: 'Confirme sua senha' }));
  await view.user.type(password.getByLabelText('Sua senha'), 'certa');
  const before = reads();
  await view.user.keyboard('{Enter}');
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject([{ title: 'Verificação em duas etapas de Marina Tavares desativada' }]),
  );
  expect(view.server.callsOf('DisableStaffTwoFactor').map(({ variables }) => variables)).toEqual([
    { input: { id: 'marina' } },
    { input: { id: 'marina' } },
  ]);
  await waitFor(() => expect(reads()).toBe(before + 1));
});

test('tells why it was not switched off', async () => {
  const view = await open(() => ({ account: null, userErrors: [refusal('NOT_FOUND')] }));
  await disable(view);
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject([
      { title: 'A verificação não foi desativada', description: 'do servidor' },
    ]),
  );
});
