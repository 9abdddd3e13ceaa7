/** The messages of a webhook, and what has become of them. */
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { card, deliveryData, dialog, openWebhooks, serveWebhooks, webhookData } from '../../testing/webhooks';

const UNFOLDED = '/admin/webhooks?deliveries=w1';
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

afterEach(() => void jest.useRealTimers());

test('unfolds them in the address, each with its state and the last answer', async () => {
  const unsent = { lastStatus: null, lastDurationMs: null };
  serveWebhooks(undefined, [
    deliveryData({ id: 'd3', event: 'DOCUMENT_SENT', state: 'WAITING', attempts: 0, ...unsent }),
    deliveryData({ id: 'd2', event: 'CANDIDATE_ENDED', state: 'FAILED', attempts: 9, lastStatus: 503 }),
    deliveryData({ id: 'd1', state: 'FAILED', attempts: 2, ...unsent, lastError: 'ECONNREFUSED' }),
    deliveryData({ id: 'd0', event: 'CANDIDATE_REGISTERED', lastDurationMs: 1234 }),
  ]);
  const { user, address } = await openWebhooks();
  await user.click((await card()).getByRole('button', { name: 'Ver entregas' }));
  expect(address()).toBe(UNFOLDED);
  const waiting = await row(/document\.sent/);
  expect(waiting.getByText('Aguardando')).toBeVisible();
  expect(waiting.getByText('—')).toBeVisible();
  expect(waiting.queryByRole('button')).not.toBeInTheDocument();
  expect((await row(/candidate\.ended/)).getByText('Status 503 · 87 ms')).toBeVisible();
  expect((await row(/candidate\.ended/)).getByText('9')).toBeVisible();
  expect((await row(/candidate\.finished/)).getByText('O endereço recusou a conexão (ECONNREFUSED)')).toBeVisible();
  expect((await row(/candidate\.registered/)).getByText('Entregue')).toBeVisible();
  expect((await row(/candidate\.registered/)).getByText('Status 200 · 1.234 ms')).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Ocultar entregas' }));
  expect(screen.queryByRole('row')).not.toBeInTheDocument();
});

test('sends one again, asks what has become of it while it waits, and more rarely then', async () => {
  const { server, state } = serveWebhooks(
    [webhookData({ failingSince: '2026-11-02T12:00:00.000Z' })],
    [deliveryData({ state: 'FAILED', lastStatus: 500 })],
  );
  const { user } = await openWebhooks(UNFOLDED);
  await row(/candidate\.finished/);
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  await user.click((await row(/candidate\.finished/)).getByRole('button', { name: /^Reenviar/ }));
  expect(await screen.findByText('O aviso será enviado de novo')).toBeVisible();
  expect(server.lastOf('RedeliverWebhook')).toEqual({ input: { id: 'd1' } });
  expect((await row(/candidate\.finished/)).getByText('Aguardando')).toBeVisible();
  const asked = server.callsOf('WebhookDeliveries').length;
  state.deliveries = [deliveryData({ attempts: 2, lastStatus: 204 })];
  state.webhooks = [webhookData()];
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect((await row(/candidate\.finished/)).getByText('Entregue')).toBeVisible();
  expect((await card()).getByText('Ativo')).toBeVisible();
  expect(server.callsOf('WebhookDeliveries')).toHaveLength(asked + 1);
  // Twice as long as before, and half as long as from now on: what the test itself takes passes besides.
  await act(() => jest.advanceTimersByTimeAsync(8000));
  expect(server.callsOf('WebhookDeliveries')).toHaveLength(asked + 1);
  state.deliveries = [deliveryData({ id: 'd2', event: 'CANDIDATE_ENDED', state: 'FAILED', lastStatus: 410 })];
  state.webhooks = [webhookData({ isActive: false, stoppedBecause: 'GONE' })];
  await act(() => jest.advanceTimersByTimeAsync(7000));
  expect((await row(/candidate\.ended/)).getByText('Falhou')).toBeVisible();
  expect((await card()).getByText('Desligado pelo servidor: o endereço respondeu 410')).toBeVisible();
  expect((await card()).getByText('Ligue o webhook para reenviar mensagens.')).toBeVisible();
  expect((await row(/candidate\.ended/)).queryByRole('button')).not.toBeInTheDocument();
});

