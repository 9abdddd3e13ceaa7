import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import WebhooksScreen from '../features/webhooks/WebhooksScreen';
import { renderStaff } from './renderStaff';
import { serveStaff } from './staffServer';

/** A webhook as the server answers it; switched on and without failures unless told. */
export const webhookData = (overrides: object = {}) => ({
  id: 'w1',
  name: null as string | null,
  url: 'https://folha.exemplo.com.br/avisos',
  events: ['CANDIDATE_FINISHED', 'DOCUMENT_APPROVED'],
  isActive: true,
  stoppedBecause: null as string | null,
  failingSince: null as string | null,
  retryAt: null as string | null,
  createdAt: '2026-11-01T12:00:00.000Z',
  lastChange: null as { at: string; byName: string | null } | null,
  revision: 1,
  ...overrides,
});
type WebhookData = ReturnType<typeof webhookData>;

/** A message that was taken, unless told. */
export const deliveryData = (overrides: object = {}) => ({
  id: 'd1',
  messageId: 'msg_1',
  event: 'CANDIDATE_FINISHED',
  candidateId: 'c1',
  occurredAt: '2026-11-02T12:00:00.000Z',
  state: 'DELIVERED',
  attempts: 1,
  lastAttemptAt: '2026-11-02T12:00:01.000Z',
  lastStatus: 200 as number | null,
  lastError: null as string | null,
  lastDurationMs: 87 as number | null,
  ...overrides,
});
type DeliveryData = ReturnType<typeof deliveryData>;

export const reauthentication = {
  code: 'REAUTHENTICATION_REQUIRED',
  field: null,
  message: 'Confirme sua senha para continuar.',
};
const CONFLICT = { code: 'CONFLICT', field: null, message: 'O webhook foi alterado por outra pessoa.' };

interface UpdateArguments {
  input: Partial<WebhookData> & { id: string; expectedRevision?: number };
}

/** A server that keeps webhooks and their messages, newest first. */
export function serveWebhooks(webhooks: WebhookData[] = [webhookData()], deliveries: DeliveryData[] = []) {
  const state = {
    webhooks,
    deliveries,
    /** Why the next mutation does nothing; what wants the password goes once that is given. */
    refusals: [] as object[],
  };
  const refused = (nothing: object) => state.refusals.length > 0 && { ...nothing, userErrors: state.refusals };
  const set = (id: string, changes: Partial<WebhookData>) => {
    state.webhooks = state.webhooks.map((webhook) =>
      webhook.id === id ? { ...webhook, ...changes, revision: webhook.revision + 1 } : webhook,
    );
    return state.webhooks.find((webhook) => webhook.id === id)!;
  };
  const server = serveStaff({
    webhooks: () => state.webhooks,
    webhook: ({ id }: { id: string }) => {
      const found = state.webhooks.find((webhook) => webhook.id === id);
      return found && { ...found, deliveries: ({ first }: { first: number }) => state.deliveries.slice(0, first) };
    },
    reauthenticate: () => {
      state.refusals = [];
      return { userErrors: [] };
    },
    createWebhook: ({ input }: { input: object }) => {
      const nothing = refused({ webhook: null, secret: null });
      if (nothing) return nothing;
      const webhook = webhookData({ id: 'new', ...input });
      state.webhooks = [...state.webhooks, webhook];
      return { webhook, secret: 'whsec_primeiro', userErrors: [] };
    },
    updateWebhook: ({ input: { id, expectedRevision, ...changes } }: UpdateArguments) => {
      const nothing = refused({ webhook: null });
      if (nothing) return nothing;
      const inStore = state.webhooks.find((webhook) => webhook.id === id)!;
      if (expectedRevision !== undefined && expectedRevision !== inStore.revision) {
        return { webhook: inStore, userErrors: [CONFLICT] };
      }
      return { webhook: set(id, changes), userErrors: [] };
    },
    renewWebhookSecret: ({ input }: { input: { id: string } }) =>
      refused({ webhook: null, secret: null }) || {
        webhook: set(input.id, {}),
        secret: 'whsec_outro',
        userErrors: [],
      },
    deleteWebhook: ({ input }: { input: { id: string } }) => {
      const nothing = refused({ deletedId: null });
      if (nothing) return nothing;
      state.webhooks = state.webhooks.filter(({ id }) => id !== input.id);
      return { deletedId: input.id, userErrors: [] };
    },
    testWebhook: () => {
      const nothing = refused({ delivery: null });
      if (nothing) return nothing;
      const unsent = { lastStatus: null, lastDurationMs: null, lastAttemptAt: null, attempts: 0 };
      const delivery = deliveryData({ id: 'test', event: 'WEBHOOK_TEST', state: 'WAITING', ...unsent });
      state.deliveries = [delivery, ...state.deliveries];
      return { delivery, userErrors: [] };
    },
    redeliverWebhook: ({ input }: { input: { id: string } }) => {
      const nothing = refused({ delivery: null });
      if (nothing) return nothing;
      const waiting = { ...state.deliveries.find(({ id }) => id === input.id)!, state: 'WAITING' };
      state.deliveries = state.deliveries.map((delivery) => (delivery.id === input.id ? waiting : delivery));
      return { delivery: waiting, userErrors: [] };
    },
  });
  const setByBia = (changes: Partial<WebhookData>) =>
    set(state.webhooks[0]!.id, { ...changes, lastChange: { at: '2026-11-29T15:00:00.000Z', byName: 'Bia' } });
  return { server, state, setByBia };
}

/** Opens the screen, beside the dashboard that those without the right are led to. */
export const openWebhooks = (path = '/admin/webhooks', options: Parameters<typeof renderStaff>[1] = {}) =>
  renderStaff(
    <Routes>
      <Route path="/admin/webhooks" element={<WebhooksScreen />} />
      <Route path="/client/webhooks" element={<WebhooksScreen />} />
      <Route path="/client" element={<p>Painel do Cliente</p>} />
    </Routes>,
    { ...options, path },
  );

/** What stands in the card of a webhook, by its name, or else by its address. */
export const card = async (name = webhookData().url) => within(await screen.findByRole('region', { name }));

/** What stands in a dialog. */
export const dialog = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') =>
  within(await screen.findByRole(role, { name }));
