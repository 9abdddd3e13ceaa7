import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { toast, toastStore } from '../../../components/Toast/toast';
import { changeLanguage } from '../../../i18n';
import { startSession } from '../../../session/viewer';
import { serveGraphql, type AnswerCall } from '../../../testing/graphqlServer';
import { renderUi } from '../../../testing/renderUi';
import { rememberUser, resetSession, viewerAnswer } from '../../../testing/session';
import Login from './Login';

beforeEach(() => {
  resetSession();
  toast.clear();
});

function Here() {
  const { pathname, search } = useLocation();
  return <p>{`em ${pathname}${search}`}</p>;
}

function open(path: string | { pathname: string; state: unknown } = '/login') {
  const view = renderUi(
    <Routes>
      <Route path="/" element={<Login />} />
      <Route path="/login" element={<Login />} />
      <Route path="*" element={<Here />} />
    </Routes>,
    { path: path as string },
  );
  act(startSession);
  return view;
}

const tokens = { accessToken: 'access', refreshToken: 'refresh', userErrors: [] };
const refused = (message: string) => ({
  data: { signIn: { accessToken: null, refreshToken: null, userErrors: [{ message, code: 'INACTIVE_ACCOUNT' }] } },
});

/** A server with one account: ana@esteira.local / certa. */
function serve(overrides: Partial<Record<string, AnswerCall>> = {}) {
  return serveGraphql((call) => {
    const override = overrides[call.operation];
    if (override) return override(call);
    if (call.operation === 'SessionViewer') return viewerAnswer();
    const { password } = (call.variables['input'] ?? {}) as { password?: string };
    return password === 'certa' ? { data: { signIn: tokens } } : refused('Credenciais inválidas');
  });
}

async function fill(user: ReturnType<typeof open>['user'], password = 'certa') {
  await user.type(await screen.findByLabelText('E-mail'), ' ana@esteira.local ');
  await user.type(screen.getByLabelText('Senha'), password);
}

const alert = (title: string) => screen.findByText(title, { selector: 'li *' });
/** Not its repetition in the toast. */
const atForm = { ignore: 'li *, [role=status] *, [role=status]' };

it('is titled as an admission system, with its tagline', async () => {
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'Sistema de Admissão' })).toBeVisible();
  expect(screen.getAllByText('Gerencie seus processos de contratação com eficiência.')[0]).toBeInTheDocument();
});

it('keeps the button off until both fields are filled', async () => {
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'Entrar' });
  expect(button).toBeDisabled();

  await user.type(screen.getByLabelText('E-mail'), 'ana@esteira.local');
  expect(button).toBeDisabled();

  await user.type(screen.getByLabelText('Senha'), 'x');
  expect(button).toBeEnabled();
});

it('signs in with the Enter key, welcomes by name and goes to the role’s dashboard', async () => {
  const calls = serve();
  const { user } = open();

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('em /admin')).toBeVisible();
  expect(await alert('Login realizado com sucesso!')).toBeVisible();
  expect(screen.getByText('Bem-vindo, Ana Lima')).toBeVisible();
  expect(localStorage.getItem('auth_token')).toBe('access');
  expect(localStorage.getItem('refresh_token')).toBe('refresh');
  expect(calls[0]).toMatchObject({
    operation: 'SignIn',
    token: null,
    variables: { input: { email: 'ana@esteira.local', password: 'certa' } },
  });
});

it('leads a client to /client', async () => {
  serve({ SessionViewer: () => viewerAnswer({ roles: ['CLIENT'] }) });
  const { user } = open();

  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));

  expect(await screen.findByText('em /client')).toBeVisible();
});

it('returns to the page that asked for the sign-in', async () => {
  serve();
  const { user } = open({
    pathname: '/login',
    state: { from: { pathname: '/admin/campos', search: '?tipo=x', hash: '' } },
  });

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('em /admin/campos?tipo=x')).toBeVisible();
});

it('leads whoever is signed in already to their dashboard', async () => {
  serve();
  rememberUser();
  open('/');

  expect(await screen.findByText('em /admin')).toBeVisible();
});

it('says what the server says when it refuses, and keeps what was typed', async () => {
  serve({ SignIn: () => refused('Sua conta ainda não está ativa.') });
  const { user } = open();

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await alert('Erro no login')).toBeVisible();
  expect(toastStore.read()).toMatchObject([{ tone: 'error', description: 'Sua conta ainda não está ativa.' }]);
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Sua conta ainda não está ativa.');
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  expect(screen.getByLabelText('Senha')).toHaveValue('certa');
  expect(localStorage.getItem('auth_token')).toBeNull();
});

it('takes the refusal back, at the form and in its toast, with the next letter; the same again is told again', async () => {
  const told: unknown[] = [];
  const stop = toastStore.subscribe(() => told.push(...toastStore.read().map(({ id }) => id)));
  serve();
  const { user } = open();

  await fill(user, 'errada');
  await user.keyboard('{Enter}');
  await alert('Erro no login');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(new Set(told).size).toBe(2));
  stop();
  await user.type(screen.getByLabelText('Senha'), 'x');

  expect(toastStore.read()).toEqual([]);
  expect(screen.getByLabelText('Senha')).not.toHaveAccessibleDescription();
});

