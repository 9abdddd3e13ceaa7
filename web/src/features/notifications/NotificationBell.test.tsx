import { act, screen, waitFor, within } from '@testing-library/react';
import { testLive } from '../../testing/liveStream';
import { renderStaff } from '../../testing/renderStaff';
import { serveStaff } from '../../testing/staffServer';
import { LiveProvider } from '../live/LiveProvider';
import { NotificationBell } from './NotificationBell';

interface Entry {
  id: string;
  kind: string;
  at: string;
  isRead: boolean;
  candidate: { id: string; name: string; clientCompany: string | null } | null;
}

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  kind: 'COMPLETE',
  at: '2026-08-04T15:00:00Z',
  isRead: false,
  candidate: { id: `candidate-${id}`, name: `Pessoa ${id}`, clientCompany: 'Aurora' },
  ...more,
});

const channels = { inProduct: true, byMail: false, inDigest: false };

async function openBell(
  entries: Entry[],
  { path = '/admin', role = 'admin' }: { path?: string; role?: 'admin' | 'client' } = {},
) {
  const live = testLive();
  const unread = () => entries.filter(({ isRead }) => !isRead).length;
  const settings = { kinds: [{ kind: 'COMPLETE', ...channels }], language: 'PT_BR' };
  const server = serveStaff({
    unreadNotifications: unread,
    notifications: ({ first, after }: { first: number; after?: string | null }) => {
      const start = after ? entries.findIndex(({ id }) => id === after) + 1 : 0;
      const edges = entries.slice(start, start + first).map((node) => ({ cursor: node.id, node }));
      const hasNextPage = start + first < entries.length;
      const endCursor = edges.at(-1)?.cursor ?? null;
      return {
        ...{ totalCount: entries.length, edges },
        pageInfo: { hasNextPage, hasPreviousPage: false, startCursor: null, endCursor },
      };
    },
    notificationSettings: settings,
    markNotificationRead: ({ input }: { input: { id: string } }) => {
      const index = entries.findIndex(({ id }) => id === input.id);
      entries[index] = { ...entries[index]!, isRead: true };
      return { notification: entries[index], userErrors: [] };
    },
    markNotificationsRead: () => {
      entries.forEach((one, index) => (entries[index] = { ...one, isRead: true }));
      return { unreadNotifications: 0, userErrors: [] };
    },
    saveNotificationSettings: ({ input }: { input: { kinds: object[]; language: string } }) => ({
      settings: { ...settings, kinds: input.kinds },
      userErrors: [],
    }),
  });
  const bell = await renderStaff(
    <LiveProvider environment={live.environment}>
      <NotificationBell />
    </LiveProvider>,
    { path, role },
  );
  return { ...bell, live, server, entries };
}

