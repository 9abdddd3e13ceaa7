/** 'Equipe': the accounts of the staff. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { staffAccount } from '../../testing/staffAccount';
import { serveStaff } from '../../testing/staffServer';
import StaffScreen from './StaffScreen';

const ana = staffAccount({ isViewer: true });
const bia = staffAccount({ id: 'bia', name: 'Bia Reis', email: 'bia@esteira.local' });
const caio = staffAccount({ id: 'caio', name: 'Caio Melo', email: 'caio@esteira.local', isInvited: true });
const davi = staffAccount({ id: 'davi', name: 'Davi Sá', email: 'davi@esteira.local', active: false });

/** A server with these accounts, whose mutations answer as told. */
function serve(answers: Record<string, unknown> = {}) {
  const state = { accounts: [ana, bia, caio, davi] };
  const demand = { demandedAt: null, demandedBy: null, lackingCount: 4 };
  const server = serveStaff({
    staffAccounts: () => state.accounts,
    twoFactorDemands: { staff: demand, companies: demand },
    viewer: { id: 'viewer', twoFactor: null },
    ...answers,
  });
  return { server, state };
}
const open = (path = '/admin/equipe') => renderStaff(<StaffScreen />, { path });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const buttonsOf = async (name: string) =>
  (await row(name))
    .getAllByRole('button')
    .map(({ ariaLabel, textContent }) => (ariaLabel ?? textContent).replace(` ${name}`, ''));
const reauthentication = {
  code: 'REAUTHENTICATION_REQUIRED',
  field: null,
  message: 'Confirme sua senha para continuar.',
};

test('lists everybody with their state, and offers what can be done with each', async () => {
  serve();
  await open();
  expect((await row('Ana Lima')).getByText('Você')).toBeVisible();
  expect((await row('Bia Reis')).getByText('Ativa')).toBeVisible();
  expect((await row('Caio Melo')).getByText('Convidada')).toBeVisible();
  expect((await row('Davi Sá')).getByText('Desativada')).toBeVisible();
  expect(await buttonsOf('Ana Lima')).toEqual(['Renomear']);
  expect(await buttonsOf('Bia Reis')).toEqual(['Renomear', 'Desativar']);
  expect(await buttonsOf('Caio Melo')).toEqual(['Renomear', 'Reenviar convite', 'Desativar']);
  expect(await buttonsOf('Davi Sá')).toEqual(['Renomear', 'Ativar', 'Excluir']);
});

test('invites somebody, asks for the own password where it is wanted, and shows the first password once', async () => {
  let isConfirmed = false;
  const eva = staffAccount({ id: 'eva', name: 'Eva Luz', email: 'eva@esteira.local', isInvited: true });
  const { server, state } = serve({
    reauthenticate: () => {
      isConfirmed = true;
      return { userErrors: [] };
    },
    inviteStaff: () => {
      if (!isConfirmed) return { account: null, temporaryPassword: null, userErrors: [reauthentication] };
      state.accounts = [...state.accounts, eva];
      return { account: eva, temporaryPassword: 'Senha23456', userErrors: [] };
    },
  });
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Convidar pessoa' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Convidar pessoa' }));
  await user.type(dialog.getByLabelText(/Nome/), 'Eva Luz');
  await user.type(dialog.getByLabelText(/E-mail/), 'eva@esteira.local{Enter}');
  const question = within(await screen.findByRole('dialog', { name: 'Confirme sua senha' }));
  await user.type(question.getByLabelText('Sua senha'), 'minha-senha{Enter}');
  const shown = within(await screen.findByRole('dialog', { name: 'Convite enviado' }));
  expect(shown.getByLabelText('Senha temporária')).toHaveValue('Senha23456');
  expect(server.lastOf('InviteStaff')).toEqual({ input: { name: 'Eva Luz', email: 'eva@esteira.local' } });
  await waitFor(() => expect(address()).toBe('/admin/equipe?dialog=invited'));
  await user.click(shown.getByRole('button', { name: 'Concluir' }));
  await waitFor(() => expect(address()).toBe('/admin/equipe'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect((await row('Eva Luz')).getByText('Convidada')).toBeVisible();
});

test('a reload while the first password is shown comes back to the list, and not to an empty form', async () => {
  serve();
  await open('/admin/equipe?dialog=invited');
  await row('Ana Lima');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a refused invitation is told at its field, and what is missing is asked for', async () => {
  const message = 'Já existe um usuário com este e-mail.';
  const { server } = serve({
    inviteStaff: {
      account: null,
      temporaryPassword: null,
      userErrors: [{ code: 'CONFLICT', field: ['email'], message }],
    },
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Convidar pessoa' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Convidar pessoa' }));
  await user.click(dialog.getByRole('button', { name: 'Convidar' }));
  expect(await dialog.findAllByText('Preencha este campo.')).toHaveLength(2);
  expect(server.callsOf('InviteStaff')).toEqual([]);
  await user.type(dialog.getByLabelText(/Nome/), 'Bia');
  await user.type(dialog.getByLabelText(/E-mail/), 'bia@esteira.local{Enter}');
  await waitFor(() =>
    expect(dialog.getByLabelText(/E-mail/)).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
});

