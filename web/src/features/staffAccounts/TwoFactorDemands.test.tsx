/** Demanding two-step sign-in, in 'Equipe'. */
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { toastStore } from '../../components/Toast/toast';
import { renderStaff } from '../../testing/renderStaff';
import { staffAccount } from '../../testing/staffAccount';
import { serveStaff } from '../../testing/staffServer';
import StaffScreen from './StaffScreen';

const off = { demandedAt: null, demandedBy: null };
const on = { demandedAt: '2026-11-20T12:00:00.000Z', demandedBy: 'Bia Reis' };
const refusal = (code: string) => ({ code, field: null, message: 'do servidor' });

interface Given {
  ownEnabledAt?: string | null;
  staff?: object;
  answer?: () => object[];
}

async function open({ ownEnabledAt = on.demandedAt, staff = off, answer = () => [] }: Given = {}) {
  const state = { staff: { ...staff, lackingCount: 2 }, companies: { ...off, lackingCount: 0 } };
  const server = serveStaff({
    staffAccounts: [staffAccount({ isViewer: true })],
    twoFactorDemands: () => state,
    viewer: { id: 'viewer', twoFactor: ownEnabledAt && { enabledAt: ownEnabledAt, recoveryCodesLeft: 10 } },
    setTwoFactorDemand: ({ input }: { input: { of: string; isDemanded: boolean } }) => {
      const userErrors = answer();
      if (userErrors.length > 0) return { twoFactorDemands: null, userErrors };
      Object.assign(input.of === 'STAFF' ? state.staff : state.companies, input.isDemanded ? on : off);
      return { twoFactorDemands: state, userErrors };
    },
    reauthenticate: { userErrors: [] },
  });
  const view = await renderStaff(
    <Routes>
      <Route path="/admin/equipe" element={<StaffScreen />} />
    </Routes>,
    { path: '/admin/equipe' },
  );
  return { ...view, server, state, ofStaff: await screen.findByRole('switch', { name: 'Exigir da equipe' }) };
}
const question = (name: string) => screen.findByRole('alertdialog', { name });

test('says how many do not have it, and demands it once that is confirmed with what follows', async () => {
  const { user, server, ofStaff } = await open();
  expect(ofStaff).not.toBeChecked();
  expect(ofStaff).toHaveAccessibleDescription('2 contas da equipe ainda não têm.');
  expect(screen.getByRole('switch', { name: 'Exigir das contas dos clientes' })).toHaveAccessibleDescription(
    'Todas as contas de clientes já têm.',
  );
  await user.click(ofStaff);
  const dialog = await question('Exigir a verificação em duas etapas da equipe?');
  expect(dialog).toHaveTextContent('2 contas da equipe ainda não têm.');
  expect(dialog).toHaveTextContent('As chaves de acesso continuam funcionando.');
  expect(server.callsOf('SetTwoFactorDemand')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Exigir' }));
  await waitFor(() => expect(ofStaff).toBeChecked());
  expect(ofStaff).toHaveAccessibleDescription(/Exigida desde 20\/11\/2026, por Bia Reis\./);
  expect(server.lastOf('SetTwoFactorDemand')).toEqual({ input: { of: 'STAFF', isDemanded: true } });
  expect(toastStore.read()).toMatchObject([{ title: 'A verificação em duas etapas é exigida da equipe' }]);
});

test('is what was clicked, whatever another administrator does before it is confirmed', async () => {
  const { user, server, state, ofStaff } = await open();
  Object.assign(state.staff, on);
  await user.click(ofStaff);
  await waitFor(() => expect(ofStaff).toBeChecked());
  const dialog = await question('Exigir a verificação em duas etapas da equipe?');
  await user.click(within(dialog).getByRole('button', { name: 'Exigir' }));
  await waitFor(() =>
    expect(server.lastOf('SetTwoFactorDemand')).toEqual({ input: { of: 'STAFF', isDemanded: true } }),
  );
});

test('is demanded no longer once that is confirmed', async () => {
  const { user, server, ofStaff } = await open({ staff: on });
  expect(ofStaff).toBeChecked();
  await user.click(ofStaff);
  const dialog = await question('Deixar de exigir?');
  await user.click(within(dialog).getByRole('button', { name: 'Deixar de exigir' }));
  await waitFor(() => expect(ofStaff).not.toBeChecked());
  expect(server.lastOf('SetTwoFactorDemand')).toEqual({ input: { of: 'STAFF', isDemanded: false } });
});

test('is demanded of the staff by somebody who has it, as the question says', async () => {
  const { user, ofStaff } = await open({ ownEnabledAt: null });
  await user.click(ofStaff);
  const dialog = await question('Exigir a verificação em duas etapas da equipe?');
  expect(dialog).toHaveTextContent('Ative primeiro a verificação em duas etapas da sua própria conta');
  expect(within(dialog).getByRole('button', { name: 'Exigir' })).toBeDisabled();
});

test('wants the password where it was not given recently, and tells why it was refused', async () => {
  const refusals = [[refusal('REAUTHENTICATION_REQUIRED')], [refusal('FORBIDDEN')]];
  const { user, ofStaff } = await open({ answer: () => refusals.shift() ?? [] });
  await user.click(ofStaff);
  await user.click(
    within(await question('Exigir a verificação em duas etapas da equipe?')).getByRole('button', { name: 'Exigir' }),
  );
  const password = within(await screen.findByRole('dialog', { name: 'Confirme sua senha' }));
  expect(password.getByText(/Isto muda como as contas são abertas/)).toBeVisible();
  await user.type(password.getByLabelText('Sua senha'), 'certa{Enter}');
  await waitFor(() =>
    expect(toastStore.read()).toMatchObject([{ title: 'A exigência não foi alterada', description: 'do servidor' }]),
  );
  expect(ofStaff).not.toBeChecked();
});

test('a company’s contact is told that it is demanded, and has no switches', async () => {
  serveStaff({
    staffAccounts: [staffAccount({ isViewer: true, isContact: true })],
    viewer: { id: 'viewer', isTwoFactorDemanded: true },
  });
  await renderStaff(
    <Routes>
      <Route path="/client/equipe" element={<StaffScreen />} />
    </Routes>,
    { path: '/client/equipe', role: 'client', keepsTeam: true },
  );
  expect(await screen.findByText(/é exigida de todas as contas da empresa/)).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