it('counts what is unread, leads to the candidate, and marks that one as read', async () => {
  const { user, address, server } = await openBell([entry('1'), entry('2')]);
  await user.click(await screen.findByRole('button', { name: 'Notificações: 2 não lidas' }));
  await user.click(await screen.findByRole('link', { name: 'Não lida: Pessoa 1 finalizou o cadastro' }));
  await waitFor(() => expect(address()).toBe('/candidates/candidate-1'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(server.lastOf('MarkNotificationRead')).toEqual({ input: { id: '1' } });
  await screen.findByRole('button', { name: 'Notificações: 1 não lida' });
});

it.each([
  ['an administrator at which company it was', 'admin', 'Empresa: Aurora'],
  ['a company only when it was', 'client', ''],
] as const)('tells %s', async (_who, role, company) => {
  const { user } = await openBell([entry('1')], { role });
  await user.click(await screen.findByRole('button', { name: 'Notificações: 1 não lida' }));
  const row = (await screen.findByText('Pessoa 1 finalizou o cadastro')).closest('li');
  const meta = company && ` · ${company}`;
  expect(row).toHaveTextContent(new RegExp(`finalizou o cadastro04/08/2026 \\d\\d:\\d\\d${meta}$`));
});

it('says of a form that was opened again that it was finished again, as nothing may have been corrected', async () => {
  const { user } = await openBell([entry('1', { kind: 'CORRECTION_SENT' })]);
  await user.click(await screen.findByRole('button', { name: 'Notificações: 1 não lida' }));
  expect(await screen.findByText('Pessoa 1 finalizou o cadastro de novo')).toBeVisible();
});

it('marks as read what is shown, all at once', async () => {
  const { user, server } = await openBell([entry('1'), entry('2', { isRead: true, candidate: null })]);
  await user.click(await screen.findByRole('button', { name: 'Notificações: 1 não lida' }));
  await screen.findByText('Candidato removido finalizou o cadastro');
  await user.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
  await waitFor(() =>
    expect(server.lastOf('MarkNotificationsRead')).toEqual({ input: { upTo: '2026-08-04T15:00:00Z' } }),
  );
  await waitFor(() => expect(screen.queryByText('Não lida:')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Marcar todas como lidas' })).toBeDisabled();
});

it('tells what was marked as read as no failure to mark it where only the list cannot be loaded again', async () => {
  const { user, server } = await openBell([entry('1')]);
  await user.click(await screen.findByRole('button', { name: 'Notificações: 1 não lida' }));
  await screen.findByText('Pessoa 1 finalizou o cadastro');
  server.intercept('Notifications', () => ({ status: 400, error: { code: 'BAD_USER_INPUT' } }));
  await user.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
  expect(await screen.findByText('Não foi possível carregar as notificações')).toBeVisible();
  expect(server.callsOf('MarkNotificationsRead')).toHaveLength(1);
  expect(screen.queryByText('Não foi possível marcar como lidas')).not.toBeInTheDocument();
});

it('follows by itself, tells the number politely, and offers in the open list what has come since', async () => {
  const { user, live, entries } = await openBell([entry('1')]);
  await user.click(await screen.findByRole('button', { name: 'Notificações: 1 não lida' }));
  await screen.findByText(/Pessoa 1 finalizou/);
  await waitFor(() => expect(live.isOpen()).toBe(true));
  act(() => live.tell({ candidates: 1, notifications: 1 }));
  entries.unshift(entry('2', { kind: 'OVERDUE' }));
  act(() => live.tell({ candidates: 1, notifications: 2 }));
  const updates = await screen.findByRole('button', { name: '1 novo, atualizar' });
  expect(screen.getByText('Notificações: 2 não lidas')).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByText(/Pessoa 2/)).not.toBeInTheDocument();
  await user.click(updates);
  await screen.findByText('Pessoa 2 não finalizou o cadastro no prazo');
});

it('counts what has come between the loading of the page and the first word of the server', async () => {
  const { live, entries } = await openBell([entry('1')]);
  await screen.findByRole('button', { name: 'Notificações: 1 não lida' });
  await waitFor(() => expect(live.isOpen()).toBe(true));
  entries.unshift(entry('2'));
  act(() => live.tell({ candidates: 7, notifications: 7 }));
  await screen.findByRole('button', { name: 'Notificações: 2 não lidas' });
});

it('asks again where the server gave no answer', async () => {
  const { live, entries, server } = await openBell([entry('1')]);
  await screen.findByRole('button', { name: 'Notificações: 1 não lida' });
  await waitFor(() => expect(live.isOpen()).toBe(true));
  let isBroken = true;
  server.intercept('UnreadNotifications', () => (isBroken ? { status: 403, error: { code: 'FORBIDDEN' } } : null));
  const asked = server.callsOf('UnreadNotifications').length;
  entries.unshift(entry('2'));
  act(() => live.tell({ candidates: 1, notifications: 1 }));
  act(() => live.tell({ candidates: 1, notifications: 2 }));
  await waitFor(() => expect(server.callsOf('UnreadNotifications').length).toBeGreaterThan(asked));
  isBroken = false;
  await screen.findByRole('button', { name: 'Notificações: 2 não lidas' });
});

it('offers what has come since also in a list that goes on, with more of it shown, and after some were read elsewhere', async () => {
  const { user, live, entries, server } = await openBell(Array.from({ length: 45 }, (_, at) => entry(`${at + 1}`)));
  const updates = () => screen.queryByRole('button', { name: /novos?, atualizar$/ });
  let told = 1;
  const tell = () => act(() => live.tell({ candidates: 1, notifications: ++told }));
  await user.click(await screen.findByRole('button', { name: 'Notificações: 45 não lidas' }));
  await screen.findByText(/Pessoa 20 finalizou/);
  await waitFor(() => expect(live.isOpen()).toBe(true));
  act(() => live.tell({ candidates: 1, notifications: told }));
  await user.click(screen.getByRole('button', { name: /Mostrar mais/ }));
  await screen.findByText(/Pessoa 40 finalizou/);
  expect(updates()).not.toBeInTheDocument();
  entries[44] = { ...entries[44]!, isRead: true };
  tell();
  await screen.findByText('Notificações: 44 não lidas');
  expect(updates()).not.toBeInTheDocument();
  entries.unshift(entry('novo'));
  tell();
  await waitFor(() => expect(updates()).toHaveAccessibleName('1 novo, atualizar'));
  await user.click(updates()!);
  await screen.findByText(/Pessoa novo finalizou/);
  await waitFor(() => expect(updates()).not.toBeInTheDocument());
  expect(server.callsOf('Notifications').length).toBeGreaterThan(2);
});

it('says that there is nothing, or that it could not be loaded, which can be tried again', async () => {
  const { user, server } = await openBell([]);
  server.intercept('Notifications', () => ({ error: { code: 'FORBIDDEN' }, status: 403 }));
  await user.click(await screen.findByRole('button', { name: 'Notificações' }));
  await screen.findByText('Não foi possível carregar as notificações');
  server.intercept('Notifications', () => null);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByText('Nenhuma notificação');
});

it('a link to the settings opens them; each switch is kept at once, and one that is not kept stands back', async () => {
  const { user, server } = await openBell([], { path: '/admin?notifications=settings' });
  const dialog = await screen.findByRole('dialog', { name: 'Configurar notificações' });
  const kind = await within(dialog).findByRole('group', { name: 'Cadastro finalizado' });
  await user.click(within(kind).getByRole('switch', { name: 'Por e-mail, na hora' }));
  await waitFor(() => expect(within(kind).getByRole('switch', { name: 'Por e-mail, na hora' })).toBeChecked());
  expect(server.lastOf('SaveNotificationSettings')).toEqual({
    input: { kinds: [{ kind: 'COMPLETE', ...channels, byMail: true }], language: 'PT_BR' },
  });
  server.intercept('SaveNotificationSettings', () => ({ error: { code: 'FORBIDDEN' }, status: 403 }));
  await user.click(within(kind).getByRole('switch', { name: 'No resumo do dia' }));
  await screen.findByText('Não foi possível salvar');
  expect(within(kind).getByRole('switch', { name: 'No resumo do dia' })).not.toBeChecked();
  const refused = { settings: null, userErrors: [{ code: 'INVALID', message: 'Não é possível agora.', field: null }] };
  server.intercept('SaveNotificationSettings', () => ({ data: { saveNotificationSettings: refused } }));
  await user.click(within(kind).getByRole('switch', { name: 'No resumo do dia' }));
  await screen.findByText('Não é possível agora.', { selector: 'li *' });
});