test('says in words why the server itself did not send one', async () => {
  const failed = { state: 'FAILED', attempts: 0, lastStatus: null, lastDurationMs: null };
  serveWebhooks(undefined, [
    deliveryData({ ...failed, id: 'd1', lastError: 'SWITCHED_OFF' }),
    deliveryData({ ...failed, id: 'd2', lastError: 'ADDRESS_NOT_ALLOWED' }),
    deliveryData({ ...failed, id: 'd3', lastError: 'SECRET_UNREADABLE' }),
    deliveryData({ ...failed, id: 'd4', lastError: 'HPE_INVALID' }),
  ]);
  await openWebhooks(UNFOLDED);
  expect(await screen.findByText('Não enviada: o webhook foi desligado')).toBeVisible();
  expect(screen.getByText('Endereço não permitido (rede interna)')).toBeVisible();
  expect(screen.getByText('O segredo não pode mais ser lido: gere um novo')).toBeVisible();
  expect(screen.getByText('O envio falhou (HPE_INVALID)')).toBeVisible();
});

test('switching the webhook off asks for the messages again, as those that waited are dropped', async () => {
  const { state } = serveWebhooks(undefined, [deliveryData({ state: 'WAITING' })]);
  const { user } = await openWebhooks(UNFOLDED);
  await row(/candidate\.finished/);
  state.deliveries = [deliveryData({ state: 'FAILED', lastError: 'SWITCHED_OFF' })];
  await user.click((await card()).getByRole('button', { name: 'Mais' }));
  await user.click(screen.getByRole('menuitem', { name: 'Desligar' }));
  await user.click((await dialog('Desligar webhook?', 'alertdialog')).getByRole('button', { name: 'Desligar' }));
  await waitFor(async () => expect((await row(/candidate\.finished/)).getByText('Falhou')).toBeVisible());
  expect((await row(/candidate\.finished/)).queryByRole('button')).not.toBeInTheDocument();
});

test('tells why one is not sent again', async () => {
  const { state } = serveWebhooks(undefined, [deliveryData()]);
  const { user } = await openWebhooks(UNFOLDED);
  state.refusals = [{ code: 'INVALID', field: null, message: 'Ligue o webhook antes.' }];
  await user.click(await screen.findByRole('button', { name: /^Reenviar/ }));
  expect(await screen.findByText('Ligue o webhook antes.')).toBeVisible();
  expect((await row(/candidate\.finished/)).getByText('Entregue')).toBeVisible();
});

test('a test is told, unfolds the messages and stands among them', async () => {
  const { server } = serveWebhooks(undefined, [deliveryData()]);
  const { user } = await openWebhooks();
  await user.click((await card()).getByRole('button', { name: 'Enviar teste' }));
  expect(await screen.findByText('Teste na fila de envio')).toBeVisible();
  expect(server.lastOf('TestWebhook')).toEqual({ input: { id: 'w1' } });
  expect((await row(/webhook\.test/)).getByText('Aguardando')).toBeVisible();
});

test('a test that is sent while the messages are shown comes to them', async () => {
  serveWebhooks(undefined, [deliveryData()]);
  const { user } = await openWebhooks(UNFOLDED);
  await row(/candidate\.finished/);
  await user.click((await card()).getByRole('button', { name: 'Enviar teste' }));
  expect((await row(/webhook\.test/)).getByText('Aguardando')).toBeVisible();
});

test('shows twenty, and more as long as there are others', async () => {
  const many = Array.from({ length: 25 }, (_, number) => deliveryData({ id: `d${number}` }));
  const { server } = serveWebhooks(undefined, many);
  const { user } = await openWebhooks(UNFOLDED);
  const rows = () => screen.getAllByRole('row', { name: /candidate\.finished/ });
  await row(/Evento/);
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  await waitFor(() => expect(rows()).toHaveLength(25));
  expect(server.lastOf('WebhookDeliveries')).toEqual({ id: 'w1', first: 40 });
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
});

test('says that nothing was sent, and asks again when told to', async () => {
  const { state } = serveWebhooks();
  const { user } = await openWebhooks(UNFOLDED);
  expect(await screen.findByText('Nada foi enviado nos últimos 30 dias.')).toBeVisible();
  state.deliveries = [deliveryData()];
  await user.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect((await row(/candidate\.finished/)).getByText('Entregue')).toBeVisible();
});

test('messages that did not come are asked for again', async () => {
  const { server } = serveWebhooks(undefined, [deliveryData()]);
  server.intercept('WebhookDeliveries', () => ({ error: { code: 'RATE_LIMITED' } }));
  const { user } = await openWebhooks(UNFOLDED);
  expect(await screen.findByText('Não foi possível carregar as entregas')).toBeVisible();
  server.intercept('WebhookDeliveries', () => null);
  await user.click((await card()).getByRole('button', { name: 'Tentar novamente' }));
  expect((await row(/candidate\.finished/)).getByText('Entregue')).toBeVisible();
});
