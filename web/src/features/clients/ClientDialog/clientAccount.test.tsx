import { screen, within } from '@testing-library/react';
import { renderStaff } from '../../../testing/renderStaff';
import { clientData, type ClientData } from '../../../testing/staffData';
import { serveStaff } from '../../../testing/staffServer';
import ClientDialog from './ClientDialog';

async function open(known: ClientData, id = known.id) {
  const server = serveStaff({
    formFields: [],
    node: known,
    createClient: { client: known, temporaryPassword: 'Temp1234', userErrors: [] },
    updateClient: { client: known, userErrors: [] },
  });
  const nothing = () => {};
  const dialog = (
    <ClientDialog id={id} deleting={false} onDelete={nothing} onKeep={nothing} onDeleted={nothing} onClose={nothing} />
  );
  const { user } = await renderStaff(dialog);
  const email = await screen.findByRole('textbox', { name: 'E-mail' });
  return { user, server, email };
}

const WARNING =
  'Ao salvar outro e-mail, a senha atual deixa de valer, as sessões abertas terminam e uma nova senha é enviada ao novo endereço. Se o cliente tiver sido desativado, ela é enviada quando ele for ativado. As outras contas da equipe do cliente continuam valendo: confira-as em Equipe.';

describe('another e-mail for a client', () => {
  test('is told to end the password, before it is saved', async () => {
    const { user, email } = await open(clientData({ email: 'errada@exemplo.com' }));
    expect(email).not.toHaveAccessibleDescription();
    await user.clear(email);
    await user.type(email, 'certa@exemplo.com');
    expect(email).toHaveAccessibleDescription(WARNING);
    await user.clear(email);
    await user.type(email, ' Errada@exemplo.com');
    expect(email).not.toHaveAccessibleDescription();
  });

  test('that is a new one has no password to end, and nothing is said', async () => {
    const { user, email } = await open(clientData(), 'new');
    await user.type(email, 'certa@exemplo.com');
    expect(email).not.toHaveAccessibleDescription();
  });

  test('who is deactivated with it is told the same, as the password ends all the same', async () => {
    const { user, email } = await open(clientData({ active: true }));
    await user.click(screen.getByRole('checkbox', { name: 'Cliente ativo' }));
    expect(email).not.toHaveAccessibleDescription();
    await user.type(email, '.br');
    expect(email).toHaveAccessibleDescription(WARNING);
  });
});

test('a save without a connection says so in the red box, and nothing is lost', async () => {
  const { user, server, email } = await open(clientData({ email: 'ana@exemplo.com' }));
  server.intercept('UpdateClient', () => {
    throw new TypeError('Failed to fetch');
  });
  await user.type(email, '.br');
  await user.click(screen.getByRole('button', { name: 'Atualizar Cliente' }));
  expect((await screen.findByText('Erro ao salvar cliente')).closest('[role="alert"]')).toHaveTextContent(
    'Sem resposta do servidor. Verifique sua conexão e tente novamente.',
  );
  expect(email).toHaveValue('ana@exemplo.com.br');
});

async function fillIn(user: Awaited<ReturnType<typeof open>>['user'], email: HTMLElement) {
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Marta');
  await user.type(screen.getByRole('textbox', { name: 'Nome da Empresa' }), 'Litoral');
  await user.type(email, 'marta@litoral.com');
  await user.type(screen.getByRole('textbox', { name: 'CNPJ' }), '00000000000191');
  await user.click(screen.getByRole('button', { name: 'Criar Cliente' }));
}

test('a creation without a connection says so too, and nothing is lost', async () => {
  const { user, server, email } = await open(clientData({ id: 'c1' }), 'new');
  server.intercept('CreateClient', () => {
    throw new TypeError('Failed to fetch');
  });
  await fillIn(user, email);
  expect((await screen.findByText('Erro ao salvar cliente')).closest('[role="alert"]')).toHaveTextContent(
    'Sem resposta do servidor. Verifique sua conexão e tente novamente.',
  );
  expect(email).toHaveValue('marta@litoral.com');
});

/** Creates a client whose account has this state, and gives the dialog with its first password. */
async function create({ active }: { active: boolean }) {
  const { user, server, email } = await open(clientData({ id: 'c1', name: 'Marta', active }), 'new');
  await fillIn(user, email);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cliente criado com sucesso!' }));
  return { user, server, dialog };
}

const PENDING =
  'Marta ainda não pode entrar: a conta fica pendente até que o e-mail seja confirmado pelo link da mensagem de boas-vindas. Para liberar o acesso desde já, ative a conta.';
const ACTIVE = 'Marta já pode entrar com o e-mail e a senha temporária.';

describe('a client that was created', () => {
  test('pending is not said to be able to sign in, and can be activated at once', async () => {
    const { user, server, dialog } = await create({ active: false });
    expect(dialog.getByText(PENDING)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ativar agora' }));
    expect(await dialog.findByText(ACTIVE)).toBeVisible();
    expect(server.lastOf('UpdateClient')['input']).toEqual({ id: 'c1', active: true });
    expect(dialog.queryByRole('button', { name: 'Ativar agora' })).not.toBeInTheDocument();
    // The password is still there to be copied.
    expect(dialog.getByRole('textbox', { name: 'Senha temporária' })).toHaveValue('Temp1234');
  });

  test('that could not be activated stays pending, and the reason stands beside it', async () => {
    const { user, server, dialog } = await create({ active: false });
    server.intercept('UpdateClient', () => ({ status: 403, error: { code: 'FORBIDDEN', message: 'Acesso negado.' } }));
    await user.click(dialog.getByRole('button', { name: 'Ativar agora' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Não foi possível ativar a contaAcesso negado.');
    expect(dialog.getByText(PENDING)).toBeVisible();
  });

  test('active can sign in, and nothing is left to activate', async () => {
    const { dialog } = await create({ active: true });
    expect(dialog.getByText(ACTIVE)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Ativar agora' })).not.toBeInTheDocument();
  });
});
