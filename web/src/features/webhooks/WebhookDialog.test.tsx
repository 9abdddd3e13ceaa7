/** 'Novo webhook' and 'Editar webhook'. */
import { screen, waitFor, within } from '@testing-library/react';
import { card, dialog, openWebhooks, reauthentication, serveWebhooks, webhookData } from '../../testing/webhooks';

type Within = Awaited<ReturnType<typeof dialog>>;
const group = (form: Within, name: string) => within(form.getByRole('group', { name }));
const ticked = (form: Within) => form.queryAllByRole('checkbox', { checked: true });
const boxes = (form: Within, ...names: string[]) => names.map((name) => form.getByRole('checkbox', { name }));
const url = (form: Within) => form.getByLabelText(/^Endereço/);
const name = (form: Within) => form.getByLabelText('Nome');

async function openNew(...where: Parameters<typeof openWebhooks>) {
  const view = await openWebhooks(...where);
  await view.user.click(await screen.findByRole('button', { name: 'Novo webhook' }));
  return { ...view, form: await dialog('Novo webhook') };
}
async function openEdit() {
  const view = await openWebhooks();
  await view.user.click((await card()).getByRole('button', { name: 'Editar' }));
  return { ...view, form: await dialog('Editar webhook') };
}

test('makes a webhook once the password was given, and shows its secret this once', async () => {
  const { server, state } = serveWebhooks([]);
  state.refusals = [reauthentication];
  const { user, form, address } = await openNew();
  await user.type(url(form), ' https://erp.exemplo.com.br/ ');
  await user.click(group(form, 'Admissão').getByRole('checkbox', { name: 'Cadastro finalizado' }));
  await user.click(group(form, 'Documentos').getByRole('checkbox', { name: 'Todos' }));
  await user.click(group(form, 'Documentos').getByRole('checkbox', { name: 'Documento recusado' }));
  await user.click(form.getByRole('button', { name: 'Criar webhook' }));
  await user.type((await dialog('Confirme sua senha')).getByLabelText('Sua senha'), 'minha-senha{Enter}');
  const shown = await dialog('Webhook criado');
  expect(shown.getByLabelText('Segredo')).toHaveValue('whsec_primeiro');
  expect(shown.getByText('O segredo só é mostrado agora.')).toBeVisible();
  expect(shown.getByRole('button', { name: 'Copiar segredo' })).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/admin/webhooks?dialog=created'));
  const events = ['CANDIDATE_FINISHED', 'DOCUMENT_SENT', 'DOCUMENT_APPROVED', 'DOCUMENT_JUDGEMENT_UNDONE'];
  expect(server.lastOf('CreateWebhook')).toEqual({ input: { name: null, url: 'https://erp.exemplo.com.br/', events } });
  await user.keyboard('{Escape}');
  await user.click(shown.getByRole('button', { name: 'Copiar segredo' }));
  expect(await navigator.clipboard.readText()).toBe('whsec_primeiro');
  await user.click(shown.getByRole('button', { name: 'Concluir' }));
  await waitFor(() => expect(address()).toBe('/admin/webhooks'));
  expect((await card('https://erp.exemplo.com.br/')).getByText('Ver 4 eventos')).toBeVisible();
  expect(screen.queryByDisplayValue('whsec_primeiro')).not.toBeInTheDocument();
});

