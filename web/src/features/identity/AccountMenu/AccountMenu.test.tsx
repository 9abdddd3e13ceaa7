import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { toast } from '../../../components/Toast/toast';
import { changeLanguage } from '../../../i18n';
import { startSession } from '../../../session/viewer';
import { setThemePreference } from '../../../theme/theme';
import { serveGraphql, type AnswerCall } from '../../../testing/graphqlServer';
import { renderUi } from '../../../testing/renderUi';
import { rememberUser, resetSession, viewerAnswer } from '../../../testing/session';
import { AccountMenu } from './AccountMenu';

beforeEach(() => {
  resetSession();
  toast.clear();
  rememberUser();
});
afterEach(async () => {
  setThemePreference('system');
  await act(() => changeLanguage('pt-BR'));
});

const device = (id: string, userAgent: string | null, isCurrent = false) => ({
  id,
  userAgent,
  isCurrent,
  lastUsedAt: '2026-11-20T12:00:00.000Z',
});
const here = device('1', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36', true);
const phone = device(
  '2',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
);

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};
const arrivesAt = (path: string) => waitFor(() => expect(screen.getByTestId('address').textContent).toBe(path));

async function open(overrides: Partial<Record<string, AnswerCall>> = {}, path = '/admin') {
  const state = { sessions: [here, phone, device('3', null)] };
  const calls = serveGraphql((call) => {
    const override = overrides[call.operation];
    if (override) return override(call);
    if (call.operation === 'OwnSessions') return { data: { viewer: { sessions: state.sessions } } };
    if (call.operation === 'EndOtherSessions') {
      state.sessions = [here];
      return { data: { endOtherSessions: { endedCount: 2, userErrors: [] } } };
    }
    return viewerAnswer();
  });
  const view = renderUi(
    <>
      <AccountMenu />
      <Address />
    </>,
    { path },
  );
  act(startSession);
  // A dialog that came with the address hides the menu.
  if (!path.includes('account=')) {
    await view.user.click(await screen.findByRole('button', { name: 'Minha conta: Ana Lima' }));
  }
  return { ...view, calls };
}

it('names the person and offers everything of the account; Sair stands once, beside it', async () => {
  await open();

  expect(screen.getAllByText('Sair')).toHaveLength(1);

  const menu = screen.getByRole('menu');
  expect(within(menu).getByText('ana@esteira.local')).toBeVisible();
  const names = within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
  expect(names).toEqual([
    'Alterar senha',
    'Verificação em duas etapas',
    'Sessões abertas',
    'Chaves de acesso',
    'Webhooks',
    'Equipe',
    'Guarda de dados',
  ]);
});

it('leads administrators to the accounts of the staff', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('menuitem', { name: 'Equipe' }));

  await arrivesAt('/admin/equipe');
});

it('leads administrators to the periods of the data', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('menuitem', { name: 'Guarda de dados' }));

  await arrivesAt('/admin/guarda');
});

it('leads the contact of a company to the accounts of colleagues', async () => {
  const { user } = await open({ SessionViewer: () => viewerAnswer({ roles: ['CLIENT'] }) });

  await user.click(screen.getByRole('menuitem', { name: 'Equipe' }));

  await arrivesAt('/client/equipe');
});

it('leads the contact of a company to its webhooks', async () => {
  const { user } = await open({ SessionViewer: () => viewerAnswer({ roles: ['CLIENT'] }) });

  await user.click(screen.getByRole('menuitem', { name: 'Webhooks' }));

  await arrivesAt('/client/webhooks');
});

it.each([
  ['ADMIN', '/admin/chaves'],
  ['CLIENT', '/client/chaves'],
])('leads a person of role %s to their access keys', async (role, path) => {
  const { user } = await open({ SessionViewer: () => viewerAnswer({ roles: [role] }) });

  await user.click(screen.getByRole('menuitem', { name: 'Chaves de acesso' }));

  await arrivesAt(path);
});

it('leads nobody else there', async () => {
  const rights = { viewerCanManageStaff: false, viewerCanManageRetention: false, viewerCanManageWebhooks: false };
  const answer = viewerAnswer({ roles: ['CLIENT'], ...rights });
  await open({ SessionViewer: () => answer });

  const names = screen.getAllByRole('menuitem').map((item) => item.textContent);
  expect(names).toEqual(['Alterar senha', 'Verificação em duas etapas', 'Sessões abertas', 'Chaves de acesso']);
});

