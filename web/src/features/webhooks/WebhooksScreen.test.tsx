/** 'Webhooks': the list, and what is done with one of them. */
import { screen, waitFor } from '@testing-library/react';
import { formatMoment } from '../../lib/moments';
import { card, dialog, openWebhooks, reauthentication, serveWebhooks, webhookData } from '../../testing/webhooks';

const url = 'https://folha.exemplo.com.br/avisos';

test('shows each webhook with its state, and why the server has switched one off', async () => {
  const off = { isActive: false };
  serveWebhooks([
    webhookData({ lastChange: { at: '2026-11-05T12:00:00.000Z', byName: 'Bia Reis' } }),
    webhookData({ id: 'w2', url: 'https://b.exemplo.com.br/', failingSince: '2026-11-03T12:00:00.000Z' }),
    webhookData({ id: 'w3', url: 'https://c.exemplo.com.br/', ...off }),
    webhookData({ id: 'w4', url: 'https://d.exemplo.com.br/', ...off, stoppedBecause: 'GONE' }),
    webhookData({ id: 'w5', url: 'https://e.exemplo.com.br/', ...off, stoppedBecause: 'FAILING' }),
  ]);
  await openWebhooks();
  expect((await card()).getByText('Ativo')).toBeVisible();
  expect(
    (await card()).getByText(/^Criado em 01\/11\/2026 .+ · Alterado em 05\/11\/2026 .+, por Bia Reis$/),
  ).toBeVisible();
  expect((await card('https://b.exemplo.com.br/')).getByText(/^Falhando desde 03\/11\/2026 /)).toBeVisible();
  expect((await card('https://c.exemplo.com.br/')).getByText('Desligado')).toBeVisible();
  expect(
    (await card('https://d.exemplo.com.br/')).getByText('Desligado pelo servidor: o endereço respondeu 410'),
  ).toBeVisible();
  expect((await card('https://d.exemplo.com.br/')).getByText(/status 410/)).toBeVisible();
  expect(
    (await card('https://e.exemplo.com.br/')).getByText(/^Desligado .+: nada recebido em três dias$/),
  ).toBeVisible();
  expect((await card('https://e.exemplo.com.br/')).getByText(/durante três dias/)).toBeVisible();
  expect(document.title).toBe('Webhooks · Esteira');
});