test('switches an account off after a question, and keeps the question where that is refused', async () => {
  let refusal: object[] = [{ code: 'CONFLICT', field: null, message: 'A conta foi alterada por outra pessoa.' }];
  const { server, state } = serve({
    updateStaffAccount: () => {
      if (refusal.length > 0) return { account: null, userErrors: refusal };
      const off = { ...bia, active: false };
      state.accounts = [ana, off];
      return { account: off, userErrors: [] };
    },
  });
  const { user } = await open();
  await user.click((await row('Bia Reis')).getByRole('button', { name: 'Desativar Bia Reis' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Desativar conta' }));
  await user.click(question.getByRole('button', { name: 'Desativar' }));
  expect(await screen.findByText('A conta foi alterada por outra pessoa.')).toBeVisible();
  refusal = [];
  await user.click(question.getByRole('button', { name: 'Desativar' }));
  await waitFor(async () => expect((await row('Bia Reis')).getByText('Desativada')).toBeVisible());
  expect(server.lastOf('UpdateStaffAccount')).toEqual({ input: { id: 'bia', active: false } });
});

test('switches an account on once the password was given', async () => {
  let isConfirmed = false;
  const { server } = serve({
    reauthenticate: () => {
      isConfirmed = true;
      return { userErrors: [] };
    },
    updateStaffAccount: () =>
      isConfirmed
        ? { account: { ...davi, active: true }, userErrors: [] }
        : { account: null, userErrors: [reauthentication] },
  });
  const { user } = await open();
  await user.click((await row('Davi Sá')).getByRole('button', { name: 'Ativar Davi Sá' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirme sua senha' }));
  expect(screen.queryByText('Não foi possível ativar')).not.toBeInTheDocument();
  await user.type(question.getByLabelText('Sua senha'), 'minha-senha{Enter}');
  expect(await screen.findByText('Conta ativada')).toBeVisible();
  expect(server.callsOf('UpdateStaffAccount').map(({ variables }) => variables)).toEqual([
    { input: { id: 'davi', active: true } },
    { input: { id: 'davi', active: true } },
  ]);
});

test('shows the password of somebody who is invited anew as the account is switched on, and how to hand it over', async () => {
  const eva = staffAccount({ id: 'eva', name: 'Eva Luz', active: false, isInvited: true });
  const { state } = serve({
    updateStaffAccount: { account: { ...eva, active: true }, temporaryPassword: 'Nova12345', userErrors: [] },
  });
  state.accounts = [ana, eva];
  const { user } = await renderStaff(<StaffScreen />, { path: '/admin/equipe', canMail: false });
  await user.click((await row('Eva Luz')).getByRole('button', { name: 'Ativar Eva Luz' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Conta criada' }));
  expect(shown.getByLabelText('Senha temporária')).toHaveValue('Nova12345');
  expect(shown.getByText(/Nada foi enviado: entregue os dados à pessoa/)).toBeVisible();
});

test('a row that is gone closes its dialog, and is gone from the list', async () => {
  const { state } = serve({
    updateStaffAccount: () => {
      state.accounts = [ana];
      return { account: null, userErrors: [{ code: 'NOT_FOUND', field: null, message: 'Conta não encontrada.' }] };
    },
  });
  const { user } = await open();
  await user.click((await row('Bia Reis')).getByRole('button', { name: 'Renomear Bia Reis' }));
  await user.type(screen.getByRole('textbox', { name: /Nome/ }), ' Costa{Enter}');
  expect(await screen.findByText('Conta não encontrada.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Bia Reis/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('invites again and shows the new password; why not is told', async () => {
  const message = 'Esta pessoa já criou a própria senha.';
  let answer: object = {
    account: null,
    temporaryPassword: null,
    userErrors: [{ code: 'PRECONDITION_FAILED', field: null, message }],
  };
  serve({ inviteStaffAgain: () => answer });
  const { user } = await open();
  const again = (await row('Caio Melo')).getByRole('button', { name: 'Reenviar convite Caio Melo' });
  await user.click(again);
  expect(await screen.findByText(message)).toBeVisible();
  answer = { account: caio, temporaryPassword: 'Outra98765', userErrors: [] };
  await user.click(again);
  const shown = within(await screen.findByRole('dialog', { name: 'Convite enviado' }));
  expect(shown.getByLabelText('Senha temporária')).toHaveValue('Outra98765');
});

test('renames an account; a refusal stands at the field', async () => {
  let userErrors: object[] = [{ code: 'REQUIRED', field: ['name'], message: 'Informe o nome.' }];
  const { state } = serve({
    updateStaffAccount: ({ input }: { input: { name: string } }) => {
      if (userErrors.length > 0) return { account: null, userErrors };
      const renamed = { ...bia, name: input.name };
      state.accounts = [ana, renamed];
      return { account: renamed, userErrors };
    },
  });
  const { user } = await open();
  await user.click((await row('Bia Reis')).getByRole('button', { name: 'Renomear Bia Reis' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Renomear' }));
  await user.clear(dialog.getByLabelText(/Nome/));
  await user.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText('Informe o nome.')).toBeVisible();
  userErrors = [];
  await user.type(dialog.getByLabelText(/Nome/), 'Bia Costa{Enter}');
  expect((await row('Bia Costa')).getByText('bia@esteira.local')).toBeVisible();
});

test('deletes an account that is off', async () => {
  const { state } = serve({
    deleteStaffAccount: () => {
      state.accounts = [ana, bia, caio];
      return { deletedId: 'davi', userErrors: [] };
    },
  });
  const { user } = await open();
  await user.click((await row('Davi Sá')).getByRole('button', { name: 'Excluir Davi Sá' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Excluir conta' }));
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  await waitFor(() => expect(screen.queryByText('Davi Sá')).not.toBeInTheDocument());
});

test('says when the accounts could not be loaded, and loads them again', async () => {
  const { server } = serve();
  let isBroken = true;
  server.intercept('StaffAccounts', () => (isBroken ? { error: { code: 'FORBIDDEN' } } : null));
  const { user } = await open();
  expect(await screen.findByText('Não foi possível carregar a equipe')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect((await row('Bia Reis')).getByText('Ativa')).toBeVisible();
});
