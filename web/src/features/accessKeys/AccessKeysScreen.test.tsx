/** 'Chaves de acesso'. */
import { screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { serveStaff } from '../../testing/staffServer';
import AccessKeysScreen from './AccessKeysScreen';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const accessKey = (overrides: object) => ({
  ...{ id: 'folha', name: 'Folha', access: 'WRITE', createdAt: '2026-11-01T12:00:00Z', lastUsedAt: null },
  ...{ expiresAt: inDays(60), ...overrides },
});
const folha = accessKey({});
const painel = accessKey({
  ...{ id: 'painel', name: 'Painel', access: 'READ', expiresAt: inDays(6), lastUsedAt: '2026-11-29T15:30:00Z' },
});
const TOKEN = `est_${'a'.repeat(24)}_segredo`;
const refusal = (code: string, message: string, field: string[] | null = null) => ({ code, field, message });

/** A server with these keys, whose mutations answer as told. */
function serve(keys: object[] = [painel, folha], answers: Record<string, unknown> = {}) {
  const state = { keys };
  const server = serveStaff({ viewer: () => ({ id: 'ana', accessKeys: state.keys }), ...answers });
  return { server, state };
}
const open = (path = '/admin/chaves') => renderStaff(<AccessKeysScreen />, { path });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('lists the keys with what they allow, their last use and their end, and warns a week before it', async () => {
  serve();
  await open();
  const first = await row('Painel');
  expect(document.title).toBe('Chaves de acesso · Esteira');
  expect(first.getByText('Somente leitura')).toBeVisible();
  expect(first.getByText(/^29\/11\/2026/)).toBeVisible();
  expect(first.getByText('Expira em breve')).toBeVisible();
  const second = await row('Folha');
  expect(second.getByText('Leitura e escrita')).toBeVisible();
  expect(second.getByText('01/11/2026')).toBeVisible();
  expect(second.getByText('Nunca usada')).toBeVisible();
  expect(second.queryByText('Expira em breve')).not.toBeInTheDocument();
});

test('says what keys are for where there is none', async () => {
  serve([]);
  await open();
  expect(await screen.findByText('Nenhuma chave de acesso')).toBeVisible();
  expect(screen.getByText(/^Uma chave permite que um programa/)).toBeVisible();
});

test('makes a key, asks for the password where it is wanted, and shows the token once', async () => {
  let isConfirmed = false;
  const { server, state } = serve([], {
    reauthenticate: () => {
      isConfirmed = true;
      return { userErrors: [] };
    },
    createAccessKey: () => {
      if (!isConfirmed)
        return { token: null, userErrors: [refusal('REAUTHENTICATION_REQUIRED', 'Confirme sua senha.')] };
      state.keys = [folha];
      return { token: TOKEN, userErrors: [] };
    },
  });
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Criar chave' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Criar chave' }));
  await user.click(dialog.getByRole('button', { name: 'Criar' }));
  expect(await dialog.findByText('Preencha este campo.')).toBeVisible();
  expect(dialog.queryByText(/em seu nome/)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Nome/), 'Folha');
  await user.selectOptions(dialog.getByLabelText('O que permite'), 'Leitura e escrita');
  expect(dialog.getByText(/também altera dados em seu nome/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Validade'), '365 dias');
  await user.click(dialog.getByRole('button', { name: 'Criar' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirme sua senha' }));
  await user.type(question.getByLabelText('Sua senha'), 'minha-senha{Enter}');
  const shown = within(await screen.findByRole('dialog', { name: 'Chave criada' }));
  expect(shown.getByLabelText('Chave')).toHaveValue(TOKEN);
  expect(shown.getByRole('button', { name: 'Copiar chave' })).toHaveFocus();
  expect(shown.getByText(/^A chave só é mostrada agora/)).toBeVisible();
  expect(server.lastOf('CreateAccessKey')).toEqual({ input: { name: 'Folha', access: 'WRITE', days: 365 } });
  await user.click(shown.getByRole('button', { name: 'Copiar chave' }));
  expect(await navigator.clipboard.readText()).toBe(TOKEN);
  await user.click(shown.getByRole('button', { name: 'Concluir' }));
  await waitFor(() => expect(address()).toBe('/admin/chaves'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect((await row('Folha')).getByText('Leitura e escrita')).toBeVisible();
});

test('a reload while the token is shown comes back to the list, and not to an empty form', async () => {
  serve([folha], { createAccessKey: () => ({ token: TOKEN, userErrors: [] }) });
  const { user, address, unmount } = await open();
  await user.click(await screen.findByRole('button', { name: 'Criar chave' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Criar chave' }));
  await user.type(dialog.getByLabelText(/Nome/), 'Painel{Enter}');
  await screen.findByRole('dialog', { name: 'Chave criada' });
  unmount();
  await open(address());
  await row('Folha');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('refuses a name of blanks alone, and one that is too long instead of cutting it', async () => {
  const { server } = serve([]);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Criar chave' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Criar chave' }));
  await user.type(dialog.getByLabelText(/Nome/), '  {Enter}');
  expect(await dialog.findByText('Preencha este campo.')).toBeVisible();
  await user.click(dialog.getByLabelText(/Nome/));
  await user.paste('a'.repeat(61));
  expect(await dialog.findByText('No máximo 60 caracteres.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Criar' }));
  expect(server.callsOf('CreateAccessKey')).toEqual([]);
});

test('a taken name is told at its field, and too many keys above the form', async () => {
  const taken = 'Já existe uma chave com este nome.';
  const tooMany = 'Uma conta tem no máximo 20 chaves de acesso. Exclua uma que não é mais usada.';
  let refused = refusal('CONFLICT', taken, ['name']);
  serve([folha], { createAccessKey: () => ({ token: null, userErrors: [refused] }) });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Criar chave' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Criar chave' }));
  await user.type(dialog.getByLabelText(/Nome/), 'Folha{Enter}');
  await waitFor(() =>
    expect(dialog.getByLabelText(/Nome/)).toHaveAccessibleDescription(expect.stringContaining(taken)),
  );
  refused = refusal('PRECONDITION_FAILED', tooMany);
  await user.type(dialog.getByLabelText(/Nome/), ' 2{Enter}');
  expect(await dialog.findByText(tooMany)).toBeVisible();
});

test('deletes a key after a question', async () => {
  const { server, state } = serve([painel, folha], {
    deleteAccessKey: () => {
      state.keys = [folha];
      return { deletedId: 'painel', userErrors: [] };
    },
  });
  const { user } = await open();
  await user.click((await row('Painel')).getByRole('button', { name: 'Excluir Painel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Excluir chave' }));
  expect(question.getByText('O programa que usa a chave Painel deixa de entrar agora.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Chave excluída')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Painel/ })).not.toBeInTheDocument());
  expect(server.lastOf('DeleteAccessKey')).toEqual({ input: { id: 'painel' } });
});

test('tells that the keys could not be loaded, and loads them again', async () => {
  const { server } = serve();
  let isBroken = true;
  server.intercept('AccessKeys', () => (isBroken ? { error: { code: 'FORBIDDEN' } } : null));
  const { user } = await open();
  expect(await screen.findByText('Não foi possível carregar as chaves de acesso')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect((await row('Folha')).getByText('Nunca usada')).toBeVisible();
});