test('a webhook with a name is called by it, above its address and in what is asked', async () => {
  serveWebhooks([webhookData({ name: 'Folha' }), webhookData({ id: 'w2', url: 'https://b.exemplo.com.br/' })]);
  const { user } = await openWebhooks();
  const named = await card('Folha');
  expect(named.getByRole('heading')).toHaveTextContent('Folha');
  expect(named.getByText(url)).toBeVisible();
  expect((await card('https://b.exemplo.com.br/')).getByRole('heading')).toHaveTextContent('https://b.exemplo.com.br/');
  await user.click(named.getByRole('button', { name: 'Mais' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excluir' }));
  expect((await dialog('Excluir webhook?', 'alertdialog')).getByText(/^Folha não recebe/)).toBeVisible();
});

test('says when a failing address is tried again, as long as that is to come', async () => {
  const failingSince = '2026-11-03T12:00:00.000Z';
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  serveWebhooks([
    webhookData({ failingSince, retryAt: inAnHour }),
    webhookData({ id: 'w2', url: 'https://b.exemplo.com.br/', failingSince, retryAt: '2020-01-01T12:00:00.000Z' }),
  ]);
  await openWebhooks();
  const note = `Nova tentativa em ${formatMoment(inAnHour, 'pt-BR')}. As outras mensagens esperam por ela; "Enviar teste" tenta agora.`;
  expect((await card()).getByText(note)).toBeVisible();
  expect((await card('https://b.exemplo.com.br/')).queryByText(/^Nova tentativa/)).not.toBeInTheDocument();
});

test('the events stand behind a button', async () => {
  serveWebhooks();
  const { user } = await openWebhooks();
  const names = (await card()).getByText('Cadastro finalizado, Documento aprovado');
  expect(names).not.toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Ver 2 eventos' }));
  expect(names).toBeVisible();
});

test('says to the contact of a company what webhooks are for while there is none, and leads back', async () => {
  serveWebhooks([]);
  await openWebhooks('/client/webhooks', { role: 'client', keepsTeam: true });
  expect(await screen.findByText('Nenhum webhook ainda')).toBeVisible();
  expect(screen.getByText(/candidatos da empresa/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Voltar/ })).toHaveAttribute('href', '/client');
});

test('a colleague who is not the contact is led to the dashboard', async () => {
  const { server } = serveWebhooks();
  await openWebhooks('/client/webhooks', { role: 'client', keepsTeam: false });
  expect(await screen.findByText('Painel do Cliente')).toBeVisible();
  expect(server.callsOf('Webhooks')).toEqual([]);
});

test('a list that did not come is asked for again', async () => {
  const { server } = serveWebhooks();
  server.intercept('Webhooks', () => ({ error: { code: 'RATE_LIMITED' } }));
  const { user } = await openWebhooks();
  expect(await screen.findByText('Não foi possível carregar os webhooks')).toBeVisible();
  server.intercept('Webhooks', () => null);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect((await card()).getByText('Ativo')).toBeVisible();
});

test('switches one off after a question, and on again once the password was given', async () => {
  const { server, state } = serveWebhooks();
  const { user } = await openWebhooks();
  await user.click((await card()).getByRole('button', { name: 'Mais' }));
  await user.click(screen.getByRole('menuitem', { name: 'Desligar' }));
  const question = await dialog('Desligar webhook?', 'alertdialog');
  expect(question.getByText(/são descartados/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Desligar' }));
  expect(await screen.findByText('Webhook desligado')).toBeVisible();
  expect(server.lastOf('UpdateWebhook')).toEqual({ input: { id: 'w1', isActive: false } });

  state.refusals = [reauthentication];
  await user.click((await card()).getByRole('button', { name: 'Ligar' }));
  const asked = await dialog('Confirme sua senha');
  expect(asked.getByText(/^O endereço fica sabendo/)).toBeVisible();
  await user.type(asked.getByLabelText('Sua senha'), 'minha-senha{Enter}');
  expect(await screen.findByText('Webhook ligado')).toBeVisible();
  expect(server.lastOf('Reauthenticate')).toEqual({ input: { password: 'minha-senha' } });
  expect((await card()).getByText('Ativo')).toBeVisible();
  expect(screen.queryByText('Não foi possível ligar')).not.toBeInTheDocument();
});

test('deletes one after a question, and keeps the question where that is refused', async () => {
  const { server, state } = serveWebhooks();
  state.refusals = [{ code: 'CONFLICT', field: null, message: 'Tente de novo.' }];
  const { user } = await openWebhooks();
  await user.click((await card()).getByRole('button', { name: 'Mais' }));
  await user.click(screen.getByRole('menuitem', { name: 'Excluir' }));
  const question = await dialog('Excluir webhook?', 'alertdialog');
  expect(question.getByText(new RegExp(url))).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Tente de novo.')).toBeVisible();
  state.refusals = [];
  await user.click(question.getByRole('button', { name: 'Excluir' }));
  expect(await screen.findByText('Nenhum webhook ainda')).toBeVisible();
  expect(server.lastOf('DeleteWebhook')).toEqual({ input: { id: 'w1' } });
});

test('a question about a long address shows its beginning, so that its buttons stay in sight', async () => {
  const long = `https://folha.exemplo.com.br/${'a'.repeat(1000)}`;
  serveWebhooks([webhookData({ url: long })]);
  await openWebhooks('/admin/webhooks?dialog=delete&webhook=w1');
  const question = await screen.findByRole('alertdialog', { name: 'Excluir webhook?' });
  expect(question).toHaveAccessibleDescription(/^https:\/\/folha\.exemplo\.com\.br\/a+\.\.\. não recebe/);
  expect(question.textContent.length).toBeLessThan(300);
});

test('a new secret is asked about, wants the password, and is shown once', async () => {
  const { server, state } = serveWebhooks();
  state.refusals = [reauthentication];
  const { user, address } = await openWebhooks();
  await user.click((await card()).getByRole('button', { name: 'Mais' }));
  await user.click(screen.getByRole('menuitem', { name: 'Novo segredo' }));
  const question = await dialog('Gerar novo segredo?', 'alertdialog');
  await user.click(question.getByRole('button', { name: 'Gerar novo segredo' }));
  await user.type((await dialog('Confirme sua senha')).getByLabelText('Sua senha'), 'minha-senha{Enter}');
  const shown = await dialog('Novo segredo');
  expect(shown.getByLabelText('Segredo')).toHaveValue('whsec_outro');
  expect(server.callsOf('RenewWebhookSecret').map(({ variables }) => variables)).toEqual([
    { input: { id: 'w1' } },
    { input: { id: 'w1' } },
  ]);
  await waitFor(() => expect(address()).toBe('/admin/webhooks?dialog=renewed&webhook=w1'));
  await user.click(shown.getByRole('button', { name: 'Concluir' }));
  await waitFor(() => expect(address()).toBe('/admin/webhooks'));
  expect(screen.queryByDisplayValue('whsec_outro')).not.toBeInTheDocument();
});

test.each(['created', 'renewed&webhook=w1'])(
  'a reload while a secret is shown (%s) comes back to the list, and asks for nothing',
  async (dialog) => {
    serveWebhooks();
    await openWebhooks(`/admin/webhooks?dialog=${dialog}`);
    await card();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
);