it('says it in English to readers of English', async () => {
  await changeLanguage('en-US');
  serve({ SignIn: () => refused('Sua conta ainda não está ativa.') });
  const { user } = open();

  await user.type(await screen.findByLabelText('E-mail'), 'ana@esteira.local');
  await user.type(screen.getByLabelText('Password'), 'certa{Enter}');

  expect(await screen.findByText('Your account is not active yet.', atForm)).toBeVisible();
  await act(() => changeLanguage('pt-BR'));
});

it('says ‘Credenciais inválidas’ when the server gives no reason', async () => {
  serve({ SignIn: () => ({ data: { signIn: { accessToken: null, refreshToken: null, userErrors: [] } } }) });
  const { user } = open();

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Credenciais inválidas', atForm)).toBeVisible();
});

it('says how long to wait after too many attempts', async () => {
  serve({ SignIn: () => ({ status: 429, error: { code: 'RATE_LIMITED', retryAfterSeconds: 600 } }) });
  const { user } = open();

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Muitas tentativas. Tente novamente em 10 minutos.', atForm)).toBeVisible();
});

it('leaves no half session behind when the person cannot be loaded after the sign-in', async () => {
  serve({
    SessionViewer: () => {
      throw new Error('offline');
    },
  });
  const { user } = open();

  await fill(user);
  await user.keyboard('{Enter}');

  expect(await alert('Erro no login')).toBeVisible();
  expect(localStorage.getItem('auth_token')).toBeNull();
});

describe('a temporary password', () => {
  const input = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);

  async function signInWithTemporary(overrides: Partial<Record<string, AnswerCall>> = {}) {
    const state = { mustChange: true };
    const calls = serve({
      SessionViewer: () => viewerAnswer({ mustChangePassword: state.mustChange }),
      ChangePassword: () => {
        state.mustChange = false;
        return { data: { changePassword: { userErrors: [] } } };
      },
      SignOut: () => ({ data: { signOut: { userErrors: [] } } }),
      ...overrides,
    });
    const view = open();
    await fill(view.user);
    await view.user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Crie uma nova senha' });
    return { ...view, calls };
  }

  async function change(user: ReturnType<typeof open>['user'], next: string, confirmation: string) {
    await user.clear(input('Nova senha'));
    await user.type(input('Nova senha'), next);
    await user.clear(input('Confirmar nova senha'));
    await user.type(input('Confirmar nova senha'), confirmation);
    await user.keyboard('{Enter}');
  }

  it('must be changed before anything else; then the person is loaded again and led on', async () => {
    const { user, calls } = await signInWithTemporary();
    expect((await screen.findAllByText('Você precisa alterar sua senha antes de continuar.')).length).toBeGreaterThan(
      0,
    );
    expect(input('Senha atual')).toHaveValue('certa');
    expect(input('Nova senha')).toHaveFocus();

    await change(user, 'nova-senha', 'nova-senha');

    expect(await screen.findByText('em /admin')).toBeVisible();
    expect(await alert('Senha alterada com sucesso!')).toBeVisible();
    expect(screen.getByText('Sua senha foi atualizada com segurança.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'ChangePassword')).toMatchObject({
      token: 'access',
      variables: { input: { currentPassword: 'certa', newPassword: 'nova-senha' } },
    });
  });

  it('needs all three fields, equal new ones, and six characters', async () => {
    const { user, calls } = await signInWithTemporary();
    const submit = screen.getByRole('button', { name: 'Alterar senha' });
    expect(submit).toBeDisabled();

    await change(user, 'abcdef', 'abcdeg');
    expect(await screen.findByText('As senhas não coincidem.')).toBeVisible();

    await change(user, 'abc', 'abc');
    expect(await screen.findByText('A nova senha deve ter pelo menos 6 caracteres.')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'ChangePassword')).toBe(false);
  });

  it('cannot be put off: Escape and a close button do not lead out', async () => {
    const { user } = await signInWithTemporary();

    await user.keyboard('{Escape}');

    expect(screen.getByRole('dialog', { name: 'Crie uma nova senha' })).toBeVisible();
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Fechar' })).toBeNull();
  });

  it('can be left by signing out', async () => {
    const { user } = await signInWithTemporary();

    await user.click(screen.getByRole('button', { name: 'Sair' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(await alert('Logout realizado')).toBeVisible();
    expect(screen.getByText('Você foi desconectado do sistema')).toBeVisible();
  });

  it('shows the server’s refusal at the field and as a toast', async () => {
    const { user } = await signInWithTemporary({
      ChangePassword: () => ({
        data: { changePassword: { userErrors: [{ message: 'Senha atual incorreta.', field: ['currentPassword'] }] } },
      }),
    });

    await change(user, 'nova-senha', 'nova-senha');

    expect(await alert('Erro ao alterar senha')).toBeVisible();
    await waitFor(() => expect(input('Senha atual')).toHaveAccessibleDescription(/Senha atual incorreta/));
  });
});

it('leads the keyboard from the e-mail to the password and on to ‘Entrar’, and only then to the way back', async () => {
  serve();
  const { user } = open();
  await user.click(await screen.findByRole('textbox', { name: 'E-mail' }));
  await user.keyboard('ana@esteira.local{Tab}');
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  await user.keyboard('certa');
  const followers = ['Mostrar senha', 'Entrar', 'Esqueci minha senha'];
  for (const name of followers) {
    await user.tab();
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});
