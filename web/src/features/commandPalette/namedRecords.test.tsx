/** What the search over everything finds besides candidates and clients: colleagues, webhooks and access keys by their names. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderStaff } from '../../testing/renderStaff';
import { connection } from '../../testing/staffData';
import { serveStaff } from '../../testing/staffServer';
import { webhookData } from '../../testing/webhooks';
import { StaffSearch } from './StaffSearch';

const day = '2026-01-05T12:00:00.000Z';
const account = (name: string) => ({
  id: name,
  name,
  email: `${name.split(' ')[0]!.toLowerCase()}@esteira.local`,
  active: true,
  isInvited: false,
  createdAt: day,
  isViewer: false,
  isContact: false,
  hasTwoFactor: false,
});
const accessKey = (name: string) => ({
  id: name,
  name,
  access: 'READ',
  createdAt: day,
  lastUsedAt: null,
  expiresAt: day,
});

function serve({ colleagues = ['Júlia Folha'] }: { colleagues?: string[] } = {}) {
  return serveStaff({
    candidates: (page: { first: number }) => connection([], page),
    candidatesByAnswer: [],
    clients: (page: { first: number }) => connection([], page),
    staffAccounts: colleagues.map(account),
    webhooks: [
      webhookData({ id: 'folha', name: 'Folha de pagamento', url: 'https://folha.exemplo.com.br/eventos' }),
      webhookData({ id: 'unnamed', name: null, url: 'https://ponto.exemplo.com.br/eventos' }),
    ],
    viewer: { id: 'viewer', accessKeys: [accessKey('Robô da folha')] },
  });
}

const box = () => screen.findByRole('combobox', { name: 'O que você procura?' });

async function openSearch(role: 'admin' | 'client', options: { keepsTeam?: boolean } = {}) {
  const opened = await renderStaff(<StaffSearch />, { path: `/${role}`, role, ...options });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await box();
  return opened;
}

const optionsOf = async (group: string) =>
  within(await screen.findByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('finds each by its own name, whatever the accents; nothing of them is read before something is typed', async () => {
  const server = serve();
  const { user } = await openSearch('admin');
  expect(server.calls).toEqual([]);
  await user.type(await box(), 'FOLHA');
  expect(await optionsOf('Equipe')).toEqual(['Júlia Folhajúlia@esteira.local']);
  expect(await optionsOf('Webhooks')).toEqual(['Folha de pagamentohttps://folha.exemplo.com.br/eventos']);
  expect(await optionsOf('Chaves de acesso')).toEqual(['Robô da folha']);
  await user.clear(await box());
  await user.type(await box(), 'ponto');
  await waitFor(async () => expect(await optionsOf('Webhooks')).toEqual(['https://ponto.exemplo.com.br/eventos']));
  for (const operation of ['StaffAccounts', 'Webhooks', 'AccessKeys']) {
    expect(server.callsOf(operation)).toHaveLength(1);
  }
});

test.each([
  ['admin', 'Equipe', 'julia', '/admin/equipe'],
  ['admin', 'Webhooks', 'pagamento', '/admin/webhooks'],
  ['admin', 'Chaves de acesso', 'robo', '/admin/chaves'],
  ['client', 'Equipe', 'julia', '/client/equipe'],
  ['client', 'Webhooks', 'pagamento', '/client/webhooks'],
  ['client', 'Chaves de acesso', 'robo', '/client/chaves'],
] as const)('leads %s from %s to the screen of the one that is found', async (role, group, typed, path) => {
  serve();
  const { user, address } = await openSearch(role, { keepsTeam: true });
  await user.type(await box(), typed);
  await optionsOf(group);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(path));
});

test('who keeps no team is asked nothing of accounts and webhooks', async () => {
  const server = serve();
  const { user } = await openSearch('client');
  await user.type(await box(), 'folha');
  expect(await optionsOf('Chaves de acesso')).toEqual(['Robô da folha']);
  expect(screen.queryByRole('group', { name: 'Equipe' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Webhooks' })).not.toBeInTheDocument();
  expect([...server.callsOf('StaffAccounts'), ...server.callsOf('Webhooks')]).toEqual([]);
});

test('what all addresses have in common finds none of them, and hides nobody of that name', async () => {
  serve({ colleagues: [...Array.from({ length: 5 }, (_, at) => `Rita${at} Prado`), 'Caio Local'] });
  const { user } = await openSearch('admin');
  await user.type(await box(), 'local');
  expect(await optionsOf('Equipe')).toEqual(['Caio Localcaio@esteira.local']);
  await user.clear(await box());
  await user.type(await box(), 'exemplo');
  await waitFor(async () => expect(await optionsOf('Webhooks')).toEqual(['https://ponto.exemplo.com.br/eventos']));
});

test('four colleagues are shown at most', async () => {
  serve({ colleagues: Array.from({ length: 9 }, (_, at) => `Rita${at} Prado`) });
  const { user } = await openSearch('admin');
  await user.type(await box(), 'prado');
  expect(await optionsOf('Equipe')).toHaveLength(4);
});

test('a list that cannot be read is told, and is tried again; the others are shown meanwhile', async () => {
  const server = serve();
  server.intercept('StaffAccounts', () => ({ status: 403, error: { code: 'FORBIDDEN' } }));
  const { user } = await openSearch('admin');
  await user.type(await box(), 'folha');
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro ao buscar');
  expect(await optionsOf('Webhooks')).toHaveLength(1);
  server.intercept('StaffAccounts', () => null);
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await optionsOf('Equipe')).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