test('offers every event but the test, and ticks a group as a whole', async () => {
  serveWebhooks([]);
  const { user, form } = await openNew();
  expect(group(form, 'Admissão').getAllByRole('checkbox')).toHaveLength(17);
  expect(group(form, 'Documentos').getAllByRole('checkbox')).toHaveLength(5);
  expect(form.queryByText('webhook.test')).not.toBeInTheDocument();
  const all = group(form, 'Documentos').getByRole('checkbox', { name: 'Todos' });
  await user.click(group(form, 'Documentos').getByRole('checkbox', { name: 'Documento enviado' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(ticked(form)).toHaveLength(5);
  await user.click(all);
  expect(ticked(form)).toEqual([]);
});

test('asks for what is missing, and tells a refusal at its field', async () => {
  const { server, state } = serveWebhooks([]);
  const { user, form } = await openNew();
  await user.click(form.getByRole('button', { name: 'Criar webhook' }));
  expect(await form.findByText('Preencha este campo.')).toBeVisible();
  expect(form.getByText('Escolha ao menos um evento.')).toBeVisible();
  expect(server.callsOf('CreateWebhook')).toEqual([]);

  const message = 'O endereço deve começar com https://.';
  const none = 'Escolha ao menos um evento conhecido.';
  state.refusals = [
    { code: 'INVALID', field: ['url'], message },
    { code: 'INVALID', field: ['events'], message: none },
  ];
  await user.type(url(form), 'http://erp.exemplo.com.br');
  const all = group(form, 'Admissão').getByRole('checkbox', { name: 'Todos' });
  await user.click(all);
  await user.click(form.getByRole('button', { name: 'Criar webhook' }));
  await waitFor(() => expect(url(form)).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(url(form)).toHaveFocus();
  expect(all).toHaveAccessibleDescription(none);
  state.refusals = [];
  await user.clear(url(form));
  await user.type(url(form), 'https://erp.exemplo.com.br/{Enter}');
  expect(await dialog('Webhook criado')).toBeTruthy();
});

test('refuses an address that is too long instead of cutting it', async () => {
  const { server } = serveWebhooks([]);
  const { user, form } = await openNew();
  await user.click(url(form));
  await user.paste(`https://erp.exemplo.com.br/${'a'.repeat(1974)}`);
  await user.click(form.getByRole('button', { name: 'Criar webhook' }));
  expect(await form.findByText('No máximo 2.000 caracteres.')).toBeVisible();
  expect(server.callsOf('CreateWebhook')).toEqual([]);
  await user.type(url(form), '{Backspace}');
  await waitFor(() => expect(form.queryByText('No máximo 2.000 caracteres.')).not.toBeInTheDocument());
});

test('gives a webhook a name, which is no longer than the server takes, and takes it away again', async () => {
  const { server } = serveWebhooks();
  const { user, form } = await openEdit();
  await user.click(name(form));
  await user.paste(`Folha${'a'.repeat(56)}`);
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText('No máximo 60 caracteres.')).toBeVisible();
  expect(server.callsOf('UpdateWebhook')).toEqual([]);
  await user.clear(name(form));
  await user.type(name(form), ' Folha {Enter}');
  const named = await card('Folha');
  expect(named.getByText(webhookData().url)).toBeVisible();
  expect(server.lastOf('UpdateWebhook')).toEqual({ input: { id: 'w1', name: 'Folha', expectedRevision: 1 } });
  await user.click(named.getByRole('button', { name: 'Editar' }));
  await user.clear(name(await dialog('Editar webhook')));
  await user.keyboard('{Enter}');
  expect(await card()).toBeTruthy();
  expect(server.lastOf('UpdateWebhook')).toEqual({ input: { id: 'w1', name: null, expectedRevision: 2 } });
});

test('warns of an address that another webhook has, however it is written, and saves it all the same', async () => {
  const { server } = serveWebhooks([webhookData(), webhookData({ id: 'w2', url: 'https://erp.exemplo.com.br/' })]);
  const { user, form } = await openEdit();
  const warning = /^Já existe um webhook com este endereço/;
  expect(form.queryByText(warning)).not.toBeInTheDocument();
  await user.clear(url(form));
  await user.type(url(form), ' https://ERP.exemplo.com.br');
  expect(await form.findByText(warning)).toBeVisible();
  expect(url(form)).toBeValid();
  await user.type(url(form), '{Enter}');
  expect(await screen.findByText('Webhook salvo')).toBeVisible();
  expect(server.lastOf('UpdateWebhook')).toMatchObject({ input: { url: 'https://ERP.exemplo.com.br' } });
});

test.each([
  ['admin', '/admin/webhooks', true],
  ['client', '/client/webhooks', false],
] as const)('tells a person of role %s how an address begins', async (role, path, mayStayInside) => {
  serveWebhooks([]);
  const { form } = await openNew(path, { role, keepsTeam: true });
  const end = mayStayInside ? / https:\/\/ \(http:\/\/ só na rede interna\)\.$/ : / https:\/\/\.$/;
  expect(url(form)).toHaveAccessibleDescription(end);
});

test('what the limit of webhooks refuses is told in the form', async () => {
  const { state } = serveWebhooks([]);
  const { user, form } = await openNew();
  state.refusals = [{ code: 'CONFLICT', field: null, message: 'O limite é de 10 webhooks.' }];
  await user.type(url(form), 'https://erp.exemplo.com.br/');
  await user.click(group(form, 'Documentos').getByRole('checkbox', { name: 'Todos' }));
  await user.click(form.getByRole('button', { name: 'Criar webhook' }));
  expect(await form.findByText('O limite é de 10 webhooks.')).toBeVisible();
});

test('sends only what was changed, over the revision that was read', async () => {
  const { server } = serveWebhooks([webhookData({ revision: 7 })]);
  const { user, form } = await openEdit();
  expect(ticked(form)).toEqual(boxes(form, 'Cadastro finalizado', 'Documento aprovado'));
  await user.click(form.getByRole('checkbox', { name: 'Documento aprovado' }));
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Webhook salvo')).toBeVisible();
  expect(server.lastOf('UpdateWebhook')).toEqual({
    input: { id: 'w1', events: ['CANDIDATE_FINISHED'], expectedRevision: 7 },
  });
  expect((await card()).getByText('Ver 1 evento')).toBeVisible();
});

test('another address wants the password, and is saved after that', async () => {
  const { server, state } = serveWebhooks();
  const { user, form } = await openEdit();
  state.refusals = [reauthentication];
  await user.type(url(form), '/2{Enter}');
  await user.type((await dialog('Confirme sua senha')).getByLabelText('Sua senha'), 'minha-senha{Enter}');
  expect(await screen.findByText('Webhook salvo')).toBeVisible();
  const input = { id: 'w1', url: `${webhookData().url}/2`, expectedRevision: 1 };
  expect(server.callsOf('UpdateWebhook').map(({ variables }) => variables)).toEqual([{ input }, { input }]);
});

test('what somebody else has changed meanwhile is compared, and nothing is overwritten unseen', async () => {
  const { server, setByBia } = serveWebhooks();
  const { user, form } = await openEdit();
  await user.type(url(form), '/2');
  await user.click(form.getByRole('checkbox', { name: 'Candidato excluído' }));
  setByBia({ url: 'https://bia.exemplo.com.br/', events: ['DOCUMENT_SENT'] });
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  const panel = within(await form.findByRole('group', { name: /^Bia alterou este webhook em 29\/11\/2026/ }));
  const events = within(panel.getByRole('group', { name: 'Eventos' }));
  expect(events.getByText(/Cadastro finalizado\s+Candidato excluído\s+Documento aprovado/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText(/^Escolha o valor que deve ficar/)).toBeVisible();
  expect(server.callsOf('UpdateWebhook')).toHaveLength(1);
  await user.click(panel.getByRole('radio', { name: /^Seu valor https/ }));
  await user.click(events.getByRole('radio', { name: /^Valor de Bia/ }));
  expect(ticked(form)).toEqual(boxes(form, 'Documento enviado'));
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Webhook salvo')).toBeVisible();
  expect(server.lastOf('UpdateWebhook')).toEqual({
    input: { id: 'w1', url: `${webhookData().url}/2`, expectedRevision: 2 },
  });
});

test('a webhook that was deleted meanwhile is told as gone, and the form closes', async () => {
  const { state } = serveWebhooks();
  const { user, form } = await openEdit();
  state.refusals = [{ code: 'NOT_FOUND', field: null, message: 'Webhook não encontrado.' }];
  state.webhooks = [];
  await user.click(form.getByRole('checkbox', { name: 'Documento aprovado' }));
  await user.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Webhook não encontrado.')).toBeVisible();
  expect(await screen.findByText('Nenhum webhook ainda')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