it('changes theme and language', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('menuitemradio', { name: 'Escuro' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');

  await user.click(screen.getByRole('button', { name: 'Minha conta: Ana Lima' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
  expect(await screen.findByRole('button', { name: 'My account: Ana Lima' })).toBeVisible();
});

it('changes the own password and closes its dialog', async () => {
  const { user, calls } = await open({ ChangePassword: () => ({ data: { changePassword: { userErrors: [] } } }) });
  await user.click(screen.getByRole('menuitem', { name: 'Alterar senha' }));
  await screen.findByLabelText('Senha atual'); // A skeleton of the dialog may stand there first.
  const dialog = within(screen.getByRole('dialog', { name: 'Alterar senha' }));

  await user.type(dialog.getByLabelText('Senha atual'), 'antiga');
  await user.type(dialog.getByLabelText('Nova senha'), 'nova-senha');
  await user.type(dialog.getByLabelText('Confirmar nova senha'), 'nova-senha{Enter}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Senha alterada com sucesso!')).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    variables: { input: { currentPassword: 'antiga', newPassword: 'nova-senha' } },
  });
});

it('can be closed without changing the password', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Alterar senha' }));
  await screen.findByRole('dialog', { name: 'Alterar senha' });

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['password', 'Alterar senha'],
  ['sessions', 'Sessões abertas'],
])('keeps its dialog in the address of the screen, beside the place of the list: %s', async (account, title) => {
  const { user } = await open({}, '/admin?page=2');
  await user.click(screen.getByRole('menuitem', { name: title }));
  await screen.findByRole('dialog', { name: title });
  await arrivesAt(`/admin?page=2&account=${account}`);
  await user.keyboard('{Escape}');
  await arrivesAt('/admin?page=2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens the dialog that a link names', async () => {
  const { user } = await open({}, '/admin?account=sessions');
  await screen.findByRole('dialog', { name: 'Sessões abertas' });
  await user.keyboard('{Escape}');
  await arrivesAt('/admin');
});

it('lists the open sessions by device and ends the others', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Sessões abertas' }));
  const rows = await screen.findAllByRole('listitem');
  const dialog = within(screen.getByRole('dialog', { name: 'Sessões abertas' }));
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Chrome em Linux',
    'Safari em iOS',
    'Dispositivo desconhecido',
  ]);
  expect(within(rows[0] as HTMLElement).getByText('Este dispositivo')).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Encerrar outras sessões' }));

  expect(await dialog.findByText('Nenhuma outra sessão aberta.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Encerrar outras sessões' })).toBeDisabled();
  expect(await screen.findByText('2 sessões encerradas')).toBeVisible();
});

it('ends a single session of another device, and the keyboard stays in the dialog', async () => {
  let sessions = [here, phone, device('3', null)];
  const { user, calls } = await open({
    OwnSessions: () => ({ data: { viewer: { sessions } } }),
    EndSession: () => {
      sessions = [here, device('3', null)];
      return { data: { endSession: { endedId: '2', userErrors: [] } } };
    },
  });
  await user.click(screen.getByRole('menuitem', { name: 'Sessões abertas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sessões abertas' }));
  expect(
    (await dialog.findAllByRole('button', { name: /^Encerrar a sessão/ })).map(({ ariaLabel }) => ariaLabel),
  ).toEqual([
    expect.stringMatching(/^Encerrar a sessão Safari em iOS, último uso em \d+\/11\/2026 /),
    expect.stringMatching(/^Encerrar a sessão Dispositivo desconhecido, último uso em \d+\/11\/2026 /),
  ]);

  await user.click(dialog.getByRole('button', { name: /^Encerrar a sessão Safari em iOS/ }));

  await waitFor(() => expect(dialog.queryByText('Safari em iOS')).not.toBeInTheDocument());
  expect(calls.find(({ operation }) => operation === 'EndSession')).toMatchObject({
    variables: { input: { id: '2' } },
  });
  expect(dialog.getByText('Dispositivo desconhecido')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Sessões abertas' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
});

it('says why a session was not ended, and shows which are open now', async () => {
  let sessions = [here, phone];
  const { user } = await open({
    OwnSessions: () => ({ data: { viewer: { sessions } } }),
    EndSession: () => {
      sessions = [here];
      const refusal = { code: 'NOT_FOUND', message: 'Sessão não encontrada.' };
      return { data: { endSession: { endedId: null, userErrors: [refusal] } } };
    },
  });
  await user.click(screen.getByRole('menuitem', { name: 'Sessões abertas' }));
  await user.click(await screen.findByRole('button', { name: /^Encerrar a sessão Safari em iOS/ }));

  expect(await screen.findByText('Sessão não encontrada.')).toBeVisible();
  expect(await screen.findByText('Nenhuma outra sessão aberta.')).toBeVisible();
});

it('offers another try when the sessions do not arrive', async () => {
  let down = true;
  const { user } = await open({
    OwnSessions: () => {
      if (down) throw new Error('offline');
      return { data: { viewer: { sessions: [here] } } };
    },
  });
  await user.click(screen.getByRole('menuitem', { name: 'Sessões abertas' }));
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' });

  down = false;
  await user.click(retry);

  expect(await screen.findByText('Chrome em Linux')).toBeVisible();
});

it('signs out', async () => {
  const { user } = await open({ SignOut: () => ({ data: { signOut: { userErrors: [] } } }) });

  await user.click(screen.getByRole('button', { name: 'Sair' }));

  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(await screen.findByText('Logout realizado')).toBeVisible();
});
